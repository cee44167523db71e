import { rounded, units } from './family.ts'
import type { Family } from './family.ts'

// ISO 606 roller chains: designation, pitch in mm, breaking load in kN.
const chains = [
  ['06B', 9.525, 8.9],
  ['08B', 12.7, 17.8],
  ['10B', 15.875, 22.2],
  ['12B', 19.05, 28.9],
  ['16B', 25.4, 60],
  ['20B', 31.75, 95],
] as const
// Profile rail guides: size, rail width, assembly height, block length in mm, dynamic load in kN.
const guides = [
  [15, 15, 24, 58, 8.3],
  [20, 20, 30, 75, 13.8],
  [25, 23, 36, 84, 19.9],
  [30, 28, 42, 98, 28],
  [35, 34, 48, 112, 37.3],
  [45, 45, 60, 140, 60],
] as const

export const motionParts: readonly Family[] = [
  {
    key: 'sprocket',
    category: '0006-03',
    name: ['Chain sprocket {chain}-1 z{teeth}', 'スプロケット {chain}-1 歯数{teeth}'],
    plural: ['chain sprockets', 'スプロケット'],
    keywords: ['sprocket, roller chain, {chain}, ISO 606', 'スプロケット, ローラチェーン, {chain}, 伝動'],
    values: (random) => {
      const [chain, pitch, load] = random.pick(chains)
      const teeth = random.int(13, 45)
      const pd = rounded(pitch / Math.sin(Math.PI / teeth), 2)
      return {
        chain,
        pitch,
        load,
        teeth,
        pd,
        bore: random.pick([12, 16, 20, 25].filter((b) => b < pd / 2)),
        material: random.pick(['C45', 'S45C', 'SUS304']),
      }
    },
    specs: [
      ['Chain', '適用チェーン', 'ISO 606 {chain}-1'],
      ['Pitch', 'ピッチ', '{pitch} mm'],
      ['Teeth', '歯数', '{teeth}'],
      ['Pitch diameter', 'ピッチ円直径', '{pd} mm'],
      ['Pilot bore', '下穴径', '{bore} mm'],
      ['Material', '材質', '{material}'],
    ],
    sentences: {
      en: [
        'Sprocket for simplex chain {chain}-1, pitch {pitch} mm, with {teeth} teeth.',
        'Pitch diameter {pd} mm; pilot bore {bore} mm, finished bores and keyways to order.',
        'Made of {material} with the hub on one side.',
        'The chain of this size breaks at no less than {load} kN; design for a tenth of that.',
        'Available as plate wheel, with hub, or for taper bushes.',
      ],
      ja: [
        'ピッチ{pitch} mmの{chain}-1単列チェーン用スプロケット、歯数{teeth}です。',
        'ピッチ円直径{pd} mm、下穴{bore} mm。軸穴とキー溝の追加工を承ります。',
        '材質は{material}、片ハブ形です。',
        '適用チェーンの最小引張強さは{load} kNです。',
        'ハブなし、片ハブ、テーパブッシュ用からお選びいただけます。',
      ],
    },
    lead: [5, 25],
    order: { unit: units.pieces, steps: [1, 5, 10, 50] },
    output: 260,
    picture: {
      family: 'chain-sprocket',
      params: { pitch: 'pitch', z: 'teeth', bore: 'bore', rows: '=1' },
      part: '{chain}-{teeth}',
      note: 'Ø{pd}',
    },
  },
  {
    key: 'pulley',
    category: '0006-05',
    name: [
      'V-belt pulley {profile} {datum}-{grooves}, bore {bore} mm',
      'Vプーリ {profile} {datum}-{grooves} 軸穴{bore} mm',
    ],
    plural: ['V-belt pulleys', 'Vプーリ'],
    keywords: ['V-belt pulley, pulley, belt drive, {profile}', 'Vプーリ, プーリ, ベルト伝動, {profile}'],
    values: (random) => {
      // ISO 4183: groove pitch, edge distance, height above the datum line in mm.
      const [profile, pitch, edge, above, datums] = random.pick([
        ['SPZ', 12, 8, 2, [71, 80, 90, 100, 112, 125, 140, 160, 180, 200]],
        ['SPA', 15, 10, 2.75, [90, 100, 112, 125, 140, 160, 180, 200, 250, 315]],
        ['SPB', 19, 12.5, 3.5, [140, 160, 180, 200, 224, 250, 280, 315, 400]],
      ] as const)
      const datum = random.pick(datums)
      const grooves = random.int(1, 6)
      return {
        profile,
        datum,
        grooves,
        width: (grooves - 1) * pitch + 2 * edge,
        od: datum + 2 * above,
        bore: random.pick([14, 19, 24, 28, 38, 42].filter((d) => d < datum / 3)),
        material: random.pick(['EN-GJL-200', 'FC200', 'EN-GJL-250']),
        balance: random.pick(['G 6.3', 'G 16']),
      }
    },
    specs: [
      ['Profile', '溝形', '{profile}'],
      ['Datum diameter', '基準直径', '{datum} mm'],
      ['Outside diameter', '外径', '{od} mm'],
      ['Grooves', '溝数', '{grooves}'],
      ['Face width', 'リム幅', '{width} mm'],
      ['Bore', '軸穴径', '{bore} mm H7'],
      ['Material', '材質', '{material}'],
    ],
    sentences: {
      en: [
        'Pulley for {profile} wedge belts, datum diameter {datum} mm, grooves: {grooves}.',
        'Outside diameter {od} mm, face width {width} mm, bore {bore} mm H7 with keyway to ISO 773.',
        'Cast in {material} and balanced to {balance}.',
        'Groove angle and pitch are checked with gauges to ISO 4183.',
        'Also bored for taper bushes, so that shafts can be changed without a lathe.',
      ],
      ja: [
        '{profile}細幅Vベルト用、基準直径{datum} mm、溝数{grooves}のプーリです。',
        '外径{od} mm、リム幅{width} mm、軸穴{bore} mm（H7、キー溝付き）です。',
        '材質は{material}で、{balance}級に釣合い調整しています。',
        '溝角度と溝ピッチはISO 4183に基づくゲージで検査しています。',
        'テーパブッシュ仕様では、軸径が変わっても本体をそのまま使用できます。',
      ],
    },
    lead: [5, 21],
    order: { unit: units.pieces, steps: [1, 5, 10, 20] },
    output: 280,
    picture: {
      family: 'pulley',
      params: { OD: 'od', bore: 'bore', grooves: 'grooves', W: 'width' },
      part: '{profile} {datum}-{grooves}',
      note: 'Ø{od} W{width}',
    },
  },
  {
    key: 'linear-guide',
    category: '0006-06',
    name: [
      'Linear guide size {size}, {preload}, rail {rail} mm',
      'リニアガイド {size}形 {preload} レール{rail} mm',
    ],
    plural: ['linear guides', 'リニアガイド'],
    keywords: ['linear guide, rail, carriage, linear bearing', 'リニアガイド, 直動案内, レール, 直動軸受'],
    values: (random) => {
      const [size, railWidth, height, block, load] = random.pick(guides)
      return {
        size,
        railWidth,
        height,
        block,
        load,
        rail: random.int(4, 40) * 60,
        preload: random.pick([
          ['clearance', '普通すきま'],
          ['light preload', '軽予圧'],
          ['medium preload', '中予圧'],
        ] as const),
        parallel: random.pick([3, 5, 7, 10]),
      }
    },
    specs: [
      ['Size', '形番', '{size}'],
      ['Rail width', 'レール幅', '{railWidth} mm'],
      ['Assembly height', '組立高さ', '{height} mm'],
      ['Block length', 'ブロック長さ', '{block} mm'],
      ['Rail length', 'レール長さ', '{rail} mm'],
      ['Dynamic load rating', '基本動定格荷重', '{load} kN'],
      ['Preload', '予圧', '{preload}'],
      ['Running parallelism', '走り平行度', '{parallel} µm/m'],
    ],
    sentences: {
      en: [
        'Four-row ball guide with a {railWidth} mm rail and {height} mm assembly height.',
        'Dynamic load rating {load} kN in all four directions, {preload}.',
        'Rails of {rail} mm in one piece; longer axes are butt-jointed and numbered.',
        'Running parallelism {parallel} µm per metre, measured on granite.',
        'Blocks carry end seals and side seals; a metal scraper can be added.',
      ],
      ja: [
        'レール幅{railWidth} mm、組立高さ{height} mmの4条列ボールガイドです。',
        '4方向等荷重形で、基本動定格荷重は{load} kN、{preload}です。',
        'レール長さは{rail} mm（1本物）。これを超える場合は番号を付けた継ぎレールとします。',
        '走り平行度は{parallel} µm/mで、石定盤上で測定しています。',
        'エンドシールとサイドシールを標準装備し、金属スクレーパも取付可能です。',
      ],
    },
    lead: [7, 35],
    order: { unit: units.cases, steps: [1, 2, 4, 10] },
    output: 80,
    picture: {
      family: 'linear-carriage',
      params: { size: 'size', L: 'rail' },
      part: 'LG{size}',
      note: '{railWidth} X {height}',
    },
  },
]
