import { units, type Text } from '../families/family.ts'
import type { Kind } from './kind.ts'

const shapes = [
  ['cut to size', '寸法切断品'],
  ['standard sizes', '定尺品'],
  ['small lots', '小ロット品'],
] as const

/** Metals, plastics, wood, leather and other half-finished goods. */
export const material: Kind = {
  name: ['{noun}, grade {model}, {shape}', '{noun} {model} {shape}'],
  values: (random, name) => ({
    shape: random.pick(shapes),
    proof: random.pick(['2.2', '3.1']),
    days: random.pick([1, 2, 3]),
    least: `${random.pick([10, 25, 50, 100])} ${/cable|wire|ribbon|turf|roofing/i.test(name) ? 'm' : 'kg'}`,
  }),
  specs: [
    ['Grade', '銘柄', '{model}'],
    ['Supply', '納入形態', '{shape}'],
    ['Packing', '梱包', ['on pallet, wrapped', 'パレット・防湿包装']],
    ['Least', '最小数量', '{least}'],
    ['Certificate (EN 10204)', '検査証明書（EN 10204）', '{proof}'],
  ],
  says: [
    ['{Things} of grade {model}, supplied as {shape}.', '{things}（銘柄{model}）を{shape}で納入します。'],
    ['Certificate {proof} to EN 10204 for each lot.', 'ロットごとにEN 10204 {proof}の証明書を発行します。'],
    ['From {least}; cutting takes {days} days.', '{least}から承り、切断加工は{days}日で仕上げます。'],
    [
      'Offcuts are marked, so that the lot can be traced to the last piece.',
      '端材にも表示を残し、最後の1枚までロットを追跡できます。',
    ],
    [
      'Packed on pallets with edge protection and moisture barrier.',
      '角当てと防湿包装を施し、パレットで納入します。',
    ],
  ],
  lead: [4, 25],
  order: { unit: units.lengths, steps: [1, 5, 10, 50] },
  output: 260,
  steps: ['incoming inspection, slitting or sawing, finishing, packing', '受入検査、切断、仕上げ、梱包'],
}

/** Cloth, yarn and what is sold by colour and metre. */
export const cloth: Kind = {
  name: ['{noun}, article {model}, {colours} colours', '{noun} {model} {colours}色'],
  values: (random) => ({
    colours: random.pick([8, 12, 18, 24, 36, 48]),
    fast: random.pick(['4', '4-5']),
    days: random.pick([3, 5, 7]),
    lot: random.pick([100, 300, 500]),
  }),
  specs: [
    ['Article', '品番', '{model}'],
    ['Colours', '色数', '{colours}'],
    ['Sample', '見本', ['within {days} days', '{days}日以内']],
    ['Dyeing lot', '染色ロット', '{lot} m'],
    ['Colour fastness', '染色堅ろう度', ['grade {fast}', '{fast}級']],
  ],
  says: [
    [
      '{Things}, article {model}, in {colours} colours.',
      '{things}（品番{model}）です。{colours}色を揃えています。',
    ],
    [
      'Colour fastness grade {fast} or better; own colours from a lot of {lot} m.',
      '染色堅ろう度は{fast}級以上、別注色は{lot} mから承ります。',
    ],
    ['A swatch card is sent within {days} days.', '見本帳は{days}日以内に発送します。'],
    [
      'Each lot is inspected for faults and shade before it is rolled or wound.',
      'ロットごとに欠点と色差を検査してから出荷します。',
    ],
    ['Test reports for harmful substances are available.', '有害物質の試験報告書をご用意しています。'],
  ],
  lead: [10, 40],
  order: { unit: units.metres, steps: [50, 100, 300] },
  output: 1800,
  steps: [
    'preparation, weaving or knitting, dyeing, finishing, inspection',
    '準備、製織・編立、染色、仕上げ、検反',
  ],
}

const cans: readonly Text[] = [
  ['18 L can', '18 L缶'],
  ['20 L pail', '20 Lペール缶'],
  ['200 L drum', '200 Lドラム'],
]
const bottles: readonly Text[] = [
  ['10 L cylinder', '10 Lボンベ'],
  ['47 L cylinder', '47 Lボンベ'],
  ['bundle of cylinders', 'カードル'],
]
const tubes: readonly Text[] = [
  ['cartridge 330 ml', '330 mlカートリッジ'],
  ['can 1 kg', '1 kg缶'],
  ['pail 16 kg', '16 kgペール缶'],
]

/** Oils, paints, adhesives, gases and other chemicals. */
export const chemical: Kind = {
  name: ['{noun} {model}, {can}', '{noun} {model} {can}'],
  values: (random, name) => ({
    can: random.pick(
      /gas|LPG/i.test(name)
        ? bottles
        : /grease|adhesive|sealant|interface|brazing/i.test(name)
          ? tubes
          : cans,
    ),
    months: random.pick([12, 18, 24]),
    types: random.pick([3, 4, 6]),
  }),
  specs: [
    ['Grade', '品番', '{model}'],
    ['Pack', '荷姿', '{can}'],
    ['Grades', '品種数', '{types}'],
    ['Shelf life', '使用期限', ['{months} months', '{months}か月']],
    ['Safety data sheet', 'SDS', ['English, Japanese', '日本語・英語']],
  ],
  says: [
    ['{Things} of grade {model} in {can}.', '{things}（品番{model}）です。荷姿は{can}です。'],
    [
      '{types} grades for different uses; we help to choose.',
      '用途別に{types}品種を揃え、選定をお手伝いします。',
    ],
    [
      'Safety data sheets and the analysis of the lot come with each delivery.',
      'SDSとロットの分析成績書を添付します。',
    ],
    ['Stored unopened it keeps for {months} months.', '未開封で{months}か月保管できます。'],
    ['Samples for trials are sent with instructions.', '試験用サンプルを使用手順書とともに発送します。'],
  ],
  lead: [5, 25],
  order: { unit: units.cartons, steps: [1, 4, 10, 20] },
  output: 190,
  voice: 'producer',
  steps: [
    'raw material inspection, blending, filtering, filling, analysis',
    '原料検査、配合、ろ過、充填、分析',
  ],
}

/** Seeds, feed, cement, pellets: what is sold in bags. */
export const bagged: Kind = {
  name: ['{noun} {model}, {bag} kg bag', '{noun} {model} {bag} kg袋'],
  values: (random) => ({
    bag: random.pick([5, 10, 20, 25]),
    months: random.pick([6, 12, 24]),
    pallet: random.pick([40, 50, 60]),
  }),
  specs: [
    ['Type', '品番', '{model}'],
    ['Net weight', '正味質量', '{bag} kg'],
    ['Keeps', '保管期間', ['{months} months, dry', '{months}か月（乾燥保管）']],
    ['Analysis', '分析', ['for each lot', 'ロットごと']],
    ['Bags on a pallet', 'パレット積数', ['{pallet} bags', '{pallet}袋']],
  ],
  says: [
    ['{Things}, type {model}, in bags of {bag} kg.', '{things}（品番{model}）の{bag} kg袋入りです。'],
    ['{pallet} bags on a pallet, wrapped against moisture.', '1パレット{pallet}袋、防湿包装で納入します。'],
    ['Each lot is analysed; the report is sent with the papers.', 'ロットごとに分析し、報告書を添付します。'],
    ['Kept dry, it can be stored for {months} months.', '乾燥した場所で{months}か月保管できます。'],
    ['Loose loads and big bags on request.', 'バラ積みとフレコンにも対応します。'],
  ],
  lead: [5, 25],
  order: { unit: units.cartons, steps: [10, 40, 100] },
  output: 420,
  voice: 'producer',
  steps: ['sorting, drying, mixing, analysis, bagging', '選別、乾燥、混合、分析、袋詰め'],
}

/** Containers, films and packing material. */
export const packing: Kind = {
  name: ['{noun}, article {model}, {colours}-colour print', '{noun} {model} {colours}色印刷'],
  values: (random) => ({
    colours: random.pick([1, 2, 4, 6]),
    carton: random.pick([50, 100, 200, 500]),
    days: random.pick([3, 5, 7]),
    least: random.pick([500, 1000, 3000, 5000]),
  }),
  specs: [
    ['Article', '品番', '{model}'],
    ['Print', '印刷', ['up to {colours} colours', '最大{colours}色']],
    ['Print from', '印刷ロット', ['{least} pcs', '{least}個']],
    ['In a carton', '入数', ['{carton} pcs', '{carton}個']],
    ['Sample', '見本', ['within {days} days', '{days}日以内']],
  ],
  says: [
    [
      '{Things}, article {model}, plain or printed in up to {colours} colours.',
      '{things}（品番{model}）です。無地のほか、最大{colours}色の印刷に対応します。',
    ],
    [
      'Own print from {least} pieces; a proof comes before production.',
      'オリジナル印刷は{least}個から、校正をご確認いただいて生産します。',
    ],
    [
      '{carton} pieces in a carton, packed clean and dust-free.',
      '1ケース{carton}個入り、清潔な環境で梱包します。',
    ],
    ['Blank samples are sent within {days} days.', '無地の見本は{days}日以内に発送します。'],
    ['Compatibility with the contents is tested on request.', '内容物との適合試験も承ります。'],
  ],
  lead: [10, 40],
  order: { unit: units.pieces, steps: [500, 1000, 3000] },
  output: 5200,
  voice: 'producer',
  steps: ['forming or moulding, printing, inspection, counting, packing', '成形、印刷、検査、計数、梱包'],
}
