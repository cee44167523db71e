// How the calls of companies in their people's hands are made.
import type { Row } from './row.ts'

// Of those who may manage one is asked after the other: each section is a revision further then.
const section = (fields: Record<string, unknown>): Row => ({
  input: ({ businessID }, as) => ({ id: businessID, revision: as === 'owner' ? 1 : 0, ...fields }),
})
const range = { min: null, max: null }
const noPhone = { countryCode: '', businessPhoneNumber: '' }
const certificate = { name: 'ISO 14001', number: '', issuer: '', scope: '', issueDate: '', expireDate: '' }

const certificateRow = (which: 'live' | 'removed', fields: Record<string, unknown> = {}): Row => ({
  input: ({ businessID, certificates }, as) => ({
    id: businessID,
    certificateID: certificates[as === 'admin' ? 'admin' : 'owner'][which],
    ...fields,
  }),
})

export const businessRows: Record<string, Row> = {
  showBusinessProfile: { input: ({ businessID }) => ({ id: businessID }) },
  listBusinessesOfUser: { input: ({ userID }) => ({ userID }) },
  findSameBusiness: { input: () => ({ companyName: 'Kitazawa Bearing Works', country: 'JP' }) },
  createBusiness: {
    input: () => ({
      companyName: 'Kitazawa Gears',
      categories: ['0006.0006-01'],
      businessType: 'MA',
      country: 'JP',
      shortDescription: 'Gears.',
      isAnother: true,
    }),
  },
  listMyBusinesses: {},
  listActors: {},
  listEndingCertificates: {},
  showManagedBusiness: { input: ({ businessID }) => ({ id: businessID }) },
  saveGeneral: section({
    companyName: 'Kitazawa Bearings',
    shortDescription: '',
    generalDescription: '',
    businessType: 'MA',
    categories: ['0006.0006-01'],
    registerNumber: '',
    yearStablished: null,
    totalAnnualRevenue: { ...range, currency: 'JPY' },
    totalEmployees: range,
    totalProductionEmployees: range,
    productionCapacity: { ...range, unit: '', period: '' },
    video: '',
    timeZone: '',
  }),
  listBusinessTexts: { input: ({ businessID }) => ({ id: businessID }) },
  saveBusinessTexts: section({
    language: 'it',
    companyName: 'Cuscinetti Kitazawa',
    shortDescription: '',
    generalDescription: '',
    manufacturingFacilities: '',
  }),
  saveContactInfo: section({
    legalAddressEnglish: '',
    legalAddressLocal: '',
    shippingAddressEnglish: '',
    city: 'Kyoto',
    zipcode: '',
    country: 'JP',
    state: '',
    email: '',
    website: '',
    phone: noPhone,
    mobilePhone: noPhone,
  }),
  saveFactory: section({
    manufacturingFacilities: '',
    city: '',
    zipcode: '',
    country: '',
    state: '',
    factorySize: null,
    numberProductionLines: null,
    contractManufacturing: [],
  }),
  saveTradeCapabilities: section({
    markets: ['JP'],
    spokenLanguages: [],
    totalEmployeesSales: null,
    averageLeadTime: null,
  }),
  saveBusinessTerms: section({
    acceptedDeliveryTerms: ['EXW'],
    acceptedPaymentCurrencies: [],
    packagingTypes: [],
    acceptedPaymentTypes: [],
  }),
  saveBusinessPhotos: { input: ({ businessID }) => ({ id: businessID, profilePhoto: '' }) },
  saveHiddenEditions: section({ hiddenEditions: ['it'] }),
  removeBusiness: { input: ({ businessID }) => ({ id: businessID, companyName: 'Kitazawa Bearing Works' }) },
  restoreBusiness: {
    input: ({ removedBusinessID }) => ({ id: removedBusinessID }),
    allowed: 'NotFound',
    expected: { owner: 'ok' },
  },
  listCertificates: { input: ({ businessID }) => ({ id: businessID }) },
  addCertificate: { input: ({ businessID }) => ({ id: businessID, ...certificate }) },
  changeCertificate: certificateRow('live', certificate),
  removeCertificate: certificateRow('live'),
  restoreCertificate: certificateRow('removed'),
  // There is none.
  showCertificateDocument: { ...certificateRow('live'), allowed: 'NotFound' },
}
