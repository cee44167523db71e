import { units } from './family.ts'
import type { Family } from './family.ts'

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

export const metalParts: readonly Family[] = [
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
]
