import { units } from './family.ts'
import type { Family } from './family.ts'

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

export const machineBearings: readonly Family[] = [
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
