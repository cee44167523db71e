import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentTokens, normalName, queryWords } from './tokens.ts'

/** The rule of search: every word of the query has an alternative that the text has whole. */
function finds(query: string, text: string): boolean {
  const tokens = new Set(documentTokens([text]))
  const words = queryWords(query)
  return (
    words.length > 0 && words.every((word) => word.some((some) => some.every((token) => tokens.has(token))))
  )
}

describe('words', () => {
  test.each([
    ['bearing', 'Ball Bearings'],
    ['bearings', 'ball bearing'],
    ['Batteries', 'battery pack'],
    ['bush', 'Bushes'],
    ['boxes', 'gear box'],
    ['rodamiento', 'Rodamientos de bolas'],
    ['motores', 'motor eléctrico'],
    ['cuscinetto', 'cuscinetti a sfere'],
    ['MULLER', 'Müller GmbH'],
    ['Muller', 'Mu\u0308ller'],
    ['strasse', 'Lange Straße'],
    ['ﬁlter', 'filter'],
    ['ｂｅａｒｉｎｇ', 'bearing'],
    ['SKF', 'S.K.F. Works'],
    ['R&D', 'R & D centre'],
    ['подшипник', 'Подшипник качения'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))

  test.each([
    ['bearing', 'Bear'],
    ['glass', 'Glas Works'],
    ['ball valve', 'ball bearing'],
    ['25', 'grade 2.5'],
    ['2.5', 'size 25'],
  ])('%s does not find %s', (query, text) => expect(finds(query, text)).toBe(false))
})

describe('part numbers', () => {
  const forms = [
    '6204-2RS',
    '6204-2rs',
    '6204 2RS',
    '62042RS',
    '６２０４－２ＲＳ',
    '6204ー2RS',
    '6204/2RS',
    '6204',
    '2RS',
  ]
  test.each(forms)('%s finds 6204-2RS', (query) =>
    expect(finds(query, 'Bearing 6204-2RS, sealed')).toBe(true),
  )

  test.each(['6204-2RS', '6204 2RS', '62042RS'])('6204-2RS finds %s', (text) =>
    expect(finds('6204-2RS', text)).toBe(true),
  )

  test.each(['6205-2RS', '6204-2Z', '6204ZZ'])('6204-2RS does not find %s', (text) =>
    expect(finds('6204-2RS', text)).toBe(false),
  )

  test('a number is found where letters follow it', () => {
    expect(finds('6204', '6204ZZ')).toBe(true)
    expect(finds('sus 304', 'SUS304')).toBe(true)
    expect(finds('M8x1.25', 'bolt M8 x 1.25')).toBe(true)
    expect(finds('M8', 'bolt M8x1.25')).toBe(true)
  })
})

describe('sizes and threads', () => {
  test.each([
    ['G1/2', 'Ball valve G 1/2"'],
    ['G 1/2"', 'Ball valve G1/2, brass'],
    ['g 1/2', 'G½ female'],
    ['1/2"', 'Hose 1/2 inch'],
    ['1/2', 'G1/2'],
    ['1/2" NPT', 'NPT1/2 male'],
    ['NPT 1/2', '1/2" NPT'],
    ['1 1/2"', 'Flange 1½" ANSI'],
    ['1-1/2"', 'valve 1 1/2" DN40'],
    ['2"', 'pipe 2 inch'],
    ['M8x20', 'Hex bolt M8 x 20'],
    ['M8 x 20', 'Hex bolt M8×20'],
    ['M8×20', '六角ボルトM8x20鋼製'],
    ['六角ボルトM8', 'M8六角ボルト'],
    ['m8*20', 'M 8 x 20 mm'],
    ['M8x20', 'M8x1.25x20'],
    ['M8x1.25', 'M8 × 1,25'],
    ['M8', 'bolt M8x20'],
    ['M8', 'screw M8-1.25'],
    ['M8', 'screw M8A'],
    ['DN50', 'Flange DN 50'],
    ['DN 50', 'Flange DN50/PN16'],
    ['20 x 30', 'Sheet 20×30×4 mm'],
    ['5/2 valve', '5/2-way valve'],
    ['5/2-way valve', '5/2 way valve'],
    ['"6204" bearing', 'bearing 6204'],
    ['"grade 2" titanium', 'Titanium grade 2'],
    ['ABC-M8-20', 'ABC-M8-20'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))

  test.each([
    ['G1/2', 'pack of 180 g × 12'],
    ['G 1/2"', '180 g × 12, 1 kg, 2 pieces'],
    ['G1/2', 'G1 1/2 and G2'],
    ['M8x20', 'Cordset M12 X-coded, 8 pins, 20 m'],
    ['M8 x 20', 'Cordset M12 X-coded, 8 pins, 20 m'],
    ['M8', 'Cordset M12, 8 pins'],
    ['M8', 'M80 nut'],
    ['M8x20', 'M8x200'],
    ['1/2"', 'Ball valve 1 1/2" DN40'],
    ['1/2"', 'shipped on 1/2/2026'],
    ['12', 'valve 1/2"'],
    ['2"', 'class 2, part 3'],
    ['DN50', 'DN 500, 50 pieces'],
  ])('%s does not find %s', (query, text) => expect(finds(query, text)).toBe(false))

  test('the year of a standard is not asked for', () => {
    expect(finds('ISO 13485:2016', 'ISO 13485')).toBe(true)
    expect(finds('ISO13485:2016', 'ISO 13485')).toBe(true)
    expect(finds('ISO 13485:2016', 'ISO 9001:2016')).toBe(false)
  })
})

describe('scripts without spaces', () => {
  test.each([
    ['軸受', '深溝玉軸受'],
    ['モーター', '小型モータ'],
    ['molds', 'Moulds for castings'],
    ['carbon fibre', 'Carbon fiber sheet'],
    ['モータ', 'ギヤードモーター'],
    ['センサー', '近接センサ（直流三線）'],
    ['玉', '深溝玉軸受'],
    ['溝玉軸', '深溝玉軸受'],
    ['ベアリング', 'ﾍﾞｱﾘﾝｸﾞ製造'],
    ['第3', '本社第3工場'],
    ['工業 山', '山本工業'],
    ['베어링', '한국베어링'],
    ['ลูกปืน', 'ตลับลูกปืน'],
    ['轴承', '深沟球轴承'],
  ])('%s is found in %s', (query, text) => expect(finds(query, text)).toBe(true))

  test('what only shares characters is not found', () => expect(finds('受軸', '深溝玉軸受')).toBe(false))

  test('every part of a name is found, unless it cuts a word or number', () => {
    const character = fc.constantFrom(...'深溝玉軸受株式会社ベアリング工業第山本ーのが한국링3 A・')
    const part = fc
      .array(character, { minLength: 2, maxLength: 30 })
      .chain((name) =>
        fc.tuple(
          fc.constant(name.join('')),
          fc.nat(name.length - 1),
          fc.integer({ min: 1, max: name.length }),
        ),
      )
    fc.assert(
      fc.property(part, ([name, from, length]) => {
        const cut = name.slice(from, from + length)
        const cutsWord = [from, from + cut.length].some((at) => /^[3A]{2}$/.test(name.slice(at - 1, at + 1)))
        fc.pre(queryWords(cut).length > 0 && !cutsWord && !/[3A]ー[3A]/.test(name))
        expect(finds(cut, name)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('any text at all', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 100 }),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 })
      .map((units) => String.fromCharCode(...units)),
    fc
      .array(fc.constantFrom(...'\':*&|!()<>\\"%_-./ \0\n\t6aé軸ーـ\u0301\u200d\ud800\udc00'), {
        maxLength: 200,
      })
      .map((all) => all.join('')),
  )

  const sized = fc
    .array(
      fc.constantFrom(
        ...`M,m,8,20,1/2,½,x, x ,×,G,",'',inch,in,-,.,:2016,:, ,\n,DN,1.25,npt,軸,ボ,mm`.split(','),
      ),
    )
    .map((all) => all.join(''))

  test('becomes tokens of letters, digits, marks and inner dots, capped', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const tokens = [...documentTokens([text]), ...queryWords(text).flat(2)]
        for (const token of tokens) {
          expect(token).toMatch(/^[\p{L}\p{N}\p{M}]+(?:\.[\p{L}\p{N}\p{M}]+)*\.?$/u)
          expect([...token].length).toBeLessThanOrEqual(64)
        }
        expect(queryWords(text).length).toBeLessThanOrEqual(32)
        expect(normalName(text)).toMatch(/^[\p{L}\p{N}\p{M} ]*$/u)
      }),
      { numRuns: 2_000 },
    )
  })

  test('finds itself, and so does its normal form', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, sized), (text) => {
        fc.pre(queryWords(text).length > 0)
        expect(finds(text, text)).toBe(true)
        expect(normalName(normalName(text))).toBe(normalName(text))
      }),
      { numRuns: 4_000 },
    )
  })

  test('two hundred accents weigh nothing', () => {
    expect(queryWords(`a${'\u0301'.repeat(200)}`)).toEqual([[['a']]])
  })

  test('a field keeps at most 1,500 tokens', () => {
    const words = Array.from({ length: 3_000 }, (_, index) => `w${index}`).join(' ')
    expect(documentTokens([words])).toHaveLength(1_500)
  })

  test.each(['constructor', '__proto__', 'hasOwnProperty', 'toString', 'valueOf'])('%s is a word', (text) => {
    expect(documentTokens([text]).every((token) => typeof token === 'string')).toBe(true)
    expect(finds(text, `our ${text} here`)).toBe(true)
  })

  test('punctuation and pictures are no words', () => {
    expect(queryWords(`!!! & | :* ' 🙂 \0`)).toEqual([])
  })
})

test('of a long run the first tokens stay, as many as a field has', () => {
  const run = Array.from({ length: 5_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7) % 20_011)))
  const pairs = run.slice(1).map((character, at) => run[at]! + character)
  expect(documentTokens([run.join('')])).toEqual(pairs.slice(0, 1_500))
  const few = documentTokens([run.slice(0, 900).join('')])
  expect(few).toEqual([...pairs.slice(0, 899), ...run].slice(0, 1_500))
})

test('long texts without a space are not kept in memory', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const aRun = (nth: number) =>
    Array.from({ length: 5_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * (2 * nth + 7)) % 20_011)),
    ).join('')
  documentTokens([aRun(0)])
  const before = held()
  for (let nth = 1; nth <= 150; nth++) documentTokens([aRun(nth)])
  expect(held() - before).toBeLessThan(10_000_000)
})

describe('kana', () => {
  test.each([
    ['べありんぐ', '深溝玉ベアリング'],
    ['ベアリング', 'べありんぐ専門'],
    ['ﾍﾞｱﾘﾝｸﾞ', 'べありんぐ'],
    ['もーたー', 'モータ'],
    ['ヴァルヴ', 'バルブ'],
    ['ねじ', 'ネジ・ボルト'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))

  test('a name is the same in both', () =>
    expect(normalName('ひのかわ工業')).toBe(normalName('ヒノカワ工業')))
})
