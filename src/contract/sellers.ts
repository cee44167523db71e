// The companies of ours that sell memberships; which edition sells for which stands in the editions' table (decision 102).

export const sellerCodes = ['jp', 'eu', 'us'] as const
export type SellerCode = (typeof sellerCodes)[number]

export const taxCurrencies = ['JPY', 'EUR'] as const
export type TaxCurrency = (typeof taxCurrencies)[number]

type Named = { legalName: string; address: readonly string[] }
export type SellerFacts = Named & {
  /** Written so where an invoice is in that language. */
  inLanguage?: Readonly<Record<string, Named>>
  countryCode: string
  /** As invoices print it; null where there is none to print. */
  taxNumber: string | null
  /** Its own clock: the year of a number and the day of an invoice are told by it. */
  timeZone: string
  /** In which its country wants the tax to be told beside dollars; null where none is taken. */
  taxCurrency: TaxCurrency | null
  /** Where bank transfers go. */
  bank: { holder: string; bank: string; account: string; code: string }
}

/**
 * Invented: the Japanese number is of a register office that does not exist, the Spanish one of province 00. Their check digits
 * are right. An operator who opens an edition enters its own companies here.
 */
export const sellers: Readonly<Record<SellerCode, SellerFacts>> = {
  jp: {
    legalName: 'Millwright Japan K.K.',
    address: ['1-2-3 Nihonbashi Mihoncho', 'Chuo-ku, Tokyo 103-0000', 'Japan'],
    inLanguage: {
      ja: {
        legalName: 'ミルライト・ジャパン株式会社',
        address: ['〒103-0000', '東京都中央区日本橋見本町1-2-3'],
      },
    },
    countryCode: 'JP',
    taxNumber: 'T9999901000123',
    timeZone: 'Asia/Tokyo',
    taxCurrency: 'JPY',
    bank: {
      holder: 'Millwright Japan K.K.',
      bank: 'Mihon Bank, Nihonbashi Branch (000)',
      account: '0000142',
      code: 'MIHNJPJ0XXX',
    },
  },
  eu: {
    legalName: 'Millwright Europa, S.L.',
    address: ['Calle de la Muestra 12, 3.ª planta', '28000 Madrid', 'España'],
    countryCode: 'ES',
    taxNumber: 'ESB00314153',
    timeZone: 'Europe/Madrid',
    taxCurrency: 'EUR',
    bank: {
      holder: 'Millwright Europa, S.L.',
      bank: 'Banco de la Muestra',
      account: 'ES0600000001300000000042',
      code: 'MUESESM0XXX',
    },
  },
  us: {
    legalName: 'Millwright Network LLC',
    address: ['100 Sample Avenue, Suite 1200', 'Miami, FL 33100', 'United States of America'],
    countryCode: 'US',
    taxNumber: null,
    timeZone: 'America/New_York',
    taxCurrency: null,
    bank: {
      holder: 'Millwright Network LLC',
      bank: 'Sample Bank of Florida',
      account: '000000000142',
      code: 'SMPLUS30XXX',
    },
  },
}

export const isSellerCode = (code: string): code is SellerCode => Object.hasOwn(sellers, code)
