import type { DemoCertificate, DemoCompany } from './company.ts'

/** A company written by hand: what it says replaces what would have been invented. */
export type WrittenCompany = Pick<
  DemoCompany,
  'companyName' | 'textLanguage' | 'shortDescription' | 'industryID'
> &
  Partial<Omit<DemoCompany, 'contactInfo' | 'certificates'>> & {
    contactInfo: Partial<DemoCompany['contactInfo']> &
      Pick<DemoCompany['contactInfo'], 'countryCode' | 'city'>
    families: readonly string[]
    certificates: readonly DemoCertificate[]
  }

export const certificate = (
  name: string,
  number: string,
  issuer: string,
  scope: string,
  issueDate: string,
  expireDate: string,
): DemoCertificate => ({ name, number, issuer, scope, issueDate, expireDate })

export const quality = 'Quality management'
