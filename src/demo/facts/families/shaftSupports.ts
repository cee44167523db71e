import { units } from './family.ts'
import type { Family } from './family.ts'

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

export const shaftSupports: readonly Family[] = [
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
]
