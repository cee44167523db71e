import { units } from './family.ts'
import type { Family } from './family.ts'

export const cosmetics: readonly Family[] = [
  {
    key: 'cosmetic-bottle',
    category: '0009-04',
    name: ['Cosmetic bottle {ml} ml {material}, {pump}', '化粧品ボトル {ml} ml {material} {pump}'],
    plural: ['cosmetic bottles', '化粧品ボトル'],
    keywords: ['cosmetic bottle, packaging, pump, {ml} ml', '化粧品容器, ボトル, ポンプ, {ml} ml'],
    values: (random) => {
      const [ml, d, h] = random.pick([
        [30, 30, 84],
        [50, 36, 96],
        [100, 42, 132],
        [120, 45, 138],
        [150, 48, 150],
        [200, 52, 168],
        [300, 62, 186],
      ] as const)
      return {
        ml,
        d,
        h,
        material: random.pick(['PETG', 'PET', 'rPET', 'PP']),
        neck: random.pick(['20/410', '24/410', '24/415']),
        pump: random.pick([
          ['lotion pump', 'ローションポンプ'],
          ['mist spray', 'ミストスプレー'],
          ['screw cap', 'スクリューキャップ'],
          ['airless pump', 'エアレスポンプ'],
        ] as const),
        deco: random.pick([
          ['screen print and hot stamping', 'シルク印刷・箔押し'],
          ['frosting', 'フロスト加工'],
          ['matt lacquer', 'マット塗装'],
        ] as const),
        dose: random.pick([0.15, 0.2, 0.5]),
      }
    },
    specs: [
      ['Volume', '容量', '{ml} ml'],
      ['Diameter', '胴径', '{d} mm'],
      ['Height', '高さ', '{h} mm'],
      ['Material', '材質', '{material}'],
      ['Neck', '口部規格', '{neck}'],
      ['Closure', 'キャップ', '{pump}'],
      ['Decoration', '加飾', '{deco}'],
    ],
    sentences: {
      en: [
        'Bottle of {ml} ml, {d} mm diameter and {h} mm high, {material}, neck {neck}.',
        'Closure: {pump}, dose {dose} ml where a pump is fitted.',
        'Decoration by {deco}; colours matched to a master within dE 1.5.',
        'Leak tested at -0.05 MPa; compatibility tests with your bulk over three months.',
        'Stock moulds need no tooling; own shapes from 10,000 pieces.',
      ],
      ja: [
        '容量{ml} ml、胴径{d} mm、高さ{h} mm、{material}製（口部{neck}）のボトルです。',
        'キャップは{pump}で、ポンプ品の吐出量は{dose} mlです。',
        '加飾は{deco}に対応し、色差はΔE 1.5以内で管理しています。',
        '-0.05 MPaの減圧漏れ試験と、内容物との適合試験（3か月）を行います。',
        '既存型は型費不要、オリジナル形状は10,000本から承ります。',
      ],
    },
    lead: [20, 50],
    order: { unit: units.lengths, steps: [500, 1000, 3000, 5000] },
    output: 9000,
    picture: {
      family: 'cosmetic-bottle',
      params: { volume: 'ml', diameter: 'd', height: 'h', closure: 'closure' },
      part: 'CB{ml}',
      note: '{ml} ML Ø{d}',
    },
  },
  {
    key: 'cream-jar',
    category: '0009-04',
    name: ['Cream jar {g} g {material}, {wall}', 'クリームジャー {g} g {material} {wall}'],
    plural: ['cream jars', 'クリームジャー'],
    keywords: ['jar, cream jar, cosmetic packaging, {g} g', 'ジャー容器, クリーム, 化粧品容器, {g} g'],
    values: (random) => {
      const [g, d, h] = random.pick([
        [15, 40, 32],
        [30, 52, 40],
        [50, 60, 46],
        [100, 72, 58],
        [200, 86, 74],
      ] as const)
      return {
        g,
        d,
        h,
        material: random.pick(['PP', 'PETG', 'PMMA/PP', 'rPET']),
        wall: random.pick([
          ['double wall', '二重容器'],
          ['single wall', '一重容器'],
          ['refill type', 'レフィル容器'],
        ] as const),
        torque: random.pick([0.8, 1.2, 1.5]),
        lid: random.pick([
          ['UV lacquered', 'UV塗装'],
          ['metallised', '蒸着'],
          ['pigmented', '着色成形'],
        ] as const),
      }
    },
    specs: [
      ['Content', '容量', '{g} g'],
      ['Diameter', '外径', '{d} mm'],
      ['Height', '高さ', '{h} mm'],
      ['Material', '材質', '{material}'],
      ['Wall', '構造', '{wall}'],
      ['Lid', 'ふた', '{lid}'],
    ],
    sentences: {
      en: [
        'Jar for {g} g, {d} mm wide and {h} mm high, {material}, {wall}.',
        'Lid {lid}, opening torque {torque} N·m with a PE liner.',
        'Inner shield and spatula can be packed with the jar.',
        'Moulded in a clean area; particles are counted every shift.',
        'Refill cups save about half of the plastic per purchase.',
      ],
      ja: [
        '容量{g} g、外径{d} mm、高さ{h} mm、{material}製の{wall}です。',
        'ふたは{lid}仕上げ、PEパッキン付きで開栓トルクは{torque} N·mです。',
        '中皿とスパチュラを同梱できます。',
        'クリーンエリアで成形し、シフトごとに浮遊粒子を測定しています。',
        'レフィルカップにより、1回の購入あたりの樹脂量を約半分にできます。',
      ],
    },
    lead: [20, 45],
    order: { unit: units.pieces, steps: [500, 1000, 3000] },
    output: 8000,
    picture: {
      family: 'jar',
      params: { volume: 'g', diameter: 'd', height: 'h' },
      part: 'CJ{g}',
      note: '{g} G Ø{d}',
    },
  },
  {
    key: 'serum',
    toOrder: true,
    category: '0009-13',
    name: ['Contract serum {ml} ml dropper, {active}', '美容液OEM {ml} mlスポイト {active}'],
    plural: ['contract-made serums', 'OEM美容液'],
    keywords: ['OEM cosmetics, serum, private label, {active}', 'OEM, 美容液, 化粧品受託製造, {active}'],
    values: (random) => ({
      ml: random.pick([10, 15, 20, 30, 50]),
      d: 32,
      active: random.pick([
        ['niacinamide 5 %', 'ナイアシンアミド5 %'],
        ['vitamin C derivative 3 %', 'ビタミンC誘導体3 %'],
        ['hyaluronic acid', 'ヒアルロン酸'],
        ['ceramide', 'セラミド'],
        ['yuzu extract', 'ユズ果実エキス'],
      ] as const),
      ph: random.pick(['4.5–5.5', '5.5–6.5', '6.0–7.0']),
      visc: random.pick([200, 800, 1500, 3000]),
      life: random.pick([24, 36]),
      glass: random.pick([
        ['amber glass', '茶褐色ガラス'],
        ['clear glass', '透明ガラス'],
        ['frosted glass', 'フロストガラス'],
      ] as const),
    }),
    specs: [
      ['Fill', '内容量', '{ml} ml'],
      ['Active', '配合成分', '{active}'],
      ['pH', 'pH', '{ph}'],
      ['Viscosity', '粘度', '{visc} mPa·s'],
      ['Bottle', '容器', '{glass}'],
      ['Shelf life', '使用期限', ['{life} months', '{life}か月']],
    ],
    sentences: {
      en: [
        'Serum with {active}, filled in {ml} ml dropper bottles of {glass}.',
        'pH {ph}, viscosity {visc} mPa·s at 25 °C.',
        'Formulated without added perfume; three rounds of samples are included.',
        'Stability tested at 5, 25 and 40 °C for six months; shelf life {life} months.',
        'Filling under ISO 22716 with a retained sample of every batch.',
      ],
      ja: [
        '{active}を配合した美容液を、{glass}の{ml} mlスポイト容器に充填します。',
        'pH {ph}、粘度{visc} mPa·s（25 ℃）です。',
        '無香料処方を基本とし、試作3回までを費用に含みます。',
        '5・25・40 ℃で6か月の安定性試験を行い、使用期限は{life}か月です。',
        'ISO 22716に基づき充填し、全バッチの保管見本を残します。',
      ],
    },
    lead: [45, 90],
    order: { unit: units.lengths, steps: [1000, 3000, 5000] },
    output: 3000,
    picture: { family: 'dropper', params: { volume: 'ml', diameter: 'd' }, part: 'SE{ml}', note: '{ml} ML' },
  },
]
