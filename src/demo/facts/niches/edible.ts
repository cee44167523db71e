import { units } from '../families/family.ts'
import type { Kind } from './kind.ts'

const frozen = /frozen|ice cream/i
const chilled =
  /fresh|milk &|butter|yoghurt|cheese|beef|pork|poultry|ham|egg|tofu|cut|bento|shellfish|shrimp|game|fish paste|roe/i

function storage(name: string) {
  if (frozen.test(name)) return { store: ['-18 °C', '-18 °C'], weeks: [52, 78] } as const
  if (chilled.test(name)) return { store: ['0–5 °C', '0–5 °C'], weeks: [2, 4, 8] } as const
  return { store: ['cool and dry', '冷暗所'], weeks: [26, 39, 52, 78] } as const
}

/** Food and what food is made of. */
export const food: Kind = {
  name: ['{noun} {model}, {net}', '{noun} {model} {net}'],
  values: (random, name) => {
    const { store, weeks } = storage(name)
    return {
      net: random.pick(['200 g', '500 g', '1 kg', '5 kg', '10 kg']),
      store,
      weeks: random.pick(weeks),
      carton: random.pick([6, 10, 12, 20]),
      days: random.pick([2, 3, 5]),
    }
  },
  specs: [
    ['Article', '品番', '{model}'],
    ['Net weight', '内容量', '{net}'],
    ['Storage', '保存方法', '{store}'],
    ['Keeps', '賞味期間', ['{weeks} weeks', '{weeks}週間']],
    ['In a carton', '入数', ['{carton} packs', '{carton}袋']],
  ],
  says: [
    ['{Things}, article {model}, in packs of {net}.', '{things}（品番{model}）の{net}入りです。'],
    [
      'Storage: {store}; keeps for {weeks} weeks from production.',
      '保存方法は{store}、賞味期間は製造から{weeks}週間です。',
    ],
    [
      'Origin, ingredients and allergens of each lot are on the sheet that comes with it.',
      '原産地、原材料、アレルゲンをロットごとの規格書に記載します。',
    ],
    [
      '{carton} packs in a carton; larger packs for kitchens and factories.',
      '1ケース{carton}袋入り、業務用の大容量にも対応します。',
    ],
    ['Samples for tasting leave within {days} days.', '試食用の見本は{days}日以内に発送します。'],
  ],
  lead: [4, 21],
  order: { unit: units.cartons, steps: [5, 10, 20, 50] },
  output: 260,
  voice: 'producer',
  steps: [
    'selection of raw materials, preparation, cooking or drying, inspection, packing',
    '原料選別、下処理、加熱・乾燥、検査、包装',
  ],
}

/** Drinks and liquid seasonings. */
export const drink: Kind = {
  name: ['{noun} {model}, {fill}', '{noun} {model} {fill}'],
  values: (random) => ({
    fill: random.pick(['200 ml', '360 ml', '500 ml', '720 ml', '1.8 L']),
    pack: random.pick([
      ['glass bottle', 'びん'],
      ['PET bottle', 'PETボトル'],
      ['carton pack', '紙パック'],
    ] as const),
    months: random.pick([9, 12, 18]),
    carton: random.pick([6, 12, 24]),
    days: random.pick([2, 3, 5]),
  }),
  specs: [
    ['Article', '品番', '{model}'],
    ['Content', '内容量', '{fill}'],
    ['Package', '容器', '{pack}'],
    ['Keeps', '賞味期間', ['{months} months', '{months}か月']],
    ['In a carton', '入数', ['{carton} pcs', '{carton}本']],
  ],
  says: [
    [
      '{Things}, article {model}, {fill} in a {pack}.',
      '{things}（品番{model}）です。容器は{pack}、内容量は{fill}です。',
    ],
    [
      'Unopened it keeps for {months} months at room temperature.',
      '未開封、常温で{months}か月保存できます。',
    ],
    [
      '{carton} in a carton; tanks and bags for kitchens and factories.',
      '1ケース{carton}本入り、業務用の大容量にも対応します。',
    ],
    [
      'Ingredients, origin and allergens of each lot are on its sheet.',
      '原材料、原産地、アレルゲンをロットごとの規格書に記載します。',
    ],
    [
      'Labels are printed for the country of sale; samples leave within {days} days.',
      '販売国に合わせたラベルを作成し、見本は{days}日以内に発送します。',
    ],
  ],
  lead: [5, 25],
  order: { unit: units.cartons, steps: [5, 10, 30, 60] },
  output: 420,
  voice: 'producer',
  steps: [
    'preparation, brewing or blending, filtering, filling, analysis',
    '仕込み、発酵・調合、ろ過、充填、分析',
  ],
}

/** Medicines, reagents and supplements. */
export const medicine: Kind = {
  name: ['{noun} {model}, pack of {pack}', '{noun} {model} {pack}入り'],
  values: (random) => ({
    pack: random.pick([10, 20, 30, 60, 100]),
    months: random.pick([18, 24, 36]),
    carton: random.pick([10, 20, 50]),
    days: random.pick([10, 14, 21]),
  }),
  specs: [
    ['Article', '品番', '{model}'],
    ['Pack', '入数', '{pack}'],
    ['Shelf life', '有効期間', ['{months} months', '{months}か月']],
    ['Batch record', '製造記録', ['for each lot', 'ロットごと']],
    ['In a carton', '1ケース', ['{carton} packs', '{carton}箱']],
  ],
  says: [
    ['{Things}, article {model}, {pack} in a pack.', '{things}（品番{model}）の{pack}入りです。'],
    [
      'Made to good manufacturing practice, with batch record and analysis of each lot.',
      'GMPに基づいて製造し、ロットごとに製造記録と分析成績書を残します。',
    ],
    [
      'Shelf life {months} months; samples of each lot are kept until then.',
      '有効期間は{months}か月で、その間ロットごとに参考品を保管します。',
    ],
    [
      'Documents for registration are put together within {days} days.',
      '届出・登録用の資料を{days}日以内にまとめます。',
    ],
    ['Transport with a record of temperature on request.', '温度記録付きの輸送にも対応します。'],
  ],
  lead: [14, 60],
  order: { unit: units.cartons, steps: [1, 10, 50] },
  output: 320,
  voice: 'producer',
  steps: ['weighing, mixing, forming or filling, analysis, packing', '秤量、混合、成形・充填、分析、包装'],
}

/** What is used once on patients or for hygiene. */
export const disposable: Kind = {
  name: ['{noun} {model}, box of {box}', '{noun} {model} {box}入り'],
  values: (random) => ({
    box: random.pick([10, 25, 50, 100, 200]),
    months: random.pick([24, 36, 60]),
    sizes: random.pick([3, 5, 8, 12]),
    carton: random.pick([10, 12, 20]),
  }),
  specs: [
    ['Article', '品番', '{model}'],
    ['In a box', '入数', '{box}'],
    ['Sizes', 'サイズ数', '{sizes}'],
    ['Shelf life', '使用期限', ['{months} months', '{months}か月']],
    ['In a carton', '1ケース', ['{carton} boxes', '{carton}箱']],
  ],
  says: [
    ['{Things}, article {model}, {box} in a box.', '{things}（品番{model}）の1箱{box}入りです。'],
    [
      '{sizes} sizes; lot number and date on each pack.',
      '{sizes}サイズを揃え、包装ごとにロット番号と期限を表示します。',
    ],
    ['Shelf life {months} months from production.', '使用期限は製造から{months}か月です。'],
    ['Packed in a clean room of ISO class 8.', 'ISOクラス8のクリーンルームで包装しています。'],
    [
      'Documents for registration in the country of sale are supplied.',
      '販売国での届出に必要な資料を提供します。',
    ],
  ],
  lead: [7, 35],
  order: { unit: units.cartons, steps: [1, 10, 30, 100] },
  output: 420,
  steps: [
    'moulding or cutting, assembly, inspection, packing, sterilisation',
    '成形・裁断、組立、検査、包装、滅菌',
  ],
}

/** Instruments and apparatus for patients and laboratories. */
export const medical: Kind = {
  name: ['{noun} {model}, {set}', '{noun} {model} {set}'],
  values: (random) => ({
    set: random.pick([
      ['standard set', '標準セット'],
      ['basic set', 'ベーシックセット'],
      ['full set', 'フルセット'],
    ] as const),
    months: random.pick([12, 24, 36]),
    years: random.pick([7, 10]),
    days: random.pick([1, 2, 3]),
  }),
  specs: [
    ['Model', '型式', '{model}'],
    ['Set', '構成', '{set}'],
    ['Papers', '申請資料', ['for registration', '届出・申請用']],
    ['Warranty', '保証期間', ['{months} months', '{months}か月']],
    ['Service', '保守', ['for {years} years', '{years}年間']],
  ],
  says: [
    ['{noun} of the {model} series, {set}.', '{things}の{model}シリーズ（{set}）です。'],
    [
      'Each piece carries a number with which its whole history can be traced.',
      '製品ごとの番号により、製造履歴を追跡できます。',
    ],
    [
      'Papers for registration in the country of sale are supplied.',
      '販売国での届出に必要な資料を提供します。',
    ],
    [
      'Staff are trained in {days} days on site or by video.',
      '使用者への研修を現地またはオンラインで{days}日間行います。',
    ],
    ['Maintenance and spare parts for {years} years.', '保守と補修部品の供給に{years}年間対応します。'],
  ],
  lead: [14, 60],
  order: { unit: units.sets, steps: [1, 2, 5, 20] },
  output: 9,
  steps: ['machining, assembly, cleaning, inspection, packing', '加工、組立、洗浄、検査、包装'],
}
