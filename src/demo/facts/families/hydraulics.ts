import { units } from './family.ts'
import type { Family } from './family.ts'

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

export const hydraulics: readonly Family[] = [
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
