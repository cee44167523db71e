import { units } from './family.ts'
import type { Family } from './family.ts'

export const accessories: readonly Family[] = [
  {
    key: 'travel-case',
    category: '0010-01',
    name: ['{material} case {litres} L, {w} x {h} x {d} mm', '{material}ケース {litres} L {w}×{h}×{d} mm'],
    plural: ['travel and sample cases', 'トランク・サンプルケース'],
    keywords: ['case, luggage, travel case, sample case', 'ケース, トランク, 鞄, サンプルケース'],
    values: (random) => {
      const [litres, w, h, d] = random.pick([
        [22, 460, 330, 150],
        [34, 540, 360, 190],
        [46, 600, 400, 210],
        [68, 680, 460, 240],
      ] as const)
      return {
        litres,
        w,
        h,
        d,
        material: random.pick([
          ['Aluminium', 'アルミ'],
          ['Polycarbonate', 'ポリカーボネート'],
          ['Vulcanised-fibre', 'バルカナイズドファイバ'],
        ] as const),
        mass: random.pick([3.2, 3.9, 4.6, 5.8]),
        inside: random.pick([
          ['moulded EVA foam', 'EVA成形フォーム'],
          ['fabric lining with straps', '布張り・ベルト付'],
          ['adjustable dividers', '可動仕切り'],
        ] as const),
        lock: random.pick([
          ['key lock', 'キーロック'],
          ['three-digit lock', '3桁ダイヤル錠'],
        ] as const),
      }
    },
    specs: [
      ['Volume', '容量', '{litres} L'],
      ['Size', '外寸', '{w} x {h} x {d} mm'],
      ['Mass', '質量', '{mass} kg'],
      ['Interior', '内装', '{inside}'],
      ['Lock', '錠前', '{lock}'],
    ],
    sentences: {
      en: [
        '{material} case of {litres} L, {w} x {h} x {d} mm, {mass} kg.',
        'Interior: {inside}; lock: {lock}.',
        'Corners are riveted and can be replaced.',
        'Dropped ten times from 0.9 m with 15 kg inside, without opening.',
        'Logo plates and lining colours from 50 pieces.',
      ],
      ja: [
        '容量{litres} L、外寸{w}×{h}×{d} mm、質量{mass} kgの{material}ケースです。',
        '内装は{inside}、錠前は{lock}です。',
        '角金具はリベット止めで、交換修理に対応します。',
        '15 kgを収納した状態で、高さ0.9 mから10回の落下試験を行っています。',
        'ロゴプレートの取付けと内装色の変更は50個から承ります。',
      ],
    },
    lead: [15, 45],
    order: { unit: units.pieces, steps: [10, 50, 100] },
    output: 180,
    picture: {
      family: 'tool-case',
      params: { length: 'w', width: 'h', height: 'd' },
      part: 'TC{litres}',
      note: '{w} X {h} X {d}',
    },
  },
  {
    key: 'leather',
    category: '0010-11',
    name: ['{kind}, {t} mm, {tannage}, {colour}', '{kind} 厚さ{t} mm {tannage} {colour}'],
    plural: ['leathers for bags and small goods', '鞄・小物用皮革'],
    keywords: ['leather, hide, bag material, {kind}', '皮革, レザー, 鞄材料, {kind}'],
    values: (random) => ({
      kind: random.pick([
        ['Cowhide', '牛革'],
        ['Goatskin', '山羊革'],
        ['Synthetic leather', '合成皮革'],
        ['Horsehide', '馬革'],
      ] as const),
      t: random.pick([0.8, 1, 1.2, 1.4, 1.6, 2]),
      tannage: random.pick([
        ['vegetable tanned', 'タンニンなめし'],
        ['chrome-free tanned', 'クロムフリーなめし'],
        ['polyurethane finished', 'ウレタン仕上げ'],
      ] as const),
      colour: random.pick([
        ['black', '黒'],
        ['tan', 'キャメル'],
        ['dark brown', 'こげ茶'],
        ['navy', '紺'],
        ['natural', '生成り'],
      ] as const),
      width: random.pick([137, 140, 150]),
      gsm: random.pick([520, 680, 760]),
      length: 30,
      rub: random.pick(['3–4', '4', '4–5']),
    }),
    specs: [
      ['Thickness', '厚さ', '{t} mm ± 0.1'],
      ['Finish', 'なめし・仕上げ', '{tannage}'],
      ['Colour', '色', '{colour}'],
      ['Usable width', '有効幅', '{width} cm'],
      ['Rub fastness', '摩擦堅ろう度', ['grade {rub}', '{rub}級']],
    ],
    sentences: {
      en: [
        '{kind}, {t} mm, {tannage}, colour {colour}.',
        'Split to thickness within 0.1 mm; usable width about {width} cm.',
        'Rub fastness grade {rub} dry, one grade less when wet.',
        'Free of azo dyes and chromium VI by laboratory report.',
        'Cut panels by clicker die are offered instead of whole hides.',
      ],
      ja: [
        '{kind}、厚さ{t} mm、{tannage}、色は{colour}です。',
        '漉き加工により厚さ±0.1 mm、有効幅は約{width} cmです。',
        '摩擦堅ろう度は乾燥時{rub}級です。',
        '特定アゾ染料および六価クロムの不使用を試験成績書で確認しています。',
        '裁断済みパーツでの納入も可能です。',
      ],
    },
    lead: [14, 45],
    order: { unit: units.metres, steps: [10, 30, 50] },
    output: 420,
    picture: {
      family: 'fabric-roll',
      params: { width: 'mm', weave: 'plain' },
      part: 'L{t}-{width}',
      note: 'T{t} {width} CM',
    },
  },
  {
    key: 'watch-gasket',
    category: '0010-12',
    name: [
      'Watch case gasket {id} x {od} x {t} mm, {material}',
      '時計用パッキン {id}×{od}×{t} mm {material}',
    ],
    plural: ['watch case gaskets', '時計用パッキン'],
    keywords: ['watch parts, gasket, case back, water resistant', '時計部品, パッキン, 裏ぶた, 防水'],
    values: (random) => {
      const id = random.int(220, 380) / 10
      const ring = random.pick([0.5, 0.6, 0.7, 0.8])
      return {
        id,
        od: Math.round((id + 2 * ring) * 10) / 10,
        t: random.pick([0.4, 0.5, 0.6, 0.7, 0.8]),
        material: random.pick(['NBR', 'FKM', 'PTFE', 'POM']),
        bar: random.pick([3, 5, 10, 20]),
        hard: random.pick([60, 70, 80]),
      }
    },
    specs: [
      ['Inside diameter', '内径', '{id} mm'],
      ['Outside diameter', '外径', '{od} mm'],
      ['Thickness', '厚さ', '{t} mm'],
      ['Material', '材質', '{material}'],
      ['Water resistance of the case', 'ケースの防水性能', ['{bar} bar', '{bar}気圧']],
    ],
    sentences: {
      en: [
        'Ring {id} x {od} x {t} mm of {material} for case backs.',
        'For cases tested to {bar} bar.',
        'Moulded without flash; dimensions checked by projector to 0.02 mm.',
        'Packed in hundreds, greased or dry.',
        'Sets for repair shops are sorted by diameter in steps of 0.5 mm.',
      ],
      ja: [
        '裏ぶた用パッキン（{id}×{od}×{t} mm、{material}）です。',
        '{bar}気圧防水のケースに対応します。',
        'バリなし成形で、寸法は投影機により0.02 mm単位で検査しています。',
        '100個単位で、グリース塗布品または乾燥品として包装します。',
        '修理店向けに内径0.5 mm刻みの組合せも用意しています。',
      ],
    },
    lead: [7, 28],
    order: { unit: units.pieces, steps: [100, 500, 1000] },
    output: 24000,
    picture: {
      family: 'gasket',
      params: { inner: 'id', outer: 'od', thickness: 't', holes: '0' },
      part: 'WG{id}',
      note: 'Ø{id} / {od}',
    },
  },
]
