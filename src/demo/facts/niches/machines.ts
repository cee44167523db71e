import { units } from '../families/family.ts'
import { both, months, type Kind } from './kind.ts'

const versions = [
  ['standard version', '標準仕様'],
  ['compact version', '省スペース仕様'],
  ['heavy-duty version', '重負荷仕様'],
  ['export version', '輸出仕様'],
] as const
const ranges = [
  ['basic model', 'ベーシックモデル'],
  ['standard model', 'スタンダードモデル'],
  ['extended model', '上位モデル'],
] as const

/** Machines and plants. */
export const machine: Kind = {
  name: ['{noun} {model}, {version}', '{noun} {model} {version}'],
  values: (random) => ({
    version: random.pick(versions),
    months: random.pick([12, 18, 24]),
    years: random.pick([7, 10, 15]),
    days: random.pick([2, 3, 5]),
  }),
  specs: [
    ['Model', '型式', '{model}'],
    ['Version', '仕様', '{version}'],
    ['Warranty', '保証期間', months],
    ['Spare parts', '補修部品', ['for {years} years', '{years}年間供給']],
    ['Acceptance', '検収', ['test run with the buyer', '立会試運転']],
    ['Documents', '取扱説明書', both],
  ],
  says: [
    ['{Things} of the {model} series, {version}.', '{things}の{model}シリーズ、{version}です。'],
    [
      'Tested before shipment; the record of the test run comes with the delivery.',
      '出荷前に試運転を行い、試験成績書を添付します。',
    ],
    [
      'Installation and {days} days of training on site can be ordered with it.',
      '現地据付と{days}日間の操作指導も承ります。',
    ],
    [
      'Spare parts are supplied for {years} years; wear parts usually leave within two days.',
      '補修部品は{years}年間供給し、消耗品は通常2日以内に発送します。',
    ],
    [
      'Layout and connections are settled with the buyer before the order.',
      '配置と取合いは、ご注文前にお打合せします。',
    ],
  ],
  lead: [45, 150],
  order: { unit: units.units, steps: [1] },
  output: 0.5,
  toOrder: true,
  steps: ['design, frame building, assembly, wiring, test run', '設計、製缶、組立、配線、試運転'],
}

/** Devices and instruments, mostly electric. */
export const device: Kind = {
  name: ['{noun} {model}, {range}', '{noun} {model} {range}'],
  values: (random) => ({
    range: random.pick(ranges),
    months: random.pick([12, 24, 36]),
    years: random.pick([5, 7, 10]),
    days: random.pick([7, 14, 30]),
  }),
  specs: [
    ['Model', '型式', '{model}'],
    ['Range', 'グレード', '{range}'],
    ['Warranty', '保証期間', months],
    ['Repairs', '修理対応', ['for {years} years', '{years}年間']],
    ['Supplied with', '付属品', ['manual, test record', '取扱説明書、検査成績書']],
    ['Conformity', '適合', ['RoHS, REACH', 'RoHS・REACH']],
  ],
  says: [
    ['{noun} of the {model} series, {range}.', '{things}の{model}シリーズ、{range}です。'],
    [
      'Each unit is checked before shipment and leaves with its test record.',
      '全数検査を行い、検査成績書を添付して出荷します。',
    ],
    ['A unit for trial is lent for {days} days.', '評価用の貸出機を{days}日間ご利用いただけます。'],
    ['Repairs and calibration are done for {years} years.', '修理と校正に{years}年間対応します。'],
    [
      'Manuals come in English and Japanese; questions are answered by engineers.',
      '説明書は日本語と英語を用意し、ご質問には技術者がお答えします。',
    ],
  ],
  lead: [10, 40],
  order: { unit: units.units, steps: [1, 5, 10] },
  output: 14,
  steps: [
    'parts inspection, assembly, adjustment, burn-in, final test',
    '部品検査、組立、調整、エージング、最終試験',
  ],
}

/** Electronic components. */
export const chip: Kind = {
  name: ['{names}, series {model}, {packing}', '{noun} {model}シリーズ {packing}'],
  values: (random) => ({
    packing: random.pick([
      ['tape and reel', 'テーピング'],
      ['tray', 'トレイ'],
      ['bulk pack', 'バルク'],
    ] as const),
    hot: random.pick([85, 105, 125]),
    codes: random.pick([12, 18, 24]),
    sizes: random.pick([6, 9, 14, 22]),
    years: random.pick([7, 10]),
  }),
  specs: [
    ['Series', 'シリーズ', '{model}'],
    ['Types', '品種数', '{sizes}'],
    ['Packing', '梱包形態', '{packing}'],
    ['Date code', '製造日', ['within {codes} months', '{codes}か月以内']],
    ['Operating temperature', '使用温度', '-40–{hot} °C'],
    ['Conformity', '適合', ['RoHS, REACH', 'RoHS・REACH']],
  ],
  says: [
    [
      '{Things} of series {model} in {sizes} types, packed in {packing}.',
      '{things}の{model}シリーズ（{sizes}品種）です。梱包形態は{packing}です。',
    ],
    ['For ambient temperatures from -40 to {hot} °C.', '周囲温度-40〜{hot} ℃で使用できます。'],
    [
      'Samples for design are free of charge; data sheets and models can be downloaded.',
      '設計用サンプルは無償で、データシートとモデルも提供します。',
    ],
    [
      'The series stays available for {years} years; changes are announced six months ahead.',
      '供給期間は{years}年を予定し、変更は6か月前に通知します。',
    ],
    ['Date codes are not older than {codes} months.', '製造日は{codes}か月以内のものを納入します。'],
  ],
  lead: [10, 60],
  order: { unit: units.pieces, steps: [100, 500, 1000, 3000] },
  output: 9000,
  steps: [
    'incoming inspection, assembly, automatic testing, marking, packing',
    '受入検査、組立、自動検査、捺印、梱包',
  ],
}

/** Mechanical parts in series of sizes. */
export const part: Kind = {
  name: ['{names}, series {model}, {sizes} sizes', '{noun} {model}シリーズ {sizes}サイズ'],
  values: (random) => ({
    sizes: random.pick([6, 8, 12, 16, 24, 32]),
    pack: random.pick([1, 5, 10, 20, 50]),
    aql: random.pick([0.4, 0.65, 1]),
    proof: random.pick(['2.1', '2.2', '3.1']),
  }),
  specs: [
    ['Series', 'シリーズ', '{model}'],
    ['Sizes', 'サイズ数', '{sizes}'],
    ['Sampling', '抜取検査', 'AQL {aql}'],
    ['Packing unit', '入数', ['{pack} pcs', '{pack}個']],
    ['Special sizes', '特注寸法', ['to drawing', '図面対応']],
    ['Certificate (EN 10204)', '検査証明書（EN 10204）', '{proof}'],
  ],
  says: [
    [
      '{Things} of series {model} in {sizes} sizes.',
      '{things}の{model}シリーズです。{sizes}サイズを揃えています。',
    ],
    ['Special sizes are made to drawing in small lots.', '特注寸法は図面に基づき、小ロットから製作します。'],
    [
      'Inspected by sampling, AQL {aql}; certificate {proof} to EN 10204 on request.',
      '抜取検査（AQL {aql}）を行い、EN 10204 {proof}の証明書を発行できます。',
    ],
    [
      'Packed in units of {pack} with lot number and size on each label.',
      '{pack}個単位で梱包し、ロット番号とサイズを表示します。',
    ],
    [
      'CAD data of all sizes can be downloaded; a sample is sent within three days.',
      '全サイズのCADデータを提供し、サンプルは3日以内に発送します。',
    ],
  ],
  lead: [7, 35],
  order: { unit: units.pieces, steps: [10, 50, 100, 500] },
  output: 1400,
  steps: [
    'blank cutting, machining, heat or surface treatment, assembly, inspection',
    '素材切断、機械加工、熱処理・表面処理、組立、検査',
  ],
}

/** Parts made to drawing, and work on the customer's parts. */
export const work: Kind = {
  name: ['{names} to drawing, lots of {from} to {to}', '{noun} 図面対応 ロット{from}〜{to}個'],
  values: (random) => ({
    from: random.pick([1, 5, 10, 50]),
    to: random.pick([200, 500, 2000, 10_000]),
    shifts: random.pick([1, 2, 3]),
    days: random.pick([2, 3, 5]),
    proof: random.pick(['2.2', '3.1']),
  }),
  specs: [
    ['Lot', 'ロット', ['{from}–{to} pcs', '{from}〜{to}個']],
    ['Data', '図面データ', ['STEP, DXF, PDF', 'STEP・DXF・PDF']],
    ['First article', '初品', ['with measuring report', '測定報告書付き']],
    ['Offer', '見積回答', ['within {days} days', '{days}日以内']],
    ['Certificate (EN 10204)', '検査証明書（EN 10204）', '{proof}'],
  ],
  says: [
    [
      '{Things} to your drawing in lots of {from} to {to} pieces.',
      '{things}を図面に基づいて承ります。ロットは{from}〜{to}個です。',
    ],
    [
      'Quotations within {days} working days from STEP, DXF or PDF data.',
      'STEP・DXF・PDFのデータから{days}営業日以内にお見積りします。',
    ],
    [
      'The first article is released with a complete measuring report.',
      '初品は測定報告書を添えて承認をいただきます。',
    ],
    [
      'Material certificates {proof} and the lot number go with each delivery.',
      '納品ごとに材料証明書（{proof}）とロット番号を添付します。',
    ],
    [
      'Proposals for a cheaper design are part of the quotation.',
      'コスト低減につながる設計変更もあわせてご提案します。',
    ],
  ],
  lead: [10, 45],
  order: { unit: units.pieces, steps: [1, 10, 50, 100] },
  output: 420,
  toOrder: true,
  serves: true,
  steps: [
    'review of drawings, tooling, production, measuring, packing',
    '図面検討、治工具製作、加工、測定、梱包',
  ],
}
