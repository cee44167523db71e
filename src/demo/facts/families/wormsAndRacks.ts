import { rounded, units } from './family.ts'
import type { Family } from './family.ts'

const wormRatios = [
  [10, 2, 20],
  [15, 2, 30],
  [20, 1, 20],
  [25, 1, 25],
  [30, 1, 30],
  [40, 1, 40],
  [50, 1, 50],
  [60, 1, 60],
] as const

export const wormsAndRacks: readonly Family[] = [
  {
    key: 'worm-set',
    category: '0006-02',
    name: ['Worm gear set m{module}, ratio {ratio}:1', 'ウォームギヤ対 モジュール{module} 減速比1/{ratio}'],
    plural: ['worm gear sets', 'ウォームギヤ'],
    keywords: ['worm gear, worm wheel, reducer, gear', 'ウォームギヤ, ウォームホイール, 歯車, 減速'],
    values: (random) => {
      const module = random.pick([1, 1.5, 2, 2.5, 3, 4, 5])
      const [ratio, starts, teeth] = random.pick(wormRatios)
      const q = random.pick([10, 11.2, 12.5])
      const d1 = rounded(module * q, 1)
      return {
        module,
        ratio,
        starts,
        teeth,
        d1,
        d2: rounded(module * teeth, 1),
        centre: rounded((d1 + module * teeth) / 2, 2),
        wheel: random.pick(['CAC702', 'CAC502', 'CuSn12Ni2']),
        backlash: random.pick(['0.05–0.10', '0.08–0.15', '0.02–0.05']),
      }
    },
    specs: [
      ['Module', 'モジュール', '{module}'],
      ['Ratio', '減速比', ['{ratio}:1', '1/{ratio}']],
      ['Worm starts', '条数', '{starts}'],
      ['Wheel teeth', 'ホイール歯数', '{teeth}'],
      ['Centre distance', '中心距離', '{centre} mm'],
      ['Wheel material', 'ホイール材質', '{wheel}'],
      ['Backlash', 'バックラッシ', '{backlash} mm'],
    ],
    sentences: {
      en: [
        'Worm and wheel of module {module} with a ratio of {ratio}:1; starts of the worm: {starts}.',
        'Worm of case-hardened SCM415, ground; wheel of {wheel} bronze with {teeth} teeth.',
        'Centre distance {centre} mm, backlash {backlash} mm at nominal position.',
        'Single-start sets hold small loads at standstill; a brake is still needed for lifting.',
        'Spare wheels are cut with the same hob, so the worm can stay in the machine.',
      ],
      ja: [
        'モジュール{module}、減速比1/{ratio}、{starts}条のウォームギヤ対です。',
        'ウォームはSCM415浸炭研削、ホイールは{wheel}（歯数{teeth}）です。',
        '中心距離{centre} mm、基準位置でのバックラッシは{backlash} mmです。',
        '1条品は軽荷重であれば停止位置を保持しますが、昇降用途にはブレーキを併用してください。',
        '補修用ホイールは同じホブで加工するため、ウォームはそのまま使用できます。',
      ],
    },
    lead: [20, 45],
    order: { unit: units.sets, steps: [1, 2, 5, 10] },
    output: 60,
    picture: {
      family: 'worm-set',
      params: { m: 'module', z: 'teeth', starts: 'starts' },
      part: 'W{module}-{ratio}',
      note: 'A {centre}',
    },
  },
  {
    key: 'rack',
    category: '0006-02',
    name: ['Gear rack m{module} x {length} mm {grade}', 'ラック m{module}×{length} mm {grade}'],
    plural: ['gear racks', 'ラック'],
    keywords: ['rack, gear rack, rack and pinion, linear drive', 'ラック, ラックアンドピニオン, 直線駆動'],
    values: (random) => {
      const module = random.pick([1, 1.5, 2, 2.5, 3, 4, 5, 6])
      const side =
        ({ 1: 15, 1.5: 20, 2: 25, 2.5: 25, 3: 30, 4: 40, 5: 50, 6: 60 } as Record<number, number>)[module] ??
        30
      const teeth = Math.round(random.pick([500, 1000, 1500, 2000]) / (module * Math.PI))
      return {
        module,
        side,
        teeth,
        length: rounded(teeth * module * Math.PI, 1),
        grade: random.pick(['N6', 'N8', 'N9']),
        finish: random.pick([
          ['milled', '歯切り'],
          ['hardened and ground', '焼入れ・研削'],
          ['quenched and tempered, milled', '調質・歯切り'],
        ] as const),
        holes: Math.max(4, Math.round((teeth * module * Math.PI) / 125)),
      }
    },
    specs: [
      ['Module', 'モジュール', '{module}'],
      ['Length', '長さ', '{length} mm'],
      ['Cross-section', '断面', '{side} x {side} mm'],
      ['Teeth', '歯数', '{teeth}'],
      ['Finish', '仕上げ', '{finish}'],
      ['Accuracy', '精度等級', '{grade}'],
      ['Mounting holes', '取付穴数', '{holes}'],
    ],
    sentences: {
      en: [
        'Straight rack of module {module}, {side} x {side} mm, {length} mm long with {teeth} teeth.',
        'Ends are cut at half pitch, so lengths can be joined without a gap.',
        'Teeth {finish}, accuracy {grade}.',
        '{holes} mounting holes; dowel holes are reamed at assembly.',
        'A joining gauge of the same module is supplied with orders of four lengths or more.',
      ],
      ja: [
        'モジュール{module}、断面{side}×{side} mm、長さ{length} mm、歯数{teeth}の直歯ラックです。',
        '両端は半ピッチで切断しており、継ぎ足して使用できます。',
        '歯面は{finish}、精度は{grade}級です。',
        '取付穴は{holes}か所で、ノックピン穴は組立時にリーマ加工します。',
        '4本以上のご注文には同モジュールの継ぎ合わせゲージを添付します。',
      ],
    },
    lead: [10, 35],
    order: { unit: units.lengths, steps: [1, 2, 4, 10] },
    output: 90,
    picture: {
      family: 'rack',
      params: { m: 'module', b: 'side', H: 'side' },
      part: 'R{module}-{teeth}',
      note: '{length}',
    },
  },
]
