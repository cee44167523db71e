// Names and terms that mean what they say (D51): every category in five languages, and standards, sizes and part numbers.
import { categoryCounts } from '../src/domains/directory/counts.ts'
import { editionBit } from '../src/domains/editions/editions.ts'
import { everyCategoryNode } from '../src/domains/reference-data/industries.ts'
import { search } from '../src/domains/search/find.ts'
import type { Db } from '../src/platform/db.ts'

export type Meant = { of: string; queries: number; corrected: number; leftOut: number; otherNumber: number }

const page = { skip: 0, size: 1 }
const wrongShown = 5

/** Asks every name and term; answers a line for each kind, and some of what went wrong. */
export async function judgeNames(db: Db): Promise<{ lines: Meant[]; wrong: string[] }> {
  const wrong: string[] = []
  const bit = editionBit('jp')
  const counts = new Map((await categoryCounts(db, bit, 'all')).map((count) => [count.id, count]))
  const of = (kind: string): Meant => ({ of: kind, queries: 0, corrected: 0, leftOut: 0, otherNumber: 0 })
  const note = (what: string) => {
    if (wrong.length < wrongShown) wrong.push(what)
  }

  /** Without what it left out a term says something else; words beside it may go. */
  const ask = async (line: Meant, segment: 'MA' | 'PR', text: string, term = text) => {
    const { corrected, leftOut } = await search(db, { segment, text, editionBit: bit }, page)
    line.queries++
    if (corrected) line.corrected++
    const isLeftOut = leftOut?.words.some((word) => term.split(' ').includes(word)) ?? false
    if (isLeftOut) line.leftOut++
    if (corrected || isLeftOut) note(`${segment} "${text}": ${corrected?.text ?? leftOut?.words.join()}`)
  }

  const names = of('names of categories')
  const numbers = of('their numbers')
  for (const { id, name } of everyCategoryNode()) {
    for (const segment of ['MA', 'PR'] as const) await ask(names, segment, name)
    const { manufacturers = 0, products = 0 } = counts.get(id) ?? {}
    for (const [segment, told] of [
      ['MA', manufacturers],
      ['PR', products],
    ] as const) {
      const place = id.includes('-') ? { categories: [id] } : { industries: [id] }
      const opened = await search(db, { segment, text: name, editionBit: bit, ...place }, page)
      numbers.queries++
      if (opened.total === told) continue
      numbers.otherNumber++
      note(`${segment} "${name}" (${id}) says ${told} and opens ${opened.total}`)
    }
  }
  const terms = of('standards and sizes')
  for (const term of engineersTerms()) {
    await ask(terms, 'MA', term)
    await ask(terms, 'PR', `${term} bolt`, term)
  }
  const everyday = of('everyday queries')
  for (const [segment, text, less] of everydayQueries) {
    const before = everyday.leftOut
    const { total, corrected, leftOut } = await search(db, { segment, text, editionBit: bit }, page)
    everyday.queries++
    if (corrected) everyday.corrected++
    if (less === undefined ? total === 0 : leftOut?.words.join() !== less) everyday.leftOut++
    if (corrected || everyday.leftOut > before)
      note(`${segment} "${text}": ${total}, ${corrected?.text ?? leftOut?.words.join()}`)
  }
  return { lines: [names, numbers, terms, everyday], wrong }
}

/** As buyers in Italy and Japan type them; the demo world has something for each, of two without what says what kind. */
const everydayQueries: readonly (readonly ['MA' | 'PR', string, less?: string])[] = [
  ...[
    'pallet 1200x800', 'pallet 1200 × 800 mm', 'pallet 1.200x800', 'pallet 1,200 x 800', 'aluminium profile 2000', 'strip coil 1,6x320',
    'strip coil 1,6 x 320', 'tubo silicone 6,4x9,6', 'welded base plate 1400x800x32', 'pallet 1200', 'viti', 'stampi', 'inox 304', 'AISI 304', 'SUS304', 'φ6', 'ø6', '⌀6 mm',
    'S45C', '六角穴付ボルト', '六角穴付きボルト M8', 'キャップボルト', 'ボルト M8', 'viti M8 inox A2', 'bulloni', 'cuscinetti a sfere', 'フランジ', 'ボールベアリング', 'ﾎﾞｰﾙﾍﾞｱﾘﾝｸﾞ', 'ローラーベアリング', '鋳物', '板金加工', 'エンドミル', '六角穴付きボルト',
    'アルミブラケット', 'ステンレスブラケット', 'staffa A5052', 'ステンレス鋼フランジ', '316L フランジ', 'M8ステンレスボルト', '関西 軸受',
  ].map((text) => ['PR', text] as const),
  ['PR', '精密板金', '精密'], ['PR', '超硬エンドミル', '超硬'], ['PR', '六角ナット', '六角'], ['PR', 'dadi esagonali', 'esagonali'],
  ['PR', 'O-ring NBR', 'NBR'], ['PR', 'barra filettata', 'filettata'],
  ...[
    'UNI EN ISO 9001', 'DIN EN ISO 9001', 'BS EN ISO 9001', 'EN ISO 9001:2015', 'JIS Q 9001', 'certificato ISO 9001', 'norma ISO 9001',
    'ISO9001認証', 'ISO 9001 認証', '軸受メーカー', '歯車メーカー', '梱包機', 'ダイキャスト', 'ダン・ボール', 'ヒノカワ', '関西', '近畿 板金',
  ].map((text) => ['MA', text] as const),
] // prettier-ignore

/** Two hundred: standards, certificates, threads, sizes, materials and part numbers as they are typed. */
export function engineersTerms(): string[] {
  const numbered: Record<string, readonly string[]> = {
    'ISO ': ['9001', '13485', '14001', '45001', '22000', '27001', '4762', '4014', '4017', '4032', '7089', '2768-mK', '286 H7', '8573-1'],
    'EN ': ['10204', '10204 3.1', '10025-2', '1090-2', '15085', '1092-1', '61000-6-2', 'ISO 3506-1', 'ISO 15614'],
    'DIN ': ['912', '931', '933', '934', '125', '127', '471', '472', '625', '985', '3015', '7984', '11851'],
    'JIS ': ['B1176', 'B 1180', 'G4304', 'G 4304', 'G3101', 'H4000', 'B2220', 'K6741', 'C8305'],
    'ASTM ': ['A105', 'A182', 'A193 B7', 'A194', 'A240', 'A276', 'A312', 'A36', 'B16.5', 'D2000', 'A 106'],
    'ASME ': ['B16.5', 'B16.11', 'B18.2.1', 'BPVC VIII', 'Y14.5'],
    'GB/T ': ['1804', '5782', '699', '3077'],
    'UNI ': ['5739', 'EN 10083'],
    'UL ': ['94 V-0', '508A', '1015'],
    'IEC ': ['60529', '61508', '60947-2', '62061'],
    'API ': ['6D', '598', '610', '5L'],
    'MIL-STD ': ['810', '461'],
    'IATF ': ['16949'],
    'AS ': ['9100', '9100D'],
    'SAE ': ['J1939', 'AMS 2750'],
    M: ['3', '4', '5', '6', '8', '10', '12', '16', '20', '8x1', '8x1.25', '10x1.5', '12x40', '5×0.8', '6x20'],
    DN: ['15', '20', '25', '32', '50', '80', '100', '150'],
    PN: ['6', '10', '16', '40'],
    G: ['1/8', '1/4', '3/8', '1/2', '3/4', '1'],
    'R': ['1/4', 'c1/4', 'p1/2'],
    '': [
      '1/2"', '3/4"', '1/4" NPT', '1/2 NPT', '3/8 BSP', 'BSPT 1/4', '1/4-20 UNC', '#10-32 UNF', '0.5 mm', '0.05 mm', '25 mm', '100 kN',
      '24 V', '230 VAC', '5.5 kW', '7,5 kW', '10 bar', '16 MPa', '150 psi', '1500 rpm', '50 Hz', '4 mm2', 'IP65', 'IP67', 'IP69K', 'IE3',
      '6204-2RS', '6204ZZ', '6305-2RS1', '22210E', 'NU205', '7206B', 'UCP205', 'HK1612', 'LM8UU', 'SUS304', 'SUS316L', 'S45C', 'SS400',
      '316L', '304L', '1.4301', '1.4404', '42CrMo4', 'C45', '6061-T6', '7075', 'ADC12', 'PA66-GF30', 'A2-70', '8.8', '10.9', '12.9',
      'CE', 'UL', 'RoHS', 'REACH', 'ATEX', 'IECEx', 'HACCP', 'FSC', 'HALAL', 'KOSHER', 'TÜV', 'UKCA', 'NADCAP', 'GOTS', 'OEKO-TEX',
      'NPT', 'BSPP', 'UNC', 'AWG 18', 'Rc 1/4', 'HRC 60', 'Ra 0.8', 'h6', 'H7', 'RS-485', 'RJ45', '4-20 mA',
    ],
  } // prettier-ignore
  return Object.entries(numbered).flatMap(([before, all]) => all.map((one) => before + one))
}
