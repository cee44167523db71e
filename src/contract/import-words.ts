// The words of imports, apart from the calls, whose schemas no browser needs.

/** Order of an import's life; from `running` on something was written. */
export const importStates = [
  'awaited',
  'reading',
  'mapping',
  'checking',
  'checked',
  'running',
  'paused',
  'done',
  'cancelled',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

/** Why one that was sent by a program waits for people: a guess would be needed, or more is refused or missing than was allowed. */
export const importStops = ['columns', 'sheet', 'refused', 'missing', 'no products'] as const
export type ImportStop = (typeof importStops)[number]

/** How an import ended, with figures, as it is told; `reason` why it stopped: as above, since somebody ended it or may no longer, or by a fault of ours. */
export type ImportTold = {
  how: 'done' | 'stopped' | 'failed'
  reason?: ImportStop | 'rights' | 'people' | 'trouble'
  file: string
  new: number
  changed: number
  gone: number
  refused: number
}

/** `missing`: the company has it, and the table does not tell of it. */
export const rowKinds = ['new', 'changed', 'unchanged', 'missing', 'refused'] as const
export type RowKind = (typeof rowKinds)[number]

/**
 * `none`: nothing is done with it; `waiting` for the run; `skipped`: it could not be done by then, its problems say why; `edited`:
 * somebody edited its product since, so that it is undone only alone.
 */
export const rowStates = ['none', 'waiting', 'done', 'skipped', 'undone', 'edited'] as const
export type RowState = (typeof rowStates)[number]

/** Of these a product has one; the others may stand in several columns. */
export const singleFields = [
  'partNumber',
  'parentNumber',
  'leadTime',
  'stock',
  'minimumOrder',
  'pricePer',
  'unit',
  'packaging',
  'packQuantity',
  'weight',
  'origin',
  'hsCode',
  'industry',
  'category',
  'subCategory',
  'specName',
  'specValue',
  'specUnit',
  'language',
] as const
const otherFields = [
  'name',
  'description',
  'keywords',
  'specs',
  'spec',
  'price',
  'priceFrom',
  'currency',
  'picture',
  'document',
  'own',
  'ignored',
] as const
/** What a column may mean; `own`: it is of a table that was exported here, and says what no other table does (variants, videos, units). */
export const importFields = [...singleFields, ...otherFields] as const
export type ImportField = (typeof importFields)[number]

/** What may be wrong with a cell: told beside it, and as the company chooses its product is refused or comes without it. */
export const cellProblems = [
  'empty',
  'cell-error',
  'not-a-number',
  'decimal-open',
  'too-large',
  'negative',
  'is-date',
  'no-unit',
  'unknown-unit',
  'unknown-currency',
  'no-currency',
  'not-one-amount',
  'price-zero',
  'on-request',
  'not-known-yet',
  'while-stocks-last',
  'made-to-order',
  'ambiguous',
  'not-a-country',
  'several',
  'unknown',
  'hs-code',
  'not-a-file',
  'varies',
] as const

/** What is wrong with a whole product: it is refused. */
export const rowProblems = [
  'no-name',
  'row-unclear',
  'too-long',
  'too-many-specs',
  'too-many-variants',
  'too-many-prices',
  'too-many-rows',
  'repeated-part-number',
  'repeated-name',
  'number-damaged',
  'letters-lost',
  'no-category',
  'number-of-variant',
  'part-number-taken',
  'name-reserved',
  'not-allowed',
  /** Somebody saved or removed its product between dry run and run. */
  'changed-meanwhile',
  'too-many-products',
] as const

export const importProblems = [...cellProblems, ...rowProblems] as const
export type ImportProblemCode = (typeof importProblems)[number]

/** `waiting` until the run has written its product; `unchanged`: the product has just this file already. */
export const importFileStates = ['waiting', 'done', 'unchanged', 'refused'] as const
export type ImportFileState = (typeof importFileStates)[number]
export const importFileKinds = ['picture', 'document'] as const

/** Why a picture or document does not come; its product comes without it. */
export const fileRefusals = [
  'not-there',
  'several-of-this-name',
  'own-domain-only',
  'host-not-public',
  'no-answer',
  'too-large',
  'not-a-picture',
  'not-a-document',
  'active',
  'encrypted',
  'broken',
  'too-many-pictures',
  'too-many-documents',
  'too-many-files',
  'product-left',
] as const
export type FileRefusal = (typeof fileRefusals)[number]
