// The subjects of inquiries; no schema, so that pages carry none with them.

/** The pick list of section 9 as it crosses the wire; 'Other' asks for a typed subject, which is sent in its place. */
export const inquirySubjects = [
  'We are looking for a Qualified Manufacturer Industry',
  'We are looking for a Private Label Products Manufacturer',
  'We would like to become your Exclusive Distributor in my country',
  'We are looking to become your Worldwide Distributor',
  'We would like to receive full price list of your products',
  'We would like to receive your Discount Policy',
  'Other',
] as const
