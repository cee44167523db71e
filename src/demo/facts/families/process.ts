import { rounded, units } from './family.ts'
import type { Family } from './family.ts'

// EN 1514-1 form IBC for PN 16: DN, inside and outside diameter in mm.
const rings = [
  [15, 22, 51],
  [20, 27, 61],
  [25, 34, 71],
  [32, 43, 82],
  [40, 49, 92],
  [50, 61, 107],
  [65, 77, 127],
  [80, 89, 142],
  [100, 115, 162],
  [125, 141, 192],
  [150, 169, 218],
  [200, 220, 273],
] as const
// Piston compressors: kW, free air delivery in L/min, receiver in litres, cylinders.
const pistons = [
  [0.75, 80, 30, 1],
  [1.5, 165, 70, 1],
  [2.2, 240, 100, 2],
  [3.7, 420, 150, 2],
  [5.5, 620, 220, 2],
  [7.5, 860, 280, 2],
  [11, 1250, 400, 2],
] as const

export const processEquipment: readonly Family[] = [
  {
    key: 'pneumatic-manifold',
    category: '0004-05',
    name: [
      'Valve manifold, {stations} stations, {port}, {volts}',
      'マニホールド電磁弁 {stations}連 {port} {volts}',
    ],
    plural: ['pneumatic valve manifolds', '空圧マニホールド電磁弁'],
    keywords: ['manifold, solenoid valve, pneumatics, {port}', 'マニホールド, 電磁弁, 空圧機器, {port}'],
    values: (random) => ({
      stations: random.pick([2, 4, 5, 6, 8, 10]),
      port: random.pick(['M5', 'G 1/8', 'G 1/4']),
      flow: random.pick([180, 420, 750]),
      volts: random.pick(['24 V DC', '24 V DC', '100 V AC']),
      pitch: random.pick([12.5, 16, 19]),
      ip: random.pick(['IP40', 'IP65']),
    }),
    specs: [
      ['Stations', '連数', '{stations}'],
      ['Ports', '接続口径', '{port}'],
      ['Nominal flow', '流量', ['{flow} L/min (ANR)', '{flow} L/min（ANR）']],
      ['Coil', 'コイル電圧', '{volts}'],
      ['Pitch', 'ピッチ', '{pitch} mm'],
      ['Pressure', '使用圧力', '2–8 bar'],
      ['Protection', '保護構造', '{ip}'],
    ],
    sentences: {
      en: [
        'Anodised aluminium manifold with {stations} stations and {port} ports, pitch {pitch} mm.',
        'Nominal flow {flow} L/min per station at 2 to 8 bar, coils {volts}.',
        'Single and double solenoid valves can be mixed; blank plates close spare stations.',
        'Wired to one multipole plug or to a fieldbus node, protection {ip}.',
        'Ducts are deburred by flow, washed and tested for leakage at 10 bar.',
      ],
      ja: [
        'アルマイト処理アルミ製、{stations}連、接続口径{port}、ピッチ{pitch} mmのマニホールドです。',
        '1連あたりの流量は{flow} L/min（2〜8 bar）、コイルは{volts}です。',
        'シングルとダブルソレノイドを混載でき、予備の連はブランクプレートで閉止します。',
        '多極コネクタまたはフィールドバスで配線でき、保護構造は{ip}です。',
        '内部流路は流体研磨でバリを除去し、10 barで漏れ検査を行っています。',
      ],
    },
    lead: [10, 35],
    order: { unit: units.sets, steps: [1, 2, 5, 10] },
    output: 45,
    picture: {
      family: 'manifold',
      params: { stations: 'stations', pitch: 'pitch', top: 'valves' },
      part: 'MV{stations}',
      note: '{stations} X {pitch}',
    },
  },
  {
    key: 'gasket',
    category: '0004-06',
    name: ['Flange gasket DN {dn}, {material}, {t} mm', 'フランジガスケット DN{dn} {material} t{t}'],
    plural: ['flange gaskets', 'ガスケット'],
    keywords: ['gasket, seal, flange gasket, DN{dn}', 'ガスケット, パッキン, シール, DN{dn}'],
    values: (random) => {
      const [dn, id, od] = random.pick(rings)
      const [en, ja, tmax, hue] = random.pick([
        ['aramid fibre NBR', 'アラミド繊維NBR', 200, 1],
        ['expanded graphite', '膨張黒鉛', 450, 2],
        ['PTFE, filled', '充填材入りPTFE', 260, 3],
        ['EPDM rubber', 'EPDMゴム', 120, 4],
      ] as const)
      return { dn, id, od, material: [en, ja], tmax, hue, t: random.pick([1, 1.5, 2, 3]) }
    },
    specs: [
      ['Nominal size', '呼び径', 'DN {dn} PN 16'],
      ['Inside diameter', '内径', '{id} mm'],
      ['Outside diameter', '外径', '{od} mm'],
      ['Thickness', '厚さ', '{t} mm'],
      ['Material', '材質', '{material}'],
      ['Temperature, max.', '最高使用温度', '{tmax} °C'],
    ],
    sentences: {
      en: [
        'Flat ring {id} x {od} x {t} mm to EN 1514-1 form IBC for DN {dn}.',
        'Material {material}, usable up to {tmax} °C depending on medium and pressure.',
        'Cut by knife plotter or die; inner edge without burr or fraying.',
        'Other outlines are cut from your DXF file, also as single pieces.',
        'Sheets are stored at 20 °C and marked with batch and date.',
      ],
      ja: [
        'EN 1514-1 IBC形、DN{dn}用の平形ガスケットです。寸法は{id}×{od}×{t} mmです。',
        '材質は{material}で、使用温度は流体と圧力により最高{tmax} ℃です。',
        'カッティングプロッタまたは抜型で加工し、内周にバリや毛羽立ちがありません。',
        'DXFデータがあれば異形品も1枚から製作します。',
        '素材シートは20 ℃で保管し、ロットと日付を管理しています。',
      ],
    },
    lead: [2, 10],
    order: { unit: units.sheets, steps: [5, 10, 20, 50, 100] },
    output: 5200,
    picture: {
      family: 'gasket',
      params: { inner: 'id', outer: 'od', thickness: 't', holes: '0' },
      part: 'DN {dn}',
      note: 'Ø{id} / {od} T{t}',
    },
  },
  {
    key: 'heat-exchanger',
    toOrder: true,
    category: '0004-07',
    name: ['Shell-and-tube heat exchanger {area} m², {shell}', '多管式熱交換器 {area} m² 胴径{shell}'],
    plural: ['shell-and-tube heat exchangers', '多管式熱交換器'],
    keywords: ['heat exchanger, shell and tube, cooler, {area} m2', '熱交換器, 多管式, クーラ, 冷却器'],
    values: (random) => {
      const [shell, tubes] = random.pick([
        [114, 26],
        [140, 40],
        [168, 61],
        [219, 110],
        [273, 172],
        [324, 248],
      ] as const)
      const length = random.pick([600, 1000, 1200, 1500, 2000, 3000])
      return {
        shell,
        tubes,
        length,
        area: rounded((tubes * Math.PI * 12 * length) / 1e6, 1),
        material: random.pick(['1.4404', '1.4571', 'CuNi10']),
        design: random.pick([10, 16]),
        passes: random.pick([1, 2, 4]),
      }
    },
    specs: [
      ['Surface', '伝熱面積', '{area} m²'],
      ['Shell diameter', '胴径', '{shell} mm'],
      ['Tube length', '管長', '{length} mm'],
      ['Tubes', '伝熱管', '{tubes} x 12 mm'],
      ['Passes', 'パス数', '{passes}'],
      ['Tube material', '伝熱管材質', '{material}'],
      ['Design pressure', '設計圧力', '{design} bar'],
    ],
    sentences: {
      en: [
        'Exchanger with {tubes} tubes of 12 mm and {length} mm length, surface {area} m².',
        'Tubes of {material}, rolled and seal-welded into the tube sheet; passes: {passes}.',
        'Shell {shell} mm, design pressure {design} bar on both sides, from -10 to +180 °C.',
        'The bundle can be drawn for cleaning; leave one tube length free in front.',
        'Calculated for your fluids; the thermal data sheet is part of the quotation.',
      ],
      ja: [
        '外径12 mm、長さ{length} mmの伝熱管{tubes}本、伝熱面積{area} m²の熱交換器です。',
        '伝熱管は{material}で、管板に拡管後シール溶接しています（{passes}パス）。',
        '胴径{shell} mm、設計圧力は胴側・管側とも{design} bar、使用温度は-10〜+180 ℃です。',
        '管束は引き抜いて清掃できます。前面に管長分の空間を確保してください。',
        'ご使用条件に合わせて熱計算を行い、見積書に仕様書を添付します。',
      ],
    },
    lead: [35, 90],
    order: { unit: units.plants, steps: [1, 1, 2] },
    output: 3,
    picture: {
      family: 'heat-exchanger',
      params: { tubes: 'tubes', D: 'shell', L: 'length', area: 'area' },
      part: 'HX{shell}-{length}',
      note: 'Ø{shell} X {length}',
    },
  },
  {
    key: 'compressor',
    category: '0004-08',
    name: [
      'Piston compressor {kw} kW, {volume} L receiver, {pressure} bar',
      'レシプロ圧縮機 {kw} kW タンク{volume} L {pressure} bar',
    ],
    plural: ['piston compressors', 'レシプロ圧縮機'],
    keywords: [
      'compressor, piston compressor, compressed air, {kw} kW',
      '圧縮機, コンプレッサ, レシプロ, {kw} kW',
    ],
    values: (random) => {
      const [kw, flow, volume, cylinders] = random.pick(pistons)
      const pressure = random.pick([8, 9.5, 12.5])
      return {
        kw,
        volume,
        cylinders,
        pressure,
        flow: rounded(flow * (pressure === 12.5 ? 0.8 : 1)),
        speed: random.pick([820, 950, 1100]),
        noise: 66 + Math.round(kw),
        oil: random.pick([
          ['oil lubricated', '給油式'],
          ['oil-free', 'オイルフリー'],
        ] as const),
      }
    },
    specs: [
      ['Motor', '電動機出力', '{kw} kW'],
      ['Receiver', '空気タンク容量', '{volume} L'],
      ['Pressure', '最高圧力', '{pressure} bar'],
      ['Free air delivery', '吐出空気量', '{flow} L/min'],
      ['Cylinders', '気筒数', '{cylinders}'],
      ['Lubrication', '潤滑方式', '{oil}'],
      ['Noise at 1.5 m', '騒音（1.5 m）', '{noise} dB(A)'],
    ],
    sentences: {
      en: [
        'Piston compressor of {kw} kW on a {volume} L receiver, {flow} L/min at {pressure} bar.',
        'Cylinders: {cylinders}, {oil}; cast iron, turning at {speed} min⁻¹.',
        'Noise {noise} dB(A) at 1.5 m; hoods lower it by 9 dB.',
        'Valve plates are changed in half an hour; first service after 500 hours.',
        'The receiver is pressure tested and comes with its certificate.',
      ],
      ja: [
        '出力{kw} kW、空気タンク{volume} L、吐出空気量{flow} L/min（{pressure} bar）のレシプロ圧縮機です。',
        '{oil}で、気筒数は{cylinders}です。鋳鉄シリンダを採用し、回転速度は{speed} min⁻¹です。',
        '騒音は1.5 mで{noise} dB(A)、防音カバーにより約9 dB低減できます。',
        '弁板は約30分で交換でき、初回点検は500時間です。',
        '空気タンクは耐圧試験済みで、成績書を添付します。',
      ],
    },
    lead: [14, 50],
    order: { unit: units.units, steps: [1, 2, 5] },
    output: 12,
    picture: {
      family: 'compressor',
      params: { volume: 'volume', pressure: 'pressure', cylinders: 'cylinders' },
      part: 'PC{kw}-{volume}',
      note: '{volume} L {pressure} BAR',
    },
  },
  {
    key: 'tank',
    toOrder: true,
    category: '0004-11',
    name: [
      'Stainless tank {litres} L, {material}, {jacket}',
      'ステンレスタンク {litres} L {material} {jacket}',
    ],
    plural: ['stainless steel tanks', 'ステンレスタンク'],
    keywords: ['tank, vessel, stainless steel, {litres} L', 'タンク, 容器, ステンレス, 貯槽'],
    values: (random) => {
      const [litres, d, h] = random.pick([
        [200, 600, 760],
        [500, 800, 1050],
        [1000, 1000, 1350],
        [2000, 1200, 1850],
        [3000, 1400, 2050],
        [5000, 1600, 2600],
        [10000, 2000, 3300],
      ] as const)
      return {
        litres,
        d,
        h,
        wall: litres < 1000 ? 2 : litres < 5000 ? 3 : 4,
        material: random.pick(['SUS304', 'SUS316L']),
        jacket: random.pick([
          ['single wall', '一重'],
          ['cooling jacket', '冷却ジャケット付'],
          ['steam jacket', '蒸気ジャケット付'],
        ] as const),
        finish: random.pick(['Ra 0.8', 'Ra 0.6', 'Ra 0.4']),
        legs: litres > 2000 ? 4 : 3,
      }
    },
    specs: [
      ['Volume', '容量', '{litres} L'],
      ['Diameter', '内径', '{d} mm'],
      ['Shell height', '胴高さ', '{h} mm'],
      ['Wall', '板厚', '{wall} mm'],
      ['Material', '材質', '{material}'],
      ['Jacket', 'ジャケット', '{jacket}'],
      ['Inner surface', '内面仕上げ', '{finish}'],
    ],
    sentences: {
      en: [
        'Upright tank of {litres} L, {d} mm diameter, on {legs} legs; {jacket}.',
        'Shell of {wall} mm {material}, inner welds ground flush and polished to {finish}.',
        'Dished bottom with a drain at the lowest point; manway of 400 mm on top.',
        'Leak tested with water for 24 hours; seams checked with dye penetrant.',
        'Nozzles, spray balls, agitators and load cells are placed to your layout.',
      ],
      ja: [
        '容量{litres} L、内径{d} mm、{legs}本脚の竪形タンクです（{jacket}）。',
        '胴は{material} 板厚{wall} mm、内面溶接部は平滑に研磨し{finish}に仕上げます。',
        '底部は皿形で最下部に排出口を設け、上部に400 mmのマンホールを備えています。',
        '24時間の水張り試験と溶接部の浸透探傷検査を実施しています。',
        'ノズル、スプレーボール、撹拌機、ロードセルは、配置図に合わせて取り付けます。',
      ],
    },
    lead: [40, 90],
    order: { unit: units.plants, steps: [1] },
    output: 1.2,
    picture: {
      family: 'tank',
      params: { volume: 'litres', diameter: 'd', height: 'h', legs: 'legs', jacket: 'look' },
      part: 'T{litres}',
      note: '{litres} L Ø{d}',
    },
  },
  {
    key: 'spray-nozzle',
    category: '0004-13',
    name: [
      '{pattern} spray nozzle {thread}, {flow} L/min, {angle}°',
      '{pattern}ノズル {thread} {flow} L/min {angle}°',
    ],
    plural: ['spray nozzles', 'スプレーノズル'],
    keywords: ['nozzle, spray nozzle, washing, cooling', 'ノズル, スプレーノズル, 洗浄, 冷却'],
    values: (random) => ({
      pattern: random.pick([
        ['Full-cone', '充円錐'],
        ['Flat-fan', '扇形'],
        ['Hollow-cone', '空円錐'],
      ] as const),
      thread: random.pick(['R 1/8', 'R 1/4', 'R 3/8', 'R 1/2']),
      flow: random.pick([0.8, 1.6, 2.5, 3.2, 5, 6.3, 8, 10, 12.5, 16]),
      angle: random.pick([30, 45, 60, 90, 120]),
      orifice: random.pick([0.9, 1.2, 1.6, 2, 2.6, 3.2]),
      material: random.pick([
        ['stainless steel 316L', 'SUS316L'],
        ['brass', '黄銅'],
        ['PVDF', 'PVDF'],
        ['silicon carbide', '炭化けい素'],
      ] as const),
      hex: random.pick([14, 17, 22]),
    }),
    specs: [
      ['Pattern', '噴霧パターン', '{pattern}'],
      ['Connection', '接続ねじ', '{thread}'],
      ['Flow at 3 bar', '流量（0.3 MPa時）', '{flow} L/min'],
      ['Spray angle', '噴角', '{angle}°'],
      ['Orifice', '噴口径', '{orifice} mm'],
      ['Material', '材質', '{material}'],
    ],
    sentences: {
      en: [
        'Nozzle with {thread} thread, {flow} L/min at 3 bar and a spray angle of {angle}°.',
        'Made of {material}; the {orifice} mm orifice is checked with a gauge pin.',
        'Flow differs by no more than 5 % between pieces of one lot.',
        'Used in parts washers, spray cooling of strip and dust control.',
        'Distribution charts across the width are measured at three pressures.',
      ],
      ja: [
        '接続ねじ{thread}、3 bar時の流量{flow} L/min、噴角{angle}°のノズルです。',
        '材質は{material}、噴口径{orifice} mmはピンゲージで検査しています。',
        '同一ロット内の流量差は5 %以内です。',
        '部品洗浄機、鋼帯冷却、粉じん抑制などに使用されています。',
        '幅方向の流量分布を3水準の圧力で測定し、資料を提供します。',
      ],
    },
    lead: [5, 21],
    order: { unit: units.pieces, steps: [5, 10, 20, 50] },
    output: 1500,
    picture: {
      family: 'nozzle',
      params: { orifice: 'orifice', angle: 'angle', tip: 'tip' },
      part: 'N{orifice}-{angle}',
      note: 'Ø{orifice} {angle}',
    },
  },
  {
    key: 'pet-film',
    category: '0004-15',
    name: ['{polymer} film {thickness} µm x {width} mm', '{polymer}フィルム {thickness} µm×{width} mm'],
    plural: ['technical films', '機能性フィルム'],
    keywords: ['film, {polymer}, roll, converting', 'フィルム, {polymer}, ロール, 加工'],
    values: (random) => ({
      polymer: random.pick(['PET', 'PET', 'OPP', 'PE', 'PA']),
      thickness: random.pick([12, 16, 25, 38, 50, 75, 100, 125, 188]),
      width: random.pick([300, 500, 650, 1000, 1050, 1200]),
      length: random.pick([500, 1000, 2000, 4000]),
      core: random.pick([76, 152]),
      tolerance: random.pick([3, 4, 5]),
      side: random.pick([
        ['corona treated on one side', '片面コロナ処理'],
        ['silicone release coated', 'シリコーン離型処理'],
        ['antistatic', '帯電防止処理'],
        ['untreated', '未処理'],
      ] as const),
    }),
    specs: [
      ['Polymer', '樹脂', '{polymer}'],
      ['Thickness', '厚さ', '{thickness} µm ± {tolerance} %'],
      ['Width', '幅', '{width} mm'],
      ['Roll length', '巻長さ', '{length} m'],
      ['Core', '巻芯内径', '{core} mm'],
      ['Surface', '表面処理', '{side}'],
    ],
    sentences: {
      en: [
        '{polymer} film of {thickness} µm, slit to {width} mm, {length} m on a {core} mm core.',
        'Thickness within {tolerance} % across the web, measured by beta gauge.',
        'Surface: {side}.',
        'Slit in a clean room of ISO class 7; splices are marked and listed.',
        'Used as carrier, label stock and insulation layer.',
      ],
      ja: [
        '厚さ{thickness} µm、幅{width} mm、巻長さ{length} m（巻芯{core} mm）の{polymer}フィルムです。',
        '幅方向の厚さ精度は±{tolerance} %で、β線厚さ計により測定しています。',
        '表面は{side}品です。',
        'ISOクラス7のクリーンルームでスリットし、継ぎ目は表示のうえ記録します。',
        'キャリアフィルム、ラベル基材、絶縁層などに使用されています。',
      ],
    },
    lead: [7, 30],
    order: { unit: units.rolls, steps: [1, 2, 5, 10] },
    output: 160,
    picture: {
      family: 'film-roll',
      params: { width: 'width', thickness: 'thickness', core: 'core' },
      part: '{polymer}-{thickness}',
      note: '{thickness} UM X {width}',
    },
  },
]
