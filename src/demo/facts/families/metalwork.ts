import { units } from './family.ts'
import type { Family } from './family.ts'

const coils = [
  ['SPCC', 'cold-rolled steel SPCC', '冷延鋼板 SPCC', [0.4, 0.5, 0.8, 1, 1.2, 1.6, 2]],
  ['SGCC', 'galvanised steel SGCC Z12', '溶融亜鉛めっき鋼板 SGCC Z12', [0.4, 0.6, 0.8, 1, 1.2, 1.6]],
  ['SUS304', 'stainless steel SUS304 2B', 'ステンレス鋼 SUS304 2B', [0.3, 0.5, 0.8, 1, 1.5, 2]],
  ['A5052', 'aluminium A5052-H32', 'アルミ合金 A5052-H32', [0.5, 0.8, 1, 1.5, 2, 3]],
] as const

type Finish = readonly [string, string]
const plain: Finish = ['as machined', '生地']
const anodised: readonly Finish[] = [
  ['clear anodised', '白アルマイト'],
  ['black anodised', '黒アルマイト'],
  plain,
]
const milled: readonly (readonly [string, readonly Finish[]])[] = [
  ['A5052', anodised],
  ['A6061-T6', anodised],
  ['A7075-T651', anodised],
  ['SUS303', [plain, ['electropolished', '電解研磨']]],
  ['SUS304', [plain, ['electropolished', '電解研磨']]],
  [
    'S50C',
    [
      ['black oxide', '黒染め'],
      ['electroless nickel', '無電解ニッケルめっき'],
    ],
  ],
  ['POM', [plain]],
]

export const metalwork: readonly Family[] = [
  {
    key: 'milled-part',
    toOrder: true,
    category: '0005-02',
    name: ['Milled bracket {material}, {x} x {y} x {z} mm', '切削ブラケット {material} {x}×{y}×{z} mm'],
    plural: ['milled precision parts', '切削加工部品'],
    keywords: ['CNC machining, milling, bracket, {material}', '切削加工, マシニング, ブラケット, {material}'],
    values: (random) => {
      const [material, finishes] = random.pick(milled)
      return {
        material,
        finish: random.pick(finishes),
        x: random.int(6, 24) * 10,
        y: random.int(4, 12) * 10,
        z: random.int(4, 12) * 5,
        hole: random.pick([5.5, 6.6, 9, 11]),
        holes: random.pick([2, 4]),
        tolerance: random.pick(['±0.05', '±0.02', '±0.01']),
      }
    },
    specs: [
      ['Size', '外形', '{x} x {y} x {z} mm'],
      ['Material', '材質', '{material}'],
      ['Tolerance', '寸法公差', '{tolerance} mm'],
      ['Holes', '取付穴', '{holes} x {hole} mm'],
      ['Finish', '表面処理', '{finish}'],
      ['Surface', '表面粗さ', 'Ra 1.6'],
    ],
    sentences: {
      en: [
        'Bracket milled from {material}, {x} x {y} x {z} mm, {holes} holes of {hole} mm.',
        'General tolerance {tolerance} mm; finish: {finish}.',
        'Machined in two clampings on five-axis centres with probing before the last cut.',
        'First piece is measured on a coordinate machine, and the report is sent before the lot is cut.',
        'STEP and DXF files are quoted within two working days.',
      ],
      ja: [
        '{material}から削り出したブラケットで、外形{x}×{y}×{z} mm、取付穴はφ{hole} mmが{holes}か所です。',
        '一般公差は{tolerance} mm、表面処理は{finish}です。',
        '5軸マシニングセンタで2工程加工し、仕上げ前に機上測定を行います。',
        '初品は三次元測定機で検査し、量産前に成績書を提出します。',
        'STEPまたはDXFデータをいただければ、2営業日以内に見積りいたします。',
      ],
    },
    lead: [5, 25],
    order: { unit: units.pieces, steps: [1, 5, 10, 50] },
    output: 190,
    picture: {
      family: 'milled-bracket',
      params: { L: 'x', W: 'y', H: 'z', holes: 'drilled' },
      part: 'MB-{x}-{y}',
      note: '{x} X {y} X {z}',
    },
  },
  {
    key: 'sheet-bracket',
    toOrder: true,
    category: '0005-03',
    name: [
      'Bent sheet bracket {material} t{t}, {a} x {b} x {w} mm',
      '板金曲げブラケット {material} t{t} {a}×{b}×{w} mm',
    ],
    plural: ['sheet metal parts', '板金部品'],
    keywords: ['sheet metal, laser cutting, bending, bracket', '板金, レーザ切断, 曲げ加工, ブラケット'],
    values: (random) => ({
      material: random.pick(['SPCC', 'SPHC']),
      t: random.pick([1, 1.2, 1.6, 2, 2.3, 3.2]),
      a: random.int(4, 20) * 10,
      b: random.int(3, 12) * 10,
      w: random.int(3, 16) * 10,
      hole: random.pick([4.5, 5.5, 6.6, 9]),
      tolerance: random.pick(['±0.2', '±0.3', '±0.5']),
      finish: random.pick([
        ['trivalent zinc plating', '三価クロメート（亜鉛めっき）'],
        ['powder coating', '粉体塗装'],
        ['degreased only', '脱脂のみ'],
      ] as const),
    }),
    specs: [
      ['Legs', '曲げ寸法', '{a} x {b} mm'],
      ['Width', '幅', '{w} mm'],
      ['Sheet thickness', '板厚', '{t} mm'],
      ['Material', '材質', '{material}'],
      ['Tolerance after bending', '曲げ後公差', '{tolerance} mm'],
      ['Finish', '表面処理', '{finish}'],
    ],
    sentences: {
      en: [
        'L-shaped bracket of {material}, {t} mm thick, legs {a} and {b} mm, width {w} mm.',
        'Laser cut and bent in one program; {tolerance} mm after bending.',
        'Holes of {hole} mm are cut before bending, at least two thicknesses away from the bend.',
        'Finish: {finish}; edges are brushed on both sides.',
        'Press nuts, studs and spot welding are done in the same shop.',
      ],
      ja: [
        '{material}、板厚{t} mm、曲げ寸法{a}×{b} mm、幅{w} mmのL形ブラケットです。',
        'レーザ切断から曲げまで一貫加工し、曲げ後公差は{tolerance} mmです。',
        'φ{hole} mmの穴は、曲げ線から板厚の2倍以上離して加工しています。',
        '表面処理は{finish}で、切断端面は表裏ともブラシでバリを除去しています。',
        '圧入ナット、スタッド、スポット溶接も社内で対応します。',
      ],
    },
    lead: [4, 20],
    order: { unit: units.pieces, steps: [1, 10, 50, 100, 500] },
    output: 1400,
    picture: {
      family: 'sheet-bracket',
      params: { length: 'a', height: 'b', width: 'w', thickness: 't' },
      part: 'SB-{a}-{b}',
      note: 'T{t} {a} X {b}',
    },
  },
  {
    key: 'perforated-sheet',
    category: '0005-03',
    name: [
      'Perforated sheet {material} t{t}, R{hole} T{pitch}',
      'パンチングメタル {material} t{t} φ{hole} P{pitch}',
    ],
    plural: ['perforated sheets', 'パンチングメタル'],
    keywords: [
      'perforated sheet, punching metal, screen, {material}',
      'パンチングメタル, 打抜き, スクリーン, {material}',
    ],
    values: (random) => {
      const [hole, pitch] = random.pick([
        [1, 2],
        [1.5, 3],
        [2, 3.5],
        [3, 5],
        [4, 6],
        [5, 8],
        [6, 9],
        [8, 12],
        [10, 15],
      ] as const)
      return {
        material: random.pick(['SUS304', 'SPCC', 'SGCC', 'A1100', 'SUS316L']),
        t: random.pick([0.5, 0.8, 1, 1.5, 2].filter((t) => t <= hole)),
        hole,
        pitch,
        open: Math.round(90.69 * (hole / pitch) ** 2),
        w: random.pick([914, 1000, 1219]),
        l: random.pick([1829, 2000, 2438]),
      }
    },
    specs: [
      ['Hole', '穴径', '{hole} mm'],
      ['Pitch', 'ピッチ', ['{pitch} mm, 60°', '{pitch} mm（60°千鳥）']],
      ['Open area', '開孔率', '{open} %'],
      ['Thickness', '板厚', '{t} mm'],
      ['Sheet', '板寸法', '{w} x {l} mm'],
      ['Material', '材質', '{material}'],
    ],
    sentences: {
      en: [
        'Round holes of {hole} mm at {pitch} mm pitch, staggered by 60°, open area {open} %.',
        'Sheet {w} x {l} mm of {material}, {t} mm thick, levelled after punching.',
        'Margins without holes can be placed where you weld or bolt.',
        'Used for screens, guards, diffusers and acoustic panels.',
        'Tools for this pattern are in house; no tooling cost.',
      ],
      ja: [
        '穴径{hole} mm、ピッチ{pitch} mmの60°千鳥配列で、開孔率は{open} %です。',
        '{material}、板厚{t} mm、板寸法{w}×{l} mm。打抜き後にレベラで矯正しています。',
        '溶接部やボルト部に合わせて無孔部を設けることができます。',
        'スクリーン、安全カバー、整流板、吸音パネルなどに使用されています。',
        '金型を自社で保有しているため、型費はかかりません。',
      ],
    },
    lead: [5, 20],
    order: { unit: units.sheets, steps: [1, 5, 10, 50] },
    output: 130,
    picture: {
      family: 'perforated-sheet',
      params: { length: 'l', width: 'w', hole: 'hole', thickness: 't', pattern: 'staggered' },
      part: 'R{hole} T{pitch}',
      note: 'Ø{hole} T{t}',
    },
  },
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
