import { units } from '../families/family.ts'
import { months, type Kind } from './kind.ts'

/** Clothes. */
export const garment: Kind = {
  name: ['{noun}, article {model}, {sizes}', '{noun} {model} {sizes}'],
  values: (random, name) => ({
    sizes: random.pick(
      /baby|newborn|romper|bib|child/i.test(name)
        ? (['50–70 cm', '60–90 cm', '80–110 cm'] as const)
        : (['S–L', 'S–3L', 'XS–XL', 'M–4L'] as const),
    ),
    colours: random.pick([2, 3, 4, 6, 8]),
    days: random.pick([5, 7, 10]),
    least: random.pick([30, 50, 100, 200]),
  }),
  specs: [
    ['Article', '品番', '{model}'],
    ['Sizes', 'サイズ', '{sizes}'],
    ['Colours', '色数', '{colours}'],
    ['Per colour from', '色別最小数', ['{least} pcs', '{least}枚']],
    ['Sample', '見本', ['within {days} days', '{days}日以内']],
  ],
  says: [
    [
      '{Things}, article {model}, sizes {sizes} in {colours} colours.',
      '{things}（品番{model}）です。サイズは{sizes}、{colours}色展開です。',
    ],
    ['Made under your label from {least} pieces a colour.', '1色{least}枚から貴社ブランドで生産します。'],
    [
      'A sample for fitting is sewn within {days} days.',
      'フィッティング用の見本は{days}日以内に縫製します。',
    ],
    [
      'Each lot is inspected to AQL 2.5 and passed through a needle detector.',
      'ロットごとにAQL 2.5で検品し、検針しています。',
    ],
    ['Care labels are made for the country of sale.', '洗濯表示は販売国に合わせて作成します。'],
  ],
  lead: [20, 60],
  order: { unit: units.flats, steps: [30, 100, 300] },
  output: 420,
  voice: 'producer',
  steps: ['pattern making, cutting, sewing, pressing, inspection', '型紙作成、裁断、縫製、プレス、検品'],
}

const boxes = [
  ['single box', '個箱入り'],
  ['gift box', 'ギフト箱入り'],
  ['plain bag', '袋入り'],
  ['display box', '陳列箱入り'],
] as const

/** What people wear, carry and use at home. */
export const goods: Kind = {
  name: ['{noun}, article {model}, {box}', '{noun} {model} {box}'],
  values: (random) => ({
    box: random.pick(boxes),
    colours: random.pick([1, 2, 3, 4, 6]),
    days: random.pick([3, 5, 7, 10]),
    carton: random.pick([6, 12, 20, 24, 48]),
    least: random.pick([50, 100, 300, 500]),
  }),
  specs: [
    ['Article', '品番', '{model}'],
    ['Colours', '色数', '{colours}'],
    ['Packing', '包装', '{box}'],
    ['In a carton', '入数', ['{carton} pcs', '{carton}個']],
    ['Own brand from', 'OEM最小数', ['{least} pcs', '{least}個']],
    ['Sample', '見本', ['within {days} days', '{days}日以内']],
  ],
  says: [
    ['{Things}, article {model}; packing: {box}.', '{things}（品番{model}）です。包装は{box}です。'],
    [
      '{colours} standard colours; other colours and your brand from {least} pieces.',
      '標準{colours}色のほか、別注色とOEMは{least}個から承ります。',
    ],
    ['Tested to the safety rules of the country of sale.', '販売国の安全基準に基づいて試験しています。'],
    [
      '{carton} pieces in a carton with a barcode on each.',
      '1ケース{carton}個入り、バーコードを表示します。',
    ],
    ['Samples leave within {days} days.', '見本は{days}日以内に発送します。'],
  ],
  lead: [10, 45],
  order: { unit: units.pieces, steps: [20, 50, 100, 300] },
  output: 700,
  voice: 'producer',
  steps: [
    'cutting or moulding, assembly, finishing, inspection, packing',
    '裁断・成形、組立、仕上げ、検品、包装',
  ],
}

/** Chairs, beds, cabinets and their parts. */
export const furnishing: Kind = {
  name: ['{noun} {model}, {finishes} finishes', '{noun} {model} {finishes}仕上げ'],
  values: (random) => ({
    finishes: random.pick([2, 3, 4, 6, 8]),
    years: random.pick([2, 3, 5]),
    days: random.pick([3, 5, 7]),
    parts: random.pick([7, 10]),
  }),
  specs: [
    ['Model', '品番', '{model}'],
    ['Finishes', '仕上げ', ['{finishes} to choose from', '{finishes}種']],
    ['Special sizes', '別注寸法', ['possible', '対応可']],
    ['Warranty', '保証期間', ['{years} years', '{years}年']],
    ['Spare parts', '補修部品', ['for {parts} years', '{parts}年間']],
  ],
  says: [
    [
      '{Things} of series {model} in {finishes} finishes.',
      '{things}の{model}シリーズです。{finishes}種の仕上げから選べます。',
    ],
    ['Samples of materials are sent within {days} days.', '材料見本は{days}日以内に発送します。'],
    ['Special sizes are made for projects of any number.', '別注寸法は1点から製作します。'],
    [
      '{years} years of warranty; spare parts are kept for {parts} years.',
      '保証は{years}年、補修部品は{parts}年間保管します。',
    ],
    [
      'Packed for container or delivered to the room, packing taken back.',
      'コンテナ輸送用の梱包、または搬入設置と梱包材の回収に対応します。',
    ],
  ],
  lead: [15, 60],
  order: { unit: units.bodies, steps: [1, 5, 10, 30] },
  output: 60,
  steps: ['sawing, machining, sanding, finishing, assembly', '木取り、加工、研磨、塗装、組立'],
}

/** Building products. */
export const building: Kind = {
  name: ['{noun} {model}, {use}', '{noun} {model} {use}'],
  values: (random) => ({
    use: random.pick([
      ['for new buildings', '新築用'],
      ['for renovation', '改修用'],
      ['for public buildings', '公共施設用'],
    ] as const),
    years: random.pick([2, 5, 10]),
    days: random.pick([2, 3, 5]),
    types: random.pick([4, 8, 12, 20]),
  }),
  specs: [
    ['Model', '品番', '{model}'],
    ['Use', '用途', '{use}'],
    ['Types', '品種数', '{types}'],
    ['Data', '技術資料', ['installation manual, CAD', '施工要領書・CAD']],
    ['Warranty', '保証期間', ['{years} years', '{years}年']],
  ],
  says: [
    [
      '{Things} of series {model}, {use}, in {types} types.',
      '{things}の{model}シリーズ（{types}品種）で、{use}です。',
    ],
    ['Installation manual and CAD data are free of charge.', '施工要領書とCADデータを無償で提供します。'],
    ['Samples are sent to planners within {days} days.', '設計者向けの見本を{days}日以内に発送します。'],
    ['Delivered to the site on the agreed day, also in parts.', '指定日に現場へ納入し、分納にも対応します。'],
    [
      '{years} years of warranty when installed to the manual.',
      '施工要領書に基づく施工で{years}年間保証します。',
    ],
  ],
  lead: [7, 40],
  order: { unit: units.sets, steps: [1, 10, 30, 100] },
  output: 130,
  steps: [
    'material preparation, forming, finishing, inspection, packing',
    '材料準備、成形、仕上げ、検査、梱包',
  ],
}

/** Creams, soaps, make-up, fragrances. */
export const cosmetic: Kind = {
  name: ['{noun} {model}, {fill}', '{noun} {model} {fill}'],
  values: (random, name) => ({
    fill: random.pick(
      /soap|powder|salt|lip|make-up|mascara|foundation|eyebrow|incense|colour|file|pigment|wax/i.test(name)
        ? (['5 g', '12 g', '30 g', '80 g'] as const)
        : (['30 ml', '50 ml', '100 ml', '150 ml', '200 ml'] as const),
    ),
    months: random.pick([24, 36]),
    least: random.pick([300, 500, 1000, 3000]),
    scents: random.pick([2, 3, 5]),
    days: random.pick([10, 14, 21]),
  }),
  specs: [
    ['Article', '品番', '{model}'],
    ['Content', '内容量', '{fill}'],
    ['Shelf life', '使用期限', months],
    ['Variants', '種類', '{scents}'],
    ['Own brand from', 'OEM最小数', ['{least} pcs', '{least}個']],
  ],
  says: [
    [
      '{Things}, article {model}, {fill}, in {scents} variants.',
      '{things}（品番{model}）です。内容量は{fill}、{scents}種類あります。',
    ],
    ['Filled under your brand from {least} pieces.', '貴社ブランドで{least}個から充填します。'],
    ['Unopened it keeps for {months} months.', '未開封で{months}か月保存できます。'],
    ['Formulas are free of mineral oil and animal testing.', '鉱物油不使用で、動物実験は行っていません。'],
    ['A trial formula is ready within {days} days.', '試作品は{days}日以内にご用意します。'],
  ],
  lead: [20, 60],
  order: { unit: units.pieces, steps: [300, 500, 1000] },
  output: 2600,
  voice: 'producer',
  steps: [
    'weighing, mixing, filling, labelling, stability testing',
    '秤量、混合、充填、ラベル貼り、安定性試験',
  ],
}
