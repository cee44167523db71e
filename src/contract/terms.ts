/** The version of the terms in force: the day from which they hold (P9.15). Consent is stored with it. */
export const termsVersion = '2019-10-21'
