import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { correctionOf } from './correcting.ts'
import { phrasesIn } from './query-understanding.ts'
import { placesAmong } from './places.ts'
import { isMaterial } from './synonyms.ts'
import { textQueryOf, widest } from './text-query.ts'
import { documentTokens, type Word } from './tokens.ts'

/** The rule of search: every word of the query, or what else it is called, has an alternative that the text has whole. */
function finds(query: string, text: string): boolean {
  const asked = textQueryOf(query)
  return asked !== undefined && hasAll(tokensOfName(text), widest(asked))
}
/** As of a name: in strong fields too. */
const tokensOfName = (text: string): Set<string> =>
  new Set(documentTokens([text]).flatMap((token) => [token, `s:${token}`]))
const hasAll = (tokens: ReadonlySet<string>, words: readonly Word[]): boolean =>
  words.every((word) => word.some((some) => some.every((token) => tokens.has(token) || isCategory(token))))
/** A thing stands in its category. */
const isCategory = (token: string) => token.startsWith('k:')

/** Whoever asks by one of them finds all others; what fails. */
const lostAmong = (names: readonly string[]): string[] =>
  names.flatMap((query) => names.filter((text) => !finds(query, text)).map((text) => `${query}: ${text}`))

/** `asked`: by those others are found, and they by none, since they are other things as well. */
type Line = { of: string; names: string[]; asked: string[]; languages: number }
const isAsked = (name: string) => name.endsWith('*')
const plain = (name: string) => name.replace(/\*$/u, '')
async function everyLine(): Promise<Line[]> {
  const folder = new URL('vocabulary/', import.meta.url)
  const files = await readdir(folder)
  const tables = await Promise.all(
    files.map(async (file) => {
      const tables = Object.values((await import(new URL(file, folder).href)) as Record<string, string>)
      return tables.flatMap((table) => table.trim().split('\n')).map((line) => ({ of: file, line }))
    }),
  )
  return tables.flat().map(({ of, line }) => {
    const languages = line.split(' | ')
    const all = languages.flatMap((some) => some.split(', '))
    return { of, names: all.map(plain), asked: all.filter(isAsked).map(plain), languages: languages.length }
  })
}
const lines = await everyLine()
const isOfTrade = ({ of }: Line) => !['grades.ts', 'standards.ts', 'regions.ts'].includes(of)
/** Asked for, but nobody finds others by them: a part of too many words. */
const isFaint = (name: string) => /^(?:[\p{sc=Kana}ー]{1,2}ー?|\p{sc=Han})$/u.test(name)

describe('names of trade', () => {
  test('there are hundreds, each in five languages', () => {
    const ofTrade = lines.filter(isOfTrade)
    expect(ofTrade.length).toBeGreaterThan(500)
    expect(ofTrade.filter(({ languages }) => languages !== 5)).toEqual([])
    expect(lines.filter(({ of }) => of === 'grades.ts').length).toBeGreaterThan(60)
  })

  test('each of a line finds all others, as long as it means nothing else', () => {
    const all = [...new Set(lines.flatMap(({ names }) => names))]
    const asked = new Map(all.map((name) => [name, textQueryOf(name)!]))
    const found = new Map(all.map((name) => [name, tokensOfName(name)]))
    const keyOf = (name: string) => JSON.stringify(asked.get(name)!.words.map(([usual]) => usual))
    const times = Map.groupBy(
      lines.flatMap(({ names }) => [...new Set(names.map(keyOf))]),
      (key) => key,
    )
    const failed: string[] = []
    for (const { names, asked: faint } of lines)
      for (const query of names.filter((name) => times.get(keyOf(name))!.length === 1))
        for (const text of names.filter(
          (name) => !isFaint(name) && (name === query || !faint.includes(name)),
        ))
          if (!hasAll(found.get(text)!, widest(asked.get(query)!))) failed.push(`${query}: ${text}`)
    expect(failed).toEqual([])
  })

  test('a word is asked for in sixteen spellings at most, a material with its grades in forty', () => {
    for (const { names } of lines)
      for (const name of names)
        for (const word of textQueryOf(name)?.wider ?? [])
          expect(word.length, name).toBeLessThanOrEqual(isMaterial(name) ? 40 : 16)
  })

  for (const same of [
    ['O-ring', 'オーリング', 'Oリング', 'guarnizione OR', 'junta tórica', 'O形圈'],
    ['hex bolt', '六角ボルト', 'vite a testa esagonale', 'viti a testa esagonale', 'tornillo hexagonal', '六角螺栓'],
    ['cuscinetto', 'cuscinetti', 'rodamiento', 'rodamientos', 'bearing', 'ベアリング', '軸受', '轴承'],
    ['inox', 'acciaio inossidabile', 'acero inoxidable', 'stainless', 'ステンレス', '不锈钢'],
    ['ottone', 'latón', 'brass', '真鍮', '黄铜'],
  ])
    test(`${same[0]} in five languages`, () => expect(lostAmong(same)).toEqual([])) // prettier-ignore

  test.each([
    ['valvola a sfera inox DN50', 'ボールバルブ 50A ステンレス'],
    ['tornillo hexagonal M8x20 inoxidable', 'Hex bolt M8 × 20, stainless steel'],
    ['guarnizioni OR in FKM', 'O-rings, fluororubber'],
    ['proveedores de rodamientos', 'ball bearings'],
    ['轴承厂家', 'bearings'],
    ['bearings Osaka prefecture', 'bearings, Osaka'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))

  test.each([
    ['valvola a sfera', 'butterfly valve'],
    ['screw', 'アフターサービス'],
    ['ball valve', '玉軸受'],
    ['guarnizione OR', 'flange gasket'],
    ['ice maker', 'ice cubes'],
  ])('%s does not find %s', (query, text) => expect(finds(query, text)).toBe(false))

  test('what nobody calls otherwise is asked for as it is', () =>
    expect(textQueryOf('Hinokawa 7')).not.toHaveProperty('wider'))

  test('they are put right by nothing', () => {
    const known = ['tornillos', 'alle', 'bearing'].map((word): [string, string, number, number] => [
      word,
      word,
      500,
      0,
    ])
    expect(correctionOf('tornillos Allen', known as never)).toBeUndefined()
    expect(correctionOf('JISマーク', [['jia', 'jia', 500, 0]] as never)).toBeUndefined()
  })

  test.each(['JISマーク', 'CEマーク', 'RoHS対応', 'ISO規格'])('%s says what it says', (term) =>
    expect(phrasesIn(`${term} qqzz`).map(({ isKept }) => isKept)).toEqual([true, false]),
  )
})

describe('sizes, grades, signs and standards', () => {
  for (const same of [
    ['50A', 'DN50', 'DN 50', '2"', '2 inch', '2B'],
    ['15A', 'DN15', '1/2"'],
    ['40A', 'DN 40', '1 1/2"', '1-1/2 inch', '1½"'],
    ['6204ZZ', '6204-2Z', '6204 2Z'],
    ['6204-2RS', '6204 2RS', '6204DDU', '6204LLU', '6204-2RS1', '6204 2RSH'],
    ['42CrMo4', '1.7225', 'SCM440', 'AISI 4140', 'SAE 4140'],
    ['SUS304', '1.4301', 'X5CrNi18-10', 'AISI 304'],
    ['SUS316L', '1.4404', 'X2CrNiMo17-12-2', 'AISI 316L'],
    ['C45', 'S45C', '1.1191', 'AISI 1045'],
    ['A5052', 'AlMg2.5', 'EN AW-5052'],
    ['Ti-6Al-4V', 'Ti6Al4V', 'titanium grade 5', 'titanio grado 5', '3.7165'],
    ['ISO 4762', 'DIN 912', 'JIS B 1176', 'JIS B1176', 'UNI 5931', 'UNI EN ISO 4762', 'DIN EN ISO 4762', 'BS EN ISO 4762'],
    ['UNI EN 10204', 'EN 10204', 'DIN EN 10204', 'BS EN 10204', 'EN10204'],
    ['NPT 1/2', 'NPT1/2', '1/2" NPT'],
    ['R1/2', 'R 1/2"', 'ニップルR1/2'.slice(4)],
    ['M8x1.25', 'M8×1,25', 'M8*1.25', 'M8 X 1.25'],
  ])
    test(`${same[0]} is ${same[1]}`, () => expect(lostAmong(same)).toEqual([])) // prettier-ignore

  test.each([
    ['R1/2', 'ニップルR1/2'],
    ['acero SAE 4140', '42CrMo4'],
    ['acciaio C45 φ20', 'S45C 丸棒 φ20'],
    ['inox 304', 'SUS304'],
    ['4140 steel', 'SCM440'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))

  test.each([
    ['DN50', 'DN65'],
    ['50A', 'DN500'],
    ['6204ZZ', '6204-2RS'],
    ['6204-2RS', '6205DDU'],
    ['SUS304', 'X2CrNi18-9'],
    ['42CrMo4', '34CrMo4'],
    ['ISO 4762', 'DIN 933'],
    ['acero inoxidable', 'acero S235JR'],
  ])('%s does not find %s', (query, text) => expect(finds(query, text)).toBe(false))
})

describe('numbers of Italy and Spain', () => {
  test.each([
    ['1.020 mm', '1020 mm'],
    ['1.020 mm', '1,020 mm'],
    ['1.020 mm', '1,02 mm'],
    ['1.020mm', '1.02mm'],
    ['1,02 mm', '1.020 mm'],
    ['1020 mm', '1.020 mm'],
    ['1.020,5 mm', '1020.5 mm'],
    ['1020,5 mm', '1.020,5 mm'],
    ['10.000 kg', '10000 kg'],
    ['0,50 mm', '0.5 mm'],
    ['2.0 mm', '2 mm'],
    ['0.5um', '0.5 μm'],
    ['5 micron', '5µm'],
    ['5ミクロン', '5 um'],
    ['5 μm', '5ミクロン'],
    ['micron filter', '5 micron filter'],
    ['200 °C', '200℃'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))

  test.each([
    ['1,02 mm', '1020 mm'],
    ['1020 mm', '1,02 mm'],
    ['0.5 mm', '0.05 mm'],
    ['5 um', '5 mm'],
  ])('%s does not find %s', (query, text) => expect(finds(query, text)).toBe(false))
})

describe('regions', () => {
  for (const same of [
    ['Lombardia', 'Lombardy', 'Lombardía'],
    ['Cataluña', 'Catalunya', 'Catalogna', 'Catalonia'],
    ['Bayern', 'Baviera', 'Bavaria'],
    ['United States', 'USA', 'EE.UU.'],
  ])
    test(`${same[0]} is ${same[1]}`, () => expect(lostAmong(same)).toEqual([]))

  test.each(['Veneto', 'Lombardy', 'Cataluña', 'Catalogna', 'Baviera', '大阪', '大阪府', '北海道', 'Giappone', 'Japón'])(
    '%s says where',
    (name) => expect(placesAmong(['軸受', name])).toEqual([false, true]),
  ) // prettier-ignore
})
