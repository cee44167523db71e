import { units } from './family.ts'
import type { Family } from './family.ts'

// Bearing number, bore, outside diameter, width in mm, dynamic load rating in kN (ISO 15 boundary dimensions).
const deepGroove = [
  ['6000', 10, 26, 8, 4.55],
  ['6002', 15, 32, 9, 5.6],
  ['6004', 20, 42, 12, 9.4],
  ['6005', 25, 47, 12, 10.1],
  ['6006', 30, 55, 13, 13.2],
  ['6008', 40, 68, 15, 16.8],
  ['6010', 50, 80, 16, 21.8],
  ['6200', 10, 30, 9, 5.1],
  ['6201', 12, 32, 10, 6.8],
  ['6202', 15, 35, 11, 7.65],
  ['6203', 17, 40, 12, 9.55],
  ['6204', 20, 47, 14, 12.8],
  ['6205', 25, 52, 15, 14],
  ['6206', 30, 62, 16, 19.5],
  ['6207', 35, 72, 17, 25.7],
  ['6208', 40, 80, 18, 29.1],
  ['6210', 50, 90, 20, 35],
  ['6212', 60, 110, 22, 52.5],
  ['6302', 15, 42, 13, 11.4],
  ['6304', 20, 52, 15, 15.9],
  ['6305', 25, 62, 17, 20.6],
  ['6306', 30, 72, 19, 26.7],
  ['6308', 40, 90, 23, 40.5],
  ['6310', 50, 110, 27, 62],
] as const
const closures = [
  ['', 'open', '開放形'],
  ['-2RS', 'rubber seals on both sides', '両側接触ゴムシール'],
  ['-2RS', 'rubber seals on both sides', '両側接触ゴムシール'],
  ['-ZZ', 'steel shields on both sides', '両側鋼板シールド'],
] as const
// Number, bore, outside diameter, width, dynamic load rating in kN.
const cylindrical = [
  ['NU 204', 20, 47, 14, 25.7],
  ['NU 205', 25, 52, 15, 29.3],
  ['NU 206', 30, 62, 16, 39],
  ['NU 207', 35, 72, 17, 50.5],
  ['NU 208', 40, 80, 18, 55.5],
  ['NU 209', 45, 85, 19, 63],
  ['NU 210', 50, 90, 20, 66],
  ['NU 212', 60, 110, 22, 97.5],
  ['NU 214', 70, 125, 24, 119],
  ['NU 216', 80, 140, 26, 139],
  ['NU 218', 90, 160, 30, 182],
  ['NU 220', 100, 180, 34, 249],
] as const
const cages = [
  ['machined brass', 'もみ抜き黄銅', 'M'],
  ['pressed steel', '打抜き鋼板', 'J'],
  ['glass-fibre polyamide', 'ガラス繊維強化ポリアミド', 'TN'],
] as const

export const radialBearings: readonly Family[] = [
  {
    key: 'ball-bearing',
    category: '0006-01',
    name: ['Deep-groove ball bearing {code}', '深溝玉軸受 {code}'],
    plural: ['deep-groove ball bearings', '深溝玉軸受'],
    keywords: [
      'ball bearing, bearing, {code}, {number}, radial bearing',
      '玉軸受, 軸受, ベアリング, {code}, {number}',
    ],
    values: (random) => {
      const [number, bore, od, width, load] = random.pick(deepGroove)
      const [suffix, en, ja] = random.pick(closures)
      const clearance = random.pick(['CN', 'CN', 'C3', 'C3', 'C4'])
      const code = `${number}${suffix}${clearance === 'CN' ? '' : ` ${clearance}`}`
      return {
        code,
        number,
        bore,
        od,
        width,
        load,
        clearance,
        balls: od - bore > 30 ? 8 : 9,
        closure: [en, ja],
        seal: suffix === '' ? 'open' : 'sealed',
        grade: random.pick(['P0', 'P0', 'P6', 'P5']),
        vibration: random.pick(['V1', 'V2', 'V3']),
      }
    },
    specs: [
      ['Bore', '内径', '{bore} mm'],
      ['Outside diameter', '外径', '{od} mm'],
      ['Width', '幅', '{width} mm'],
      ['Dynamic load rating', '基本動定格荷重', '{load} kN'],
      ['Seals', '密封', '{closure}'],
      ['Internal clearance', 'ラジアル内部すきま', '{clearance}'],
      ['Tolerance class', '精度等級', '{grade}'],
      ['Vibration class', '振動等級', '{vibration}'],
    ],
    sentences: {
      en: [
        'Single-row bearing {bore} x {od} x {width} mm, {closure}, clearance {clearance}.',
        'Rings and balls of through-hardened bearing steel, raceways superfinished after grinding to class {grade}.',
        'Dynamic load rating {load} kN; each lot is vibration tested to class {vibration}.',
        'Used in electric motors, pumps and conveyor rollers with a {bore} mm shaft.',
        'Delivered with lithium grease for -30 to +120 °C; other greases are filled on request.',
      ],
      ja: [
        '内径{bore} mm、外径{od} mm、幅{width} mmの単列深溝玉軸受です。密封形式は{closure}、内部すきまは{clearance}です。',
        '軸受鋼のずぶ焼入れ品で、軌道面は研削後に超仕上げを施し、精度等級{grade}で製作しています。',
        '基本動定格荷重は{load} kN。ロットごとに振動測定を行い、{vibration}級で管理しています。',
        '電動機、ポンプ、搬送用ローラなど、軸径{bore} mmの回転部に使用されています。',
        '標準封入グリースはリチウム系（-30〜+120 ℃）です。ご指定のグリースにも対応します。',
      ],
    },
    lead: [5, 30],
    order: { unit: units.pieces, steps: [20, 50, 100, 200, 500] },
    output: 2400,
    picture: {
      family: 'ball-bearing',
      params: { ID: 'bore', OD: 'od', B: 'width', balls: 'balls', seal: 'seal' },
      part: '{code}',
      note: 'Ø{bore} X {od} X {width}',
    },
  },
  {
    key: 'roller-bearing',
    category: '0006-01',
    name: ['Cylindrical roller bearing {code}', '円筒ころ軸受 {code}'],
    plural: ['cylindrical roller bearings', '円筒ころ軸受'],
    keywords: [
      'roller bearing, cylindrical, bearing, {code}',
      '円筒ころ軸受, ころ軸受, 軸受, ベアリング, {code}',
    ],
    values: (random) => {
      const [number, bore, od, width, load] = random.pick(cylindrical)
      const [en, ja, letter] = random.pick(cages)
      const clearance = random.pick(['CN', 'C3', 'C4'])
      return {
        code: `${number} E${letter}${clearance === 'CN' ? '' : ` ${clearance}`}`,
        bore,
        od,
        width,
        load,
        clearance,
        cage: [en, ja],
        grade: random.pick(['P0', 'P0', 'P6']),
        rollers: 14,
      }
    },
    specs: [
      ['Bore', '内径', '{bore} mm'],
      ['Outside diameter', '外径', '{od} mm'],
      ['Width', '幅', '{width} mm'],
      ['Dynamic load rating', '基本動定格荷重', '{load} kN'],
      ['Cage', '保持器', '{cage}'],
      ['Internal clearance', 'ラジアル内部すきま', '{clearance}'],
      ['Tolerance class', '精度等級', '{grade}'],
    ],
    sentences: {
      en: [
        'Type NU with ribs on the outer ring, so that the shaft may move axially; {bore} x {od} x {width} mm.',
        'Rollers have a logarithmic profile that keeps edge stress low under slight misalignment.',
        'The {cage} cage suits gearbox input shafts and traction motors.',
        'Dynamic load rating {load} kN, clearance {clearance}, class {grade}.',
        'Inner and outer rings can be ordered apart for mounting in series.',
      ],
      ja: [
        '外輪に両つばをもつNU形で、軸の軸方向移動を吸収します。主要寸法は{bore}×{od}×{width} mmです。',
        'ころには対数クラウニングを施し、わずかなミスアライメントでも端部応力を抑えます。',
        '{cage}保持器を採用し、減速機入力軸や主電動機に使用されています。',
        '基本動定格荷重{load} kN、内部すきま{clearance}、精度等級{grade}です。',
        '組立ラインに合わせ、内輪と外輪を分けて納入することもできます。',
      ],
    },
    lead: [14, 45],
    order: { unit: units.pieces, steps: [10, 20, 50] },
    output: 500,
    picture: {
      family: 'roller-bearing',
      params: { ID: 'bore', OD: 'od', B: 'width', rollers: 'rollers' },
      part: '{code}',
      note: 'Ø{bore} X {od} X {width}',
    },
  },
]
