// Limits of how products are sold and of their documents, a part of those in limits.ts.
export const tradeLimits = {
  /** Of a product, and of each of its variants. */
  partNumberMax: 64,
  /** Of an order, and of a price's tier; so many decimals, as of metres and tonnes. */
  quantityMax: 999_999_999,
  quantityDecimalsMax: 3,
  priceTiersMax: 10,
  /** Of an amount of money before and behind the point. */
  priceDigitsMax: 12,
  priceDecimalsMax: 6,
  packagingMax: 200,
  weightMax: 1_000_000_000,
  weightDecimalsMax: 6,
  hsCodeMin: 6,
  hsCodeMax: 10,
  variantAxesMax: 3,
  variantAxisMax: 40,
  variantValueMax: 60,
  variantsPerProductMax: 100,
  documentsPerProductMax: 20,
  documentTitleMax: 120,
  documentVersionMax: 40,
} as const
