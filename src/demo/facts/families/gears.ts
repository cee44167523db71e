import { rounded, units } from './family.ts'
import type { Family } from './family.ts'

const modules = [0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6] as const
const gearSteels = [
  ['S45C', 'S45C', 'induction hardened, 48–53 HRC', '高周波焼入れ 48〜53 HRC'],
  ['SCM415', 'SCM415', 'case hardened and ground, 58–62 HRC', '浸炭焼入れ・研削 58〜62 HRC'],
  ['SCM440', 'SCM440', 'quenched and tempered, 28–32 HRC', '調質 28〜32 HRC'],
] as const

export const gears: readonly Family[] = [
  {
    key: 'spur-gear',
    category: '0006-02',
    name: ['Spur gear pair m{module}, {z1}/{z2} teeth', '平歯車対 モジュール{module} 歯数{z1}/{z2}'],
    plural: ['spur gears', '平歯車'],
    keywords: [
      'spur gear, gear pair, module {module}, {material}',
      '平歯車, 歯車, スパーギヤ, モジュール{module}, {material}',
    ],
    values: (random) => {
      const module = random.pick(modules)
      const z1 = random.int(17, 30)
      const z2 = z1 + random.int(10, 30)
      const [material, , heatEn, heatJa] = random.pick(gearSteels)
      return {
        module,
        z1,
        z2,
        material,
        heat: [heatEn, heatJa],
        face: Math.max(8, Math.round(module * 10)),
        grade: material === 'SCM415' ? 'N5' : random.pick(['N7', 'N8']),
        centre: rounded((module * (z1 + z2)) / 2, 2),
        ratio: rounded(z2 / z1, 2),
        da2: rounded(module * (z2 + 2), 2),
      }
    },
    specs: [
      ['Module', 'モジュール', '{module}'],
      ['Teeth', '歯数', '{z1} / {z2}'],
      ['Centre distance', '中心距離', '{centre} mm'],
      ['Face width', '歯幅', '{face} mm'],
      ['Pressure angle', '圧力角', '20°'],
      ['Material', '材質', '{material}'],
      ['Heat treatment', '熱処理', '{heat}'],
      ['Accuracy (JIS B 1702-1)', '精度（JIS B 1702-1）', '{grade}'],
    ],
    sentences: {
      en: [
        'Straight-toothed pair of module {module} with {z1} and {z2} teeth, ratio {ratio}.',
        'Made of {material}, {heat}; teeth to grade {grade}.',
        'Centre distance {centre} mm, face width {face} mm; bores and keyways are finished to drawing.',
        'Each pair is run together under light load, and the contact pattern is kept on record.',
        'Profile and lead are measured on a gear tester; the sheet is sent with the parts.',
      ],
      ja: [
        'モジュール{module}、歯数{z1}／{z2}の平歯車対です。歯数比は{ratio}です。',
        '材質は{material}、{heat}、歯車精度は{grade}級です。',
        '中心距離{centre} mm、歯幅{face} mm。軸穴とキー溝は図面に合わせて加工します。',
        '一対ごとに軽負荷でかみ合わせ、歯当たりを記録しています。',
        '歯形・歯すじは歯車試験機で測定し、成績表を添付します。',
      ],
    },
    lead: [15, 45],
    order: { unit: units.sets, steps: [1, 5, 10, 20] },
    output: 110,
    picture: {
      family: 'spur-pair',
      params: { m: 'module', z1: 'z1', z2: 'z2', b: 'face' },
      part: 'M{module}-{z1}/{z2}',
      note: 'A {centre}',
    },
  },
  {
    key: 'helical-gear',
    category: '0006-02',
    name: [
      'Helical gear m{module} z{teeth}, {helix}° {hand}',
      'はすば歯車 m{module} 歯数{teeth} ねじれ角{helix}° {hand}',
    ],
    plural: ['helical gears', 'はすば歯車'],
    keywords: [
      'helical gear, gear, module {module}, ground gear',
      'はすば歯車, ヘリカルギヤ, 歯車, 研削歯車',
    ],
    values: (random) => {
      const module = random.pick(modules.slice(1))
      const teeth = random.int(18, 60)
      const helix = random.pick([15, 20, 21.5, 30])
      const od = rounded((module * teeth) / Math.cos((helix * Math.PI) / 180) + 2 * module, 2)
      const [material, , heatEn, heatJa] = random.pick(gearSteels)
      return {
        module,
        teeth,
        helix,
        od,
        face: Math.round(module * 12),
        hand: random.pick([
          ['right-hand', '右'],
          ['left-hand', '左'],
        ] as const),
        material,
        heat: [heatEn, heatJa],
        bore: Math.max(8, Math.round(od * 0.3)),
      }
    },
    specs: [
      ['Normal module', '歯直角モジュール', '{module}'],
      ['Teeth', '歯数', '{teeth}'],
      ['Helix angle', 'ねじれ角', '{helix}°'],
      ['Hand', 'ねじれ方向', '{hand}'],
      ['Tip diameter', '歯先円直径', '{od} mm'],
      ['Face width', '歯幅', '{face} mm'],
      ['Bore', '軸穴径', '{bore} mm H7'],
      ['Material', '材質', '{material}'],
    ],
    sentences: {
      en: [
        'Helical gear of normal module {module} with {teeth} teeth and {helix}° helix, {hand}.',
        'Tip diameter {od} mm, face width {face} mm, bore {bore} mm H7.',
        '{material}, {heat}; flanks ground after hardening on request.',
        'Runs more quietly than a straight gear of the same size at pitch speeds above 5 m/s.',
        'Tooth flanks can be crowned by 5 to 15 µm to allow for shaft deflection.',
      ],
      ja: [
        '歯直角モジュール{module}、歯数{teeth}、ねじれ角{helix}°（{hand}）のはすば歯車です。',
        '歯先円直径{od} mm、歯幅{face} mm、軸穴径{bore} mm（H7）です。',
        '材質は{material}、{heat}。ご要望により焼入れ後の歯面研削も行います。',
        '周速5 m/s以上の用途で、平歯車に比べ騒音を低減します。',
        '軸たわみに合わせ、5〜15 µmのクラウニングを付けることができます。',
      ],
    },
    lead: [20, 50],
    order: { unit: units.pieces, steps: [1, 2, 5, 10] },
    output: 70,
    picture: {
      family: 'helical-gear',
      params: { m: 'module', z: 'teeth', b: 'face', angle: 'helix', lean: 'lean' },
      part: 'H{module}-{teeth}',
      note: 'Ø{od}',
    },
  },
  {
    key: 'bevel-gear',
    category: '0006-02',
    name: [
      'Bevel gear pair m{module}, ratio 1:{ratio}, z{z1}',
      'かさ歯車対 モジュール{module} 1:{ratio} 歯数{z1}',
    ],
    plural: ['bevel gears', 'かさ歯車'],
    keywords: ['bevel gear, mitre gear, gear, right angle', 'かさ歯車, マイタギヤ, 歯車, 直交'],
    values: (random) => {
      const module = random.pick(modules.slice(1, 9))
      const ratio = random.pick([1, 1, 1.5, 2, 2.5])
      const z1 = random.pick(
        [14, 16, 18, 20, 24, 26].filter((z) => z * ratio <= 40 && Number.isInteger(z * ratio)),
      )
      const z2 = z1 * ratio
      return {
        module,
        ratio,
        z1,
        z2,
        d2: rounded(module * z2, 1),
        face: Math.max(7, Math.round(module * 7)),
        teethForm: random.pick([
          ['straight', 'すぐば'],
          ['spiral, 35°', 'まがりば 35°'],
        ] as const),
        material: random.pick(['S45C', 'SCM415', 'SCM440']),
      }
    },
    specs: [
      ['Module', 'モジュール', '{module}'],
      ['Teeth', '歯数', '{z1} / {z2}'],
      ['Shaft angle', '軸角', '90°'],
      ['Tooth form', '歯すじ', '{teethForm}'],
      ['Pitch diameter, gear', '大歯車基準円直径', '{d2} mm'],
      ['Face width', '歯幅', '{face} mm'],
      ['Material', '材質', '{material}'],
    ],
    sentences: {
      en: [
        'Bevel pair for shafts at 90°, module {module}, {z1} to {z2} teeth, {teethForm}.',
        'Pitch diameter of the gear {d2} mm, face width {face} mm, made of {material}.',
        'Lapped in pairs and marked; both gears are always replaced together.',
        'Mounting distance is measured on every pair and etched into the back face.',
        'Used in angle drives, lifting tables and valve actuators.',
      ],
      ja: [
        '軸角90°、モジュール{module}、歯数{z1}／{z2}のかさ歯車対です（{teethForm}）。',
        '大歯車の基準円直径{d2} mm、歯幅{face} mm、材質{material}です。',
        '一対でラッピングし、組番号を刻印しています。交換の際は一対でお取り替えください。',
        '組立距離を全数測定し、背面に刻印しています。',
        '直交軸駆動、昇降台、バルブアクチュエータなどに使用されています。',
      ],
    },
    lead: [20, 50],
    order: { unit: units.sets, steps: [1, 2, 5, 10] },
    output: 60,
    picture: {
      family: 'bevel-pair',
      params: { m: 'module', z1: 'z1', z2: 'z2' },
      part: 'K{module}-{z1}/{z2}',
      note: 'Ø{d2} 90',
    },
  },
]
