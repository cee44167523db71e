// A row of what a company took along from here, read as it was written: nothing is guessed, and what was typed into it since and is
// no such value is told.
import { plainAmount } from '../../../contract/trade-writing.ts'
import { videoSource } from '../../../contract/videos.ts'
import { enteredCell } from '../../../platform/spreadsheet.ts'
import type { Cell } from '../../../platform/tables/table.ts'
import { answersIn, statesIn } from '../../products/export-table.ts'
import { languageOfThree } from '../../reference-data/language-codes.ts'
import { allLanguages, isListed } from '../../reference-data/lists.ts'
import { languages } from '../../../contract/locale.ts'
import { readBoolean } from './answers.ts'
import type { Draft, ReadProduct } from './drafts.ts'
import type { OwnColumn } from './own-columns.ts'
import { linesOf, weightOf, type OwnCells, type TellCell } from './own-values.ts'
import { readOwnVariants } from './own-variants.ts'

/** These are read as in every table. */
export const plainKeys: ReadonlySet<string> = new Set([
  'category',
  'leadTime',
  'mainImage',
  'photos',
  'minimumOrder',
  'origin',
  'hsCode',
  'documentFiles',
])

/** Notes a cell until its row is whole. */
export function noteOwn(
  draft: Draft,
  cell: Cell,
  at: number,
  { key, language }: OwnColumn,
  isTable: boolean,
) {
  const text = isTable ? enteredCell(cell.text) : cell.text
  draft.own ??= new Map()
  draft.own.set(language === undefined ? key : `${key}:${language}`, { text, at })
}

/** What the noted cells of a row say of its product. */
export function readOwn(draft: Draft): void {
  const cells: OwnCells = draft.own ?? new Map()
  const { product, row, problems } = draft
  const said = (key: string): string | undefined => cells.get(key)?.text
  const tell: TellCell = (code, key, text = said(key) ?? '') =>
    problems.push({ code, column: cells.get(key)!.at, row, text: text.slice(0, 200) })

  readTexts(product, cells)
  const number = said('partNumber')?.trim()
  if (number) product.partNumber = number
  product.keywords.push(...linesOf(said('keywords')))
  product.specs.push(...specsOf(said('specNames'), said('specValues')))
  const stock = said('stock')
  if (stock !== undefined) {
    const answer = answerOf(stock)
    if (answer === undefined) tell('unknown', 'stock')
    else product.stock = answer
  }
  const unit = said('unit')
  if (unit !== undefined && isListed('units', unit)) product.unit = unit
  else if (unit !== undefined) tell('unknown-unit', 'unit')
  const orderUnit = said('minimumOrderUnit')
  if (product.minimumOrder && orderUnit !== undefined) product.minimumOrder.unit = orderUnit
  readPrices(product, cells, tell)
  const packaging = said('packaging')
  if (packaging !== undefined) product.packaging = packaging
  readWeight(product, cells, tell)
  readOwnVariants(product, cells, tell)
  const state = stateOf(said('state') ?? '')
  if (state) product.state = state
  const videos = linesOf(said('videos')).filter((url) => videoSource(url) !== null)
  if (videos.length > 0) product.videos = videos
}

function specsOf(names: string | undefined, values: string | undefined): ReadProduct['specs'] {
  const [keys, said] = [linesOf(names), linesOf(values)]
  return Array.from({ length: Math.max(keys.length, said.length) }, (_, at) => ({
    key: keys[at] ?? '',
    value: said[at] ?? '',
  })).filter(({ key, value }) => key !== '' || value !== '')
}

let answers: Map<string, boolean> | undefined

/** Yes or no in one of our languages, or as people write it. */
export function answerOf(text: string): boolean | undefined {
  answers ??= new Map(
    languages.flatMap((language) => {
      const { yes, no } = answersIn(language)
      return [
        [yes, true],
        [no, false],
      ] as const
    }),
  )
  const read = readBoolean({ text, kind: 'text' })
  return answers.get(text.trim()) ?? ('value' in read ? read.value : undefined)
}

let states: Map<string, ReadProduct['state']> | undefined

/** The state that a word of one of our languages names. */
function stateOf(text: string): ReadProduct['state'] {
  states ??= new Map(languages.flatMap((language) => statesIn(language)))
  return states.get(text.trim())
}

let languageNames: Map<string, string> | undefined

/** The code of a language by its name in one of ours, or by itself. */
function languageNamed(text: string): string | undefined {
  languageNames ??= new Map(
    languages.flatMap((reader) =>
      allLanguages(reader).flatMap(({ code, languageName }) => [
        [languageName, code] as const,
        [code, code] as const,
      ]),
    ),
  )
  return languageNames.get(text.trim())
}

/** Names and descriptions: a catalogue has those of its own language first, whichever the product's is. */
function readTexts(product: ReadProduct, cells: OwnCells): void {
  const own = languageNamed(cells.get('language')?.text ?? '')
  const main = cells.get('catalogueLanguage')?.text
  const told = new Map<string, { name?: string; description?: string }>()
  const text = (language: string) => {
    const one = told.get(language) ?? {}
    told.set(language, one)
    return one
  }
  for (const [key, { text: said }] of cells) {
    const [field = '', spoken = ''] = key.split(':')
    const language = spoken === '' && main !== undefined && field !== 'wholeName' ? 'catalogue' : spoken
    if (field === 'name' || field === 'nameIn') text(language).name ??= said
    if (field === 'description' || field === 'descriptionIn') text(language).description ??= said
  }
  const mainLanguage = main === undefined ? undefined : languageOfThree(main)
  if (main !== undefined) {
    const catalogue = told.get('catalogue')
    told.delete('catalogue')
    if (catalogue) told.set(own === undefined || own === mainLanguage ? '' : (mainLanguage ?? ''), catalogue)
    const ofOwn = own !== undefined && own !== mainLanguage ? told.get(own) : undefined
    if (ofOwn) {
      told.delete(own!)
      told.set('', ofOwn)
    }
  }
  for (const [key, { text: said }] of cells)
    if (key.startsWith('wholeName')) text(key.split(':')[1] ?? '').name = said
  Object.assign(product, told.get(''))
  if (own !== undefined) product.language = own
  for (const [language, one] of told) if (language !== '') product.texts.push({ language, ...one })
}

function readPrices(product: ReadProduct, cells: OwnCells, tell: TellCell): void {
  const of = (key: string) => linesOf(cells.get(key)?.text)
  const [quantities, amounts, currencies] = [of('priceQuantities'), of('priceAmounts'), of('priceCurrencies')]
  const tiers = amounts.map((amount, at) => ({
    from: Number(quantities[at] ?? '1'),
    amount: plainAmount(amount),
    currency: (currencies[at] ?? '').trim(),
  }))
  if (tiers.some(({ amount }) => !/^\d+(?:\.\d+)?$/.test(amount))) tell('not-a-number', 'priceAmounts')
  else if (tiers.some(({ from }) => !(from > 0))) tell('not-a-number', 'priceQuantities')
  else if (tiers.some(({ currency }) => !isListed('currencies', currency)))
    tell(
      cells.has('priceCurrencies') ? 'unknown-currency' : 'no-currency',
      cells.has('priceCurrencies') ? 'priceCurrencies' : 'priceAmounts',
    )
  else if (tiers.length > 0) product.prices = tiers
  else if (answerOf(cells.get('priceOnRequest')?.text ?? '') === true) product.prices = 'on request'
}

function readWeight(product: ReadProduct, cells: OwnCells, tell: TellCell): void {
  const text = cells.get('weight')?.text
  if (text === undefined) return
  const weight = weightOf(text, cells.get('weightUnit')?.text ?? '')
  if (weight) product.weight = weight
  else tell('not-a-number', 'weight')
}
