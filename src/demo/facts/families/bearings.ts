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

// Spindle bearings: number, bore, outside diameter, width in mm, dynamic load rating in kN.
const spindle = [
  ['7004', 20, 42, 12, 11],
  ['7005', 25, 47, 12, 12.3],
  ['7006', 30, 55, 13, 15.9],
  ['7008', 40, 68, 15, 20.6],
  ['7010', 50, 80, 16, 26],
  ['7012', 60, 95, 18, 35],
  ['7014', 70, 110, 20, 47],
  ['7208', 40, 80, 18, 36.5],
  ['7210', 50, 90, 20, 43],
] as const
// Number, shaft, centre height, bolt pitch, base length in mm, dynamic load rating in kN.
const pillowBlocks = [
  ['204', 20, 33.3, 95, 127, 12.8],
  ['205', 25, 36.5, 105, 140, 14],
  ['206', 30, 42.9, 121, 165, 19.5],
  ['207', 35, 47.6, 127, 167, 25.7],
  ['208', 40, 49.2, 137, 184, 29.1],
  ['209', 45, 54, 146, 190, 34.1],
  ['210', 50, 57.2, 159, 206, 35.1],
] as const
const bushSizes = [
  [8, 12],
  [10, 14],
  [10, 16],
  [12, 16],
  [12, 18],
  [15, 21],
  [16, 22],
  [18, 24],
  [20, 26],
  [20, 28],
  [25, 32],
  [25, 35],
  [30, 38],
  [35, 45],
  [40, 50],
  [50, 60],
] as const

export const bearings: readonly Family[] = [
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
  {
    key: 'pillow-block',
    category: '0006-11',
    name: ['Pillow block unit UCP{number}{suffix}', 'ピロー形ユニット UCP{number}{suffix}'],
    plural: ['pillow block bearing units', 'ピロー形軸受ユニット'],
    keywords: [
      'pillow block, bearing unit, bearing, UCP{number}, housing',
      'ピローブロック, 軸受ユニット, 軸受, UCP{number}',
    ],
    values: (random) => {
      const [number, shaft, height, pitch, length, load] = random.pick(pillowBlocks)
      const [suffix, en, ja] = random.pick([
        ['', 'grey cast iron', 'ねずみ鋳鉄'],
        ['-DI', 'ductile cast iron', '球状黒鉛鋳鉄'],
        ['-SS', 'stainless steel', 'ステンレス鋼'],
      ] as const)
      return {
        number,
        suffix,
        shaft,
        height,
        pitch,
        length,
        load,
        housing: [en, ja],
        bolt: shaft < 35 ? 'M10' : 'M14',
      }
    },
    specs: [
      ['Shaft diameter', '軸径', '{shaft} mm'],
      ['Centre height', '中心高さ', '{height} mm'],
      ['Bolt pitch', '取付穴ピッチ', '{pitch} mm'],
      ['Base length', '全長', '{length} mm'],
      ['Housing', '軸受箱材質', '{housing}'],
      ['Dynamic load rating', '基本動定格荷重', '{load} kN'],
      ['Fixing bolts', '取付ボルト', '{bolt}'],
    ],
    sentences: {
      en: [
        'Self-aligning insert bearing in a one-piece housing of {housing} for {shaft} mm shafts.',
        'Fixed by two {bolt} bolts at a pitch of {pitch} mm; the insert takes up to 2° of misalignment.',
        'Two set screws on the inner ring; a grease nipple allows relubrication while running.',
        'For conveyors, fans and farm machines; load rating {load} kN.',
        'End covers in steel or plastic can be added without changing the housing.',
      ],
      ja: [
        '軸径{shaft} mm用の調心形軸受ユニットです。軸受箱は{housing}の一体形です。',
        '取付穴ピッチ{pitch} mm、{bolt}ボルト2本で固定し、2°までの傾きを許容します。',
        '内輪は止めねじ2本で固定し、運転中もグリースニップルから給脂できます。',
        'コンベヤ、送風機、農業機械向けで、基本動定格荷重は{load} kNです。',
        '軸受箱を変えずに鋼板製または樹脂製カバーを後付けできます。',
      ],
    },
    lead: [7, 28],
    order: { unit: units.pieces, steps: [10, 30, 50, 100] },
    output: 320,
    picture: {
      family: 'bearing-block',
      params: { bore: 'shaft', L: 'length' },
      part: 'UCP{number}',
      note: 'Ø{shaft} / {pitch}',
    },
  },
  {
    key: 'bushing',
    category: '0006-01',
    name: ['{kind} bushing {bore} x {od} x {length}', '{kind} {bore}×{od}×{length}'],
    plural: ['plain bushings', '含油軸受・ブッシュ'],
    keywords: ['bushing, plain bearing, sleeve, self-lubricating', 'ブッシュ, すべり軸受, 含油軸受, 軸受'],
    values: (random) => {
      const [bore, od] = random.pick(bushSizes)
      const [en, ja, ms, mj, pv] = random.pick([
        [
          'Sintered bronze',
          '焼結含油ブッシュ',
          'sintered tin bronze, oil impregnated',
          '焼結すず青銅（含油）',
          1.6,
        ],
        [
          'Graphite-plugged brass',
          '黒鉛埋込ブッシュ',
          'high-strength brass with graphite plugs',
          '黒鉛埋込み高力黄銅',
          1.65,
        ],
        [
          'PTFE-lined',
          '複層ドライブッシュ',
          'steel back, bronze, PTFE layer',
          '鋼裏金・青銅・PTFEの複層',
          1.8,
        ],
      ] as const)
      return {
        bore,
        od,
        length: random.pick([0.8, 1, 1.2, 1.5].map((f) => Math.round(bore * f))),
        kind: [en, ja],
        material: [ms, mj],
        pv,
        fit: random.pick(['E7', 'F7', 'H7']),
      }
    },
    specs: [
      ['Bore', '内径', '{bore} mm {fit}'],
      ['Outside diameter', '外径', '{od} mm'],
      ['Length', '長さ', '{length} mm'],
      ['Material', '材質', '{material}'],
      ['Permissible pv', '許容PV値', '{pv} MPa·m/s'],
    ],
    sentences: {
      en: [
        'Bushing for {bore} mm shafts, made of {material}.',
        'Permissible pv value {pv} MPa·m/s without outside lubrication.',
        'Bore to {fit} after pressing into an H7 housing; length {length} mm.',
        'Suited to hinges, levers and feed rollers with slow or swinging motion.',
        'Dimensions between the standard steps are sized on the same press with a new core pin.',
      ],
      ja: [
        '軸径{bore} mm用、{material}製のブッシュです。',
        '無給油での許容PV値は{pv} MPa·m/sです。',
        'H7ハウジングへ圧入後の内径公差は{fit}、長さは{length} mmです。',
        'ヒンジ、リンク、送りローラなど低速・揺動部に適しています。',
        '標準外の寸法にも、コアピンの製作のみで対応します。',
      ],
    },
    lead: [10, 30],
    order: { unit: units.pieces, steps: [100, 200, 500, 1000] },
    output: 9000,
    picture: {
      family: 'bushing',
      params: { ID: 'bore', OD: 'od', L: 'length', shape: 'plain' },
      part: 'B{bore}-{od}-{length}',
      note: 'Ø{bore} {fit}',
    },
  },
  {
    key: 'angular-contact',
    toOrder: true,
    category: '0006-01',
    name: [
      'Spindle bearing set {number} {angle}, {match}',
      '組合せアンギュラ玉軸受 {number} {angle} {match}',
    ],
    plural: ['angular-contact spindle bearings', '精密アンギュラ玉軸受'],
    keywords: [
      'spindle bearing, angular contact, bearing set, {number}',
      'アンギュラ玉軸受, 主軸用軸受, 軸受, {number}',
    ],
    values: (random) => {
      const [number, bore, od, width, load] = random.pick(spindle)
      const [letter, degrees] = random.pick([
        ['C', 15],
        ['AC', 25],
      ] as const)
      return {
        number,
        angle: letter,
        degrees,
        bore,
        od,
        width,
        load,
        match: random.pick(['DB', 'DF', 'DT', 'DBD']),
        grade: random.pick(['P4', 'P4', 'P5']),
        ball: random.pick([
          ['silicon nitride', '窒化けい素'],
          ['bearing steel', '軸受鋼'],
        ] as const),
        preload: random.pick([
          ['light', '軽予圧'],
          ['medium', '中予圧'],
        ] as const),
        balls: 11,
        seal: 'open',
      }
    },
    specs: [
      ['Bore', '内径', '{bore} mm'],
      ['Outside diameter', '外径', '{od} mm'],
      ['Width of one row', '幅（1列）', '{width} mm'],
      ['Contact angle', '接触角', '{degrees}°'],
      ['Matching', '組合せ', '{match}'],
      ['Balls', '玉材質', '{ball}'],
      ['Preload', '予圧', '{preload}'],
      ['Tolerance class', '精度等級', '{grade}'],
    ],
    sentences: {
      en: [
        'Matched set {match} for spindles, {bore} x {od} x {width} mm, contact angle {degrees}°.',
        'Balls of {ball}, class {grade}, {preload} preload measured and set by grinding the faces.',
        'The offset of each row is recorded and shipped with the set.',
        'Suited to oil-air and to grease of the spindle type.',
        'Bore and outside diameter are marked in steps of one micrometre.',
      ],
      ja: [
        '主軸用の{match}組合せ、{bore}×{od}×{width} mm、接触角{degrees}°です。',
        '玉は{ball}、精度等級{grade}、端面研削により{preload}に調整しています。',
        '各列の段差を測定し、記録を添付して出荷します。',
        'オイルエア潤滑、主軸用グリース潤滑のいずれにも対応します。',
        '内径・外径の実測値を1 µm単位で表示しています。',
      ],
    },
    lead: [25, 60],
    order: { unit: units.sets, steps: [1, 2, 4, 10] },
    output: 60,
    picture: {
      family: 'ball-bearing',
      params: { ID: 'bore', OD: 'od', B: 'width', balls: 'balls', seal: 'seal' },
      part: '{number} {angle}',
      note: 'Ø{bore} X {od} X {width}',
    },
  },
  {
    key: 'slewing-ring',
    toOrder: true,
    category: '0006-01',
    name: ['Slewing ring {od} x {bore} x {width} mm, {gear}', '旋回輪 {od}×{bore}×{width} mm {gear}'],
    plural: ['slewing rings', '旋回輪'],
    keywords: ['slewing ring, turntable bearing, bearing, crane', '旋回輪, 旋回軸受, 軸受, クレーン'],
    values: (random) => {
      const od = random.int(15, 39) * 20
      return {
        od,
        bore: Math.round(od * 0.72),
        width: random.pick([45, 56, 63, 72]),
        module: random.pick([3, 4, 5, 6, 8]),
        gear: random.pick([
          ['external gear', '外歯'],
          ['internal gear', '内歯'],
          ['no gear', '歯なし'],
        ] as const),
        moment: Math.round((od / 100) ** 3 * 0.9),
        bolts: random.pick([16, 20, 24, 30]),
        balls: 16,
        seal: 'sealed',
      }
    },
    specs: [
      ['Outside diameter', '外径', '{od} mm'],
      ['Inside diameter', '内径', '{bore} mm'],
      ['Height', '高さ', '{width} mm'],
      ['Gear', '歯車', '{gear}'],
      ['Tilting moment', '許容転倒モーメント', '{moment} kN·m'],
      ['Bolts a ring', '取付ボルト本数（各輪）', '{bolts}'],
    ],
    sentences: {
      en: [
        'Four-point ball slewing ring, {od} mm outside, {bore} mm inside, {width} mm high.',
        'Gear: {gear}; raceways induction hardened to 55–60 HRC.',
        'Tilting moment up to {moment} kN·m with {bolts} bolts a ring.',
        'For cranes, positioners and rotary tables; sealed on both sides.',
        'Turning resistance is measured on each ring before greasing.',
      ],
      ja: [
        '外径{od} mm、内径{bore} mm、高さ{width} mmの4点接触旋回輪です。',
        '歯車は{gear}、軌道は高周波焼入れ（55〜60 HRC）です。',
        '各輪{bolts}本のボルトで、転倒モーメント{moment} kN·mまで許容します。',
        'クレーン、ポジショナ、回転テーブル向けで、両側にシールを備えています。',
        'グリース封入前に全数の回転抵抗を測定しています。',
      ],
    },
    lead: [35, 70],
    order: { unit: units.pieces, steps: [1, 2, 5] },
    output: 6,
    picture: {
      family: 'ball-bearing',
      params: { ID: 'bore', OD: 'od', B: 'width', balls: 'balls', seal: 'seal' },
      part: 'SR{od}',
      note: 'Ø{bore} / {od}',
    },
  },
]
