// What a company says of a product, field by field (P3.4).
import * as z from 'zod'
import { Address, CategoryPath, ListCode } from './business-fields.ts'
import { limits } from './limits.ts'
import { ProductName } from './names.ts'
import { PictureRef, PictureTexts } from './picture-texts.ts'
import { PartNumber, ProductTrade, ProductVariants } from './product-trade.ts'
import { plainText } from './text.ts'
import { narrowed } from './writing.ts'

/**
 * The id of the term that the name of a specification means, as the company chose it; null for none, so that every reader sees
 * what was typed. Where it is left out the program decides.
 */
export const SpecTerm = z.string().min(1).max(limits.termIDMax).nullable()

export const ProductFields = z.strictObject({
  name: ProductName,
  /** In which it is written, of the list of languages; empty where nobody says, then its texts tell. */
  language: ListCode.default(''),
  description: plainText({ max: limits.productDescriptionMax, lines: true }),
  /** A category or subcategory as `0004.0004-03-02`. */
  category: CategoryPath,
  keywords: z
    .array(plainText({ min: 1, max: limits.keywordMax, isProse: true }))
    .max(limits.keywordsPerProductMax),
  /** A draft may have a name without a value yet, or a value without a name; what is published has both. */
  specs: z
    .array(
      z
        .strictObject({
          key: plainText({ max: limits.specKeyMax, isProse: true }),
          value: plainText({ max: limits.specValueMax, isProse: true }).overwrite(narrowed),
          term: SpecTerm.optional(),
        })
        .refine(({ key, value }) => key !== '' || value !== '', {
          error: 'Neither name nor value',
          path: ['key'],
        }),
    )
    .max(limits.specsPerProductMax),
  /** Days; null, or left out, when it is not known. */
  leadTime: z.int().min(0).max(limits.leadTimeMax).nullable().default(null),
  stock: z.boolean(),
  /** These three stay as they are where they are left out. */
  partNumber: PartNumber.optional(),
  trade: ProductTrade.optional(),
  /** Null for none. */
  variants: ProductVariants.nullable().optional(),
  /** Stands before the photos; empty for none, then the first photo does. */
  mainImage: z.union([z.literal(''), PictureRef]),
  photos: z.array(PictureRef).max(limits.photosPerProductGiven),
  /** What they show; left out it stays as it is. */
  pictureTexts: PictureTexts.optional(),
  /** Addresses of hosts that are allowed (contract/videos.ts). */
  videos: z.array(Address.min(1)).max(limits.videosPerProductMax),
})
export type ProductFieldsInput = z.output<typeof ProductFields>
