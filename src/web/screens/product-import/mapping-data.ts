// What the screen shows of a table: its columns with what they mean, and its first rows beside what becomes of them.
import type { ImportTableEntry, ProductImportEntry } from '../../../contract/import-shapes.ts'
import { importFields, type ImportField } from '../../../contract/import-words.ts'
import { importFieldTexts, importReasonTexts } from '../../../messages/import-texts.ts'
import { serverText } from '../../../messages/texts.ts'
import type { PageOnServer } from '../../api/page.ts'
import { categoriesFor, categoryName, industriesFor } from '../../components/category/options.ts'
import { letterOf, problemText, saidLines, wordsFor, type Words } from './values.ts'

const samplesShown = 3

/** All that the form of the columns and the choices needs. */
export async function mappingFor(page: PageOnServer, entry: ProductImportEntry, industry: string) {
  const { api, language } = page
  const { importID: id, choices } = entry
  const chosen = choices.category ?? ''
  const [table, words, languages, { units }, currencies, industries, categories, categoryText] =
    await Promise.all([
      api.showImportTable({ id }),
      wordsFor(page),
      api.listLanguages({}),
      api.listTradeLists({}),
      api.listCurrencies({}),
      industriesFor(page),
      categoriesFor(page, chosen === '' ? industry : chosen.slice(0, 4)),
      chosen === '' ? '' : categoryName(page, chosen),
    ])
  const columns = table.columns.map(({ at, head, meaning, sureness, reason, others = [] }) => ({
    at,
    letter: letterOf(at),
    head,
    meaning,
    others,
    isSure: sureness === 'sure',
    reason: importReasonTexts[reason] ? serverText(importReasonTexts[reason], language) : '',
    samples: samplesIn(table, at),
  }))
  const names = Object.fromEntries(
    importFields.map((field) => [field, serverText(importFieldTexts[field], language)]),
  ) as Record<ImportField, string>
  return {
    columns,
    names,
    facts: {
      format: table.format,
      encoding: table.encoding,
      sheets: table.sheets,
      sheet: table.sheet,
      isKnown: table.isKnown,
      header: table.header,
    },
    lists: {
      languages: languages.map(({ code, languageName }) => ({ value: code, name: languageName })),
      units: units.map(({ code, name }) => ({ value: code, name })),
      currencies: currencies.map(({ code, name }) => ({ value: code, name })),
      industries,
      categories,
    },
    choices: { ...choices, categoryText },
    becomes: becomesOf(table, words),
  }
}
export type MappingData = Awaited<ReturnType<typeof mappingFor>>
export type ColumnData = MappingData['columns'][number]

/** A few things that stand in a column, each once. */
function samplesIn({ rows, header }: ImportTableEntry, at: number): string[] {
  const texts = rows.filter(({ number }) => number > header.to).map(({ cells }) => cells[at]?.trim() ?? '')
  return [...new Set(texts.filter((text) => text !== ''))].slice(0, samplesShown)
}

/** What becomes of the first rows, product by product, beside what stands in them. */
function becomesOf({ products, rows, columns }: ImportTableEntry, words: Words) {
  const heads = new Map(columns.map(({ at, head }) => [at, head || letterOf(at)]))
  const cellsOf = new Map(rows.map(({ number, cells }) => [number, cells]))
  return products.map(({ rows: numbers, fields, problems, categoryText }) => ({
    rows: numbers,
    name: fields.name ?? '',
    partNumber: fields.partNumber ?? '',
    said: saidLines(fields, words),
    hasCategory: fields.category !== undefined,
    categoryText,
    problems: problems.map((problem) => problemText(problem, words.language, heads)),
    cells: numbers.map((number) => ({
      row: number,
      lines: (cellsOf.get(number) ?? []).flatMap((text, at) =>
        text.trim() === '' ? [] : [{ label: heads.get(at) ?? letterOf(at), text }],
      ),
    })),
  }))
}
