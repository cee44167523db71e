import { units } from './family.ts'
import type { Family } from './family.ts'

export const babyGoods: readonly Family[] = [
  {
    key: 'baby-bottle',
    category: '0008-01',
    name: ['Baby bottle {ml} ml, {material}, {neck} neck', '哺乳びん {ml} ml {material} {neck}'],
    plural: ['baby bottles', '哺乳びん'],
    keywords: ['baby bottle, feeding, {ml} ml, nursing', '哺乳びん, ベビー, 授乳, {ml} ml'],
    values: (random) => ({
      ml: random.pick([120, 150, 160, 200, 240, 260, 300]),
      material: random.pick([
        ['PPSU', 'PPSU'],
        ['borosilicate glass', 'ホウケイ酸ガラス'],
        ['copolyester', 'コポリエステル'],
        ['PP', 'PP'],
      ] as const),
      neck: random.pick([
        ['standard', '標準口径'],
        ['wide', '広口'],
      ] as const),
      teat: random.pick(['S', 'M', 'L', 'Y']),
      step: random.pick([5, 10]),
      temp: random.pick([110, 120, 180]),
      d: random.pick([52, 58, 64]),
    }),
    specs: [
      ['Volume', '容量', '{ml} ml'],
      ['Material', '材質', '{material}'],
      ['Neck', '口径', '{neck}'],
      ['Teat', '乳首', ['silicone, flow {teat}', 'シリコーン {teat}サイズ']],
      ['Graduation', '目盛', '{step} ml'],
      ['Heat resistance', '耐熱温度', '{temp} °C'],
    ],
    sentences: {
      en: [
        'Bottle of {ml} ml in {material} with {neck} neck and silicone teat, flow {teat}.',
        'Graduation every {step} ml, printed with ceramic ink or moulded in.',
        'Withstands {temp} °C; steam, boiling water and dishwasher are fine.',
        'Tested to EN 14350; no bisphenol in any part.',
        'Your artwork is printed in up to four colours from 3,000 pieces.',
      ],
      ja: [
        '容量{ml} ml、{material}製（{neck}）、シリコーン乳首{teat}サイズ付きの哺乳びんです。',
        '目盛は{step} ml単位で、セラミック印刷または成形で表示しています。',
        '耐熱温度は{temp} ℃で、煮沸、蒸気、食器洗浄機に対応します。',
        '食品衛生法の規格基準とEN 14350に適合し、ビスフェノールAを使用していません。',
        '3,000本から最大4色のオリジナル印刷に対応します。',
      ],
    },
    lead: [20, 50],
    order: { unit: units.lengths, steps: [200, 500, 1000, 3000] },
    output: 5200,
    picture: {
      family: 'baby-bottle',
      params: { volume: 'ml', diameter: 'd' },
      part: 'BB{ml}',
      note: '{ml} ML',
    },
  },
  {
    key: 'pushchair',
    category: '0008-02',
    name: ['Pushchair {model}, {mass} kg, {fold}', 'ベビーカー {model} {mass} kg {fold}'],
    plural: ['pushchairs', 'ベビーカー'],
    keywords: ['pushchair, stroller, buggy, baby', 'ベビーカー, バギー, ベビー用品'],
    values: (random) => ({
      model: `${random.pick(['LW', 'CT', 'TR', 'UP'])}-${random.int(11, 89)}`,
      mass: random.pick([4.9, 5.6, 6.2, 7.4, 8.8]),
      load: random.pick([15, 18, 22]),
      wheel: random.pick([140, 160, 180, 220]),
      fold: random.pick([
        ['one-hand fold', '片手折りたたみ'],
        ['flat fold', 'フラット収納'],
        ['book fold', '二つ折り'],
      ] as const),
      width: random.pick([450, 480, 500, 530]),
      age: random.pick([
        ['from birth to 36 months', '生後1か月〜36か月'],
        ['from 7 to 36 months', '7か月〜36か月'],
      ] as const),
    }),
    specs: [
      ['Mass', '質量', '{mass} kg'],
      ['Child, max.', '適用体重', '{load} kg'],
      ['Age', '対象月齢', '{age}'],
      ['Width', '全幅', '{width} mm'],
      ['Wheels', '車輪径', '{wheel} mm'],
      ['Folding', '折りたたみ', '{fold}'],
    ],
    sentences: {
      en: [
        'Aluminium frame of {mass} kg for children {age}, up to {load} kg.',
        'Width {width} mm, so it passes ticket gates and lifts; wheels {wheel} mm with sealed bearings.',
        'Folding: {fold}; the lock catches by itself.',
        'Tested to EN 1888-2 on an irregular surface for 72,000 cycles.',
        'Seat liner and canopy are removable and washable at 30 °C.',
      ],
      ja: [
        '質量{mass} kgのアルミフレームで、対象は{age}（体重{load} kgまで）です。',
        '全幅{width} mmで改札やエレベータをスムーズに通れ、車輪は{wheel} mm（密封軸受）です。',
        '{fold}式で、ロックは自動的に掛かります。',
        'SG基準およびEN 1888-2に基づく走行耐久試験を実施しています。',
        'シートとほろは取り外して30 ℃で洗濯できます。',
      ],
    },
    lead: [25, 60],
    order: { unit: units.units, steps: [20, 50, 100] },
    output: 90,
    picture: {
      family: 'pushchair',
      params: { width: 'width', wheel: 'wheel' },
      part: '{model}',
      note: 'Ø{wheel} W{width}',
    },
  },
  {
    key: 'cot',
    category: '0008-07',
    name: [
      'Cot {wood}, {l} x {w} mm, {levels} base heights',
      'ベビーベッド {wood} {l}×{w} mm 床板{levels}段',
    ],
    plural: ['cots and nursery furniture', 'ベビーベッド・家具'],
    keywords: ['cot, baby bed, nursery furniture, wood', 'ベビーベッド, ベビー家具, 木製'],
    values: (random) => {
      const [l, w] = random.pick([
        [900, 600],
        [1200, 600],
        [1200, 700],
        [1400, 700],
      ] as const)
      return {
        l,
        w,
        h: random.pick([850, 900, 950]),
        wood: random.pick([
          ['beech', 'ブナ材'],
          ['pine', 'パイン材'],
          ['rubberwood', 'ラバーウッド'],
          ['cypress', '国産ひのき'],
        ] as const),
        levels: random.pick([2, 3]),
        gap: random.pick([50, 55, 60]),
        mass: random.pick([14, 17, 21, 24]),
      }
    },
    specs: [
      ['Mattress size', 'マット寸法', '{l} x {w} mm'],
      ['Height', '高さ', '{h} mm'],
      ['Wood', '材質', '{wood}'],
      ['Base heights', '床板高さ', ['{levels} positions', '{levels}段階']],
      ['Gap between bars', '格子間隔', '{gap} mm'],
      ['Mass', '質量', '{mass} kg'],
    ],
    sentences: {
      en: [
        'Cot of {wood} for mattresses {l} x {w} mm, {levels} base heights.',
        'Gap between bars {gap} mm; all edges rounded to 3 mm.',
        'Water-based lacquer to EN 71-3; formaldehyde class E1 boards for the base.',
        'Assembled with eight bolts and one key, {mass} kg in one carton.',
        'Drop side, wheels and a conversion to a sofa are options.',
      ],
      ja: [
        'マット寸法{l}×{w} mm、床板{levels}段階調整の{wood}製ベビーベッドです。',
        '格子間隔は{gap} mm、角はすべてR3に丸めています。',
        '塗料は水性、床板はF☆☆☆☆の合板を使用しています。',
        'ボルト8本で組み立てられ、質量{mass} kg、1梱包で納入します。',
        '前枠スライド、キャスタ、ソファへの組み替えから選択できます。',
      ],
    },
    lead: [20, 55],
    order: { unit: units.units, steps: [5, 10, 30] },
    output: 60,
    picture: {
      family: 'bed',
      params: { length: 'l', width: 'w', height: 'h', base: 'legs' },
      part: 'BC{l}',
      note: '{l} X {w}',
    },
  },
]
