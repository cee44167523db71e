import { rounded, units } from './family.ts'
import type { Family } from './family.ts'

export const building: readonly Family[] = [
  {
    key: 'ladder',
    category: '0014-13',
    name: ['{kind} ladder, {steps} steps, {h} mm', '{kind} {steps}段 {h} mm'],
    plural: ['ladders and steps', 'はしご・脚立'],
    keywords: ['ladder, steps, aluminium, site equipment', 'はしご, 脚立, アルミ, 仮設'],
    values: (random) => {
      const steps = random.int(3, 12)
      return {
        steps,
        h: steps * 290,
        kind: random.pick([
          ['Step', '脚立'],
          ['Platform', '作業台'],
          ['Fibreglass', 'FRP脚立'],
        ] as const),
        w: random.pick([420, 480, 520, 560]),
        load: random.pick([100, 130, 150]),
        mass: rounded(steps * 1.35 + 1.2, 1),
        tread: random.pick([60, 80]),
      }
    },
    specs: [
      ['Height', '高さ', '{h} mm'],
      ['Steps', '段数', '{steps}'],
      ['Width', '幅', '{w} mm'],
      ['Tread depth', '踏ざん幅', '{tread} mm'],
      ['Load', '最大使用質量', '{load} kg'],
      ['Mass', '質量', '{mass} kg'],
    ],
    sentences: {
      en: [
        'Ladder with {steps} steps of {tread} mm depth, {h} mm high, {mass} kg.',
        'Load {load} kg; treads are riveted twice on each side.',
        'Feet of rubber with wear marks; spare feet for ten years.',
        'Tested to EN 131-2, each batch with one piece to four times the load.',
        'Locks by itself when opened and folds to 150 mm.',
      ],
      ja: [
        '{steps}段、踏ざん幅{tread} mm、高さ{h} mm、質量{mass} kgです。',
        '最大使用質量{load} kgで、踏ざんは両側二重かしめです。',
        '端具は摩耗表示付きゴムで、補修品を10年間供給します。',
        'ロットごとに1台を抜き取り、4倍荷重で破壊試験を行っています。',
        '開くと自動でロックし、折りたたみ厚さは150 mmです。',
      ],
    },
    lead: [7, 25],
    order: { unit: units.units, steps: [1, 5, 10, 20] },
    output: 90,
    picture: {
      family: 'ladder',
      params: { steps: 'steps', height: 'h', width: 'w', load: 'load' },
      part: 'LD-{steps}',
      note: 'H {h}',
    },
  },
  {
    key: 'ventilation-fan',
    category: '0014-10',
    name: ['Axial duct fan {d} mm, {flow} m³/h, {phase}', 'ダクト用軸流送風機 φ{d} {flow} m³/h {phase}'],
    plural: ['ventilation fans', '送風機・換気扇'],
    keywords: ['fan, ventilation, axial fan, duct', '送風機, 換気扇, 軸流ファン, 換気'],
    values: (random) => {
      const [d, flow, watts] = random.pick([
        [200, 900, 60],
        [250, 1500, 90],
        [300, 2300, 130],
        [350, 3300, 180],
        [400, 4800, 250],
        [500, 7800, 480],
        [600, 12500, 900],
        [710, 18500, 1500],
      ] as const)
      return {
        d,
        flow,
        watts,
        pa: random.pick([80, 110, 140, 180]),
        noise: 50 + Math.round(d / 30),
        blades: random.pick([5, 7, 9]),
        phase: random.pick([
          ['1-phase', '単相'],
          ['3-phase', '三相'],
        ] as const),
        ip: random.pick(['IP44', 'IP54', 'IP55']),
      }
    },
    specs: [
      ['Impeller', '羽根径', '{d} mm'],
      ['Air flow', '風量', '{flow} m³/h'],
      ['Static pressure, max.', '最大静圧', '{pa} Pa'],
      ['Power', '消費電力', '{watts} W'],
      ['Blades', '羽根枚数', '{blades}'],
      ['Noise at 3 m', '騒音（3 m）', '{noise} dB(A)'],
      ['Protection', '保護等級', '{ip}'],
    ],
    sentences: {
      en: [
        'Axial fan with {blades} blades of {d} mm for {flow} m³/h.',
        'Static pressure up to {pa} Pa, {watts} W, noise {noise} dB(A) at 3 m.',
        'Casing of galvanised steel with flanges on both sides, motor {ip}.',
        'Balanced to G 6.3 together with the motor.',
        'Curves are measured on an ISO 5801 rig for every size.',
      ],
      ja: [
        '羽根径{d} mm、{blades}枚羽根、風量{flow} m³/hの軸流送風機です。',
        '最大静圧{pa} Pa、消費電力{watts} W、騒音は3 mで{noise} dB(A)です。',
        'ケーシングは溶融亜鉛めっき鋼板の両フランジ形、電動機は{ip}です。',
        '電動機と組み合わせてG 6.3に動バランス調整しています。',
        '各サイズとも風量特性をISO 5801準拠の試験装置で測定しています。',
      ],
    },
    lead: [7, 30],
    order: { unit: units.units, steps: [1, 2, 5, 10] },
    output: 60,
    picture: {
      family: 'fan',
      params: { size: 'd', blades: 'blades', flow: 'flow' },
      part: 'AF{d}',
      note: 'Ø{d} {flow} M3/H',
    },
  },
  {
    key: 'column-base',
    toOrder: true,
    category: '0014-01',
    name: [
      'Column base plate {l} x {w} x {t} mm, {bolts} x M{bolt}',
      '柱脚ベースプレート {l}×{w}×{t} mm {bolts}-M{bolt}',
    ],
    plural: ['structural steel parts', '鉄骨部材'],
    keywords: ['column base, anchor plate, structural steel', '柱脚, ベースプレート, 鉄骨, 建材'],
    values: (random) => {
      const l = random.pick([300, 350, 400, 450, 500, 600])
      return {
        l,
        w: random.pick([l, l - 50]),
        t: random.pick([16, 19, 22, 25, 28, 32]),
        bolts: random.pick([4, 4, 6, 8]),
        bolt: random.pick([16, 20, 24, 30]),
        grade: random.pick(['SN400B', 'SN490B', 'SS400', 'S355J2']),
        zinc: random.pick([
          ['hot-dip galvanised', '溶融亜鉛めっき'],
          ['primed', '錆止め塗装'],
        ] as const),
      }
    },
    specs: [
      ['Size', '外形', '{l} x {w} mm'],
      ['Thickness', '板厚', '{t} mm'],
      ['Anchor holes', 'アンカー穴', '{bolts} x M{bolt}'],
      ['Steel', '鋼種', '{grade}'],
      ['Protection', '防錆', '{zinc}'],
    ],
    sentences: {
      en: [
        'Plate {l} x {w} x {t} mm of {grade} for {bolts} anchors M{bolt}.',
        'Cut by plasma, drilled, not punched, and {zinc}.',
        'Mill certificate and heat number follow each plate.',
        'Templates for setting the anchors are cut from 2 mm sheet.',
        'Welding to the column is done with run-off tabs and ultrasonic testing.',
      ],
      ja: [
        '{grade}、{l}×{w}×{t} mm、M{bolt}アンカー{bolts}本用のベースプレートです。',
        'プラズマ切断後にドリル穴あけを行い、{zinc}で仕上げます。',
        '1枚ごとにミルシートと溶解番号を管理しています。',
        'アンカー据付用テンプレートを板厚2 mmで製作します。',
        '柱との溶接はエンドタブを用い、超音波探傷検査を行います。',
      ],
    },
    lead: [10, 30],
    order: { unit: units.flats, steps: [4, 10, 20] },
    output: 120,
    picture: {
      family: 'base-plate',
      params: { length: 'l', width: 'w', thickness: 't', columns: 'columns', rows: '2' },
      part: 'CB{l}',
      note: '{l} X {w} T{t}',
    },
  },
  {
    key: 'facade-sheet',
    toOrder: true,
    category: '0014-01',
    name: ['Perforated facade panel {w} x {l} mm, hole {hole} mm', '有孔外装パネル {w}×{l} mm 孔径{hole} mm'],
    plural: ['facade panels', '外装パネル'],
    keywords: ['facade, perforated panel, cladding, aluminium', '外装材, 有孔パネル, アルミ, ルーバー'],
    values: (random) => {
      const [hole, pitch] = random.pick([
        [8, 16],
        [10, 20],
        [12, 22],
        [15, 25],
        [20, 35],
      ] as const)
      return {
        hole,
        pitch,
        t: random.pick([2, 2.5, 3]),
        w: random.pick([600, 900, 1000, 1200]),
        l: random.pick([1800, 2400, 3000]),
        open: Math.round(78.5 * (hole / pitch) ** 2),
        coat: random.pick([
          ['fluoropolymer coated', 'フッ素樹脂塗装'],
          ['anodised', '陽極酸化皮膜'],
          ['polyester powder', 'ポリエステル粉体塗装'],
        ] as const),
      }
    },
    specs: [
      ['Panel', 'パネル寸法', '{w} x {l} mm'],
      ['Thickness', '板厚', '{t} mm'],
      ['Hole', '孔径', '{hole} mm'],
      ['Pitch', 'ピッチ', '{pitch} mm'],
      ['Open area', '開孔率', '{open} %'],
      ['Coating', '塗装', '{coat}'],
    ],
    sentences: {
      en: [
        'Aluminium panel {w} x {l} x {t} mm with holes of {hole} mm, {open} % open.',
        'Edges folded back by 30 mm, so that fixings stay hidden.',
        'Surface: {coat}, guaranteed for ten years at the coast beyond 500 m.',
        'Wind load checked for 2.5 kPa with brackets every 900 mm.',
        'Patterns follow your drawing, numbered by panel.',
      ],
      ja: [
        '{w}×{l} mm、板厚{t} mm、孔径{hole} mm（開孔率{open} %）のアルミパネルです。',
        '四周30 mmの折返しにより、取付金具が見えません。',
        '表面は{coat}で、海岸から500 m超の地域では10年保証です。',
        'ブラケット間隔900 mmで設計風圧2.5 kPaを確認しています。',
        '意匠図に合わせた孔パターンを、パネルごとに番号管理して製作します。',
      ],
    },
    lead: [20, 50],
    order: { unit: units.sheets, steps: [10, 20, 50] },
    output: 70,
    picture: {
      family: 'perforated-sheet',
      params: { length: 'l', width: 'w', hole: 'hole', thickness: 't', pattern: 'square' },
      part: 'FP{w}',
      note: 'Ø{hole} {w} X {l}',
    },
  },
]
