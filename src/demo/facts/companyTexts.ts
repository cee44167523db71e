// What each company writes on its page: first in its own language, and in others besides.
import { nameOfCompany } from './companies.ts'
import type { DemoCompany } from './company.ts'
import { writtenCompanies } from './handmade.ts'
import type { Spoken } from './languages/language.ts'
import { textsOfProductsIn } from './languages/productTexts.ts'
import { languagesOf } from './languages/writing.ts'
import { cities as chineseCities } from './languages/zh/names.ts'
import { outlineOf } from './outline.ts'
import type { ProductTexts } from './products.ts'
import { textsOf } from './profileTexts.ts'
import type { World } from './world.ts'

export type CompanyTexts = {
  companyName: string
  shortDescription: string
  generalDescription: string
  /** Empty for those without a factory. */
  manufacturingFacilities: string
}

export type Writing = {
  /** In which it writes, the language of the original first. */
  languages: readonly [Spoken, ...Spoken[]]
  company: (language: Spoken) => CompanyTexts
  /** In the order of its products. */
  products: (language: Spoken) => readonly ProductTexts[]
  /** How a Japanese name is read; null for others. */
  reading: string | null
}

/** What company `i` writes; `company` are its facts. */
export function writingOf(world: World, i: number, company: DemoCompany): Writing {
  const languages = languagesOf(world, i) as Writing['languages']
  const [own] = languages
  const isJapanese = own === 'ja'
  return {
    languages,
    company: (language) => companyIn(world, i, company, language),
    products: (language) => textsOfProductsIn(world, i, language),
    reading: isJapanese
      ? (writtenCompanies[i]?.reading ?? nameOfCompany(world, i, 'ja').reading ?? null)
      : null,
  }
}

/** By which name others know it: that of its posts, or its own when it writes no other language. */
export function knownName(world: World, i: number, company: DemoCompany): string {
  const languages = languagesOf(world, i) as Writing['languages']
  const isWritten = languages.includes(company.textLanguage)
  return isWritten ? company.companyName : companyIn(world, i, company, languages[0]).companyName
}

function companyIn(world: World, i: number, company: DemoCompany, language: Spoken): CompanyTexts {
  if (language === company.textLanguage) {
    const { companyName, shortDescription, generalDescription, factory } = company
    const manufacturingFacilities = factory?.manufacturingFacilities ?? ''
    return { companyName, shortDescription, generalDescription, manufacturingFacilities }
  }
  const written = writtenCompanies[i]?.translations[language]
  const companyName = written?.companyName ?? nameOfCompany(world, i, language).companyName
  const { markets, averageLeadTime: lead } = company.tradeCapabilities
  const city = written?.city ?? cityIn(world, i, language)
  const texts = textsOf(outlineOf(world, i), i, world, language, { name: companyName, city, markets, lead })
  return {
    companyName,
    shortDescription: written?.shortDescription ?? texts.short,
    generalDescription: written?.generalDescription ?? texts.general,
    manufacturingFacilities: company.factory ? (written?.manufacturingFacilities ?? texts.facilities) : '',
  }
}

function cityIn(world: World, i: number, language: Spoken): string {
  const { cityLatin, place } = outlineOf(world, i)
  if (language === 'ja' && place) return `${place.prefectureJa}${place.cityJa}`
  return (language === 'zh' ? chineseCities.get(cityLatin) : undefined) ?? cityLatin
}
