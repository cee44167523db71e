import type { FilmName } from '@millwright/demo-art/films'
import type { Words } from './certificateWords.ts'
import type { BusinessType, Tier } from './world.ts'

export type Range = { min: number; max: number }
export type Phone = { countryCode: string; number: string }

/** A business of the demo world; the fields of P3.1 with codes and ids in place of names. */
export type DemoCompany = {
  id: string
  index: number
  companyName: string
  /** In which its posts and letters are, and the texts here; what it writes on its page is in companyTexts.ts. */
  textLanguage: 'ja' | 'en'
  subscription: Tier
  verified: boolean
  verification: {
    checkedOn: string
    validUntil: string
    scope: ('registration' | 'site' | 'contacts')[]
  } | null
  shortDescription: string
  generalDescription: string
  businessType: BusinessType
  industryID: string
  categoryIDs: string[]
  yearStablished: number
  totalAnnualRevenue: (Range & { currency: 'USD' }) | null
  totalEmployees: Range | null
  totalProductionEmployees: Range | null
  productionCapacity: (Range & { unit: string; period: 'month' | 'year' }) | null
  contactInfo: {
    legalAddressEnglish: string
    shippingAddressEnglish: string
    city: string
    zipcode: string
    countryCode: string
    stateID: string | null
    email: string
    website: string
    phone: Phone
    mobilePhone: Phone | null
  }
  factory: {
    manufacturingFacilities: string
    city: string
    zipcode: string
    countryCode: string
    stateID: string | null
    /** Square metres. */
    factorySize: number
    numberProductionLines: number
    contractManufacturing: string[]
  } | null
  tradeCapabilities: {
    markets: string[]
    spokenLanguages: string[]
    totalEmployeesSales: number
    /** Days. */
    averageLeadTime: number
  }
  businessTerms: {
    acceptedDeliveryTerms: string[]
    acceptedPaymentCurrencies: string[]
    packagingTypes: string[]
    acceptedPaymentTypes: string[]
  }
  certificates: DemoCertificate[]
  hasLogo: boolean
  hasCover: boolean
  film: FilmName | null
  createdAt: string
}

/** What a company writes on its page in one language. */
export type CompanyTexts = {
  companyName: string
  shortDescription: string
  generalDescription: string
  /** Empty for those without a factory. */
  manufacturingFacilities: string
}

export type DemoCertificate = {
  name: string
  number: string
  issuer: string
  /** In each language. */
  scope: Words
  issueDate: string
  expireDate: string
}

export type DemoProduct = {
  id: string
  name: string
  keywords: string
  description: string
  industryID: string
  categoryID: string
  subCategoryID: string | null
  specs: { key: string; value: string }[]
  /** Days. */
  leadTime: number
  stock: boolean
  minimumOrder: string
  published: boolean
  /** None without a picture. */
  photoCount: number
  film: FilmName | null
  picture: { family: string; params: Record<string, number | string>; part: string; note: string } | null
  createdAt: string
}
