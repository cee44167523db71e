import { units } from './family.ts'
import type { Family } from './family.ts'

const coils = [
  ['SPCC', 'cold-rolled steel SPCC', '冷延鋼板 SPCC', [0.4, 0.5, 0.8, 1, 1.2, 1.6, 2]],
  ['SGCC', 'galvanised steel SGCC Z12', '溶融亜鉛めっき鋼板 SGCC Z12', [0.4, 0.6, 0.8, 1, 1.2, 1.6]],
  ['SUS304', 'stainless steel SUS304 2B', 'ステンレス鋼 SUS304 2B', [0.3, 0.5, 0.8, 1, 1.5, 2]],
  ['A5052', 'aluminium A5052-H32', 'アルミ合金 A5052-H32', [0.5, 0.8, 1, 1.5, 2, 3]],
] as const

export const metalStock: readonly Family[] = [
  {
    key: 'base-plate',
    toOrder: true,
    category: '0005-07',
    name: ['Welded base plate {l} x {w} x {t} mm', '溶接ベースプレート {l}×{w}×{t} mm'],
    plural: ['welded base plates', '溶接架台・ベースプレート'],
    keywords: ['welding, base plate, frame, machine bed', '溶接, ベースプレート, 架台, 製缶'],
    values: (random) => ({
      l: random.int(6, 24) * 100,
      w: random.int(4, 12) * 100,
      t: random.pick([16, 19, 22, 25, 32, 40]),
      material: random.pick(['SS400', 'S235JR', 'S355J2']),
      flat: random.pick([0.05, 0.1, 0.2]),
      bolt: random.pick(['M12', 'M16', 'M20']),
      holes: random.pick([4, 6, 8]),
      paint: random.pick([
        ['epoxy primer', 'エポキシプライマ'],
        ['two-coat polyurethane', 'ポリウレタン2回塗り'],
        ['hot-dip galvanised', '溶融亜鉛めっき'],
      ] as const),
    }),
    specs: [
      ['Size', '外形', '{l} x {w} mm'],
      ['Plate thickness', '板厚', '{t} mm'],
      ['Material', '材質', '{material}'],
      ['Flatness of machined pads', '加工座平面度', '{flat} mm'],
      ['Anchor holes', 'アンカー穴', '{holes} x {bolt}'],
      ['Coating', '塗装・めっき', '{paint}'],
    ],
    sentences: {
      en: [
        'Base of {material}, {l} x {w} mm, top plate {t} mm, {holes} anchor holes for {bolt}.',
        'Stress relieved at 580 °C after welding, then machined in one clamping.',
        'Flatness of the pads {flat} mm over the whole length.',
        'Welded to ISO 3834-3 by certified welders; seams tested visually and by penetrant.',
        'Coating: {paint}; lifting eyes and levelling screws are included.',
      ],
      ja: [
        '材質{material}、外形{l}×{w} mm、天板{t} mm、{bolt}アンカー穴{holes}か所のベースです。',
        '溶接後に580 ℃で応力除去焼なましを行い、ワンチャックで機械加工します。',
        '加工座の平面度は全長で{flat} mmです。',
        '有資格者がISO 3834-3に基づき溶接し、外観検査と浸透探傷検査を行っています。',
        '仕上げは{paint}。吊り金具とレベリングボルトを付属します。',
      ],
    },
    lead: [15, 45],
    order: { unit: units.bodies, steps: [1, 2, 5] },
    output: 7,
    picture: {
      family: 'base-plate',
      params: { length: 'l', width: 'w', thickness: 't', columns: 'columns', rows: '2' },
      part: 'BP-{l}',
      note: '{l} X {w} T{t}',
    },
  },
  {
    key: 'vice-jaw',
    category: '0005-10',
    name: ['Machine vice jaw {width} x {height} mm, {grip}', 'バイス口金 {width}×{height} mm {grip}'],
    plural: ['vice jaws and workholding parts', 'バイス口金・治具部品'],
    keywords: ['vice jaw, workholding, clamping, fixture', 'バイス, 口金, ワーク固定, 治具'],
    values: (random) => {
      const width = random.pick([100, 125, 150, 160, 200])
      return {
        width,
        height: Math.round(width * 0.32),
        t: random.pick([16, 20, 25, 30]),
        pitch: Math.round(width * 0.6),
        bolt: width < 150 ? 'M10' : 'M12',
        grip: random.pick([
          ['smooth, ground', '研削仕上げ'],
          ['serrated', 'セレーション'],
          ['stepped 3 mm', '3 mm段付き'],
          ['soft, for machining', '生爪'],
        ] as const),
        material: random.pick(['SCM440', 'SKD11', 'S45C', 'A7075']),
        parallel: random.pick([0.005, 0.01]),
      }
    },
    specs: [
      ['Jaw width', '口幅', '{width} mm'],
      ['Height', '高さ', '{height} mm'],
      ['Thickness', '厚さ', '{t} mm'],
      ['Bolt pitch', '取付穴ピッチ', ['{pitch} mm, {bolt}', '{pitch} mm（{bolt}）']],
      ['Grip face', '把持面', '{grip}'],
      ['Material', '材質', '{material}'],
      ['Parallelism', '平行度', '{parallel} mm'],
    ],
    sentences: {
      en: [
        'Jaw of {material}, {width} x {height} x {t} mm, grip face: {grip}.',
        'Bolt pitch {pitch} mm for {bolt}; countersinks take standard cap screws.',
        'Parallelism {parallel} mm, ground in pairs.',
        'Sold in pairs and marked with a pair number.',
        'Jaws for round or thin parts are made to a sample or drawing.',
      ],
      ja: [
        '{material}製、{width}×{height}×{t} mmの口金です。把持面は{grip}です。',
        '取付穴ピッチ{pitch} mm、{bolt}用で、標準の六角穴付ボルトを使用できます。',
        '一対で研削し、平行度は{parallel} mm以内です。',
        '2個1組で販売し、組番号を刻印しています。',
        '丸物や薄物用の特殊口金は、現物または図面から製作します。',
      ],
    },
    lead: [7, 25],
    order: { unit: units.sets, steps: [1, 2, 5, 10] },
    output: 120,
    picture: {
      family: 'vice-jaw',
      params: { L: 'width', H: 'height', W: 't', face: 'face', holes: '=2' },
      part: 'VJ{width}',
      note: '{width} X {height}',
    },
  },
  {
    key: 'aluminium-profile',
    category: '0004-16',
    name: [
      'Aluminium profile {side} x {side}, slot {slot}, {length} mm',
      'アルミフレーム {side}×{side} 溝{slot} {length} mm',
    ],
    plural: ['aluminium profiles', 'アルミフレーム'],
    keywords: [
      'aluminium profile, extrusion, machine frame, T-slot',
      'アルミフレーム, 押出形材, 装置架台, アルミ',
    ],
    values: (random) => {
      const [side, slot, weight] = random.pick([
        [20, 6, 0.48],
        [30, 8, 0.86],
        [40, 8, 1.52],
        [45, 10, 2.02],
        [50, 10, 2.5],
        [60, 8, 3.1],
      ] as const)
      return {
        side,
        slot,
        weight,
        length: random.pick([500, 800, 1000, 1500, 2000, 3000, 4000, 6000]),
        alloy: random.pick(['A6N01-T5', 'A6063-T5', 'EN AW-6060 T66']),
        finish: random.pick([
          ['natural anodised', '白アルマイト'],
          ['black anodised', '黒アルマイト'],
        ] as const),
      }
    },
    specs: [
      ['Section', '断面', '{side} x {side} mm'],
      ['Slot', '溝幅', '{slot} mm'],
      ['Length', '長さ', '{length} mm'],
      ['Mass', '単位質量', '{weight} kg/m'],
      ['Alloy', '合金', '{alloy}'],
      ['Surface', '表面処理', '{finish}'],
    ],
    sentences: {
      en: [
        'Slotted profile {side} x {side} mm, slot {slot} mm, {weight} kg/m, alloy {alloy}.',
        'Sawn square to {length} mm within 0.3 mm, {finish}.',
        'Twist and straightness to EN 12020-2.',
        'End taps, cross holes and connectors are prepared so that frames bolt together without drilling.',
        'Bar stock of 6 m is kept for all sections.',
      ],
      ja: [
        '断面{side}×{side} mm、溝幅{slot} mm、単位質量{weight} kg/mのアルミフレーム（{alloy}）です。',
        '長さ{length} mmに±0.3 mmで直角切断し、表面は{finish}です。',
        '曲がりとねじれはEN 12020-2に準拠しています。',
        '端面のタップや連結穴を加工してお届けするため、現場での穴あけは不要です。',
        '全断面について6 m定尺材を在庫しています。',
      ],
    },
    lead: [2, 12],
    order: { unit: units.lengths, steps: [1, 4, 10, 20] },
    output: 800,
    picture: {
      family: 'extrusion-profile',
      params: { a: 'side', L: 'length', modules: '1' },
      part: 'AP{side}',
      note: '{side} X {side}',
    },
  },
  {
    key: 'strip-coil',
    category: '0004-16',
    name: ['{grade} strip coil {t} x {width} mm', '{grade} スリットコイル {t}×{width} mm'],
    plural: ['slit metal coils', '金属スリットコイル'],
    keywords: ['strip, coil, slitting, {grade}', 'コイル, スリット, 鋼帯, {grade}'],
    values: (random) => {
      const [grade, en, ja, list] = random.pick(coils)
      return {
        grade,
        material: [en, ja],
        t: random.pick(list),
        width: random.int(4, 60) * 10,
        tolerance: random.pick(['±0.05', '±0.1']),
        inside: 508,
        mass: random.pick([300, 500, 1000, 2000]),
      }
    },
    specs: [
      ['Material', '材質', '{material}'],
      ['Thickness', '板厚', '{t} mm'],
      ['Width', '幅', '{width} mm {tolerance}'],
      ['Inside diameter', 'コイル内径', '{inside} mm'],
      ['Coil mass, max.', 'コイル最大質量', '{mass} kg'],
    ],
    sentences: {
      en: [
        'Slit coil of {material}, {t} x {width} mm, width {tolerance} mm.',
        'Inside diameter {inside} mm, up to {mass} kg a coil, eye to the sky on pallets.',
        'Burr below 5 % of the thickness; edges can be rounded.',
        'Mill certificate with each heat, tensile test on request.',
        'Call-off orders from a consignment store are possible.',
      ],
      ja: [
        '{material}、{t}×{width} mm（幅公差{tolerance} mm）のスリットコイルです。',
        'コイル内径{inside} mm、最大質量{mass} kg、パレット上に縦積みで納入します。',
        'かえり高さは板厚の5 %以下で、エッジの丸め加工も可能です。',
        '溶解ごとにミルシートを添付し、ご要望により引張試験を行います。',
        '預託在庫からの分納にも対応します。',
      ],
    },
    lead: [5, 21],
    order: { unit: units.tonnes, steps: [1, 2, 5] },
    output: 90,
    picture: {
      family: 'coil',
      params: { width: 'width', thickness: 't', inner: 'inside' },
      part: '{grade}',
      note: '{t} X {width}',
    },
  },
]
