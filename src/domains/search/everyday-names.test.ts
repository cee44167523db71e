// What things are called every day, and what they are made of: which texts are found, by the words of names and of other texts.
import { describe, expect, test } from 'vitest'
import { everyPlaceName } from '../reference-data/countries.ts'
import { areaLines } from './areas.ts'
import type { Segment } from './documents.ts'
import { allOf, textQueryOf, widest } from './text-query.ts'
import { documentTokens, queryWords, type Word } from './tokens.ts'

const tokensOf = (place: string): string =>
  queryWords(place)
    .flatMap(([usual]) => usual!)
    .join(' ')
const hasAll = (word: Word, places: readonly string[]): boolean =>
  places.every((place) => word.some((way) => way.join(' ') === place))

type Text = { name?: string; text?: string; nodes?: readonly string[] }

/** The rule of search: every word has a way of which all tokens are there, in strong fields or a category where it says so. */
function finds(query: string, { name = '', text = '', nodes = [] }: Text, segment: Segment = 'PR'): boolean {
  const strong = documentTokens([name])
  const marks = nodes.map((id) => `k:${id}`)
  const tokens = new Set([...strong, ...strong.map((one) => `s:${one}`), ...documentTokens([text]), ...marks])
  const asked = textQueryOf(query, { segment })
  return (
    asked !== undefined &&
    widest(asked).every((word) => word.some((way) => way.every((one) => tokens.has(one))))
  )
}

describe('a material is any of its grades', () => {
  test.each([
    ['ステンレス フランジ', 'フランジ DN25 SUS304'],
    ['ステンレス鋼フランジ', 'weld neck flange DN 25, 1.4404'],
    ['flange inox', 'flange DN 25, AISI 316L'],
    ['brida de acero inoxidable', 'flange DN 25, 1.4541'],
    ['不锈钢 法兰', 'フランジ SUS316L'],
    ['316L フランジ', 'フランジ SUS316L'],
    ['304 ステンレス フランジ', 'フランジ SUS304'],
    ['アルミ板', 'A5052 板'],
    ['アルミブラケット', '切削ブラケット A5052 80×40'],
    ['アルミ ブラケット', 'milled bracket A6061-T6'],
    ['staffe in alluminio', 'milled bracket A5052'],
    ['staffa A5052', 'milled bracket EN AW-5052'],
    ['aluminum bracket', 'ブラケット EN AW-6082'],
    ['M8ステンレスボルト', 'bolt M8 x 20, A2-70'],
    ['latón racor', 'fitting C3604'],
    ['ghisa valvola', 'valve FC250'],
  ])('%s finds %s', (query, name) =>
    expect(finds(query, { name, nodes: ['0004-09', '0004-03', '0004-01'] })).toBe(true),
  )

  test.each([
    ['SUS304 フランジ', 'フランジ SUS316L'],
    ['アルミ ブラケット', 'ブラケット SUS304'],
    ['ステンレスブラケット', 'ブラケット A5052'],
    ['316L フランジ', 'フランジ SUS304'],
  ])('%s does not find %s', (query, name) => expect(finds(query, { name })).toBe(false))
})

describe('words that meet by chance', () => {
  test.each([
    ['ビス', 'クラウドサービス', '0001-12'],
    ['O-ring NBR', 'NBR gasket or ring', '0004-06'],
    ['アングル', 'nozzle, angle 60°, 5 bar', '0001-01'],
    ['六角ナット', 'fitting with hex body and nut', '0004-03'],
  ])('%s is not %s', (query, text, node) =>
    expect(finds(query, { name: 'guarnizione', text, nodes: [node] })).toBe(false),
  )

  test.each([
    ['ビス', '皿ビス M4', '0004-09'],
    ['ビス', 'countersunk screw', '0005-01'],
    ['O-ring NBR', 'O-ring, NBR', '0004-06'],
    ['O-ring', 'guarnizioni OR', '0004-06'],
    ['アングル', 'アングル 50×50', '0004-16'],
    ['アングル', 'angle bar 50 x 50', '0004-16'],
    ['六角ナット', 'hex nut M8', '0004-09'],
    ['キャップスクリュー', '六角穴付きボルト M8', '0004-09'],
    ['barra filettata', '全ねじ M8', '0004-09'],
    ['bulloneria', 'washer M8', '0004-09'],
  ])('%s is %s', (query, name, node) => expect(finds(query, { name, nodes: [node] })).toBe(true))

  test('threaded rods are no screw compressors', () =>
    expect(finds('barra filettata', { name: '螺杆压缩机' })).toBe(false))
})

describe('other writings and places', () => {
  test.each(['ダンボール', 'だんぼーる', 'ダン・ボール', '段ボール'])('%s is 段ボール', (query) => {
    const asked = textQueryOf(query, { segment: 'MA' })!
    expect(allOf(widest(asked), 'n:')).toContain("'n:段ボ'")
    expect(finds(query, { name: '荻丘段ボール' }, 'MA')).toBe(true)
  })

  test.each([
    ['関西', '大阪府'],
    ['近畿', '兵庫県'],
    ['Kinki', '京都府'],
    ['関東', '東京都'],
    ['Nord Italia', 'Lombardia'],
  ])('%s holds %s', (query, text) => expect(finds(`軸受 ${query}`, { name: '軸受', text }, 'MA')).toBe(true))

  test('no other place sounds like an area', () => {
    for (const place of everyPlaceName()) {
      const asked = textQueryOf(place, { segment: 'MA' })
      const isOfArea = areaLines.some(
        ({ called, places }) =>
          !called.includes(place) && asked?.wider?.some((word) => hasAll(word, places.map(tokensOf))),
      )
      expect(isOfArea, place).toBe(false)
    }
  })

  test('東京都 is not in 関西', () => expect(finds('関西', { text: '東京都' }, 'MA')).toBe(false))
})
