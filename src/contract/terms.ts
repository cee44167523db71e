/** The version of the terms in force: the day from which they hold (section 9). Consent is stored with it. */
export const termsVersion = '2019-10-21'
