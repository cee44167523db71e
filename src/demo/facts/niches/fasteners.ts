import { units, type Text } from '../families/family.ts'
import type { Random } from '../random.ts'
import type { Kind } from './kind.ts'

type Shape = readonly [name: Text, standard: string]
/** By the English name of the subcategory; screws say what they are beside the names of the tree. */
const shapes: Readonly<Record<string, readonly Shape[]>> = {
  Bolts: [
    [['Hexagon socket head bolt', '六角穴付きボルト'], 'ISO 4762'],
    [['Hexagon socket head cap bolt', '六角穴付きボルト（キャップボルト）'], 'ISO 4762'],
    [['Hexagon bolt', '六角ボルト'], 'ISO 4014'],
    [['Hexagon bolt, full thread', '全ねじ六角ボルト'], 'ISO 4017'],
  ],
  Screws: [
    [['Pan head screw', '小ねじ・タッピンねじ なべ頭'], 'ISO 7045'],
    [['Countersunk screw', '小ねじ・タッピンねじ 皿頭'], 'ISO 7046'],
    [['Hexagon socket set screw', '小ねじ・タッピンねじ 六角穴付き止めねじ'], 'ISO 4026'],
  ],
  Nuts: [
    [['Hexagon nut', '六角ナット'], 'ISO 4032'],
    [['Self-locking nut', 'ゆるみ止めナット'], 'ISO 10511'],
  ],
  Washers: [
    [['Plain washer', '平座金（ワッシャ）'], 'ISO 7089'],
    [['Spring washer', 'ばね座金（ワッシャ）'], 'DIN 127'],
  ],
}
/** Those that are asked for most, twice. */
const materials = [
  ['stainless steel A2', 'ステンレス A2'],
  ['stainless steel A2', 'ステンレス A2'],
  ['stainless steel A4', 'ステンレス A4'],
  ['steel, zinc plated', '鋼 亜鉛めっき'],
  ['steel, black oxide', '鋼 黒染め'],
] as const
const threads = [4, 5, 6, 6, 8, 8, 8, 10, 12] as const
const lengths = [10, 12, 16, 20, 25, 30, 40, 50] as const

function valuesOf(random: Random, name: string) {
  const [what, standard] = random.pick(shapes[name]!)
  const thread = random.pick(threads)
  const length = random.pick(lengths)
  return {
    what,
    standard,
    size: /Bolts|Screws/.test(name) ? `M${thread} x ${length}` : `M${thread}`,
    material: random.pick(materials),
    pack: random.pick([50, 100, 200, 500]),
    proof: random.pick(['2.1', '2.2', '3.1']),
  }
}

/** Bolts, screws, nuts and washers: each product is one size of one standard. */
export const fastener: Kind = {
  name: ['{what} {size}, {material}', '{what} {size} {material}'],
  values: valuesOf,
  specs: [
    ['Size', '呼び', '{size}'],
    ['Standard', '規格', '{standard}'],
    ['Material', '材質', '{material}'],
    ['Packing unit', '入数', ['{pack} pcs', '{pack}個']],
    ['Certificate (EN 10204)', '検査証明書（EN 10204）', '{proof}'],
  ],
  says: [
    ['{what} {size} to {standard}, {material}.', '{standard}準拠の{what} {size}、{material}です。'],
    [
      'Packed in units of {pack} with lot number and size on each label.',
      '{pack}個単位で梱包し、ロット番号とサイズを表示します。',
    ],
    ['Certificate {proof} to EN 10204 on request.', 'EN 10204 {proof}の検査証明書を発行できます。'],
    ['Other lengths and coatings are made to order.', '長さ違いや表面処理の変更は受注生産で承ります。'],
  ],
  lead: [3, 25],
  order: { unit: units.pieces, steps: [100, 500, 1_000, 5_000] },
  output: 60_000,
  steps: [
    'cold heading, thread rolling, heat or surface treatment, sorting, inspection',
    '冷間圧造、転造、熱処理・表面処理、選別、検査',
  ],
}
