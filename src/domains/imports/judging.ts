// What becomes of each product of a table: new, changed, unchanged, or refused with the reasons.
import { cellProblems, rowProblems, type ImportProblemCode } from '../../contract/import-words.ts'
import type { ImportChoicesEntry, ImportProblemEntry } from '../../contract/import-shapes.ts'
import { partNumberKey } from '../../contract/trade-writing.ts'
import { refusalOf, type Editable, type Known } from '../products/bulk.ts'
import type { KeptText } from '../products/bulk-texts.ts'
import { asFields, categoryOf, changesBetween, laidOver, noFields, saidBy } from './fields.ts'
import type { NewRow } from './queries/rows.ts'
import type { CategoryAsked } from './queries/tables.ts'
import type { ReadProduct } from './reading/drafts.ts'
import type { Reading } from './reading/products.ts'
import { shortKey } from './reading/short-keys.ts'
import { textsSaid } from './texts.ts'

/** These tell of a cell what its field cannot say, and leave it empty. */
const harmless: ReadonlySet<ImportProblemCode> = new Set([
  'empty',
  'on-request',
  'not-known-yet',
  'while-stocks-last',
  'made-to-order',
])
/** What a product lacks that its company may still say. */
const answerable: ReadonlySet<ImportProblemCode> = new Set(['no-name', 'no-category'])
/** So many different ones are counted: the most frequent of them are asked. */
const askedMost = 5_000
const ofCells: ReadonlySet<string> = new Set(cellProblems)
const ofRows: ReadonlySet<string> = new Set(rowProblems)

export type Read = Reading & {
  /** Letters of its cells could not be read. */
  isDamaged: boolean
}
export type Matched = Read & { productID?: string; problem?: ImportProblemEntry }

/** One for a dry run: knows what was there before, and what the table has told of so far. */
export function judge(
  known: Known,
  {
    choices,
    numberColumn,
    language: ofTable,
  }: { choices: ImportChoicesEntry; numberColumn: number | undefined; /** Of its heads. */ language: string },
) {
  const told = new Set<string>()
  const asked = new Map<string, CategoryAsked>()
  let nameless = 0

  /** Which product of the company a row means. */
  function match(read: Read): Matched {
    const { product, rows } = read
    const row = rows[0]!
    if (!product) return read
    const number = partNumberKey(product.partNumber ?? '')
    const isNamed = number === '' && product.name !== undefined
    const productID = number === '' ? known.byName.get(product.name ?? '') : known.byNumber.get(number)
    const key = shortKey(isNamed ? `name ${product.name}` : `number ${number}`)
    if (told.has(key)) {
      const code = isNamed ? 'repeated-name' : 'repeated-part-number'
      return { ...read, problem: { code, row, text: product.partNumber ?? product.name ?? '' } }
    }
    told.add(key)
    if (productID === undefined) return read
    const own = partNumberKey(known.products.get(productID)?.part_number ?? '')
    // A line of another product's variants is no product of its own.
    if (own !== number)
      return { ...read, problem: { code: 'number-of-variant', row, text: product.partNumber ?? '' } }
    return { ...read, productID }
  }

  function ask(text: string, offered: readonly string[]): void {
    if (asked.size >= askedMost && !asked.has(text)) return
    const one = asked.get(text) ?? { text, offered: [], products: 0 }
    one.products += 1
    one.offered = [...new Set([...one.offered, ...offered])].slice(0, 5)
    asked.set(text, one)
  }

  /** A new product whose table has no name for it, called as the company chose. */
  function named(product: ReadProduct | undefined): ReadProduct | undefined {
    const isCalled = product?.name === undefined && choices.nameless === 'part-number'
    return isCalled && product?.partNumber !== undefined ? { ...product, name: product.partNumber } : product
  }

  function decide(matched: Matched, editable: Editable | undefined, kept: readonly KeptText[] = []): NewRow {
    const { rows, productID = null } = matched
    const row = rows[0]!
    const product = editable ? matched.product : named(matched.product)
    const common = {
      row_number: row,
      part_number: product?.partNumber ?? '',
      name: product?.name ?? editable?.fields.name ?? '',
      product_id: productID,
      revision: editable?.revision ?? null,
    }
    const problems: ImportProblemEntry[] = matched.problems.filter(
      ({ code }) => code !== 'no-name' || product?.name === undefined,
    )
    const refuse = (): NewRow => ({ ...common, kind: 'refused', fields: null, changes: [], problems })
    const tell = (code: ImportProblemCode, text: string) => problems.push({ code, row, text })
    if (matched.isDamaged) tell('letters-lost', '')
    const { problem } = matched
    if (problem && !problems.some(({ code }) => code === problem.code)) problems.push(problem)
    if (!product) return refuse()
    const { said, problems: unknown } = saidBy(product)
    for (const { code, text } of unknown) tell(code, text)
    // Videos of what is there are those that its people gave it.
    if (editable) delete said.videos
    const { categoryText } = product
    const category = categoryOf(product, choices)
    // The category of what is there is the company's word; a name alone does not change it.
    if (category !== undefined && (!editable || categoryText !== undefined)) said.category = category
    if (!editable) said.language = product.language ?? choices.language
    if (!editable && category === undefined) {
      tell('no-category', categoryText ?? '')
      ask(categoryText ?? '', product.categoriesOffered)
    }
    // Without its number it would be another product.
    const isRefused = ({ code, column }: ImportProblemEntry) =>
      ofRows.has(code) || (column !== undefined && column === numberColumn)
        ? !(code === 'no-name' && editable)
        : choices.unreadable === 'refuse' && ofCells.has(code) && !harmless.has(code)
    const refusing = problems.filter(isRefused)
    if (refusing.length > 0) {
      const isNamed = product.name !== undefined || product.partNumber === undefined
      if (!editable && !isNamed && refusing.every(({ code }) => answerable.has(code))) nameless += 1
      return refuse()
    }
    const made = asFields(laidOver(editable?.fields ?? noFields, said))
    if ('code' in made) {
      tell(made.code, made.text)
      return refuse()
    }
    const refusal = refusalOf(made.fields, editable?.fields)
    if (refusal) {
      tell(refusal, refusal === 'name-reserved' ? made.fields.name : '')
      return refuse()
    }
    const {
      own,
      texts,
      changes: others,
      problem: inText,
    } = textsSaid(product, made.fields, { kept, ofTable })
    if (inText) {
      tell(inText.code, inText.text)
      return refuse()
    }
    // Who says something in other languages says which is its own.
    const fields = own === '' ? made.fields : { ...made.fields, language: own }
    const changes = [...(editable ? changesBetween(editable.fields, fields) : []), ...others]
    if (editable && changes.length === 0)
      return { ...common, kind: 'unchanged', fields: null, changes, problems }
    const inOthers = texts.length > 0 ? { texts: { said: texts } } : {}
    const { state } = product
    const staged = !editable && state !== undefined ? { ...fields, beside: { state } } : fields
    return { ...common, kind: editable ? 'changed' : 'new', fields: staged, changes, problems, ...inOthers }
  }

  return {
    match,
    decide,
    /** How many new products lack a name, which they might have of their part numbers. */
    nameless: () => nameless,
    /** What the table calls categories that nobody knows yet, the most frequent first. */
    asked: (): CategoryAsked[] => [...asked.values()].toSorted((a, b) => b.products - a.products),
  }
}
