import type { Words } from './certificateWords.ts'
import type { CompanyTexts, DemoCertificate, DemoCompany } from './company.ts'
import type { Spoken } from './languages/language.ts'

/** What is left out is invented; `city` stands in what is. */
export type WrittenTexts = Pick<CompanyTexts, 'companyName' | 'shortDescription'> &
  Partial<Pick<CompanyTexts, 'generalDescription' | 'manufacturingFacilities'>> & { city: string }

/** A company written by hand: what it says replaces what would have been invented. */
export type WrittenCompany = Pick<
  DemoCompany,
  'companyName' | 'textLanguage' | 'shortDescription' | 'industryID'
> &
  Partial<Omit<DemoCompany, 'contactInfo' | 'certificates'>> & {
    contactInfo: Partial<DemoCompany['contactInfo']> &
      Pick<DemoCompany['contactInfo'], 'countryCode' | 'city'>
    families: readonly string[]
    /** In which it writes, that of the original first. */
    languages: readonly Spoken[]
    /** All of them but that of its posts, which stands in its other fields. */
    translations: Partial<Record<Spoken, WrittenTexts>>
    reading?: string
    certificates: readonly DemoCertificate[]
  }

export const certificate = (
  name: string,
  number: string,
  issuer: string,
  scope: Words,
  issueDate: string,
  expireDate: string,
): DemoCertificate => ({ name, number, issuer, scope, issueDate, expireDate })
