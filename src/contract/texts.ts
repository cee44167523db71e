// What a company says of itself and of its products in other languages than that in which it wrote first (D55).
import * as z from 'zod'
import { ListCode, ShortDescription } from './business-fields.ts'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { ownName, productWords } from './names.ts'
import { PictureTexts } from './picture-texts.ts'
import { rateLimits } from './rate-limits.ts'
import { isPlain, plainText } from './text.ts'
import { narrowed } from './writing.ts'

/** Of the list of languages. */
const LanguageCode = z.string().regex(/^[a-z]{2,3}$/)
/** 0 of a language in which nothing was written yet. */
const Revision = z.int32().min(0)

/** Who wrote a language last, and when; nobody for what was loaded, or whose account is gone. */
const Written = z.object({
  revision: Revision,
  writtenBy: z.string().nullable(),
  writtenAt: z.iso.datetime().nullable(),
})

/** What certificates cover, by their ids; those that say nothing are left out. */
const Scopes = z
  .record(Id, plainText({ max: limits.certificateTextMax, isProse: true }))
  .refine((scopes) => Object.keys(scopes).length <= limits.certificatesPerBusinessMax, {
    error: 'Too many certificates',
  })

/** Empty for what is not written in a language. */
export const BusinessTextFields = z.strictObject({
  companyName: ownName({ max: limits.companyNameMax }),
  shortDescription: ShortDescription,
  generalDescription: plainText({ max: limits.generalDescriptionMax, lines: true }),
  manufacturingFacilities: plainText({ max: limits.facilitiesMax, lines: true }),
  certificates: Scopes,
})
export type BusinessTextFieldsInput = z.output<typeof BusinessTextFields>

/** Compared with what was saved, hence not tidied again. */
const typed = (max: number) =>
  z
    .string()
    .max(max * 4)
    .refine((text) => isPlain(text), {
      error: 'Contains characters that are no text',
      params: { why: 'hidden' },
    })
/** A specification in another language; `of` is what was typed. */
const SpecText = z.strictObject({
  of: z.strictObject({ key: typed(limits.specKeyMax), value: typed(limits.specValueMax) }),
  key: plainText({ max: limits.specKeyMax, isProse: true }),
  value: plainText({ max: limits.specValueMax, isProse: true }).overwrite(narrowed),
})

export const ProductTextFields = z.strictObject({
  name: productWords(),
  description: plainText({ max: limits.productDescriptionMax, lines: true }),
  keywords: z
    .array(plainText({ min: 1, max: limits.keywordMax, isProse: true }))
    .max(limits.keywordsPerProductMax),
  specs: z.array(SpecText).max(limits.specsPerProductMax),
  /** What its pictures show, by their addresses; those that say nothing are left out. */
  pictures: PictureTexts,
})
export type ProductTextFieldsInput = z.output<typeof ProductTextFields>

/** What is written first, in which language, and in the others; `wanted` are languages its buyers read, the most useful first. */
const textsOf = <Fields extends z.ZodObject>(fields: Fields) =>
  z.object({
    language: LanguageCode,
    /** Whether the company said so; else its texts tell. */
    isSaid: z.boolean(),
    original: fields,
    translations: z.record(LanguageCode, Written.extend({ fields })),
    wanted: z.array(LanguageCode),
  })

export const BusinessTexts = textsOf(BusinessTextFields).extend({
  /** A name in Latin letters, made of the reading in kana; null without a reading. */
  latinName: z.string().nullable(),
})
export type BusinessTextsEntry = z.infer<typeof BusinessTexts>
export const ProductTexts = textsOf(ProductTextFields)
export type ProductTextsEntry = z.infer<typeof ProductTexts>

const business = '/business/profile/:id/texts'
const product = '/product/:id/texts'
const params = z.strictObject({ id: Id })
const paramsOfLanguage = z.strictObject({ id: Id, language: LanguageCode })
const section = '3'
/** In which language the original is written, said when the first translation is saved unless it was said before. */
const original = ListCode.default('')

export const listBusinessTexts = endpoint({
  method: 'GET',
  path: business,
  access: 'member',
  section,
  summary: 'What a company says of itself in each language.',
  params,
  ok: BusinessTexts,
  errors: ['NotFound'],
})

export const saveBusinessTexts = endpoint({
  method: 'PUT',
  path: `${business}/:language`,
  access: 'manager',
  section,
  rateLimit: rateLimits.save,
  summary:
    'Saves what a company says in one language beside its own; all fields empty take it away, of certificates only those that are given. Answers Stale, with `current`, when somebody saved that language after `revision`.',
  params: paramsOfLanguage,
  body: BusinessTextFields.partial({ certificates: true }).extend({ revision: Revision, original }),
  ok: z.object({ revision: Revision }),
  errors: ['NotFound', 'NotAllowed', 'Stale', 'NameReserved', 'NameTaken', 'TooManyRequests'],
})

export const listProductTexts = endpoint({
  method: 'GET',
  path: product,
  access: 'member',
  section,
  summary: 'What is said of a product in each language.',
  params,
  ok: ProductTexts,
  errors: ['NotFound'],
})

export const saveProductTexts = endpoint({
  method: 'PUT',
  path: `${product}/:language`,
  access: 'member',
  section,
  rateLimit: rateLimits.save,
  summary:
    'Saves what is said of a product in one language beside its own, of pictures only those that are given; members only of drafts of their own. Answers Stale, with `current`, when somebody saved that language after `revision`.',
  params: paramsOfLanguage,
  body: ProductTextFields.partial({ pictures: true }).extend({ revision: Revision, original }),
  ok: z.object({ revision: Revision }),
  errors: ['NotFound', 'NotAllowed', 'Stale', 'NameReserved', 'TooManyRequests'],
})
