import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages, type Language } from '../../../contract/locale.ts'
import { plain } from './folding.ts'
import { spellingsOf } from './keys.ts'
import { fields, nameOfTerm, nameTerms, termOf, valueGroups, valueTerms, type Term } from './terms.ts'
import { dimensionOf, unitName, unitOf } from './units.ts'

const terms: readonly Term[] = [...nameTerms, ...valueTerms]
const spelled = (term: Term, language: Language) => spellingsOf(term, language).map(({ text }) => text)
const everySpelling = terms.flatMap((term) =>
  languages.flatMap((language) => spelled(term, language).map((text) => ({ term, language, text }))),
)
const told = ({ term, language, text }: (typeof everySpelling)[number]) => `${term.id} ${language}: ${text}`

test('has at least 600 names and 150 values, each with a name in five languages', () => {
  expect(nameTerms.length).toBeGreaterThanOrEqual(600)
  expect(valueTerms.length).toBeGreaterThanOrEqual(150)
  for (const { name } of terms) {
    expect(Object.keys(name)).toEqual([...languages])
    expect(Object.values(name).filter((text) => text.trim() === '' || text !== text.trim())).toEqual([])
  }
})

test('every term has an id of its own, in kebab English', () => {
  const ids = terms.map(({ id }) => id)

  expect(ids.filter((id) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('names belong to a known field and values to a known group', () => {
  expect(nameTerms.flatMap((term) => term.fields).filter((field) => !fields.includes(field))).toEqual([])
  expect(nameTerms.filter((term) => term.fields.length === 0)).toEqual([])
  expect(valueTerms.filter(({ group }) => !valueGroups.includes(group))).toEqual([])
  for (const field of fields) expect(nameTerms.some((term) => term.fields.includes(field))).toBe(true)
})

test('units are known, and those of one term can be told from those of another', () => {
  expect(nameTerms.flatMap(({ units }) => units).filter((unit) => dimensionOf(unit) === undefined)).toEqual(
    [],
  )
  expect(termOf('bore')).toMatchObject({ units: ['mm', 'in'], dimensions: ['length'] })
})

test('names hold no digits and no brackets', () => {
  const names = nameTerms.flatMap((term) => languages.map((language) => `${term.id}: ${term.name[language]}`))

  expect(names.filter((name) => /: .*\d/.test(name))).toEqual([])
  expect(names.filter((name) => /[()[\]（）［］]/.test(name))).toEqual([])
})

test('names and synonyms are as long as labels are', () => {
  expect(everySpelling.filter(({ text }) => [...text].length > 60).map(told)).toEqual([])
  expect(nameTerms.filter(({ name }) => [...name.ja].length > 20 || [...name.zh].length > 20)).toEqual([])
})

const asCompared = (text: string) => plain(text).replace(/\s+/g, ' ')
const han = /\p{Script=Han}/u
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const latin = /\p{Script=Latin}/u

test('names are in the script of their language; Latin ones in Japanese and Chinese are marked', () => {
  const isMarked = (term: Term, language: Language) =>
    term.kind === 'value' ? /\d/.test(term.name[language]) : term.latin.includes(language)
  for (const language of ['ja', 'zh'] as const) {
    const unlike = terms.filter((term) => !han.test(term.name[language]) && !kana.test(term.name[language]))
    expect(unlike.filter((term) => !isMarked(term, language)).map(({ id }) => id)).toEqual([])
  }
  const asian = everySpelling.filter(
    ({ language, text }) => !['ja', 'zh'].includes(language) && (han.test(text) || kana.test(text)),
  )
  expect(asian.map(told)).toEqual([])
  expect(
    everySpelling.filter(({ language, text }) => language === 'zh' && kana.test(text)).map(told),
  ).toEqual([])
  const unwritten = terms.filter(
    ({ name }) => !latin.test(name.en) || !latin.test(name.es) || !latin.test(name.it),
  )
  expect(unwritten).toEqual([])
})

/** The signs of a character set whose two bytes lie in these ranges. */
function signsOf(
  encoding: string,
  rows: readonly (readonly [number, number])[],
  cells: readonly [number, number],
): Set<string> {
  const decoder = new TextDecoder(encoding)
  const signs = new Set<string>()
  for (const [first, last] of rows) {
    for (let row = first; row <= last; row++) {
      for (let cell = cells[0]; cell <= cells[1]; cell++) signs.add(decoder.decode(Uint8Array.of(row, cell)))
    }
  }
  return signs
}

test('Japanese is written with the signs of JIS X 0208, Chinese with those of GB 2312', () => {
  const sets = {
    ja: signsOf(
      'shift_jis',
      [
        [0x81, 0x81],
        [0x88, 0x9f],
        [0xe0, 0xea],
      ],
      [0x40, 0xfc],
    ),
    zh: signsOf('gbk', [[0xb0, 0xf7]], [0xa1, 0xfe]),
  }
  expect([sets.ja.has('軸'), sets.ja.has('轴'), sets.zh.has('轴'), sets.zh.has('軸')]).toEqual([
    true,
    false,
    true,
    false,
  ])

  for (const language of ['ja', 'zh'] as const) {
    const strange = everySpelling.filter(
      (one) =>
        one.language === language &&
        [...one.text].some((sign) => han.test(sign) && !sets[language].has(sign)),
    )
    expect(strange.map(told)).toEqual([])
  }
})

test('no spelling is that of two names of one field, unless it is marked as doubtful', () => {
  const found: string[] = []
  for (const language of languages) {
    const owners = new Map<string, Set<Term>>()
    for (const term of nameTerms) {
      for (const { text, isMaybe } of spellingsOf(term, language)) {
        const key = asCompared(text)
        if (!isMaybe) owners.set(key, (owners.get(key) ?? new Set<Term>()).add(term))
      }
    }
    for (const [key, own] of owners) {
      const isDoubtful = (term: Term) =>
        spellingsOf(term, language).some(({ text, isMaybe }) => isMaybe && asCompared(text) === key)
      if (own.size > 1 && ![...own].every(isDoubtful))
        found.push(`${language} ${key}: ${[...own].map(({ id }) => id).join(', ')}`)
    }
  }
  expect(found).toEqual([])
})

test('no term says one thing twice', () => {
  const twice = terms.flatMap((term) =>
    languages
      .map((language) => [term.name[language], ...(term.also[language] ?? [])])
      .filter((texts) => new Set(texts).size < texts.length)
      .map((texts) => `${term.id}: ${texts.join('; ')}`),
  )
  expect(twice).toEqual([])
})

test('shows the trade’s word to each reader', () => {
  expect(languages.map((language) => nameOfTerm('bore', language))).toEqual([
    'Bore',
    '内径',
    'Diámetro interior',
    'Diametro interno',
    '内径',
  ])
  expect(nameOfTerm('dynamic-load-rating', 'ja-JP')).toBe('基本動定格荷重')
  expect(nameOfTerm('stainless-steel-304', 'ja')).toBe('ステンレス鋼SUS304')
  expect(languages.map((language) => nameOfTerm('flow-rate', language, 'max'))).toEqual([
    'Flow rate, max.',
    '流量（最大）',
    'Caudal (máx.)',
    'Portata volumetrica (max.)',
    '流量（最大）',
  ])
  expect(nameOfTerm('constructor', 'en')).toBeUndefined()
})

test('units are read as typed and shown as data sheets of the language write them', () => {
  expect(['㎜', 'ｍｍ', 'MM', 'N・m', '℃', 'giri/min', 'm³/h', '″'].map(unitOf)).toEqual([
    'mm',
    'mm',
    'mm',
    'Nm',
    'degC',
    'rpm',
    'm3/h',
    'in',
  ])
  expect(languages.map((language) => unitName('rpm', language))).toEqual([
    'rpm',
    'min⁻¹',
    'rpm',
    'giri/min',
    'r/min',
  ])
  expect(unitOf('bore')).toBeUndefined()
  expect(unitName('constructor', 'en')).toBeUndefined()
})

const folders = ['names', 'values'].map((folder) => new URL(`./${folder}/`, import.meta.url))
const files = folders.flatMap((folder) => readdirSync(folder).map((file) => new URL(file, folder)))

test.each(files.map((file) => [file.pathname.split('/').at(-1), file] as const))(
  '%s: one term on each line',
  (_, file) => {
    const text = readFileSync(file, 'utf8')

    expect(text.trimEnd().split('\n')).toHaveLength((JSON.parse(text) as unknown[]).length + 2)
  },
)

test('no two terms of a kind are shown by one name', () => {
  const shown = (kind: readonly Term[]) =>
    kind.flatMap((term) => languages.map((language) => `${language} ${term.name[language]}`))
  for (const kind of [nameTerms, valueTerms]) {
    const names = shown(kind)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
})

test('a designation of a grade stands under a name that says the grade', () => {
  const isGrade = (text: string) => /\d{3}|\.\d{4}/.test(text)
  const silent = valueTerms.filter(
    ({ designations, name }) => designations.some(isGrade) && !/\d|[A-Z]{3}/.test(name.en),
  )

  expect(silent.map(({ id }) => id)).toEqual([])
})
