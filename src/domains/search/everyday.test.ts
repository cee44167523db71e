import { describe, expect, test } from 'vitest'
import { splitCompounds } from './compounds.ts'
import { correctionOf } from './correcting.ts'
import { withFewerWords, wordsTogether } from './relaxation.ts'
import { withoutForms } from './legal-forms.ts'
import { nodesNear } from './query-understanding.ts'
import type { KnownWord } from './queries/words.ts'
import type { Known } from './statistics.ts'
import { textQueryOf } from './text-query.ts'
import { documentTokens } from './tokens.ts'

/** The rule of search: every word of the query has an alternative that the text has whole. */
function finds(query: string, text: string): boolean {
  const tokens = new Set(documentTokens([text]))
  const words = textQueryOf(query)?.words ?? []
  return (
    words.length > 0 && words.every((word) => word.some((some) => some.every((token) => tokens.has(token))))
  )
}

describe('numbers are written in several ways', () => {
  for (const text of [
    'Pallet, 1,200 × 800 mm',
    'Pallet 1200x800',
    'Pallet 1.200 x 800',
    'Pallet 1200 ✕ 800 mm',
  ])
    test.each([
      'pallet 1200x800',
      'pallet 1200 × 800 mm',
      'pallet 1.200x800',
      'pallet 1,200 x 800',
      'pallet 1200*800',
      'pallet 1200 ✕ 800',
    ])(`%s finds ${text}`, (query) => expect(finds(query, text)).toBe(true))

  test.each([
    ['welded base plate 1400x800x32', 'Welded base plate 1,400 × 800 × 32 mm'],
    ['aluminium profile 2000', 'Aluminium profile 2,000 mm'],
    ['profile 2.000', 'profile 2,000 mm'],
    ['strip coil 1,6x320', 'Strip coil 1.6 × 320 mm'],
    ['strip coil 1,6 x 320', 'Strip coil 1.6x320'],
    ['tubo silicone 6,4x9,6', 'tubo silicone 6.4×9.6'],
    ['pallet 1200', 'pallet 1,200 × 800 mm'],
    ['0,8 mm', 'sheet 0.8mm'],
    ['0.8mm', 'sheets of 0.5, 0.8 and 1 mm'],
    ['1.5 mm', 'sheet 1.5 × 1,000 mm'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))

  test.each([
    ['pallet 1200', 'pallets in lots of 1 to 200'],
    ['1,6', 'lots of 1 to 6'],
  ])('%s does not find %s', (query, text) => expect(finds(query, text)).toBe(false))
})

describe('what is written together is one', () => {
  test.each([
    ['S45C', 'shaft S50C, 45 pieces, C'],
    ['P4級', '打抜き板 φ4 P6 級'],
    ['φ20', 'φ 30, 20 本'],
    ['φ6.5', 'φ6, 5 本'],
    ['0.8mm', 'cable 0.6/1 kV, 8 mm'],
    ['0.5mm', 'cable 5.5 mm², 0 pieces'],
    ['SUS304 1.5', 'SUS304 P3.5, 1 piece'],
    ['BT30', 'BT920, 30 pieces'],
    ['BT40', 'board BT 40 pieces'],
  ])('%s does not find %s', (query, text) => expect(finds(query, text)).toBe(false))

  test.each([
    ['S45C', '丸棒S45C φ20'],
    ['P4', '軸受 P4級'],
    ['φ6.5', 'ドリルφ6.5mm'],
    ['BT30', 'holder BT30-ER16'],
    ['IP67', 'sensor IP 67'],
    ['SUS304', 'plate SUS 304'],
    ['0.8mm', '板厚0.8mmの鋼板'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))

  for (const text of [
    '丸棒φ20',
    'Rod ø20 mm',
    'Rod Ø 20',
    'Rod ⌀20',
    'Rod Φ20×100 mm',
    'rod dia. 20 mm',
    'rod dia 20',
  ])
    test.each(['φ20', 'Φ 20', 'ø20', 'Ø20mm', '⌀20', 'dia. 20'])(`%s finds ${text}`, (query) =>
      expect(finds(query, text)).toBe(true),
    )
})

describe('a number belongs to its unit', () => {
  test.each([
    ['24V', 'relay 24 mm, 230 V'],
    ['24 V', 'width 24 mm, 12 V'],
    ['50 Hz', 'set of 50; 60 Hz'],
    ['8 mm', 'cable 3 × 8 mm²'],
    ['3.7kW', 'drive 3.7 A, 5.5 kW'],
    ['100V', 'DIN rail 100 mm, AC 200 V'],
  ])('%s does not find %s', (query, text) => expect(finds(query, text)).toBe(false))

  test.each([
    ['24V', 'relay 24 V DC'],
    ['24V', '電磁弁 DC24V'],
    ['DC24V', '電磁弁 DC24 V'],
    ['24VDC', 'relay 24 V DC'],
    ['AC100V', '電磁弁 AC100〜240V'],
    ['240 V', 'power supply 100-240V'],
    ['12V', 'lamp 12/24 V'],
    ['30mm', 'plate 20 × 30 mm'],
    ['20mm', 'bolt M8×20'],
    ['24', 'relay 24 V'],
    ['8mm2', 'cable 3 × 8 mm²'],
    ['50A', 'breaker 30, 40 and 50 A'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))
})

describe('a letter before a Japanese word is part of it', () => {
  test.each([
    ['Oリング', 'スナップリング O型'],
    ['H鋼', 'GP240GH 鋳鋼, H 7'],
    ['DCモータ', 'AC/DC電源、モータ負荷'],
    ['Vベルト', 'ベルト 24 V'],
    ['キー', 'メッキ, キログラム'],
  ])('%s does not find %s', (query, text) => expect(finds(query, text)).toBe(false))

  test.each([
    ['Oリング', 'Ｏリング'],
    ['Ｏ－リング', 'Oリング'],
    ['Oリング', 'O-リング NBR'],
    ['H鋼', '建材用H鋼'],
    ['DCモーター', 'ブラシレスDCモータ'],
    ['キー', '平行キー'],
    ['エアーシリンダー', 'エアシリンダ'],
    ['エアシリンダ', 'エアーシリンダー'],
    ['センサーケーブル', 'センサケーブル'],
    ['コンピュータ', '産業用コンピューター'],
    ['スプロケツト', 'スプロケット'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))
})

describe('one standard has several names', () => {
  for (const text of ['ISO 9001', 'ISO 9001:2015', 'JIS Q 9001', 'UNI EN ISO 9001:2008'])
    test.each([
      'ISO 9001', 'UNI EN ISO 9001', 'DIN EN ISO 9001', 'BS EN ISO 9001', 'NF EN ISO 9001', 'EN ISO 9001', 'JIS Q 9001',
      'UNI EN ISO 9001:2015', 'certificato ISO 9001', 'azienda certificata ISO 9001', 'certificazione ISO 9001', 'ISO 9001 certified',
      'norma ISO 9001', 'ISO9001認証', 'ISO 9001 認証取得',
    ].filter((query) => !query.startsWith('azienda')))(`%s finds ${text}`, (query) => {
      expect(finds(query, `${text}, ISO9001`)).toBe(true)
    }) // prettier-ignore

  test('a body alone and a word without a standard stay', () => {
    expect(finds('UNI 10204', 'EN 10204')).toBe(false)
    expect(finds('certified bearings', 'bearings')).toBe(false)
  })

  for (const text of [
    'inox 304',
    'SUS304',
    'AISI 304',
    '1.4301',
    'SUS 304 plate',
    'stainless steel 304/316L',
  ])
    test.each(['AISI 304', 'SUS304', '1.4301', 'aisi304'])(`%s finds ${text}`, (query) =>
      expect(finds(query, text)).toBe(true),
    )
  for (const text of ['JIS G 4304', 'JIS G4304', 'JISG4304', 'jis g-4304'])
    test.each(['JIS G 4304', 'JIS G4304', 'JISG4304', 'JIS G4304:2021'])(`%s finds ${text}`, (query) =>
      expect(finds(query, text)).toBe(true),
    )
  test.each([
    ['ASTM A105', 'ASTM A 105'],
    ['ASTM A 105', 'ASTM A105/A105M'],
    ['JIS Q9100', 'JIS Q 9100:2016'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))

  test('304L is another steel', () => expect(finds('AISI 304', 'SUS304L, 1.4307')).toBe(false))
})

describe('words of trade', () => {
  test.each([
    ['viti', 'vite a testa esagonale'],
    ['vite', 'viti autofilettanti'],
    ['stampi', 'stampo per lamiera'],
    ['ボールベアリング', '深溝玉軸受'],
    ['ﾎﾞｰﾙﾍﾞｱﾘﾝｸﾞ', '玉軸受'],
    ['ローラーベアリング', '円筒ころ軸受'],
    ['鋳物', '鋳造品'],
    ['梱包機', '自動包装機'],
    ['ダイキャスト', 'アルミダイカスト'],
    ['六角穴付きボルト', '六角穴付ボルト'],
    ['充塡機', '液体充填機'],
    ['コイルバネ', 'コイルばね'],
    ['軸受メーカー', '軸受'],
    ['歯車 メーカー', '歯車'],
    ['青嶺精工株式会社', '株式会社青嶺精工'],
    ['㈱青嶺精工', '青嶺精工'],
    ['青嶺精工（株）', '株式会社青嶺精工'],
    ['Rossi Stampi S.p.A.', 'Rossi Stampi S.r.l.'],
    ['Aomine Seiko Co., Ltd.', 'Aomine Seiko'],
    ['Muller GmbH', 'Müller'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))

  test('printing is no mould', () => expect(finds('stampi', 'Stampa, confezionamento e design')).toBe(false))
  test('a dash that was typed on a Japanese keyboard is no word', () =>
    expect(textQueryOf('ー')).toBeUndefined())
  test('a legal form alone stays', () => expect(withoutForms('株式会社')).toBe('株式会社'))

  test('compounds have parts', () => {
    expect(splitCompounds('板金加工')).toBe('板金 加工')
    expect(splitCompounds('精密板金 長野県')).toBe('精密 板金 長野県')
    expect(splitCompounds('超硬エンドミル')).toBe('超硬 エンドミル')
    expect(splitCompounds('エンドミル')).toBeUndefined()
    expect(splitCompounds('自動車部品')).toBe('自動車 部品')
    expect(splitCompounds('配管用炭素鋼鋼管')).toBe('配管用 炭素鋼 鋼管')
    expect(splitCompounds('ステンレスボルト')).toBe('ステンレス ボルト')
    expect(splitCompounds('オーリング')).toBeUndefined()
  })

  test.each(['ああああ', 'あ あ あ あ', 'ーーーー', 'がのにを'])('%s says nothing', (text) =>
    expect(textQueryOf(text)).toBeUndefined(),
  )
  test.each(['アアア', 'ああああ工業', 'はと'])('%s may be a name', (text) =>
    expect(textQueryOf(text)).toBeDefined(),
  )

  test.each(['リーマ', 'バイト'])('%s has no category near that shares only a pair of kana', (text) => {
    for (const id of nodesNear(text)) expect(id).toMatch(/^000[1-7]/)
  })
})

describe('words that are right in another language', () => {
  const known = (word: string): KnownWord => [word.replace(/[aeio]$/, ''), word, 5_000, 5_000]
  test.each([
    ['sacchetti', 'placchette'],
    ['sacchetti', 'vaschette'],
    ['bustine', 'bushing'],
    ['foro', 'form'],
    ['norma', 'normal'],
  ])('%s is not made %s', (typed, other) => {
    expect(correctionOf(typed, [known(other)])?.isGuess ?? true).toBe(true)
  })
  test('capitals are an abbreviation', () => expect(correctionOf('MOCA', [known('moda')])).toBeUndefined())
  test.each([
    ['hydrualic', 'hydraulic'],
    ['pmup', 'pump'],
    ['stianles', 'stainless'],
  ])('%s is %s', (typed, meant) =>
    expect(correctionOf(typed, [known(meant)])).toEqual({ text: meant, isGuess: false }),
  )
})

describe('what was left out is told as it was typed', () => {
  test.each([
    ['取り付け金具', '取り 付け 金具', ['付け', '取り'], ['取り付け']],
    ['うず巻き ポンプ', 'うず 巻き ポンプ', ['巻き', 'うず'], ['うず巻き']],
    ['精密 板金', undefined, ['精密'], ['精密']],
    ['qqzz bearing zzqq', undefined, ['zzqq', 'qqzz'], ['qqzz', 'zzqq']],
  ])('%s', (typed, apart, words, told) => {
    expect(splitCompounds(typed)).toBe(apart)
    expect(wordsTogether(typed, words)).toEqual(told)
  })
})

describe('what is left out is what says more of a thing, not the thing', () => {
  const nobodyCounts = { documentsWith: () => 0, documentsIn: () => 1_000 } as unknown as Known
  test.each([
    ['etichette adesive', 'etichette'],
    ['imballaggio flessibile', 'imballaggio'],
    ['pallet in legno', 'pallet'],
    ['guanti senza lattice', 'guanti'],
    ['精密 板金', '板金'],
  ])('%s keeps %s', (text, kept) => {
    const [first] = [...withFewerWords(nobodyCounts, { segment: 'PR', text })]
    expect(first!.words).not.toContain(kept)
  })
})
