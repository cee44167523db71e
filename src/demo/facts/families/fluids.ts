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
// Globe valves: DN, face to face (EN 558 series 1) in mm, Kvs in m3/h.
const globes = [
  [15, 130, 4.2],
  [20, 150, 7],
  [25, 160, 11],
  [32, 180, 17],
  [40, 200, 27],
  [50, 230, 43],
  [65, 290, 72],
  [80, 310, 105],
  [100, 350, 170],
  [150, 480, 365],
] as const
// Threaded ball valves: DN, thread, bore, length in mm.
const balls = [
  [8, '1/4', 11, 55],
  [10, '3/8', 12, 60],
  [15, '1/2', 15, 75],
  [20, '3/4', 20, 80],
  [25, '1', 25, 90],
  [32, '1 1/4', 32, 110],
  [40, '1 1/2', 38, 120],
  [50, '2', 50, 140],
] as const
// Hydraulic hose EN 853 2SN: DN, inch size, outside diameter in mm, working pressure in bar, bend radius in mm.
const hoses = [
  [6, '1/4', 15, 400, 100],
  [8, '5/16', 16.6, 350, 115],
  [10, '3/8', 19, 330, 130],
  [12, '1/2', 22.2, 275, 180],
  [16, '5/8', 25.4, 250, 200],
  [19, '3/4', 29.3, 215, 240],
  [25, '1', 38, 165, 300],
] as const

const bodies = [
  ['carbon steel GP240GH', '鋳鋼 GP240GH'],
  ['stainless steel 1.4408', 'ステンレス鋳鋼 SCS14'],
  ['ductile iron EN-GJS-400', '球状黒鉛鋳鉄 FCD400'],
] as const

export const fluids: readonly Family[] = [
  {
    key: 'globe-valve',
    category: '0004-01',
    name: ['Globe valve DN {dn} PN {pn}, {body}', '玉形弁 DN{dn} PN{pn} {body}'],
    plural: ['globe valves', '玉形弁'],
    keywords: ['globe valve, valve, DN{dn}, PN{pn}, steam', '玉形弁, グローブバルブ, バルブ, DN{dn}, 蒸気'],
    values: (random) => {
      const [dn, length, kvs] = random.pick(globes)
      return {
        dn,
        length,
        kvs,
        pn: random.pick([16, 16, 40]),
        body: random.pick(bodies),
        seal: random.pick([
          ['bellows', 'ベローズ'],
          ['packing gland', 'グランドパッキン'],
        ] as const),
        tmax: random.pick([250, 300, 350]),
      }
    },
    specs: [
      ['Nominal size', '呼び径', 'DN {dn}'],
      ['Nominal pressure', '呼び圧力', 'PN {pn}'],
      ['Face to face', '面間寸法', '{length} mm'],
      ['Body', '弁箱材質', '{body}'],
      ['Stem seal', '軸封', '{seal}'],
      ['Kvs', 'Kvs値', '{kvs} m³/h'],
      ['Temperature, max.', '最高使用温度', '{tmax} °C'],
    ],
    sentences: {
      en: [
        'Straight globe valve DN {dn}, PN {pn}, flanged to EN 1092-1, face to face {length} mm.',
        'Body of {body}; seat and plug with 13 % chromium facing, leakage rate A to EN 12266-1.',
        'Kvs {kvs} m³/h; stem sealed by {seal}.',
        'For steam, condensate and thermal oil up to {tmax} °C.',
        'Each valve is tested with water at 1.5 times its nominal pressure before shipment.',
      ],
      ja: [
        '呼び径DN{dn}、呼び圧力PN{pn}のフランジ形玉形弁です。面間寸法は{length} mmです。',
        '弁箱は{body}、弁座と弁体には13クロム系の盛金を施しています。弁座漏れはEN 12266-1 レートAです。',
        'Kvs値は{kvs} m³/h、軸封は{seal}です。',
        '蒸気、ドレン、熱媒油に使用でき、最高使用温度は{tmax} ℃です。',
        '全数、呼び圧力の1.5倍で水圧試験を行っています。',
      ],
    },
    lead: [14, 56],
    order: { unit: units.bodies, steps: [1, 2, 5, 10] },
    output: 70,
    picture: {
      family: 'globe-valve',
      params: { DN: 'dn', L: 'length', PN: 'pn' },
      part: 'GV{dn}-{pn}',
      note: 'DN {dn} PN {pn}',
    },
  },
  {
    key: 'ball-valve',
    category: '0004-01',
    name: ['Ball valve Rc {thread}, DN {dn}, {body}', 'ボールバルブ Rc{thread} DN{dn} {body}'],
    plural: ['ball valves', 'ボールバルブ'],
    keywords: ['ball valve, valve, threaded, DN{dn}', 'ボールバルブ, ボール弁, バルブ, DN{dn}'],
    values: (random) => {
      const [dn, thread, bore, length] = random.pick(balls)
      return {
        dn,
        thread,
        bore,
        length,
        body: random.pick([
          ['stainless steel 316', 'SCS14A'],
          ['nickel-plated brass', '黄銅ニッケルめっき'],
          ['carbon steel', '炭素鋼'],
        ] as const),
        pressure: random.pick([40, 64]),
        seat: random.pick(['PTFE', 'RPTFE', 'PEEK']),
      }
    },
    specs: [
      ['Nominal size', '呼び径', 'DN {dn}'],
      ['Connection', '接続', 'Rc {thread}'],
      ['Bore', '流路径', '{bore} mm'],
      ['Length', '全長', '{length} mm'],
      ['Body', '本体材質', '{body}'],
      ['Seat', 'シート材質', '{seat}'],
      ['Pressure, max.', '最高使用圧力', '{pressure} bar'],
    ],
    sentences: {
      en: [
        'Two-piece ball valve with Rc {thread} female threads and a bore of {bore} mm.',
        'Body of {body}, seats of {seat}, up to {pressure} bar at room temperature.',
        'Blow-out-proof stem; the lever locks open and closed.',
        'Mounting pad to ISO 5211 for pneumatic or electric actuators.',
        'Built length {length} mm; tested with air at 6 bar under water.',
      ],
      ja: [
        'Rc{thread}めねじ接続、流路径{bore} mmの2ピースボールバルブです。',
        '本体は{body}、シートは{seat}で、常温での最高使用圧力は{pressure} barです。',
        'ステムは飛出し防止構造で、レバーは全開・全閉の両位置で施錠できます。',
        'ISO 5211準拠の取付座があり、空気式・電動式アクチュエータに対応します。',
        '全長{length} mm。全数、6 barの水中気密試験を実施しています。',
      ],
    },
    lead: [5, 28],
    order: { unit: units.pieces, steps: [5, 10, 20, 50] },
    output: 380,
    picture: {
      family: 'ball-valve',
      params: { DN: 'dn', L: 'length', PN: 'pressure' },
      part: 'BV{dn}',
      note: 'DN {dn} RC {thread}',
    },
  },
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
  {
    key: 'hydraulic-cylinder',
    toOrder: true,
    category: '0004-04',
    name: [
      'Hydraulic cylinder {bore}/{rod} x {stroke}, {mount}',
      '油圧シリンダ {bore}/{rod}×{stroke} {mount}',
    ],
    plural: ['hydraulic cylinders', '油圧シリンダ'],
    keywords: [
      'hydraulic cylinder, cylinder, ISO 6020-2, {bore} mm',
      '油圧シリンダ, シリンダ, {bore} mm, 油圧',
    ],
    values: (random) => {
      const [bore, rod] = random.pick([
        [32, 18],
        [40, 22],
        [50, 28],
        [63, 36],
        [80, 45],
        [100, 56],
        [125, 70],
        [160, 90],
      ] as const)
      return {
        bore,
        rod,
        stroke: random.int(2, 24) * 50,
        pressure: random.pick([140, 160, 210]),
        mount: random.pick([
          ['rear clevis', 'クレビス形'],
          ['front flange', 'フランジ形'],
          ['trunnion', 'トラニオン形'],
          ['foot', 'フート形'],
        ] as const),
        seal: random.pick(['NBR', 'FKM', 'PU']),
      }
    },
    specs: [
      ['Bore', 'シリンダ内径', '{bore} mm'],
      ['Rod', 'ロッド径', '{rod} mm'],
      ['Stroke', 'ストローク', '{stroke} mm'],
      ['Rated pressure', '定格圧力', '{pressure} bar'],
      ['Mounting', '取付形式', '{mount}'],
      ['Seals', 'パッキン材質', '{seal}'],
    ],
    sentences: {
      en: [
        'Double-acting cylinder, {bore} mm bore, {rod} mm rod, {stroke} mm stroke, {pressure} bar.',
        'Rod chromium plated to 25 µm and polished to Ra 0.2; tube honed to H8.',
        'Mounting: {mount}; cushioning at both ends can be adjusted.',
        'Seals of {seal}; spare seal kits are kept for ten years after delivery.',
        'Proof pressure of 1.5 times the rated pressure is held for one minute on each piece.',
      ],
      ja: [
        '内径{bore} mm、ロッド径{rod} mm、ストローク{stroke} mm、定格圧力{pressure} barの複動形シリンダです。',
        'ロッドは硬質クロムめっき25 µm・Ra 0.2仕上げ、チューブ内面はH8ホーニング仕上げです。',
        '取付は{mount}で、両端に可変クッションを備えています。',
        'パッキンは{seal}です。補修用パッキンキットは納入後10年間供給します。',
        '全数、定格圧力の1.5倍で1分間の耐圧試験を行っています。',
      ],
    },
    lead: [20, 50],
    order: { unit: units.lengths, steps: [1, 2, 4, 10] },
    output: 28,
    picture: {
      family: 'hydraulic-cylinder',
      params: { bore: 'bore', rod: 'rod', stroke: 'stroke' },
      part: 'HC{bore}/{rod}-{stroke}',
      note: 'Ø{bore} X {stroke}',
    },
  },
  {
    key: 'hydraulic-hose',
    category: '0004-04',
    name: ['Hydraulic hose DN {dn} 2SN, {length} mm', '油圧ホース DN{dn} 2SN {length} mm'],
    plural: ['hydraulic hoses', '油圧ホース'],
    keywords: ['hose, hydraulic hose, 2SN, DN{dn}', 'ホース, 油圧ホース, 高圧ホース, DN{dn}'],
    values: (random) => {
      const [dn, inch, od, pressure, bend] = random.pick(hoses)
      return {
        dn,
        inch,
        od,
        pressure,
        bend,
        length: random.int(6, 60) * 50,
        end: random.pick([
          ['24° cone, metric', '24°コーン メートルねじ'],
          ['BSP, 60° cone', 'Gねじ 60°シート'],
          ['JIC 37°', 'JIC 37°フレア'],
        ] as const),
      }
    },
    specs: [
      ['Nominal size', '呼び径', ['DN {dn} ({inch}")', 'DN {dn}（{inch}インチ）']],
      ['Outside diameter', '外径', '{od} mm'],
      ['Length', '長さ', '{length} mm'],
      ['Working pressure', '最高使用圧力', '{pressure} bar'],
      ['Bend radius, min.', '最小曲げ半径', '{bend} mm'],
      ['End fittings', '継手金具', '{end}'],
    ],
    sentences: {
      en: [
        'Hose assembly to EN 853 2SN, DN {dn}, {length} mm between sealing points.',
        'Two braids of steel wire, working pressure {pressure} bar, burst at four times that.',
        'End fittings {end}, zinc-nickel plated; minimum bend radius {bend} mm.',
        'Pressure tested, flushed and capped; the date of crimping is stamped on the ferrule.',
        'Abrasion sleeves and colour marking are fitted on request.',
      ],
      ja: [
        'EN 853 2SN、DN{dn}、シール面間長さ{length} mmのホースアセンブリです。',
        '鋼線2層編組で最高使用圧力は{pressure} bar、破壊圧力はその4倍です。',
        '継手金具は{end}（亜鉛ニッケル合金めっき）、最小曲げ半径は{bend} mmです。',
        '耐圧試験と内部洗浄後にキャップを取り付け、加締め年月日を刻印します。',
        'ご要望により保護スリーブや色識別を施します。',
      ],
    },
    lead: [3, 14],
    order: { unit: units.lengths, steps: [5, 10, 20] },
    output: 620,
    picture: {
      family: 'hose',
      params: { ID: 'dn', OD: 'od', L: 'length', pressure: 'pressure', jacket: 'plain' },
      part: '2SN-{dn}-{length}',
      note: 'DN {dn} {pressure} BAR',
    },
  },
]
