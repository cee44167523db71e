// The business types that companies are searched by (P7.5). Apart from the schemas, so that pages may read it in the browser.
export const companyTypes = ['MA', 'DI', 'WS', 'IM', 'EX', 'RE', 'IN', 'CO', 'GO'] as const
export type CompanyTypeCode = (typeof companyTypes)[number]
