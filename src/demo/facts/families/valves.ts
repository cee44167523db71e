import { units } from './family.ts'
import type { Family } from './family.ts'

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
const bodies = [
  ['carbon steel GP240GH', '鋳鋼 GP240GH'],
  ['stainless steel 1.4408', 'ステンレス鋳鋼 SCS14'],
  ['ductile iron EN-GJS-400', '球状黒鉛鋳鉄 FCD400'],
] as const

export const valves: readonly Family[] = [
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
]
