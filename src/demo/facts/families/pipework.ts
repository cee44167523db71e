import { rounded, units } from './family.ts'
import type { Family } from './family.ts'

// EN 1092-1 type 11: DN, then flange diameter, bolt circle, bolts, hole (PN 16), and the same for PN 40.
const flanges = [
  [15, [95, 65, 4, 14], [95, 65, 4, 14]],
  [20, [105, 75, 4, 14], [105, 75, 4, 14]],
  [25, [115, 85, 4, 14], [115, 85, 4, 14]],
  [32, [140, 100, 4, 18], [140, 100, 4, 18]],
  [40, [150, 110, 4, 18], [150, 110, 4, 18]],
  [50, [165, 125, 4, 18], [165, 125, 4, 18]],
  [65, [185, 145, 8, 18], [185, 145, 8, 18]],
  [80, [200, 160, 8, 18], [200, 160, 8, 18]],
  [100, [220, 180, 8, 18], [235, 190, 8, 22]],
  [150, [285, 240, 8, 22], [300, 250, 8, 26]],
  [200, [340, 295, 12, 22], [375, 320, 12, 30]],
] as const

export const pipework: readonly Family[] = [
  {
    key: 'gear-pump',
    category: '0004-02',
    name: [
      'External gear pump {displacement} cm³/rev, {seal}',
      '外接歯車ポンプ {displacement} cm³/rev {seal}',
    ],
    plural: ['gear pumps', '歯車ポンプ'],
    keywords: ['gear pump, pump, hydraulic pump, oil pump', '歯車ポンプ, ギヤポンプ, ポンプ, 油圧'],
    values: (random) => {
      const displacement = random.pick([4, 5.5, 8, 11, 14, 16, 19, 22.5, 28, 32])
      const speed = random.pick([1500, 1800, 2000])
      return {
        displacement,
        speed,
        flow: rounded((displacement * speed * 0.94) / 1000, 1),
        pressure: random.pick([210, 230, 250]),
        shaft: random.pick([
          ['keyed 1:8 taper', '1/8テーパ キー付'],
          ['spline', 'スプライン'],
          ['parallel, keyed', 'ストレート キー付'],
        ] as const),
        seal: random.pick(['NBR', 'FKM']),
        port: displacement > 16 ? 'G 3/4' : 'G 1/2',
      }
    },
    specs: [
      ['Displacement', '押しのけ容積', '{displacement} cm³/rev'],
      ['Flow', '吐出量', ['{flow} L/min @ {speed} min⁻¹', '{flow} L/min（{speed} min⁻¹時）']],
      ['Pressure, continuous', '定格圧力', '{pressure} bar'],
      ['Shaft', '軸形状', '{shaft}'],
      ['Ports', 'ポート', '{port}'],
      ['Seals', 'シール', '{seal}'],
    ],
    sentences: {
      en: [
        'External gear pump of {displacement} cm³ per revolution for up to {pressure} bar continuous.',
        'Delivers {flow} L/min at {speed} min⁻¹ with mineral oil of 36 mm²/s.',
        'Extruded aluminium body, cast-iron covers, pressure-balanced bushings.',
        'Shaft: {shaft}; ports {port}; seals of {seal}.',
        'Every pump is run in for three minutes and tested for flow at rated pressure.',
      ],
      ja: [
        '押しのけ容積{displacement} cm³/rev、定格圧力{pressure} barの外接歯車ポンプです。',
        '粘度36 mm²/sの鉱油で、{speed} min⁻¹のとき吐出量{flow} L/minです。',
        '本体はアルミ押出材、カバーは鋳鉄で、圧力平衡形サイドプレートを採用しています。',
        '軸は{shaft}、ポートは{port}、シールは{seal}です。',
        '全数を3分間ならし運転し、定格圧力で吐出量を確認しています。',
      ],
    },
    lead: [10, 35],
    order: { unit: units.units, steps: [1, 2, 5, 10] },
    output: 60,
    picture: {
      family: 'gear-pump',
      params: { displacement: 'displacement', pressure: 'pressure' },
      part: 'GP{displacement}',
      note: '{flow} L/MIN',
    },
  },
  {
    key: 'flange',
    category: '0004-03',
    name: ['Weld-neck flange DN {dn} PN {pn}, {material}', '突合せ溶接フランジ DN{dn} PN{pn} {material}'],
    plural: ['pipe flanges', '管フランジ'],
    keywords: ['flange, weld neck, EN 1092-1, DN{dn}, PN{pn}', 'フランジ, 突合せ溶接, DN{dn}, PN{pn}, 配管'],
    values: (random) => {
      const [dn, pn16, pn40] = random.pick(flanges)
      const pn = random.pick([16, 40])
      const [od, circle, bolts, hole] = pn === 16 ? pn16 : pn40
      return {
        dn,
        pn,
        od,
        circle,
        bolts,
        hole,
        material: random.pick(['P245GH', 'P250GH', '1.4404', '1.4541']),
        face: random.pick(['B1', 'B1', 'B2']),
      }
    },
    specs: [
      ['Nominal size', '呼び径', 'DN {dn}'],
      ['Nominal pressure', '呼び圧力', 'PN {pn}'],
      ['Outside diameter', '外径', '{od} mm'],
      ['Bolt circle', 'ボルト穴中心円径', '{circle} mm'],
      ['Bolt holes', 'ボルト穴', '{bolts} x {hole} mm'],
      ['Facing', 'ガスケット座', '{face}'],
      ['Material', '材質', '{material}'],
    ],
    sentences: {
      en: [
        'Type 11 flange to EN 1092-1, DN {dn}, PN {pn}, outside diameter {od} mm.',
        '{bolts} holes of {hole} mm on a {circle} mm circle; facing {face}.',
        'Forged from {material} and normalised; certificate 3.1 to EN 10204 with each heat.',
        'Marked with heat number, size and pressure on the rim.',
        'Bore is turned to the wall thickness of your pipe.',
      ],
      ja: [
        'EN 1092-1 タイプ11、DN{dn}、PN{pn}、外径{od} mmのフランジです。',
        'ボルト穴はφ{hole} mm×{bolts}か所（中心円径{circle} mm）、ガスケット座は{face}です。',
        '{material}の鍛造品を焼ならし処理し、溶解ごとにEN 10204 3.1材料証明書を発行します。',
        '外周に溶解番号、呼び径、呼び圧力を刻印しています。',
        '内径はご使用管の肉厚に合わせて加工します。',
      ],
    },
    lead: [7, 30],
    order: { unit: units.flats, steps: [2, 5, 10, 20, 50] },
    output: 480,
    picture: {
      family: 'flange',
      params: { OD: 'od', PCD: 'circle', bolts: 'bolts', hole: 'hole' },
      part: 'DN {dn} PN {pn}',
      note: 'Ø{od} {bolts} X Ø{hole}',
    },
  },
  {
    key: 'fitting',
    category: '0004-03',
    name: [
      'Compression fitting {tube} mm x R {thread}, {material}',
      'ダブルフェルール継手 {tube} mm×R{thread} {material}',
    ],
    plural: ['tube fittings', 'チューブ継手'],
    keywords: [
      'fitting, tube fitting, compression, R{thread}',
      '継手, チューブ継手, ダブルフェルール, R{thread}',
    ],
    values: (random) => {
      const [tube, thread, hex] = random.pick([
        [6, '1/8', 14],
        [6, '1/4', 14],
        [8, '1/4', 17],
        [10, '1/4', 19],
        [10, '3/8', 19],
        [12, '3/8', 22],
        [12, '1/2', 22],
        [16, '1/2', 27],
        [20, '3/4', 32],
      ] as const)
      return {
        tube,
        thread,
        hex,
        material: random.pick(['SUS316', 'SUS304', 'C3604']),
        pressure: tube < 12 ? random.pick([315, 400]) : random.pick([160, 250]),
        shape: random.pick([['male connector', 'ハーフユニオン']] as const),
      }
    },
    specs: [
      ['Tube outside diameter', '適用管外径', '{tube} mm'],
      ['Thread', 'ねじ', 'R {thread}'],
      ['Shape', '形状', '{shape}'],
      ['Hexagon', '六角対辺', '{hex} mm'],
      ['Material', '材質', '{material}'],
      ['Pressure, max.', '最高使用圧力', '{pressure} bar'],
    ],
    sentences: {
      en: [
        'Fitting for {tube} mm tube with R {thread} male thread, shape: {shape}.',
        'Two-ferrule design of {material}, up to {pressure} bar.',
        'Nut hexagon {hex} mm; tighten by one and a quarter turns from finger-tight.',
        'Threads are rolled, not cut, and silver-plated against seizing on stainless types.',
        'Cleaned for oxygen service on request, packed singly in bags.',
      ],
      ja: [
        '管外径{tube} mm、R{thread}おねじの継手（{shape}）です。',
        '{material}製のダブルフェルール式で、最高使用圧力は{pressure} barです。',
        'ナットの六角対辺は{hex} mm。手締め後、1回転と1/4の増締めで接続できます。',
        'ねじは転造加工で、ステンレス品には焼付き防止の銀めっきを施しています。',
        '酸素用の脱脂洗浄・個別包装にも対応します。',
      ],
    },
    lead: [3, 20],
    order: { unit: units.pieces, steps: [10, 20, 50, 100] },
    output: 3600,
    picture: {
      family: 'fitting',
      params: { tube: 'tube', hex: 'hex', nut: 'one' },
      part: 'F{tube}-{thread}',
      note: 'Ø{tube} R{thread}',
    },
  },
]
