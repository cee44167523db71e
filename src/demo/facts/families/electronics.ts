import { rounded, units } from './family.ts'
import type { Family } from './family.ts'

export const electronics: readonly Family[] = [
  {
    key: 'pcb',
    toOrder: true,
    category: '0002-03',
    name: [
      'Printed circuit board {layers} layers, {w} x {h} mm, {finish}',
      'プリント基板 {layers}層 {w}×{h} mm {finish}',
    ],
    plural: ['printed circuit boards', 'プリント基板'],
    keywords: ['PCB, printed circuit board, {layers} layers, FR-4', 'プリント基板, PCB, {layers}層, FR-4'],
    values: (random) => ({
      layers: random.pick([1, 2, 2, 4, 4, 6, 8, 12]),
      w: random.int(4, 30) * 10,
      h: random.int(3, 22) * 10,
      t: random.pick([0.8, 1, 1.6, 2]),
      copper: random.pick([18, 35, 70]),
      track: random.pick([75, 100, 125, 150]),
      finish: random.pick(['ENIG', 'HASL', 'OSP', 'Ag']),
      mask: random.pick([
        ['green', '緑'],
        ['black', '黒'],
        ['white', '白'],
      ] as const),
      drill: random.pick([0.15, 0.2, 0.3]),
    }),
    specs: [
      ['Layers', '層数', '{layers}'],
      ['Size', '外形', '{w} x {h} mm'],
      ['Thickness', '板厚', '{t} mm'],
      ['Copper', '銅箔厚', '{copper} µm'],
      ['Track and gap', '最小線幅／間隔', '{track} µm'],
      ['Drill, min.', '最小穴径', '{drill} mm'],
      ['Surface', '表面処理', '{finish}'],
      ['Solder mask', 'ソルダレジスト色', '{mask}'],
    ],
    sentences: {
      en: [
        'FR-4 board in {layers}-layer build, {w} x {h} x {t} mm, {copper} µm copper.',
        'Tracks and gaps from {track} µm, holes from {drill} mm, surface {finish}.',
        'Every board passes the flying-probe test; impedance coupons on request.',
        'Solder mask {mask}, white legend, panel frames to your pick-and-place line.',
        'Gerber data are checked by an engineer, not only by software, before films are plotted.',
      ],
      ja: [
        'FR-4、{layers}層、{w}×{h}×{t} mm、銅箔厚{copper} µmのプリント基板です。',
        '最小線幅／間隔{track} µm、最小穴径{drill} mm、表面処理は{finish}です。',
        '全数フライングプローブ検査を行い、ご要望によりインピーダンスクーポンを添付します。',
        'レジストは{mask}、シルクは白で、実装ラインに合わせて面付けします。',
        'ガーバーデータはソフトウェアでのチェックに加え、技術者が確認してから製造します。',
      ],
    },
    lead: [5, 25],
    order: { unit: units.flats, steps: [1, 10, 50, 100] },
    output: 900,
    picture: {
      family: 'circuit-board',
      params: { length: 'w', width: 'h', layers: 'layers' },
      part: 'PCB-{layers}L',
      note: '{w} X {h} T{t}',
    },
  },
  {
    key: 'power-supply',
    category: '0002-04',
    name: [
      'DIN rail power supply {watts} W, {volts} V, {input}',
      'DINレール電源 {watts} W {volts} V {input}',
    ],
    plural: ['DIN rail power supplies', 'DINレール電源'],
    keywords: [
      'power supply, DIN rail, switch mode, {volts} V',
      '電源, スイッチング電源, DINレール, {volts} V',
    ],
    values: (random) => {
      const [watts, w, d] = random.pick([
        [30, 22, 90],
        [60, 32, 100],
        [120, 40, 114],
        [240, 60, 117],
        [480, 85, 129],
      ] as const)
      const volts = random.pick([12, 24, 24, 48])
      return {
        watts,
        w,
        d,
        volts,
        amps: rounded(watts / volts, 1),
        eff: random.pick([88, 90, 92, 94]),
        input: random.pick(['85–264 V AC', '320–575 V AC']),
        ripple: random.pick([50, 80, 120]),
      }
    },
    specs: [
      ['Output', '出力', ['{volts} V DC, {amps} A', 'DC{volts} V・{amps} A']],
      ['Power', '出力電力', '{watts} W'],
      ['Input', '入力電圧', '{input}'],
      ['Efficiency', '効率', '{eff} %'],
      ['Ripple', 'リップル', '{ripple} mVp-p'],
      ['Width', '幅', '{w} mm'],
    ],
    sentences: {
      en: [
        'Switch-mode supply of {watts} W: {volts} V DC, {amps} A from {input}.',
        'Efficiency {eff} %, ripple {ripple} mV peak to peak at full load.',
        'Full output from -20 to +55 °C in a housing {w} mm wide, no fan.',
        'Gives 150 % of its current for five seconds to start motors and lamps.',
        'Each unit runs at full load for four hours before it is packed.',
      ],
      ja: [
        '入力{input}、出力DC{volts} V・{amps} A（{watts} W）のスイッチング電源です。',
        '効率{eff} %、定格負荷時のリップルは{ripple} mVp-pです。',
        '幅{w} mmのファンレス構造で、-20〜+55 ℃まで定格出力です。',
        '5秒間150 %のピーク出力に対応し、モータやランプの起動に余裕があります。',
        '全数、定格負荷で4時間のエージングを行ってから出荷します。',
      ],
    },
    lead: [7, 30],
    order: { unit: units.units, steps: [1, 5, 10] },
    output: 300,
    picture: {
      family: 'power-supply',
      params: { width: 'w', depth: 'd', voltage: 'volts', current: 'amps' },
      part: 'PSU-{watts}-{volts}',
      note: '{volts} V {amps} A',
    },
  },
  {
    key: 'heat-sink',
    category: '0002-13',
    name: [
      'Extruded heat sink {w} x {h} x {l} mm, {fins} fins',
      '押出ヒートシンク {w}×{h}×{l} mm フィン{fins}枚',
    ],
    plural: ['heat sinks', 'ヒートシンク'],
    keywords: ['heat sink, cooling, aluminium, thermal', 'ヒートシンク, 放熱器, アルミ押出, 熱対策'],
    values: (random) => {
      const w = random.pick([40, 50, 60, 80, 100, 125, 150])
      const h = random.pick([15, 20, 25, 30, 40])
      const l = random.pick([40, 50, 75, 100, 150, 200])
      return {
        w,
        h,
        l,
        fins: Math.round(w / 6) + 1,
        base: random.pick([3, 4, 5, 8]),
        r: rounded(5200 / (w * 0.6 + h) / Math.sqrt(l) / 8, 2),
        finish: random.pick([
          ['black anodised', '黒アルマイト'],
          ['natural', '生地'],
        ] as const),
      }
    },
    specs: [
      ['Size', '外形', '{w} x {h} x {l} mm'],
      ['Fins', 'フィン枚数', '{fins}'],
      ['Base', 'ベース厚', '{base} mm'],
      ['Thermal resistance, natural convection', '熱抵抗（自然空冷）', '{r} K/W'],
      ['Material', '材質', 'A6063-T5'],
      ['Surface', '表面処理', '{finish}'],
    ],
    sentences: {
      en: [
        'Comb profile {w} mm wide and {h} mm high, cut to {l} mm, with {fins} fins.',
        'Thermal resistance {r} K/W in still air with the fins upright.',
        'Base {base} mm, milled to a flatness of 0.02 mm on request.',
        'Surface: {finish}; threads and pockets are machined to drawing.',
        'Simulation of your heat sources is included with a tooling order.',
      ],
      ja: [
        '幅{w} mm、高さ{h} mm、切断長{l} mm、フィン{fins}枚のくし形ヒートシンクです。',
        'フィン垂直設置・自然空冷での熱抵抗は{r} K/Wです。',
        'ベース厚{base} mm。ご要望により平面度0.02 mmに切削します。',
        '表面は{finish}で、タップやポケットは図面に合わせて加工します。',
        '新規の型を製作する際は、熱源の配置に基づいて熱解析を行います。',
      ],
    },
    lead: [7, 30],
    order: { unit: units.pieces, steps: [10, 50, 100, 200] },
    output: 800,
    picture: {
      family: 'heat-sink',
      params: { length: 'l', width: 'w', height: 'h', fins: 'fins' },
      part: 'HS{w}-{l}',
      note: '{w} X {h} X {l}',
    },
  },
]
