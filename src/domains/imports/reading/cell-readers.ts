// One reader for each column, made once: it reads a cell into the draft of its row.
import { hsDigits, type WeightUnit } from '../../../contract/trade-writing.ts'
import { plainCode } from '../../../contract/writing.ts'
import { isXYesAmong, readStock } from './answers.ts'
import { languageOfCode, unitOfCode } from './bmecat-heads.ts'
import type { Cell } from '../../../platform/tables/table.ts'
import { isBroken, isNothing, kept, keptLine, tidy } from './cells.ts'
import { isDocument } from './contents.ts'
import type { Draft, ProblemCode } from './drafts.ts'
import { isAtOnce, readDays, type DayUnit } from './durations.ts'
import { documentIn, pairsIn, picturesIn } from './files-and-pairs.ts'
import { partsOf } from './heads.ts'
import type { Column, Field, Meaning } from './meanings.ts'
import { readMeasure, readWeight } from './measures.ts'
import type { DecimalMark, Read } from './numbers.ts'
import { readCountry } from './origins.ts'
import { readPrice } from './prices.ts'
import { readQuantity } from './quantities.ts'

export type CellReader = (cell: Cell, draft: Draft) => void
/** How a column is read beside its meaning: its decimal mark, what an x means in it, which axis of variants it is. */
export type Manner = {
  mark: DecimalMark | 'none'
  texts: readonly string[]
  axis?: number
  /** The head without its unit. */
  label: string
  hasStock: boolean
}

/** Past this, what is no text is nothing that could be read. */
const longestValue = 1_000
const ofLongTexts: ReadonlySet<Field> = new Set([
  'description',
  'keywords',
  'specs',
  'specName',
  'specValue',
  'picture',
  'document',
])

/** The reader of a column; undefined for what is not taken over. */
export function readerOf(column: Column, manner: Manner): CellReader | undefined {
  const read = plainReader(column, manner)
  if (!read) return undefined
  return (cell, draft) => {
    if (isBroken(cell.text.trim())) note(draft, column, cell, 'cell-error')
    else if (cell.text.length > longestValue && !ofLongTexts.has(column.meaning.field))
      note(draft, column, cell, 'too-long')
    else read(cell, draft)
  }
}

function note(draft: Draft, column: Column, cell: Cell, code: ProblemCode): void {
  draft.problems.push({ code, column: column.at, row: draft.row, text: cell.text.slice(0, 200) })
}

function plainReader(column: Column, { mark, texts, axis, label, hasStock }: Manner): CellReader | undefined {
  const { meaning, head } = column
  /** Takes what was read; tells why not. */
  const take = <Value>(read: Read<Value>, cell: Cell, draft: Draft, into: (value: Value) => void) => {
    if ('value' in read) into(read.value)
    else if (read.why !== 'empty') note(draft, column, cell, read.why)
  }
  switch (meaning.field) {
    case 'partNumber':
      return (cell, draft) => {
        const number = plainCode(keptLine(cell.text))
        if (cell.kind === 'date') note(draft, column, cell, 'is-date')
        else if (/^\d(?:\.\d+)?E\+\d+$/i.test(number)) note(draft, column, cell, 'number-damaged')
        else if (!isNothing(number)) draft.product.partNumber = number
      }
    case 'parentNumber':
      return (cell, draft) => void (draft.parent = plainCode(keptLine(cell.text)))
    case 'name':
    case 'description':
      return textReader(meaning)
    case 'keywords':
      return (cell, { product }) =>
        void product.keywords.push(
          ...kept(cell.text)
            .split(/\s*[,、，;；\n|/]\s*/)
            .filter((word) => !isNothing(word)),
        )
    case 'industry':
    case 'category':
    case 'subCategory': {
      const level = { industry: 0, category: 1, subCategory: 2 }[meaning.field]
      return (cell, draft) => void (draft.levels[level] = keptLine(cell.text))
    }
    case 'specs':
      return (cell, { product }) => {
        const pairs = pairsIn(kept(cell.text))
        product.specs.push(...(pairs.length > 0 ? pairs : [{ key: head, value: keptLine(cell.text) }]))
      }
    case 'spec':
      return specReader({ ...meaning, key: meaning.key ?? label }, axis)
    case 'specName':
    case 'specValue':
    case 'specUnit': {
      const { field } = meaning
      return (cell, draft) => void (draft[field] = kept(cell.text))
    }
    case 'leadTime':
      return leadTimeReader(column, mark, hasStock)
    case 'stock': {
      const isXYes = isXYesAmong(texts)
      return (cell, draft) =>
        take(readStock(cell, mark, isXYes), cell, draft, (stock) => (draft.product.stock = stock))
    }
    case 'minimumOrder':
      return (cell, draft) =>
        isNothing(tidy(cell.text))
          ? undefined
          : take(readQuantity(cell, mark, meaning.unit), cell, draft, ({ quantity, to, unit }) => {
              if (to !== undefined) note(draft, column, cell, 'not-one-amount')
              else if (quantity > 0)
                draft.product.minimumOrder = { quantity, ...(unit !== undefined && { unit }) }
            })
    case 'priceFrom':
      return (cell, draft) =>
        take(
          readQuantity(cell, mark, meaning.unit),
          cell,
          draft,
          ({ quantity }) => void draft.froms.set(meaning.key ?? '', quantity),
        )
    case 'price':
      return priceReader(column, mark)
    case 'currency':
      return (cell, draft) => void draft.currencies.set(meaning.key ?? '', tidy(cell.text))
    case 'pricePer':
      return (cell, draft) =>
        take(readQuantity(cell, mark), cell, draft, ({ quantity }) => (draft.per = quantity))
    case 'unit':
      return (cell, draft) => {
        if (isNothing(tidy(cell.text))) return
        const unit = unitOfCode(cell.text)
        if (unit === undefined) note(draft, column, cell, 'unknown-unit')
        else draft.product.unit = unit
      }
    case 'packaging':
      return (cell, { packs }) =>
        isNothing(tidy(cell.text)) ? undefined : void packs.unshift(keptLine(cell.text))
    case 'packQuantity': {
      return (cell, { packs }) =>
        isNothing(tidy(cell.text)) ? undefined : void packs.push(`${label} ${keptLine(cell.text)}`.trim())
    }
    case 'weight':
      return (cell, draft) =>
        take(readWeight(cell, mark, meaning.unit as WeightUnit | undefined), cell, draft, (weight) => {
          if (weight.value > 0) draft.product.weight = weight
        })
    case 'origin':
      return (cell, draft) =>
        isNothing(tidy(cell.text))
          ? undefined
          : take(readCountry(cell), cell, draft, (origin) => (draft.product.origin = origin))
    case 'hsCode':
      return (cell, draft) => {
        const digits = hsDigits(cell.text)
        if (/^\d{6,10}$/.test(digits)) draft.product.hsCode = digits
        else if (!isNothing(digits)) note(draft, column, cell, 'hs-code')
      }
    case 'picture':
      return (cell, draft) =>
        take(picturesIn(cell.text), cell, draft, (files) => {
          const { pictures, documents } = draft.product
          pictures.push(...files.filter((file) => !isDocument(file)))
          const read = documentIn(files.filter(isDocument).join('\n'), meaning)
          if ('value' in read) documents.push(...read.value)
        })
    case 'document':
      return (cell, draft) =>
        take(documentIn(cell.text, meaning), cell, draft, (files) => draft.product.documents.push(...files))
    case 'language':
      return (cell, draft) => void (draft.product.language = languageOfCode(tidy(cell.text)))
    // Tables of ours are read by readers of their own (own-cells.ts).
    case 'own':
    case 'ignored':
      return undefined
  }
}

function textReader({ field, language }: Meaning): CellReader {
  const key = field === 'name' ? 'name' : 'description'
  return ({ text }, { product }) => {
    if (isNothing(tidy(text))) return
    const said = key === 'name' ? keptLine(text) : kept(text)
    if (language === undefined) {
      product[key] = said
      return
    }
    const known = product.texts.find((one) => one.language === language)
    if (known) known[key] = said
    else product.texts.push({ language, [key]: said })
  }
}

function specReader({ key = '', unit }: Meaning, axis: number | undefined): CellReader {
  return (cell, draft) => {
    if (isNothing(tidy(cell.text))) return
    const read = readMeasure(cell, unit)
    if (!('value' in read)) return
    const value =
      cell.percent && !/%/.test(read.value.text)
        ? `${read.value.text}%`
        : read.value.text.replace(/\n+/g, ' ')
    if (axis === undefined) draft.product.specs.push({ key, value })
    else draft.axes[axis] = value
  }
}

/** Words instead of days are kept as they are, among the specifications. */
function leadTimeReader(column: Column, mark: DecimalMark | 'none', hasStock: boolean): CellReader {
  const { meaning, head } = column
  return (cell, draft) => {
    const read = readDays(cell, mark, meaning.unit as DayUnit | undefined)
    if ('value' in read) {
      draft.product.leadTime = read.value
      if (!hasStock && isAtOnce(tidy(cell.text))) draft.product.stock = true
      return
    }
    if (read.why === 'empty') return
    note(draft, column, cell, read.why)
    if (['on-request', 'made-to-order', 'while-stocks-last'].includes(read.why))
      draft.product.specs.push({ key: partsOf(head).base, value: keptLine(cell.text) })
  }
}

function priceReader(column: Column, mark: DecimalMark | 'none'): CellReader {
  const { key = '', from = 1, currency, per, unit } = column.meaning
  return (cell, draft) => {
    const own = currency ?? draft.currencies.get(key) ?? draft.currencies.get('')
    const times = per ?? draft.per
    const read = readPrice(cell, mark, {
      ...(own !== undefined && { currency: own }),
      ...(times !== undefined && { per: times }),
    })
    if (!('value' in read)) {
      if (read.why !== 'empty') note(draft, column, cell, read.why)
    } else if (read.value === 'on request') {
      if (draft.pricesBare.length === 0) draft.product.prices = 'on request'
    } else {
      const { amount, currency: named, unit: each } = read.value
      draft.pricesBare.push({
        key,
        from,
        amount,
        ...(named !== undefined && { currency: named }),
        column: column.at,
        text: cell.text,
      })
      const counted = each ?? (column.meaning.from === undefined ? unit : undefined)
      if (counted !== undefined) draft.product.unit ??= counted
    }
  }
}
