import { sql, type ColumnType, type Generated, type Selectable } from 'kysely'
import type {
  ColumnMeaningEntry,
  ImportChoicesEntry,
  ImportProblemEntry,
} from '../../../contract/import-shapes.ts'
import type { ImportState, ImportStop, RowKind, RowState } from '../../../contract/import-words.ts'
import type { ProductFieldsInput } from '../../../contract/product-fields.ts'
import type { ProductStateName } from '../../../contract/product-management.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { FileCounts } from './files.ts'
import type { KeptText, SaidText } from '../../products/bulk-texts.ts'
import type { Merged, TableRow } from '../../../platform/tables/table.ts'

/** JSON goes in as text: pg would take an array for an array of PostgreSQL. */
type Json<Value> = ColumnType<Value, string | undefined, string>

/** The first rows of a table, as the mapping is read from them. */
export type Sample = {
  format: string
  encoding: string | null
  sheets: string[]
  rows: TableRow[]
  merged: Merged[]
}
export type Failure = { reason: string; row?: number; column?: number }
/** What a table that goes on by itself is to do; `stopAbove` in percent. */
export type Orders = Wishes & { stopAbove: number }
export type Stopped = { reason: ImportStop; columns: number[] }
export type Wishes = {
  publish: 'drafts' | 'published'
  missing: 'keep' | 'unlist' | 'remove'
  /** Its people chose what is published, one by one. */
  isChosen?: boolean
}
export type Counts = Record<RowKind, number>
export type CategoryAsked = { text: string; offered: string[]; products: number }
/** `pictured`: of products that say what they said, and have more pictures or documents. */
export const writtenKinds = [
  'created',
  'changed',
  'published',
  'unlisted',
  'removed',
  'skipped',
  'pictured',
] as const
export type WrittenCounts = Partial<Record<(typeof writtenKinds)[number] | 'undone' | 'edited', number>>

export type ImportTable = {
  import_id: string
  business_id: string
  user_id: string
  file_name: string
  file_bytes: number
  state: Generated<ImportState>
  begun_at: Generated<Date>
  started_at: Date | null
  paused_by: 'people' | 'rights' | 'trouble' | null
  resumes: 'running' | 'undoing' | null
  failure: ColumnType<Failure | null, string | null | undefined, string | null>
  sheet: string | null
  sample: ColumnType<Sample | null, string | null | undefined, string | null>
  meanings: Json<Record<string, ColumnMeaningEntry>>
  is_known: Generated<boolean>
  choices: ColumnType<ImportChoicesEntry, string, string>
  wishes: ColumnType<Wishes | null, string | null | undefined, string | null>
  done_rows: Generated<number>
  total_rows: number | null
  counts: ColumnType<Counts | null, string | null | undefined, string | null>
  categories_asked: Json<CategoryAsked[]>
  names_asked: Generated<number>
  written: Json<WrittenCounts>
  has_refused: Generated<boolean>
  files: ColumnType<FileCounts | null, string | null | undefined, string | null>
  lease: string | null
  leased_until: Date | null
  served_at: Generated<Date>
  tries: Generated<number>
  outages: Generated<number>
  key_id: string | null
  key_name: string | null
  orders: ColumnType<Orders | null, string | null | undefined, string | null>
  stopped: ColumnType<Stopped | null, string | null | undefined, string | null>
  report: string | null
  reported_at: Date | null
}
export type ImportEntry = Omit<Selectable<ImportTable>, 'sample'>

/** A change that a screen tells: long texts are kept whole here. */
export type Change = { field: string; old: unknown; new: unknown }

/** What is said in other languages, as it is to be saved; once it is, which revision of each it left, and what was before. */
export type StagedTexts = {
  said: SaidText[]
  left?: Record<string, number>
  before?: Record<string, KeptText | null>
}
/** What a table of ours says of a new product beside the fields of its form. */
export type Beside = { state: ProductStateName }
export type StagedFields = ProductFieldsInput & { beside?: Beside }

type RowTable = {
  import_id: string
  row_number: number
  kind: RowKind
  state: Generated<RowState>
  part_number: string
  name: string
  product_id: string | null
  fields: ColumnType<StagedFields | null, string | null, string | null>
  changes: Json<Change[]>
  problems: Json<ImportProblemEntry[]>
  publish: Generated<boolean>
  revision: number | null
  left_revision: number | null
  left_state: ProductStateName | null
  before: ColumnType<unknown, string | null | undefined, string | null>
  texts: ColumnType<StagedTexts | null, string | null | undefined, string | null>
}
export type StagedRow = Selectable<RowTable>

type ImportTables = {
  product_imports: ImportTable
  import_rows: RowTable
  import_mappings: {
    business_id: string
    fingerprint: Buffer
    meanings: ColumnType<Record<string, ColumnMeaningEntry>, string, string>
    choices: ColumnType<ImportChoicesEntry, string, string>
    used_at: Date
  }
}
export const tables = (db: Db | Tx) => db.withTables<ImportTables>()
export const now = sql<Date>`now()`
