// The subjects of inquiries; no schema, so that pages carry none with them.

/** The one for which a subject is typed. */
export const otherSubject = 'Other'

/** What a company is asked for the document of a certificate under: readers see their language, by the name of the certificate behind it. */
export const documentSubject = /*i18n*/ {
  id: 'inquiry.subject.document',
  message: 'Document of the certificate: {certificate}',
} as const

/** The pick list of P9.13: English crosses the wire, readers see their language; 'Other' asks for a typed subject, which is sent in its place. */
export const inquirySubjects = [
  /*i18n*/ {
    id: 'inquiry.subject.manufacturer',
    message: 'We are looking for a Qualified Manufacturer Industry',
  },
  /*i18n*/ {
    id: 'inquiry.subject.privateLabel',
    message: 'We are looking for a Private Label Products Manufacturer',
  },
  /*i18n*/ {
    id: 'inquiry.subject.exclusive',
    message: 'We would like to become your Exclusive Distributor in my country',
  },
  /*i18n*/ {
    id: 'inquiry.subject.worldwide',
    message: 'We are looking to become your Worldwide Distributor',
  },
  /*i18n*/ {
    id: 'inquiry.subject.priceList',
    message: 'We would like to receive full price list of your products',
  },
  /*i18n*/ { id: 'inquiry.subject.discount', message: 'We would like to receive your Discount Policy' },
  /*i18n*/ { id: 'inquiry.subject.other', message: 'Other' },
] as const
