import { hinokawa as texts } from './hinokawaTexts.ts'
import { automotive, environment, quality, rollingBearings } from './certificateWords.ts'
import { certificate, type WrittenCompany } from './writtenCompany.ts'

/** The company that shows all that a company's page can hold. */
export const hinokawa: WrittenCompany = {
  companyName: 'Hinokawa Bearing Works Co., Ltd.',
  ...texts,
  textLanguage: 'en',
  verified: true,
  verification: {
    checkedOn: '2026-04-14',
    validUntil: '2027-04-13',
    scope: ['registration', 'site', 'contacts'],
  },
  shortDescription:
    'Deep-groove, cylindrical-roller and spindle bearings for machine tools, gearboxes and pumps. Bores 10 to 320 mm, tolerance classes P0 to P4, with vibration test records for every lot and small series from 50 pieces.',
  generalDescription:
    'Hinokawa has made rolling bearings in Kishiwada since 1968. The works began with replacement bearings for textile spinning frames; today more than half of the output goes into machine-tool spindles and industrial gearboxes in Japan, Germany and Italy.\n\nRings are turned, hardened and ground under one roof. Each lot carries its steel melt number, hardness record and vibration spectrum, and samples are kept for ten years.',
  industryID: '0006',
  families: ['ball-bearing', 'roller-bearing', 'angular-contact', 'pillow-block'],
  categoryIDs: ['0006-01', '0006-06', '0006-10'],
  yearStablished: 1968,
  totalAnnualRevenue: { min: 28_000_000, max: 32_000_000, currency: 'USD' },
  totalEmployees: { min: 180, max: 220 },
  totalProductionEmployees: { min: 130, max: 150 },
  productionCapacity: { min: 350_000, max: 420_000, unit: 'pcs', period: 'month' },
  contactInfo: {
    legalAddressEnglish: '3-14 Rinkai-cho, Kishiwada, Osaka 596-0042',
    shippingAddressEnglish: 'Gate 2, 3-20 Rinkai-cho, Kishiwada, Osaka 596-0042',
    city: 'Kishiwada',
    zipcode: '596-0042',
    countryCode: 'JP',
    stateID: 'JP-27',
    email: 'sales@hinokawa.example',
    website: 'https://www.hinokawa.example',
    phone: { countryCode: '+81', number: '725550148' },
    mobilePhone: { countryCode: '+81', number: '9055501480' },
  },
  factory: {
    manufacturingFacilities:
      'Turning, heat treatment, centreless and raceway grinding, superfinishing, assembly, grease filling in an ISO class 7 clean room',
    city: 'Kishiwada',
    zipcode: '596-0042',
    countryCode: 'JP',
    stateID: 'JP-27',
    factorySize: 14_200,
    numberProductionLines: 11,
    contractManufacturing: ['oem', 'odm', 'buyer-label'],
  },
  tradeCapabilities: {
    markets: ['JP', 'DE', 'IT', 'US', 'TH', 'IN'],
    spokenLanguages: ['ja', 'en', 'de'],
    totalEmployeesSales: 12,
    averageLeadTime: 21,
  },
  businessTerms: {
    acceptedDeliveryTerms: ['EXW', 'FOB', 'CIF', 'DAP'],
    acceptedPaymentCurrencies: ['JPY', 'USD', 'EUR'],
    packagingTypes: ['carton', 'wooden-case', 'pallet'],
    acceptedPaymentTypes: ['tt', 'lc'],
  },
  certificates: [
    certificate('ISO 9001:2015', 'JQ-20417', 'Tokiwa Quality Registrar', quality, '2024-03-12', '2027-03-11'),
    certificate(
      'ISO 14001:2015',
      'JE-08836',
      'Tokiwa Quality Registrar',
      environment,
      '2025-07-01',
      '2028-06-30',
    ),
    certificate(
      'JIS Mark, rolling bearings',
      'OS-0312',
      'Hakusan Conformity Institute',
      rollingBearings,
      '2024-01-01',
      '2026-12-31',
    ),
    certificate(
      'IATF 16949:2016',
      'IA-51190',
      'Nordhall Certification',
      automotive,
      '2022-09-05',
      '2025-09-04',
    ),
  ],
  hasLogo: true,
  hasCover: true,
}
