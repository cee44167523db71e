import { units } from './family.ts'
import type { Family } from './family.ts'

// EN 1514-1 form IBC for PN 16: DN, inside and outside diameter in mm.
const rings = [
  [15, 22, 51],
  [20, 27, 61],
  [25, 34, 71],
  [32, 43, 82],
  [40, 49, 92],
  [50, 61, 107],
  [65, 77, 127],
  [80, 89, 142],
  [100, 115, 162],
  [125, 141, 192],
  [150, 169, 218],
  [200, 220, 273],
] as const

export const airAndSeals: readonly Family[] = [
  {
    key: 'pneumatic-manifold',
    category: '0004-05',
    name: [
      'Valve manifold, {stations} stations, {port}, {volts}',
      'マニホールド電磁弁 {stations}連 {port} {volts}',
    ],
    plural: ['pneumatic valve manifolds', '空圧マニホールド電磁弁'],
    keywords: ['manifold, solenoid valve, pneumatics, {port}', 'マニホールド, 電磁弁, 空圧機器, {port}'],
    values: (random) => ({
      stations: random.pick([2, 4, 5, 6, 8, 10]),
      port: random.pick(['M5', 'G 1/8', 'G 1/4']),
      flow: random.pick([180, 420, 750]),
      volts: random.pick(['24 V DC', '24 V DC', '100 V AC']),
      pitch: random.pick([12.5, 16, 19]),
      ip: random.pick(['IP40', 'IP65']),
    }),
    specs: [
      ['Stations', '連数', '{stations}'],
      ['Ports', '接続口径', '{port}'],
      ['Nominal flow', '流量', ['{flow} L/min (ANR)', '{flow} L/min（ANR）']],
      ['Coil', 'コイル電圧', '{volts}'],
      ['Pitch', 'ピッチ', '{pitch} mm'],
      ['Pressure', '使用圧力', '2–8 bar'],
      ['Protection', '保護構造', '{ip}'],
    ],
    sentences: {
      en: [
        'Anodised aluminium manifold with {stations} stations and {port} ports, pitch {pitch} mm.',
        'Nominal flow {flow} L/min per station at 2 to 8 bar, coils {volts}.',
        'Single and double solenoid valves can be mixed; blank plates close spare stations.',
        'Wired to one multipole plug or to a fieldbus node, protection {ip}.',
        'Ducts are deburred by flow, washed and tested for leakage at 10 bar.',
      ],
      ja: [
        'アルマイト処理アルミ製、{stations}連、接続口径{port}、ピッチ{pitch} mmのマニホールドです。',
        '1連あたりの流量は{flow} L/min（2〜8 bar）、コイルは{volts}です。',
        'シングルとダブルソレノイドを混載でき、予備の連はブランクプレートで閉止します。',
        '多極コネクタまたはフィールドバスで配線でき、保護構造は{ip}です。',
        '内部流路は流体研磨でバリを除去し、10 barで漏れ検査を行っています。',
      ],
    },
    lead: [10, 35],
    order: { unit: units.sets, steps: [1, 2, 5, 10] },
    output: 45,
    picture: {
      family: 'manifold',
      params: { stations: 'stations', pitch: 'pitch', top: 'valves' },
      part: 'MV{stations}',
      note: '{stations} X {pitch}',
    },
  },
  {
    key: 'gasket',
    category: '0004-06',
    name: ['Flange gasket DN {dn}, {material}, {t} mm', 'フランジガスケット DN{dn} {material} t{t}'],
    plural: ['flange gaskets', 'ガスケット'],
    keywords: ['gasket, seal, flange gasket, DN{dn}', 'ガスケット, パッキン, シール, DN{dn}'],
    values: (random) => {
      const [dn, id, od] = random.pick(rings)
      const [en, ja, tmax, hue] = random.pick([
        ['aramid fibre NBR', 'アラミド繊維NBR', 200, 1],
        ['expanded graphite', '膨張黒鉛', 450, 2],
        ['PTFE, filled', '充填材入りPTFE', 260, 3],
        ['EPDM rubber', 'EPDMゴム', 120, 4],
      ] as const)
      return { dn, id, od, material: [en, ja], tmax, hue, t: random.pick([1, 1.5, 2, 3]) }
    },
    specs: [
      ['Nominal size', '呼び径', 'DN {dn} PN 16'],
      ['Inside diameter', '内径', '{id} mm'],
      ['Outside diameter', '外径', '{od} mm'],
      ['Thickness', '厚さ', '{t} mm'],
      ['Material', '材質', '{material}'],
      ['Temperature, max.', '最高使用温度', '{tmax} °C'],
    ],
    sentences: {
      en: [
        'Flat ring {id} x {od} x {t} mm to EN 1514-1 form IBC for DN {dn}.',
        'Material {material}, usable up to {tmax} °C depending on medium and pressure.',
        'Cut by knife plotter or die; inner edge without burr or fraying.',
        'Other outlines are cut from your DXF file, also as single pieces.',
        'Sheets are stored at 20 °C and marked with batch and date.',
      ],
      ja: [
        'EN 1514-1 IBC形、DN{dn}用の平形ガスケットです。寸法は{id}×{od}×{t} mmです。',
        '材質は{material}で、使用温度は流体と圧力により最高{tmax} ℃です。',
        'カッティングプロッタまたは抜型で加工し、内周にバリや毛羽立ちがありません。',
        'DXFデータがあれば異形品も1枚から製作します。',
        '素材シートは20 ℃で保管し、ロットと日付を管理しています。',
      ],
    },
    lead: [2, 10],
    order: { unit: units.sheets, steps: [5, 10, 20, 50, 100] },
    output: 5200,
    picture: {
      family: 'gasket',
      params: { inner: 'id', outer: 'od', thickness: 't', holes: '0' },
      part: 'DN {dn}',
      note: 'Ø{id} / {od} T{t}',
    },
  },
]
