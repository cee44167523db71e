// Apart from businesses.ts, so that screens can name them without taking the schemas, and with them all of Zod, into the browser.

/** The types of company in the order of the search bar (section 3). */
export const companyTypes = ['MA', 'DI', 'WS', 'IM', 'EX', 'RE', 'IN', 'CO', 'GO'] as const
