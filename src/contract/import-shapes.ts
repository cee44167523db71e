// An import of products as its company sees it, and what it says of its table.
import * as z from 'zod'
import { CategoryPath, ListCode } from './business-fields.ts'
import { Id } from './businesses.ts'
import { documentAccesses } from './document-kinds.ts'
import {
  fileRefusals,
  importFields,
  importFileKinds,
  importFileStates,
  importProblems,
  importStates,
  importStops,
  rowKinds,
  rowStates,
} from './import-words.ts'
import { limits } from './limits.ts'
import { ProductFields } from './product-fields.ts'

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
  /** New products without a name: refused, and asked for, or called by their part numbers. */
  nameless: z.enum(['ask', 'part-number']).default('ask'),
  /** Who opens the documents that come with it. */
  documents: z.enum(documentAccesses).default('open'),
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
  /** What the key is called by which a program sent it; null when people did. */
  program: z.string().nullable(),
  /** Why it does not go on by itself; `columns` (from 0) are to be asked. It waits until somebody sees to it, or the next table of a program comes. */
  stopped: z.object({ reason: z.enum(importStops), columns: z.array(z.int()) }).nullable(),
  /** Why a file is not read, `trouble` for a fault of ours; `row` and `column` (from 0) where that is known. */
  failure: z.object({ reason: z.string(), row: z.int().optional(), column: z.int().optional() }).nullable(),
  /** Why it does not go on: somebody paused it, who started it may no longer, or it failed again and again by a fault of ours. */
  pausedBy: z.enum(['people', 'rights', 'trouble']).nullable(),
  /** Of what is going on, in rows; `total` null while nobody knows. */
  progress: z.object({ done: Count, total: Count.nullable() }),
  /** Of the dry run; null before. */
  counts: z
    .object({ new: Count, changed: Count, unchanged: Count, missing: Count, refused: Count })
    .nullable(),
  /** What its table calls categories that nobody knows yet, with how many products have each. */
  categoriesAsked: z.array(z.object({ text: z.string(), offered: z.array(z.string()), products: Count })),
  /** How many new products only lack a name, which their part numbers may be. */
  namesAsked: Count,
  choices: ImportChoices,
  /** How many of its products the company shows, and may by its plan. */
  showcase: z.object({ published: Count, limit: Count }),
  /**
   * Pictures and documents, from the dry run on: they follow their products, in the order of the table, as a part of the run, and
   * `done` are those that wait no more. Null where none are named and none lie beside the table under part numbers.
   */
  files: z
    .object({
      pictures: z.object({ done: Count, of: Count }),
      documents: z.object({ done: Count, of: Count }),
      refused: Count,
    })
    .nullable(),
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

/** A picture or document of an import. */
export const ImportFile = z.object({
  row: z.int(),
  partNumber: z.string(),
  productID: Id.nullable(),
  kind: z.enum(importFileKinds),
  /** As the table names it, or as it lies in the archive. */
  name: z.string(),
  state: z.enum(importFileStates),
  reason: z.enum(fileRefusals).nullable(),
})
export type ImportFileEntry = z.infer<typeof ImportFile>
