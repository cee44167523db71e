// A company's table of products becomes its products: sent, understood, tried without changing anything, written, taken back (P3.4, D20).
import * as z from 'zod'
import { CategoryPath, ListCode } from './business-fields.ts'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { UploadForm } from './files.ts'
import { importFields, importProblems, importStates, rowKinds, rowStates } from './import-words.ts'
import { limits } from './limits.ts'
import { ProductFields } from './product-fields.ts'
import { rateLimits } from './rate-limits.ts'
import { plainText } from './text.ts'

const short = (max = 200) => z.string().max(max)

/** What a column means: `key` names a specification, `unit` that of its values, `from`, `currency` and `per` belong to prices. */
export const ColumnMeaning = z.strictObject({
  field: z.enum(importFields),
  key: short().optional(),
  unit: short(40).optional(),
  language: short(10).optional(),
  from: z.number().positive().max(limits.quantityMax).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  per: z.number().positive().max(limits.quantityMax).optional(),
  kind: z.enum(['data sheet', 'manual', 'cad', 'brochure', 'certificate']).optional(),
})
export type ColumnMeaningEntry = z.infer<typeof ColumnMeaning>

/** What the company says of a table, beside its columns. */
export const ImportChoices = z.strictObject({
  /** Of what the table calls a category, the one of ours; asked once for all products that have it. */
  categories: z
    .array(z.strictObject({ text: short(500), category: CategoryPath }))
    .max(limits.importCategoriesMax)
    .default([]),
  /** Of products whose category nothing tells. */
  category: CategoryPath.nullable().default(null),
  /** Where nothing surely tells it, the likeliest is taken. */
  likelyCategories: z.boolean().default(false),
  /** In which new products are written, where no column tells it; empty for none said. */
  language: ListCode.default(''),
  /** A cell that cannot be read: its product is refused, or comes without it. */
  unreadable: z.enum(['refuse', 'leave-out']).default('refuse'),
})
export type ImportChoicesEntry = z.output<typeof ImportChoices>

const Problem = z.object({
  code: z.enum(importProblems),
  /** From 0; left out for a whole row. */
  column: z.int().optional(),
  row: z.int(),
  /** As it stands in the table. */
  text: z.string(),
})
export type ImportProblemEntry = z.infer<typeof Problem>

const Count = z.int()
export const ProductImport = z.object({
  importID: Id,
  businessID: Id,
  fileName: z.string(),
  state: z.enum(importStates),
  begunAt: z.iso.datetime(),
  /** Why a file is not read; `row` and `column` (from 0) where that is known. */
  failure: z.object({ reason: z.string(), row: z.int().optional(), column: z.int().optional() }).nullable(),
  /** Why it does not go on: somebody paused it, or who started it may no longer. */
  pausedBy: z.enum(['people', 'rights']).nullable(),
  /** Of what is going on, in rows; `total` null while nobody knows. */
  progress: z.object({ done: Count, total: Count.nullable() }),
  /** Of the dry run; null before. */
  counts: z
    .object({ new: Count, changed: Count, unchanged: Count, missing: Count, refused: Count })
    .nullable(),
  /** What its table calls categories that nobody knows yet, with how many products have each. */
  categoriesAsked: z.array(z.object({ text: z.string(), offered: z.array(z.string()), products: Count })),
  choices: ImportChoices,
  /** How many of its products the company shows, and may by its plan. */
  showcase: z.object({ published: Count, limit: Count }),
  /** What was written; `skipped` are rows that could not be by then. */
  written: z
    .object({
      created: Count,
      changed: Count,
      published: Count,
      unlisted: Count,
      removed: Count,
      skipped: Count,
    })
    .nullable(),
  /** What was taken back; `edited` are rows that somebody edited since, and that are left as they are. */
  undone: z.object({ rows: Count, edited: Count }).nullable(),
  undoableUntil: z.iso.datetime().nullable(),
})
export type ProductImportEntry = z.infer<typeof ProductImport>

const Column = z.object({
  at: z.int(),
  head: z.string(),
  meaning: ColumnMeaning,
  /** What is not sure is to be asked. */
  sureness: z.enum(['sure', 'likely', 'unknown']),
  reason: z.string(),
  others: z.array(ColumnMeaning).optional(),
})

/** The fields of a product that a row says; those that it does not are left out. */
const Said = ProductFields.partial()

/** The first rows of a table beside what becomes of them. */
export const ImportTable = z.object({
  format: z.string(),
  encoding: z.string().nullable(),
  sheets: z.array(z.string()),
  sheet: z.string(),
  /** This company has sent a table with the same heads before, and its columns mean what they meant then. */
  isKnown: z.boolean(),
  /** Numbers of the first and last row of the head, 0 without one. */
  header: z.object({ from: z.int(), to: z.int(), sureness: z.enum(['sure', 'likely', 'unknown']) }),
  columns: z.array(Column),
  rows: z.array(z.object({ number: z.int(), cells: z.array(z.string()) })),
  products: z.array(
    z.object({
      rows: z.array(z.int()),
      fields: Said,
      categoriesOffered: z.array(z.string()),
      categoryText: z.string().nullable(),
      problems: z.array(Problem),
    }),
  ),
})
export type ImportTableEntry = z.infer<typeof ImportTable>

/** A product that a table tells of, or that it does not tell of. */
export const ImportRow = z.object({
  /** Of its first row in the table; of what is missing there a number behind all rows. */
  row: z.int(),
  kind: z.enum(rowKinds),
  state: z.enum(rowStates),
  partNumber: z.string(),
  name: z.string(),
  productID: Id.nullable(),
  /** Of what is changed: each field before and after; of what is new: what it will say. Long texts are cut. */
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
  problems: z.array(Problem),
})
export type ImportRowEntry = z.infer<typeof ImportRow>

const section = '3'
const one = z.strictObject({ id: Id })
const common = { access: 'manager', section, rateLimit: rateLimits.imports } as const
const usual = ['NotFound', 'NotAllowed', 'TooManyRequests'] as const
const changing = { ...common, method: 'POST', params: one, ok: ProductImport } as const

export const beginProductImport = endpoint({
  ...common,
  method: 'POST',
  path: '/product/import',
  creates: true,
  rateLimit: rateLimits.beginImport,
  summary:
    'Begins an import: where and how to post a table (CSV, XLSX, ODS, BMEcat) within five minutes. Files of imports do not count as uploads.',
  body: z.strictObject({
    businessID: Id,
    fileName: plainText({ min: 1, max: limits.attachmentNameMax }),
    fileSize: z.int().min(1).max(limits.importBytesMax),
  }),
  ok: z.object({ import: ProductImport, signedPost: UploadForm }),
  errors: [...usual, 'ImportInHand'],
})

export const receiveProductImport = endpoint({
  ...changing,
  path: '/product/import/:id/receive',
  limitMs: 7_500,
  summary: 'Says that the table was posted: it is read in the background.',
  errors: [...usual, 'ImportNotReady', 'FileNotArrived', 'FileRefused', 'Unavailable'],
})

export const listProductImports = endpoint({
  ...common,
  method: 'GET',
  path: '/product/import',
  summary: 'The imports of a company in the last 30 days, newest first, at most 20.',
  query: z.strictObject({ bid: Id }),
  ok: z.array(ProductImport),
  errors: usual,
})

export const showProductImport = endpoint({
  ...common,
  method: 'GET',
  path: '/product/import/:id',
  summary: 'How far an import is.',
  params: one,
  ok: ProductImport,
  errors: usual,
})

export const showImportTable = endpoint({
  ...common,
  method: 'GET',
  path: '/product/import/:id/table',
  limitMs: 5_000,
  summary: 'The first 50 rows of the table beside what becomes of them, and what its columns mean.',
  params: one,
  ok: ImportTable,
  errors: [...usual, 'ImportNotReady'],
})

export const changeImportMapping = endpoint({
  ...common,
  method: 'PUT',
  path: '/product/import/:id/mapping',
  summary:
    'Says what columns mean, which sheet is read, and what else the table does not tell. A dry run before it counts no more.',
  params: one,
  body: z.strictObject({
    /** Those that mean something else than was read. */
    columns: z
      .array(z.strictObject({ at: z.int().min(0).max(limits.importColumnsMax), meaning: ColumnMeaning }))
      .max(limits.importColumnsMax)
      .default([]),
    sheet: short(500).optional(),
    choices: ImportChoices.optional(),
  }),
  ok: ProductImport,
  errors: [...usual, 'ImportNotReady'],
})

export const checkProductImport = endpoint({
  ...changing,
  path: '/product/import/:id/check',
  summary:
    'Begins the dry run, which changes nothing; what the columns mean is kept for the next table with these heads.',
  errors: [...usual, 'ImportNotReady'],
})

export const listImportRows = endpoint({
  ...common,
  method: 'GET',
  path: '/product/import/:id/rows',
  summary: 'What becomes, or became, of each product; a page of 50.',
  params: one,
  query: z.strictObject({
    kind: z.enum(rowKinds).optional(),
    state: z.enum(rowStates).optional(),
    /** Rows behind this one. */
    after: z.coerce.number().int().min(0).max(limits.importRowNumberMax).default(0),
  }),
  ok: z.object({ results: z.array(ImportRow), next: z.int().nullable() }),
  errors: usual,
})

export const fetchRefusedRows = endpoint({
  ...common,
  method: 'GET',
  path: '/product/import/:id/refused',
  summary:
    'Where the refused rows are fetched for five minutes: a table with the same heads and the reasons, to correct and send again.',
  params: one,
  ok: z.object({ url: z.string() }),
  errors: [...usual, 'ImportNotReady'],
})

export const runProductImport = endpoint({
  ...changing,
  path: '/product/import/:id/run',
  summary: 'Writes what the dry run told of, in portions.',
  body: z.strictObject({
    /** What is published is what the plan has room for, the rest stays drafts; products that are there keep their state. */
    publish: z.enum(['drafts', 'published']).default('drafts'),
    /** Rows of new products that are published; left out, those that come first in the table. */
    rows: z.array(z.int().min(1).max(limits.importRowNumberMax)).max(limits.importPublishedMax).optional(),
    missing: z.enum(['keep', 'unlist', 'remove']).default('keep'),
  }),
  errors: [...usual, 'ImportNotReady'],
})

export const pauseProductImport = endpoint({
  ...changing,
  path: '/product/import/:id/pause',
  summary: 'Lets an import rest behind the portion that is being written.',
  errors: [...usual, 'ImportNotReady'],
})

export const resumeProductImport = endpoint({
  ...changing,
  path: '/product/import/:id/resume',
  summary: 'Goes on with an import that rests, in the name of who asks.',
  errors: [...usual, 'ImportNotReady'],
})

export const cancelProductImport = endpoint({
  ...changing,
  path: '/product/import/:id/cancel',
  summary: 'Ends an import; what it has written stays, and can be undone.',
  errors: [...usual, 'ImportNotReady'],
})

export const undoProductImport = endpoint({
  ...changing,
  path: '/product/import/:id/undo',
  summary:
    'Gives back what was before an import of the last 30 days; what somebody edited since is left and listed.',
  errors: [...usual, 'ImportNotReady', 'ImportInHand'],
})

export const undoImportRow = endpoint({
  ...changing,
  path: '/product/import/:id/rows/:row/undo',
  params: z.strictObject({ id: Id, row: z.coerce.number().int().min(1).max(limits.importRowNumberMax) }),
  summary: 'Gives back what one product was before the import, though somebody edited it since.',
  ok: ImportRow,
  errors: [...usual, 'ImportNotReady'],
})
