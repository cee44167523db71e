// What a product page draws of how a product is sold, all in words already (trade-page.server.ts).

type Told = { text: string; lang?: string }
export type PriceTable = {
  caption: string
  /** The head of the quantities. */
  quantity: string
  currencies: string[]
  rows: { from: string; amounts: string[] }[]
}
export type VariantTable = {
  title: string
  /** The way to those that are not seen at once. */
  all: string
  heads: Told[]
  rows: Told[][]
}
export type TradePage = {
  title: string
  facts: ({ key: string; name: string } & Told)[]
  prices?: PriceTable
  onRequest?: string
  variants?: VariantTable
}
