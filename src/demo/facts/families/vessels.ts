import { rounded, units } from './family.ts'
import type { Family } from './family.ts'

// Piston compressors: kW, free air delivery in L/min, receiver in litres, cylinders.
const pistons = [
  [0.75, 80, 30, 1],
  [1.5, 165, 70, 1],
  [2.2, 240, 100, 2],
  [3.7, 420, 150, 2],
  [5.5, 620, 220, 2],
  [7.5, 860, 280, 2],
  [11, 1250, 400, 2],
] as const

export const vessels: readonly Family[] = [
  {
    key: 'heat-exchanger',
    toOrder: true,
    category: '0004-07',
    name: ['Shell-and-tube heat exchanger {area} m², {shell}', '多管式熱交換器 {area} m² 胴径{shell}'],
    plural: ['shell-and-tube heat exchangers', '多管式熱交換器'],
    keywords: ['heat exchanger, shell and tube, cooler, {area} m2', '熱交換器, 多管式, クーラ, 冷却器'],
    values: (random) => {
      const [shell, tubes] = random.pick([
        [114, 26],
        [140, 40],
        [168, 61],
        [219, 110],
        [273, 172],
        [324, 248],
      ] as const)
      const length = random.pick([600, 1000, 1200, 1500, 2000, 3000])
      return {
        shell,
        tubes,
        length,
        area: rounded((tubes * Math.PI * 12 * length) / 1e6, 1),
        material: random.pick(['1.4404', '1.4571', 'CuNi10']),
        design: random.pick([10, 16]),
        passes: random.pick([1, 2, 4]),
      }
    },
    specs: [
      ['Surface', '伝熱面積', '{area} m²'],
      ['Shell diameter', '胴径', '{shell} mm'],
      ['Tube length', '管長', '{length} mm'],
      ['Tubes', '伝熱管', '{tubes} x 12 mm'],
      ['Passes', 'パス数', '{passes}'],
      ['Tube material', '伝熱管材質', '{material}'],
      ['Design pressure', '設計圧力', '{design} bar'],
    ],
    sentences: {
      en: [
        'Exchanger with {tubes} tubes of 12 mm and {length} mm length, surface {area} m².',
        'Tubes of {material}, rolled and seal-welded into the tube sheet; passes: {passes}.',
        'Shell {shell} mm, design pressure {design} bar on both sides, from -10 to +180 °C.',
        'The bundle can be drawn for cleaning; leave one tube length free in front.',
        'Calculated for your fluids; the thermal data sheet is part of the quotation.',
      ],
      ja: [
        '外径12 mm、長さ{length} mmの伝熱管{tubes}本、伝熱面積{area} m²の熱交換器です。',
        '伝熱管は{material}で、管板に拡管後シール溶接しています（{passes}パス）。',
        '胴径{shell} mm、設計圧力は胴側・管側とも{design} bar、使用温度は-10〜+180 ℃です。',
        '管束は引き抜いて清掃できます。前面に管長分の空間を確保してください。',
        'ご使用条件に合わせて熱計算を行い、見積書に仕様書を添付します。',
      ],
    },
    lead: [35, 90],
    order: { unit: units.plants, steps: [1, 1, 2] },
    output: 3,
    picture: {
      family: 'heat-exchanger',
      params: { tubes: 'tubes', D: 'shell', L: 'length', area: 'area' },
      part: 'HX{shell}-{length}',
      note: 'Ø{shell} X {length}',
    },
  },
  {
    key: 'compressor',
    category: '0004-08',
    name: [
      'Piston compressor {kw} kW, {volume} L receiver, {pressure} bar',
      'レシプロ圧縮機 {kw} kW タンク{volume} L {pressure} bar',
    ],
    plural: ['piston compressors', 'レシプロ圧縮機'],
    keywords: [
      'compressor, piston compressor, compressed air, {kw} kW',
      '圧縮機, コンプレッサ, レシプロ, {kw} kW',
    ],
    values: (random) => {
      const [kw, flow, volume, cylinders] = random.pick(pistons)
      const pressure = random.pick([8, 9.5, 12.5])
      return {
        kw,
        volume,
        cylinders,
        pressure,
        flow: rounded(flow * (pressure === 12.5 ? 0.8 : 1)),
        speed: random.pick([820, 950, 1100]),
        noise: 66 + Math.round(kw),
        oil: random.pick([
          ['oil lubricated', '給油式'],
          ['oil-free', 'オイルフリー'],
        ] as const),
      }
    },
    specs: [
      ['Motor', '電動機出力', '{kw} kW'],
      ['Receiver', '空気タンク容量', '{volume} L'],
      ['Pressure', '最高圧力', '{pressure} bar'],
      ['Free air delivery', '吐出空気量', '{flow} L/min'],
      ['Cylinders', '気筒数', '{cylinders}'],
      ['Lubrication', '潤滑方式', '{oil}'],
      ['Noise at 1.5 m', '騒音（1.5 m）', '{noise} dB(A)'],
    ],
    sentences: {
      en: [
        'Piston compressor of {kw} kW on a {volume} L receiver, {flow} L/min at {pressure} bar.',
        'Cylinders: {cylinders}, {oil}; cast iron, turning at {speed} min⁻¹.',
        'Noise {noise} dB(A) at 1.5 m; hoods lower it by 9 dB.',
        'Valve plates are changed in half an hour; first service after 500 hours.',
        'The receiver is pressure tested and comes with its certificate.',
      ],
      ja: [
        '出力{kw} kW、空気タンク{volume} L、吐出空気量{flow} L/min（{pressure} bar）のレシプロ圧縮機です。',
        '{oil}で、気筒数は{cylinders}です。鋳鉄シリンダを採用し、回転速度は{speed} min⁻¹です。',
        '騒音は1.5 mで{noise} dB(A)、防音カバーにより約9 dB低減できます。',
        '弁板は約30分で交換でき、初回点検は500時間です。',
        '空気タンクは耐圧試験済みで、成績書を添付します。',
      ],
    },
    lead: [14, 50],
    order: { unit: units.units, steps: [1, 2, 5] },
    output: 12,
    picture: {
      family: 'compressor',
      params: { volume: 'volume', pressure: 'pressure', cylinders: 'cylinders' },
      part: 'PC{kw}-{volume}',
      note: '{volume} L {pressure} BAR',
    },
  },
  {
    key: 'tank',
    toOrder: true,
    category: '0004-11',
    name: [
      'Stainless tank {litres} L, {material}, {jacket}',
      'ステンレスタンク {litres} L {material} {jacket}',
    ],
    plural: ['stainless steel tanks', 'ステンレスタンク'],
    keywords: ['tank, vessel, stainless steel, {litres} L', 'タンク, 容器, ステンレス, 貯槽'],
    values: (random) => {
      const [litres, d, h] = random.pick([
        [200, 600, 760],
        [500, 800, 1050],
        [1000, 1000, 1350],
        [2000, 1200, 1850],
        [3000, 1400, 2050],
        [5000, 1600, 2600],
        [10000, 2000, 3300],
      ] as const)
      return {
        litres,
        d,
        h,
        wall: litres < 1000 ? 2 : litres < 5000 ? 3 : 4,
        material: random.pick(['SUS304', 'SUS316L']),
        jacket: random.pick([
          ['single wall', '一重'],
          ['cooling jacket', '冷却ジャケット付'],
          ['steam jacket', '蒸気ジャケット付'],
        ] as const),
        finish: random.pick(['Ra 0.8', 'Ra 0.6', 'Ra 0.4']),
        legs: litres > 2000 ? 4 : 3,
      }
    },
    specs: [
      ['Volume', '容量', '{litres} L'],
      ['Diameter', '内径', '{d} mm'],
      ['Shell height', '胴高さ', '{h} mm'],
      ['Wall', '板厚', '{wall} mm'],
      ['Material', '材質', '{material}'],
      ['Jacket', 'ジャケット', '{jacket}'],
      ['Inner surface', '内面仕上げ', '{finish}'],
    ],
    sentences: {
      en: [
        'Upright tank of {litres} L, {d} mm diameter, on {legs} legs; {jacket}.',
        'Shell of {wall} mm {material}, inner welds ground flush and polished to {finish}.',
        'Dished bottom with a drain at the lowest point; manway of 400 mm on top.',
        'Leak tested with water for 24 hours; seams checked with dye penetrant.',
        'Nozzles, spray balls, agitators and load cells are placed to your layout.',
      ],
      ja: [
        '容量{litres} L、内径{d} mm、{legs}本脚の竪形タンクです（{jacket}）。',
        '胴は{material} 板厚{wall} mm、内面溶接部は平滑に研磨し{finish}に仕上げます。',
        '底部は皿形で最下部に排出口を設け、上部に400 mmのマンホールを備えています。',
        '24時間の水張り試験と溶接部の浸透探傷検査を実施しています。',
        'ノズル、スプレーボール、撹拌機、ロードセルは、配置図に合わせて取り付けます。',
      ],
    },
    lead: [40, 90],
    order: { unit: units.plants, steps: [1] },
    output: 1.2,
    picture: {
      family: 'tank',
      params: { volume: 'litres', diameter: 'd', height: 'h', legs: 'legs', jacket: 'look' },
      part: 'T{litres}',
      note: '{litres} L Ø{d}',
    },
  },
]
