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

const certificate = (
  name: string,
  number: string,
  issuer: string,
  scope: string,
  issueDate: string,
  expireDate: string,
): DemoCertificate => ({ name, number, issuer, scope, issueDate, expireDate })

const quality = 'Quality management'

/** The companies of the design's sheets, at the first indexes. */
export const writtenCompanies: readonly WrittenCompany[] = [
  {
    companyName: 'Hinokawa Bearing Works Co., Ltd.',
    companyNameAlternative: '株式会社檜川軸受製作所',
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
      certificate(
        'ISO 9001:2015',
        'JQ-20417',
        'Tokiwa Quality Registrar',
        quality,
        '2024-03-12',
        '2027-03-11',
      ),
      certificate(
        'ISO 14001:2015',
        'JE-08836',
        'Tokiwa Quality Registrar',
        'Environmental management',
        '2025-07-01',
        '2028-06-30',
      ),
      certificate(
        'JIS Mark, rolling bearings',
        'OS-0312',
        'Hakusan Conformity Institute',
        'Rolling bearings',
        '2024-01-01',
        '2026-12-31',
      ),
      certificate(
        'IATF 16949:2016',
        'IA-51190',
        'Nordhall Certification',
        'Automotive quality',
        '2022-09-05',
        '2025-09-04',
      ),
    ],
    hasLogo: true,
    hasCover: true,
  },
  {
    companyName: '株式会社青嶺精工',
    textLanguage: 'ja',
    verified: true,
    shortDescription:
      '高速主軸用の組合せアンギュラ玉軸受を製造しています。万能組合せから図面指定の予圧品まで対応し、窒化けい素球のハイブリッド品は240万dmnに達します。全組で段差を測定し、記録を添付して出荷します。',
    industryID: '0006',
    families: ['angular-contact'],
    yearStablished: 1984,
    totalEmployees: { min: 60, max: 75 },
    contactInfo: {
      city: '諏訪市',
      zipcode: '392-0015',
      countryCode: 'JP',
      stateID: 'JP-20',
      legalAddressEnglish: '1203-5 Nakasu, Suwa, Nagano 392-0015',
      shippingAddressEnglish: '1203-5 Nakasu, Suwa, Nagano 392-0015',
      email: 'eigyo@aomine-seiko.example',
      website: 'https://www.aomine-seiko.example',
      phone: { countryCode: '+81', number: '2665550167' },
    },
    tradeCapabilities: {
      markets: ['JP', 'DE', 'TW', 'US'],
      spokenLanguages: ['ja', 'en'],
      totalEmployeesSales: 6,
      averageLeadTime: 35,
    },
    certificates: [
      certificate(
        'ISO 9001:2015',
        'TQ-31882',
        'Tokiwa Quality Registrar',
        '品質マネジメント',
        '2025-02-10',
        '2028-02-09',
      ),
      certificate(
        'JIS Q 9100:2016',
        'HC-70415',
        'Hakusan Conformity Institute',
        '航空宇宙品質マネジメント',
        '2024-10-01',
        '2027-09-30',
      ),
    ],
    hasLogo: true,
    hasCover: true,
  },
  {
    companyName: 'Ostermark Wälzlager GmbH',
    textLanguage: 'en',
    verified: true,
    shortDescription:
      'Split and solid pillow blocks, spherical-roller bearings and adapter sleeves for conveyors, fans and crushers. Housings are cast and machined in Schweinfurt; common sizes leave the store within two days.',
    industryID: '0006',
    families: ['pillow-block', 'roller-bearing'],
    yearStablished: 1951,
    totalEmployees: { min: 420, max: 450 },
    contactInfo: {
      city: 'Schweinfurt',
      zipcode: '97424',
      countryCode: 'DE',
      stateID: 'DE-BY',
      legalAddressEnglish: '18 Am Gleisdreieck, Schweinfurt 97424',
      shippingAddressEnglish: 'Gate 4, 22 Am Gleisdreieck, Schweinfurt 97424',
      email: 'vertrieb@ostermark.example',
      website: 'https://www.ostermark.example',
    },
    tradeCapabilities: {
      markets: ['DE', 'AT', 'PL', 'FR', 'ZA', 'CL'],
      spokenLanguages: ['de', 'en', 'pl'],
      totalEmployeesSales: 31,
      averageLeadTime: 28,
    },
    certificates: [
      certificate('ISO 9001:2015', 'NH-40288', 'Nordhall Certification', quality, '2025-05-20', '2028-05-19'),
      certificate(
        'IATF 16949:2016',
        'NH-51106',
        'Nordhall Certification',
        'Automotive quality',
        '2024-11-04',
        '2027-11-03',
      ),
    ],
    hasLogo: true,
    hasCover: true,
  },
  {
    companyName: 'Siam Rotary Components Co., Ltd.',
    textLanguage: 'en',
    verified: false,
    verification: null,
    shortDescription:
      'Sintered bronze bushings and thrust washers, self-lubricating. Own powder blending and sizing presses up to 200 t.',
    industryID: '0006',
    families: ['bushing'],
    yearStablished: 2009,
    totalEmployees: { min: 35, max: 50 },
    contactInfo: {
      city: 'Rayong',
      zipcode: '21140',
      countryCode: 'TH',
      stateID: 'TH-21',
      legalAddressEnglish: '88/12 Moo 4, Pluak Daeng, Rayong 21140',
      shippingAddressEnglish: '88/12 Moo 4, Pluak Daeng, Rayong 21140',
      email: 'sales@siamrotary.example',
      website: 'https://www.siamrotary.example',
    },
    tradeCapabilities: {
      markets: ['TH', 'VN', 'JP'],
      spokenLanguages: ['th', 'en'],
      totalEmployeesSales: 3,
      averageLeadTime: 18,
    },
    certificates: [
      certificate(
        'ISO 9001:2015',
        'PL-22974',
        'Pacific Loop Registrars',
        quality,
        '2024-08-19',
        '2027-08-18',
      ),
    ],
    hasLogo: false,
    hasCover: false,
  },
  {
    companyName: 'Tateshina Slewing & Linear Technologies Corporation',
    textLanguage: 'en',
    verified: true,
    shortDescription:
      'Slewing rings from 200 to 2,400 mm with internal, external or no gear, for cranes, positioners and wind-turbine pitch drives. Induction-hardened raceways, module 3 to 16, drawings returned with a quotation in five working days.',
    industryID: '0005',
    families: ['slewing-ring', 'spur-gear'],
    yearStablished: 1996,
    totalEmployees: { min: 110, max: 130 },
    contactInfo: {
      city: 'Matsumoto',
      zipcode: '390-1242',
      countryCode: 'JP',
      stateID: 'JP-20',
      legalAddressEnglish: '4020-7 Wada, Matsumoto, Nagano 390-1242',
      shippingAddressEnglish: '4020-7 Wada, Matsumoto, Nagano 390-1242',
      email: 'info@tateshina-slt.example',
      website: 'https://www.tateshina-slt.example',
    },
    tradeCapabilities: {
      markets: ['JP', 'KR', 'DK', 'US'],
      spokenLanguages: ['ja', 'en'],
      totalEmployeesSales: 9,
      averageLeadTime: 45,
    },
    certificates: [
      certificate(
        'ISO 9001:2015',
        'KA-61730',
        'Kestrel Assessment Services',
        quality,
        '2025-01-15',
        '2028-01-14',
      ),
    ],
    hasLogo: true,
    hasCover: true,
  },
  {
    companyName: 'Officine Rovondi Ingranaggi S.p.A.',
    textLanguage: 'en',
    verified: true,
    shortDescription:
      'Ground gears of module 0.8 to 6, single or in pairs, for gearboxes, presses and packaging machines. Hobbing, carburising and tooth grinding in Modena; each pair leaves with its contact pattern and measuring sheet.',
    industryID: '0006',
    families: ['spur-gear', 'helical-gear', 'bevel-gear', 'worm-set'],
    yearStablished: 1973,
    totalEmployees: { min: 95, max: 110 },
    contactInfo: {
      city: 'Modena',
      zipcode: '41122',
      countryCode: 'IT',
      stateID: null,
      legalAddressEnglish: 'Via delle Officine 41, Modena 41122',
      shippingAddressEnglish: 'Via delle Officine 41, Modena 41122',
      email: 'vendite@rovondi.example',
      website: 'https://www.rovondi.example',
    },
    tradeCapabilities: {
      markets: ['IT', 'DE', 'FR', 'JP', 'TR'],
      spokenLanguages: ['it', 'en', 'de'],
      totalEmployeesSales: 8,
      averageLeadTime: 32,
    },
    certificates: [
      certificate('ISO 9001:2015', 'MC-18845', 'Meridiem Cert S.r.l.', quality, '2023-12-18', '2026-12-17'),
    ],
    hasLogo: true,
    hasCover: true,
  },
]
