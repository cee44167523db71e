import { rounded, units } from './family.ts'
import type { Family } from './family.ts'

// Low-voltage power cable CV: conductor mm2, outside diameter of the 3-core cable in mm, mass in kg/km.
const cables = [
  [2, 10.5, 150],
  [3.5, 12, 220],
  [5.5, 14.5, 330],
  [8, 16, 430],
  [14, 17, 600],
  [22, 20.5, 920],
  [38, 24.5, 1480],
  [60, 30.5, 2310],
  [100, 38.5, 3780],
] as const

export const power: readonly Family[] = [
  {
    key: 'power-cable',
    category: '0003-04',
    name: [
      'Power cable 0.6/1 kV, 3 x {mm2} mm², {length} m drum',
      '600 V {cable}ケーブル 3心×{mm2} mm² {length} m',
    ],
    plural: ['power cables', '電力ケーブル'],
    keywords: [
      'cable, power cable, XLPE, {mm2} mm2, drum',
      'ケーブル, 電力ケーブル, {cable}, {mm2} mm2, ドラム',
    ],
    values: (random) => {
      const [mm2, od, mass] = random.pick(cables)
      const length = random.pick([100, 200, 300, 500])
      const [sheath, sheathJa, code] = random.pick([
        ['PVC', '耐候ビニル', 'CV'],
        ['halogen-free polyolefin', 'ノンハロゲン耐燃ポリエチレン', 'EM-CE'],
      ] as const)
      return {
        mm2,
        od,
        mass,
        length,
        drum: od < 16 ? 800 : od < 25 ? 1100 : 1500,
        cable: code,
        sheath: [sheath, sheathJa],
        temp: 90,
      }
    },
    specs: [
      ['Conductors', '導体', '3 x {mm2} mm²'],
      ['Insulation', '絶縁体', 'XLPE'],
      ['Sheath', 'シース', '{sheath}'],
      ['Outside diameter', '仕上外径', '{od} mm'],
      ['Mass', '概算質量', '{mass} kg/km'],
      ['Length', '条長', '{length} m'],
      ['Drum flange', 'ドラムつば径', '{drum} mm'],
    ],
    sentences: {
      en: [
        'Three-core cable of stranded annealed copper, {mm2} mm², XLPE insulated, 0.6/1 kV.',
        'Sheath of {sheath}, outside diameter {od} mm, {mass} kg/km.',
        'Conductor temperature up to {temp} °C in service and 230 °C in a short circuit.',
        '{length} m on a drum with {drum} mm flange; cutting to length within two days.',
        'Every length is tested with 3.5 kV for five minutes and marked metre by metre.',
      ],
      ja: [
        '軟銅より線{mm2} mm²×3心、架橋ポリエチレン絶縁の600 Vケーブルです。',
        'シースは{sheath}、仕上外径{od} mm、概算質量{mass} kg/kmです。',
        '導体最高許容温度は常時{temp} ℃、短絡時230 ℃です。',
        '条長{length} m、つば径{drum} mmのドラム巻きで、切断品は2日以内に出荷します。',
        '全条長で3.5 kV・5分間の耐電圧試験を行い、1 mごとに尺表示を印字しています。',
      ],
    },
    lead: [5, 30],
    order: { unit: units.metres, steps: [100, 200, 500] },
    output: 5200,
    picture: {
      family: 'cable-drum',
      params: { diameter: 'drum', cable: 'od', cores: '3' },
      part: 'CV 3-{mm2}',
      note: '3 X {mm2} Ø{od}',
    },
  },
  {
    key: 'winding-wire',
    category: '0003-01',
    name: ['Enamelled winding wire {d} mm, {grade}', 'エナメル巻線 φ{d} mm {grade}'],
    plural: ['enamelled winding wires', 'エナメル巻線'],
    keywords: [
      'winding wire, magnet wire, enamelled copper, transformer',
      '巻線, マグネットワイヤ, エナメル線, 変圧器',
    ],
    values: (random) => {
      const d = random.pick([0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 2])
      const [grade, temp] = random.pick([
        ['PEW', 130],
        ['EIW', 180],
        ['AIW', 200],
        ['UEW', 120],
      ] as const)
      return {
        d,
        grade,
        temp,
        spool: random.pick([10, 20, 45, 90]),
        film: rounded(0.012 + d * 0.022, 3),
        volts: rounded(3 + d * 1.8, 1),
        inside: 100,
        width: 160,
      }
    },
    specs: [
      ['Conductor', '導体径', '{d} mm'],
      ['Enamel', '皮膜種別', '{grade}'],
      ['Thermal class', '耐熱区分', '{temp} °C'],
      ['Film, min.', '最小皮膜厚さ', '{film} mm'],
      ['Breakdown voltage, min.', '絶縁破壊電圧', '{volts} kV'],
      ['Spool', 'ボビン質量', '{spool} kg'],
    ],
    sentences: {
      en: [
        'Round copper wire {d} mm with {grade} enamel, thermal class {temp}.',
        'Film at least {film} mm; breakdown voltage above {volts} kV on twisted pairs.',
        'Spools of {spool} kg with level layers, so that it runs off without snatching.',
        'Elongation and springback are recorded for every spool.',
        'For transformers, reactors and motor coils.',
      ],
      ja: [
        '導体径{d} mm、皮膜{grade}、耐熱区分{temp} ℃の丸形銅巻線です。',
        '最小皮膜厚さ{film} mm、2個より法による絶縁破壊電圧は{volts} kV以上です。',
        '{spool} kgボビンに整列巻きし、繰り出しが安定しています。',
        'ボビンごとに伸びとスプリングバックを記録しています。',
        '変圧器、リアクトル、モータコイル用です。',
      ],
    },
    lead: [7, 28],
    order: { unit: units.rolls, steps: [1, 5, 10] },
    output: 260,
    picture: {
      family: 'cable-drum',
      params: { diameter: 'flange', width: 'width' },
      part: '{grade}-{d}',
      note: 'Ø{d} {spool} KG',
    },
  },
  {
    key: 'solar-rail',
    category: '0003-03',
    name: ['Solar mounting rail {w} x {h} mm, {length} mm', '太陽光架台レール {w}×{h} mm {length} mm'],
    plural: ['solar mounting rails', '太陽光架台レール'],
    keywords: ['solar, mounting rail, photovoltaic, aluminium', '太陽光発電, 架台, レール, アルミ'],
    values: (random) => {
      const [w, h] = random.pick([
        [40, 40],
        [40, 80],
        [45, 90],
      ] as const)
      return {
        w,
        h,
        side: w,
        slot: 10,
        length: random.pick([2100, 3200, 4200, 4400, 6000]),
        span: random.pick([1200, 1500, 1800]),
        snow: random.pick([100, 150, 200]),
        wind: random.pick([34, 38, 46]),
        alloy: random.pick(['A6005C-T5', 'A6063-T6']),
      }
    },
    specs: [
      ['Section', '断面', '{w} x {h} mm'],
      ['Length', '長さ', '{length} mm'],
      ['Span, max.', '最大支持間隔', '{span} mm'],
      ['Wind speed', '設計風速', '{wind} m/s'],
      ['Snow depth', '積雪', '{snow} cm'],
      ['Alloy', '合金', '{alloy}'],
    ],
    sentences: {
      en: [
        'Rail {w} x {h} mm, {length} mm long, of {alloy}, anodised to 9 µm with clear coat.',
        'Spans {span} mm at {wind} m/s wind and {snow} cm of snow.',
        'Module clamps slide in the slot and bite through the oxide for earthing.',
        'Splices need two bolts and no drilling on the roof.',
        'A structural calculation for your site is part of the offer.',
      ],
      ja: [
        '断面{w}×{h} mm、長さ{length} mmの{alloy}製レール（陽極酸化塗装複合皮膜）です。',
        '設計風速{wind} m/s、積雪{snow} cmで最大支持間隔{span} mmです。',
        'クランプは溝内で位置を調整でき、締付け時に皮膜を破ってアースを確保します。',
        '継手はボルト2本で接続でき、屋根上での穴あけは不要です。',
        '設置場所に応じた強度計算書をお見積りに添付します。',
      ],
    },
    lead: [10, 35],
    order: { unit: units.lengths, steps: [20, 50, 100] },
    output: 700,
    picture: {
      family: 'extrusion-profile',
      params: { a: 'w', modules: 'modules', L: 'length' },
      part: 'SR{w}-{h}',
      note: '{w} X {h}',
    },
  },
]
