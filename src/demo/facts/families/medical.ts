import { units } from './family.ts'
import type { Family } from './family.ts'

export const medical: readonly Family[] = [
  {
    key: 'sterilisation-tray',
    category: '0013-01',
    name: ['Instrument tray {l} x {w} x {h} mm, mesh {mesh} mm', '器械トレイ {l}×{w}×{h} mm 目合い{mesh} mm'],
    plural: ['instrument and sterilisation trays', '滅菌トレイ'],
    keywords: [
      'instrument tray, sterilisation, medical, stainless',
      '滅菌トレイ, 器械トレイ, 医療, ステンレス',
    ],
    values: (random) => ({
      l: random.pick([240, 320, 405, 480, 540]),
      w: random.pick([180, 240, 250, 255]),
      h: random.pick([50, 70, 100]),
      mesh: random.pick([3, 4, 5, 6]),
      material: random.pick(['SUS304', 'SUS316L']),
      wire: random.pick([0.8, 1, 1.2]),
      lid: random.pick([
        ['with hinged lid', 'ヒンジふた付'],
        ['without lid', 'ふたなし'],
        ['with silicone mat', 'シリコーンマット付'],
      ] as const),
    }),
    specs: [
      ['Size', '外寸', '{l} x {w} x {h} mm'],
      ['Mesh', '目合い', '{mesh} mm'],
      ['Wire', '線径', '{wire} mm'],
      ['Material', '材質', '{material}'],
      ['Design', '仕様', '{lid}'],
      ['Sterilisation', '滅菌条件', ['134 °C, 18 min', '134 °C・18分']],
    ],
    sentences: {
      en: [
        'Mesh tray {l} x {w} x {h} mm of {material}, {lid}.',
        'Mesh {mesh} mm from {wire} mm wire, resistance welded and electropolished.',
        'Fits DIN and ISO sterilisation containers.',
        'No sharp ends: every wire is bent under the frame.',
        'Laser marking with department and set number is included.',
      ],
      ja: [
        '外寸{l}×{w}×{h} mm、{material}製のメッシュトレイ（{lid}）です。',
        '線径{wire} mm、目合い{mesh} mmで、抵抗溶接後に電解研磨を施しています。',
        'DINおよびISO規格の滅菌コンテナに収まります。',
        '線端は枠の下に折り込み、鋭利な部分がありません。',
        '部署名やセット番号のレーザ刻印に対応します。',
      ],
    },
    lead: [14, 40],
    order: { unit: units.pieces, steps: [5, 10, 20, 50] },
    output: 150,
    picture: {
      family: 'drying-tray',
      params: { length: 'l', width: 'w', depth: 'h', stack: '1', filling: 'empty' },
      part: 'IT{l}-{w}',
      note: '{l} X {w} X {h}',
    },
  },
  {
    key: 'overbed-table',
    category: '0013-11',
    name: ['Overbed table {w} x {d} mm, {lift}', 'オーバーベッドテーブル {w}×{d} mm {lift}'],
    plural: ['overbed tables', 'オーバーベッドテーブル'],
    keywords: ['overbed table, hospital furniture, ward', 'オーバーベッドテーブル, 病院家具, 病室'],
    values: (random) => ({
      w: random.pick([750, 800, 850, 900]),
      d: random.pick([400, 420, 450]),
      h: random.pick([680, 700, 720]),
      up: random.pick([1000, 1050, 1100]),
      t: 22,
      lift: random.pick([
        ['gas spring', 'ガススプリング'],
        ['crank', 'ハンドル式'],
      ] as const),
      load: random.pick([15, 20, 25]),
      caster: random.pick([50, 60, 75]),
    }),
    specs: [
      ['Top', '天板寸法', '{w} x {d} mm'],
      ['Height', '高さ', '{h}–{up} mm'],
      ['Lift', '昇降', '{lift}'],
      ['Load', '耐荷重', '{load} kg'],
      ['Castors', 'キャスタ', '{caster} mm'],
    ],
    sentences: {
      en: [
        'Overbed table {w} x {d} mm, height {h} to {up} mm by {lift}.',
        'Top with raised rim and antibacterial melamine, load {load} kg.',
        'Four castors of {caster} mm, two with brakes.',
        'Withstands wiping with 70 % alcohol and 1,000 ppm hypochlorite.',
        'The foot passes below beds with 120 mm clearance.',
      ],
      ja: [
        '天板{w}×{d} mm、高さ{h}〜{up} mm（{lift}）のオーバーベッドテーブルです。',
        '天板は抗菌メラミンの縁付きで、耐荷重は{load} kgです。',
        'キャスタは{caster} mmを4輪、うち2輪はストッパ付きです。',
        '70 %アルコールおよび1,000 ppm次亜塩素酸での清拭に対応します。',
        'ベッド下に120 mmのすき間があれば差し込める脚形状です。',
      ],
    },
    lead: [15, 45],
    order: { unit: units.units, steps: [2, 5, 10] },
    output: 50,
    picture: {
      family: 'table',
      params: { length: 'w', width: 'd', height: 'h', legs: 'frame', drawer: 'without' },
      part: 'OT{w}',
      note: '{w} X {d} H {h}',
    },
  },
  {
    key: 'medical-tubing',
    category: '0013-14',
    name: [
      'Silicone tubing {id} x {od} mm, {hard} Shore A, {length} m',
      'シリコーンチューブ {id}×{od} mm 硬度{hard} {length} m',
    ],
    plural: ['silicone tubes for medical devices', '医療機器用シリコーンチューブ'],
    keywords: ['tubing, silicone, medical, peristaltic pump', 'チューブ, シリコーン, 医療機器, ポンプ'],
    values: (random) => {
      const [id, od] = random.pick([
        [3.2, 6.4],
        [4.8, 8],
        [6.4, 9.6],
        [8, 12],
        [9.6, 14.4],
      ] as const)
      return {
        id,
        od,
        hard: random.pick([50, 55, 60, 70]),
        length: random.pick([5, 10, 15, 20]),
        dn: Math.round(id),
        cure: random.pick([
          ['platinum cured', '白金加硫'],
          ['peroxide cured', '過酸化物加硫'],
        ] as const),
        tol: random.pick(['±0.1', '±0.15']),
      }
    },
    specs: [
      ['Inside diameter', '内径', '{id} mm'],
      ['Outside diameter', '外径', '{od} mm'],
      ['Tolerance', '寸法公差', '{tol} mm'],
      ['Hardness', '硬さ', ['{hard} Shore A', 'ショアA {hard}']],
      ['Curing', '加硫', '{cure}'],
      ['Coil', '巻長さ', '{length} m'],
    ],
    sentences: {
      en: [
        'Silicone tube {id} x {od} mm, {hard} Shore A, {cure}.',
        'Extruded in an ISO class 7 room with laser gauging, {tol} mm.',
        'Material tested to ISO 10993-5 and USP class VI.',
        'Coils of {length} m double bagged; cut lengths with square ends on request.',
        'Autoclave at 121 °C up to 20 times.',
      ],
      ja: [
        '内径{id} mm、外径{od} mm、硬度{hard}（ショアA）の{cure}シリコーンチューブです。',
        'ISOクラス7の室内で押出し、レーザ外径測定により公差{tol} mmを管理しています。',
        '材料はISO 10993-5およびUSP Class VIに適合しています。',
        '{length} m巻を二重包装で納入します。定尺カットも可能です。',
        '121 ℃のオートクレーブ滅菌に20回まで対応します。',
      ],
    },
    lead: [10, 35],
    order: { unit: units.metres, steps: [50, 100, 500] },
    output: 6000,
    picture: {
      family: 'hose',
      params: { ID: 'id', OD: 'od', L: 'mm', jacket: 'plain' },
      part: 'ST{id}-{od}',
      note: 'Ø{id} X {od}',
    },
  },
  {
    key: 'reagent-bottle',
    category: '0013-09',
    name: ['Dropper bottle {ml} ml {material}, {colour}', '点滴びん {ml} ml {material} {colour}'],
    plural: ['laboratory dropper bottles', '理化学用点滴びん'],
    keywords: ['dropper bottle, reagent, laboratory, {ml} ml', '点滴びん, 試薬, 理化学, {ml} ml'],
    values: (random) => {
      const [ml, d] = random.pick([
        [5, 22],
        [10, 25],
        [15, 28],
        [30, 33],
        [60, 39],
      ] as const)
      return {
        ml,
        d,
        material: random.pick(['LDPE', 'PP', 'PETG']),
        colour: random.pick([
          ['natural', 'ナチュラル'],
          ['amber', '褐色'],
          ['white', '白'],
        ] as const),
        drop: random.pick([30, 35, 40, 50]),
        sterile: random.pick([
          ['gamma sterilised', 'γ線滅菌済'],
          ['non-sterile', '未滅菌'],
        ] as const),
        pack: random.pick([100, 200, 500]),
      }
    },
    specs: [
      ['Volume', '容量', '{ml} ml'],
      ['Diameter', '外径', '{d} mm'],
      ['Material', '材質', '{material}'],
      ['Drop size', '1滴量', '{drop} µL ± 10 %'],
      ['State', '滅菌', '{sterile}'],
      ['Pack', '入数', '{pack}'],
    ],
    sentences: {
      en: [
        'Dropper bottle of {ml} ml, {material}, colour {colour}, {sterile}.',
        'Drops of {drop} µL; the tip is moulded in one piece.',
        'Caps with tamper-evident ring, torque 0.6 to 1.0 N·m.',
        'Blown and packed in an ISO class 8 room, {pack} a bag.',
        'Drawings and material declarations for registration files are sent on request.',
      ],
      ja: [
        '容量{ml} ml、{material}製（{colour}、{sterile}）の点滴びんです。',
        '1滴量は{drop} µLで、ノズルは一体成形です。',
        'キャップは開封明示リング付き、締付けトルクは0.6〜1.0 N·mです。',
        'ISOクラス8の環境で成形し、{pack}本単位で包装します。',
        '申請用の図面と材料証明書を提供します。',
      ],
    },
    lead: [10, 35],
    order: { unit: units.lengths, steps: [100, 500, 1000] },
    output: 15000,
    picture: {
      family: 'dropper',
      params: { volume: 'ml', diameter: 'd' },
      part: 'DB{ml}',
      note: '{ml} ML Ø{d}',
    },
  },
]
