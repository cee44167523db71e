// A company's table of products becomes its products: sent, understood, tried without changing anything, written, taken back (P3.4, D20).
import * as z from 'zod'
import { Id } from './businesses.ts'
import { documentAccesses } from './document-kinds.ts'
import { endpoint } from './endpoint.ts'
import { UploadForm } from './files.ts'
import {
  ColumnMeaning,
  ImportChoices,
  ImportFile,
  ImportRow,
  ImportTable,
  ProductImport,
} from './import-shapes.ts'
import { importFileStates, rowKinds, rowStates } from './import-words.ts'
import { limits } from './limits.ts'
import { rateLimits } from './rate-limits.ts'
import { plainText } from './text.ts'

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
    'Begins an import: where and how to post a table (CSV, XLSX, ODS, BMEcat; at most 50 MB), or a ZIP (at most 1 GB) of one table with pictures and documents, within five minutes. Files of imports do not count as uploads.',
  body: z
    .strictObject({
      businessID: Id,
      fileName: plainText({ min: 1, max: limits.attachmentNameMax }),
      fileSize: z.int().min(1).max(limits.importArchiveBytesMax),
    })
    .refine(({ fileName, fileSize }) => fileSize <= limits.importBytesMax || /\.zip$/i.test(fileName), {
      path: ['fileSize'],
      error: 'Too large for a table',
    }),
  ok: z.object({ import: ProductImport, signedPost: UploadForm }),
  errors: [...usual, 'ImportInHand'],
})

export const sendProductTable = endpoint({
  ...common,
  method: 'PUT',
  path: '/product/import',
  keys: 'product.import',
  rateLimit: rateLimits.beginImport,
  file: { bytesMax: limits.importBytesMax, arrivesMs: 180_000 },
  limitMs: 190_000,
  status: 202,
  summary:
    'Brings in a table, which is the body, without anybody looking on. What its columns mean must be sure, or have been chosen for a table with these heads; otherwise it stops and changes nothing.',
  query: z.strictObject({
    bid: Id,
    fileName: plainText({ min: 1, max: limits.attachmentNameMax }).default('products'),
    /** The sheet that is read, of a file that has several. */
    sheet: z.string().max(500).optional(),
    publish: z.enum(['drafts', 'published']).default('drafts'),
    missing: z.enum(['keep', 'unlist', 'remove']).default('keep'),
    /** Percent: when more of its rows are refused, or more of the products of the company would go, it stops and changes nothing. */
    stopAbove: z.coerce.number().int().min(0).max(100).default(limits.importStopAbove),
  }),
  /** `state`: where a program asks how far it is; `page`: where people do. */
  ok: z.object({ import: ProductImport, state: z.string(), page: z.string() }),
  errors: [...usual, 'ImportInHand', 'TooLarge', 'FileNotArrived', 'Unavailable'],
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
  keys: 'product.import',
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
    sheet: z.string().max(500).optional(),
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
  keys: 'product.import',
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

export const listImportFiles = endpoint({
  ...common,
  method: 'GET',
  path: '/product/import/:id/files',
  keys: 'product.import',
  summary: 'The pictures and documents of an import, those that were refused with the reason; a page of 50.',
  params: one,
  query: z.strictObject({
    state: z.enum(importFileStates).optional(),
    /** Behind this one: the `next` of the page before. */
    after: z
      .string()
      .regex(/^\d{1,7}\.\d{1,3}$/)
      .default('0.0'),
  }),
  ok: z.object({ results: z.array(ImportFile), next: z.string().nullable() }),
  errors: usual,
})

export const fetchRefusedRows = endpoint({
  ...common,
  method: 'GET',
  path: '/product/import/:id/refused',
  keys: 'product.import',
  summary:
    'Where the refused rows are fetched for five minutes: a table with the same heads and the reasons, to correct and send again.',
  params: one,
  ok: z.object({ url: z.string() }),
  errors: [...usual, 'ImportNotReady'],
})

export const runProductImport = endpoint({
  ...changing,
  path: '/product/import/:id/run',
  summary: 'Writes what the dry run told of, in portions; pictures and documents follow.',
  body: z.strictObject({
    /** What is published is what the plan has room for, the rest stays drafts; products that are there keep their state. */
    publish: z.enum(['drafts', 'published']).default('drafts'),
    /** Rows of new products that are published; left out, those that come first in the table. */
    rows: z.array(z.int().min(1).max(limits.importRowNumberMax)).max(limits.importPublishedMax).optional(),
    missing: z.enum(['keep', 'unlist', 'remove']).default('keep'),
    /** Who opens the documents that come with it; left out, as was chosen before. */
    documents: z.enum(documentAccesses).optional(),
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
