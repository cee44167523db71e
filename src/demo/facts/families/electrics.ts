import { rounded, units } from './family.ts'
import type { Family } from './family.ts'

// Proximity switches: thread, body length, sensing distance in mm (flush mounting).
const sensors = [
  ['M8', 8, 45, 2],
  ['M12', 12, 60, 4],
  ['M18', 18, 65, 8],
  ['M30', 30, 65, 15],
] as const
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

export const electrics: readonly Family[] = [
  {
    key: 'plc-io',
    category: '0001-01',
    name: ['{kind} module, {points} points, {bus}', '{kind}ユニット {points}点 {bus}'],
    plural: ['PLC input and output modules', 'PLC入出力ユニット'],
    keywords: ['PLC, I/O module, remote I/O, {bus}', 'PLC, 入出力ユニット, リモートI/O, {bus}'],
    values: (random) => {
      const [en, ja, list, rating] = random.pick([
        ['Digital input', 'デジタル入力', [8, 16], ['24 V DC, 4 mA', 'DC24 V・4 mA']],
        ['Digital output', 'デジタル出力', [8, 16], ['24 V DC, 0.5 A', 'DC24 V・0.5 A']],
        ['Relay output', 'リレー出力', [8, 16], ['250 V AC, 2 A', 'AC250 V・2 A']],
        ['Analogue input', 'アナログ入力', [4, 8], ['4–20 mA, 16 bit', '4〜20 mA・16ビット']],
        ['Temperature input', '温度入力', [4, 8], ['Pt100, K, J', 'Pt100・K・J']],
      ] as const)
      const points = random.pick(list)
      return {
        kind: [en, ja],
        points,
        rating,
        bus: random.pick(['CC-Link IE', 'PROFINET', 'EtherCAT', 'EtherNet/IP', 'Modbus TCP']),
        scan: random.pick([0.25, 0.5, 1, 2]),
        width: points > 16 ? 55 : 27.5,
      }
    },
    specs: [
      ['Points', '点数', '{points}'],
      ['Rating', '定格', '{rating}'],
      ['Network', 'ネットワーク', '{bus}'],
      ['Update time', '更新時間', '{scan} ms'],
      ['Width', '幅', '{width} mm'],
      ['Supply', '電源', ['24 V DC', 'DC24 V']],
      ['Operating temperature', '使用周囲温度', '0–55 °C'],
    ],
    sentences: {
      en: [
        '{kind} module with {points} points, {rating}, for {bus} stations on 35 mm rail.',
        'Update time {scan} ms for all points; one LED for each point.',
        'Spring terminals for 0.2 to 1.5 mm²; the terminal block comes off with wires attached.',
        'Insulated from the bus by optocouplers, 500 V AC for one minute.',
        'Width {width} mm; modules are exchanged without removing their neighbours.',
      ],
      ja: [
        '{bus}局用の{kind}ユニット（{points}点、{rating}）で、35 mm DINレールに取り付けます。',
        '全点の更新時間は{scan} ms、点ごとに表示LEDを備えています。',
        '0.2〜1.5 mm²対応のスプリング端子台で、配線したまま着脱できます。',
        'バスとはフォトカプラで絶縁し、耐電圧はAC500 V 1分間です。',
        '幅{width} mm。隣接ユニットを外さずに交換できます。',
      ],
    },
    lead: [7, 40],
    order: { unit: units.units, steps: [1, 5, 10] },
    output: 240,
    picture: {
      family: 'plc-module',
      params: { modules: '1', channels: 'points', moduleWidth: 'width' },
      part: 'IO-{points}',
      note: '{points} X 24 V',
    },
  },
  {
    key: 'proximity-sensor',
    category: '0001-02',
    name: [
      'Inductive sensor {thread}, {distance} mm, {output}',
      '近接センサ {thread} 検出距離{distance} mm {output}',
    ],
    plural: ['proximity sensors', '近接センサ'],
    keywords: ['proximity sensor, inductive, sensor, {thread}', '近接センサ, 誘導形, センサ, {thread}'],
    values: (random) => {
      const [thread, d, length, base] = random.pick(sensors)
      return {
        thread,
        d,
        length,
        distance: base * random.pick([1, 1, 1.5]),
        output: random.pick(['PNP NO', 'PNP NC', 'NPN NO', 'IO-Link']),
        hz: random.pick([400, 800, 1500, 2500]),
        ip: random.pick(['IP67', 'IP68/69K']),
        plug: random.pick([
          ['M12 plug', 'M12コネクタ'],
          ['2 m PUR cable', '2 m PURケーブル'],
        ] as const),
      }
    },
    specs: [
      ['Housing', '外形', '{thread} x {length} mm'],
      ['Sensing distance', '検出距離', '{distance} mm'],
      ['Output', '出力', '{output}'],
      ['Switching frequency', '応答周波数', '{hz} Hz'],
      ['Supply', '電源', ['10–30 V DC', 'DC10〜30 V']],
      ['Connection', '接続', '{plug}'],
      ['Protection', '保護構造', '{ip}'],
    ],
    sentences: {
      en: [
        'Flush inductive sensor, {thread} x {length} mm, sensing distance {distance} mm on steel.',
        'Output {output}, {hz} Hz, 10 to 30 V DC, protected against short circuit.',
        'Face and housing of stainless steel, {ip}; connection: {plug}.',
        'Repeat accuracy 3 % of the distance from -25 to +70 °C.',
        'Types for welding fields and for aluminium with factor 1 are built on the same line.',
      ],
      ja: [
        '{thread}×{length} mm、鉄に対する検出距離{distance} mmの埋込形近接センサです。',
        '出力は{output}、応答周波数{hz} Hz、電源DC10〜30 Vで、短絡保護を内蔵しています。',
        '検出面・外装ともステンレス製で保護構造は{ip}、接続は{plug}です。',
        '繰返し精度は-25〜+70 ℃で検出距離の3 %以内です。',
        '耐溶接磁界形やアルミ対応形も同じラインで製作しています。',
      ],
    },
    lead: [5, 28],
    order: { unit: units.pieces, steps: [1, 5, 10, 50] },
    output: 900,
    picture: {
      family: 'sensor',
      params: { thread: 'd', length: 'length', range: 'distance', outlet: 'outlet', face: 'flush' },
      part: 'PS-{thread}',
      note: '{thread} SN {distance}',
    },
  },
  {
    key: 'ac-drive',
    category: '0001-04',
    name: ['Frequency inverter {kw} kW, {volts} V, {bus}', 'インバータ {kw} kW {volts} V {bus}'],
    plural: ['frequency inverters', 'インバータ'],
    keywords: ['inverter, frequency converter, AC drive, {kw} kW', 'インバータ, 周波数変換, 可変速, {kw} kW'],
    values: (random) => {
      const [kw, w, h] = random.pick([
        [0.4, 68, 128],
        [0.75, 68, 128],
        [1.5, 108, 128],
        [2.2, 140, 150],
        [3.7, 170, 150],
        [5.5, 180, 220],
        [7.5, 180, 220],
        [11, 220, 260],
        [15, 220, 260],
      ] as const)
      const volts = random.pick([200, 400])
      return {
        kw,
        w,
        h,
        volts,
        amps: rounded((kw * 1000) / (1.732 * volts * 0.72), 1),
        bus: random.pick(['Modbus RTU', 'PROFINET', 'EtherCAT', 'CC-Link']),
        overload: random.pick(['150 % / 60 s', '120 % / 60 s', '200 % / 3 s']),
        hz: random.pick([400, 590]),
      }
    },
    specs: [
      ['Motor power', '適用モータ', '{kw} kW'],
      ['Supply', '電源', ['3 x {volts} V', '三相{volts} V']],
      ['Rated current', '定格電流', '{amps} A'],
      ['Overload', '過負荷耐量', '{overload}'],
      ['Output frequency', '出力周波数', '0.1–{hz} Hz'],
      ['Fieldbus', 'フィールドバス', '{bus}'],
      ['Size', '外形', '{w} x {h} mm'],
    ],
    sentences: {
      en: [
        'Sensorless vector inverter for motors of {kw} kW at 3 x {volts} V, {amps} A.',
        'Overload {overload}; safe torque off in two channels.',
        'Fieldbus {bus}; parameters are copied by a plug-in panel.',
        'Size {w} x {h} mm, can be mounted side by side up to 40 °C.',
        'EMC filter C3 is built in; coated boards for humid rooms are standard.',
      ],
      ja: [
        '三相{volts} V、適用モータ{kw} kW、定格電流{amps} Aのセンサレスベクトルインバータです。',
        '過負荷耐量は{overload}、2チャネルのSTO機能を内蔵しています。',
        '{bus}に対応し、着脱式パネルでパラメータをコピーできます。',
        '外形{w}×{h} mm、周囲温度40 ℃まで密着取付が可能です。',
        'EMCフィルタ（C3）を内蔵し、基板コーティングを標準としています。',
      ],
    },
    lead: [10, 45],
    order: { unit: units.units, steps: [1, 2, 5] },
    output: 70,
    picture: {
      family: 'drive',
      params: { width: 'w', height: 'h', power: 'kw' },
      part: 'INV-{kw}',
      note: '{kw} KW {volts} V',
    },
  },
  {
    key: 'ethernet-cordset',
    category: '0001-10',
    name: [
      'Industrial Ethernet cordset M12 {code}-coded, {length} m',
      '産業用イーサネットケーブル M12 {code}コード {length} m',
    ],
    plural: ['industrial network cordsets', '産業用ネットワークケーブル'],
    keywords: [
      'cordset, industrial Ethernet, M12, RJ45',
      '産業用イーサネット, Ethernet, ケーブル, M12, RJ45',
    ],
    values: (random) => {
      const [code, poles, speed] = random.pick([
        ['D', 4, '100 Mbit/s'],
        ['X', 8, '10 Gbit/s'],
      ] as const)
      return {
        code,
        poles,
        speed,
        length: random.pick([0.3, 0.5, 1, 2, 3, 5, 10, 15, 20]),
        ...random.pick([
          { bends: 2, bendsJa: 200 },
          { bends: 5, bendsJa: 500 },
          { bends: 10, bendsJa: 1000 },
        ]),
        sheath: random.pick(['PUR', 'TPE', 'PVC']),
        d: 12,
      }
    },
    specs: [
      ['Connector', 'コネクタ', ['M12 {code}-coded', 'M12 {code}コード']],
      ['Poles', '極数', '{poles}'],
      ['Length', '長さ', '{length} m'],
      ['Data rate', '伝送速度', '{speed}'],
      ['Sheath', '外被', '{sheath}'],
      ['Bending cycles', '屈曲寿命', ['{bends} million', '{bendsJa}万回']],
    ],
    sentences: {
      en: [
        'Moulded cordset M12 {code}-coded with {poles} poles, {length} m, up to {speed}.',
        'Sheath of {sheath}, free of silicone, for {bends} million bends in a drag chain.',
        'Shield contacted over 360° at both ends; protection IP67 when mated.',
        'Each cordset is tested for pair order, insulation and return loss.',
        'Lengths in steps of 0.1 m and printed labels from 20 pieces.',
      ],
      ja: [
        'M12 {code}コード{poles}極、長さ{length} m、伝送速度{speed}の成形ケーブルです。',
        '外被は{sheath}（シリコーンフリー）で、ケーブルキャリア内で{bendsJa}万回の屈曲に耐えます。',
        '両端とも360°シールド接続、嵌合時の保護構造はIP67です。',
        '全数、対配列・絶縁抵抗・反射減衰量を検査しています。',
        '20本から0.1 m単位の長さ指定と印字ラベルに対応します。',
      ],
    },
    lead: [3, 18],
    order: { unit: units.lengths, steps: [5, 10, 20, 50] },
    output: 1600,
    picture: {
      family: 'cable-connector',
      params: { pins: 'poles', size: 'd', IP: '67' },
      part: 'M12-{code}',
      note: '{poles} P {length} M',
    },
  },
  {
    key: 'm12-connector',
    category: '0002-01',
    name: ['Circular connector M{d}, {poles} poles, {gender}', '丸形コネクタ M{d} {poles}極 {gender}'],
    plural: ['circular connectors', '丸形コネクタ'],
    keywords: ['connector, circular, M{d}, IP67', 'コネクタ, 丸形, 円形, M{d}, IP67'],
    values: (random) => {
      const [d, list, amps] = random.pick([
        [8, [3, 4], 3],
        [12, [4, 5, 8], 4],
        [16, [6, 8], 7],
        [23, [6, 8], 16],
      ] as const)
      return {
        d,
        poles: random.pick(list),
        amps,
        gender: random.pick([
          ['male', 'オス'],
          ['female', 'メス'],
        ] as const),
        volts: d === 8 ? 60 : 250,
        cable: random.pick(['4–6', '6–8', '7–9']),
        plating: random.pick([
          ['0.8 µm gold', '金0.8 µm'],
          ['0.2 µm gold over nickel', 'ニッケル下地 金0.2 µm'],
        ] as const),
        cycles: random.pick([100, 500]),
      }
    },
    specs: [
      ['Size', 'サイズ', 'M{d}'],
      ['Poles', '極数', '{poles}'],
      ['Current', '定格電流', '{amps} A'],
      ['Voltage', '定格電圧', '{volts} V'],
      ['Cable diameter', '適合ケーブル径', '{cable} mm'],
      ['Contacts', 'コンタクト', '{plating}'],
      ['Mating cycles', '挿抜回数', ['{cycles}', '{cycles}回']],
    ],
    sentences: {
      en: [
        'Field-wireable connector M{d} with {poles} poles, {gender}, {amps} A at {volts} V.',
        'Contacts turned from brass, {plating}, for {cycles} mating cycles.',
        'Takes cables of {cable} mm; the gland relieves strain and seals to IP67.',
        'Zinc die-cast shell with shield contact all round.',
        'Keyed so that supply and signal plugs cannot be exchanged.',
      ],
      ja: [
        '現場結線式のM{d}コネクタ、{poles}極（{gender}）、定格{amps} A・{volts} Vです。',
        'コンタクトは黄銅切削品で、めっきは{plating}、挿抜回数は{cycles}回です。',
        '適合ケーブル径{cable} mm。グランドで引張りを受け、IP67を確保します。',
        'シェルは亜鉛ダイカストで、全周シールド接触です。',
        '電源用と信号用はキー位置が異なり、誤挿入を防ぎます。',
      ],
    },
    lead: [5, 30],
    order: { unit: units.pieces, steps: [10, 50, 100] },
    output: 2600,
    picture: {
      family: 'cable-connector',
      params: { pins: 'poles', size: 'd', IP: '67' },
      part: 'C{d}-{poles}',
      note: 'M{d} {poles} P',
    },
  },
  {
    key: 'pcb',
    toOrder: true,
    category: '0002-03',
    name: [
      'Printed circuit board {layers} layers, {w} x {h} mm, {finish}',
      'プリント基板 {layers}層 {w}×{h} mm {finish}',
    ],
    plural: ['printed circuit boards', 'プリント基板'],
    keywords: ['PCB, printed circuit board, {layers} layers, FR-4', 'プリント基板, PCB, {layers}層, FR-4'],
    values: (random) => ({
      layers: random.pick([1, 2, 2, 4, 4, 6, 8, 12]),
      w: random.int(4, 30) * 10,
      h: random.int(3, 22) * 10,
      t: random.pick([0.8, 1, 1.6, 2]),
      copper: random.pick([18, 35, 70]),
      track: random.pick([75, 100, 125, 150]),
      finish: random.pick(['ENIG', 'HASL', 'OSP', 'Ag']),
      mask: random.pick([
        ['green', '緑'],
        ['black', '黒'],
        ['white', '白'],
      ] as const),
      drill: random.pick([0.15, 0.2, 0.3]),
    }),
    specs: [
      ['Layers', '層数', '{layers}'],
      ['Size', '外形', '{w} x {h} mm'],
      ['Thickness', '板厚', '{t} mm'],
      ['Copper', '銅箔厚', '{copper} µm'],
      ['Track and gap', '最小線幅／間隔', '{track} µm'],
      ['Drill, min.', '最小穴径', '{drill} mm'],
      ['Surface', '表面処理', '{finish}'],
      ['Solder mask', 'ソルダレジスト色', '{mask}'],
    ],
    sentences: {
      en: [
        'FR-4 board in {layers}-layer build, {w} x {h} x {t} mm, {copper} µm copper.',
        'Tracks and gaps from {track} µm, holes from {drill} mm, surface {finish}.',
        'Every board passes the flying-probe test; impedance coupons on request.',
        'Solder mask {mask}, white legend, panel frames to your pick-and-place line.',
        'Gerber data are checked by an engineer, not only by software, before films are plotted.',
      ],
      ja: [
        'FR-4、{layers}層、{w}×{h}×{t} mm、銅箔厚{copper} µmのプリント基板です。',
        '最小線幅／間隔{track} µm、最小穴径{drill} mm、表面処理は{finish}です。',
        '全数フライングプローブ検査を行い、ご要望によりインピーダンスクーポンを添付します。',
        'レジストは{mask}、シルクは白で、実装ラインに合わせて面付けします。',
        'ガーバーデータはソフトウェアでのチェックに加え、技術者が確認してから製造します。',
      ],
    },
    lead: [5, 25],
    order: { unit: units.flats, steps: [1, 10, 50, 100] },
    output: 900,
    picture: {
      family: 'circuit-board',
      params: { length: 'w', width: 'h', layers: 'layers' },
      part: 'PCB-{layers}L',
      note: '{w} X {h} T{t}',
    },
  },
  {
    key: 'power-supply',
    category: '0002-04',
    name: [
      'DIN rail power supply {watts} W, {volts} V, {input}',
      'DINレール電源 {watts} W {volts} V {input}',
    ],
    plural: ['DIN rail power supplies', 'DINレール電源'],
    keywords: [
      'power supply, DIN rail, switch mode, {volts} V',
      '電源, スイッチング電源, DINレール, {volts} V',
    ],
    values: (random) => {
      const [watts, w, d] = random.pick([
        [30, 22, 90],
        [60, 32, 100],
        [120, 40, 114],
        [240, 60, 117],
        [480, 85, 129],
      ] as const)
      const volts = random.pick([12, 24, 24, 48])
      return {
        watts,
        w,
        d,
        volts,
        amps: rounded(watts / volts, 1),
        eff: random.pick([88, 90, 92, 94]),
        input: random.pick(['85–264 V AC', '320–575 V AC']),
        ripple: random.pick([50, 80, 120]),
      }
    },
    specs: [
      ['Output', '出力', ['{volts} V DC, {amps} A', 'DC{volts} V・{amps} A']],
      ['Power', '出力電力', '{watts} W'],
      ['Input', '入力電圧', '{input}'],
      ['Efficiency', '効率', '{eff} %'],
      ['Ripple', 'リップル', '{ripple} mVp-p'],
      ['Width', '幅', '{w} mm'],
    ],
    sentences: {
      en: [
        'Switch-mode supply of {watts} W: {volts} V DC, {amps} A from {input}.',
        'Efficiency {eff} %, ripple {ripple} mV peak to peak at full load.',
        'Full output from -20 to +55 °C in a housing {w} mm wide, no fan.',
        'Gives 150 % of its current for five seconds to start motors and lamps.',
        'Each unit runs at full load for four hours before it is packed.',
      ],
      ja: [
        '入力{input}、出力DC{volts} V・{amps} A（{watts} W）のスイッチング電源です。',
        '効率{eff} %、定格負荷時のリップルは{ripple} mVp-pです。',
        '幅{w} mmのファンレス構造で、-20〜+55 ℃まで定格出力です。',
        '5秒間150 %のピーク出力に対応し、モータやランプの起動に余裕があります。',
        '全数、定格負荷で4時間のエージングを行ってから出荷します。',
      ],
    },
    lead: [7, 30],
    order: { unit: units.units, steps: [1, 5, 10] },
    output: 300,
    picture: {
      family: 'power-supply',
      params: { width: 'w', depth: 'd', voltage: 'volts', current: 'amps' },
      part: 'PSU-{watts}-{volts}',
      note: '{volts} V {amps} A',
    },
  },
  {
    key: 'heat-sink',
    category: '0002-13',
    name: [
      'Extruded heat sink {w} x {h} x {l} mm, {fins} fins',
      '押出ヒートシンク {w}×{h}×{l} mm フィン{fins}枚',
    ],
    plural: ['heat sinks', 'ヒートシンク'],
    keywords: ['heat sink, cooling, aluminium, thermal', 'ヒートシンク, 放熱器, アルミ押出, 熱対策'],
    values: (random) => {
      const w = random.pick([40, 50, 60, 80, 100, 125, 150])
      const h = random.pick([15, 20, 25, 30, 40])
      const l = random.pick([40, 50, 75, 100, 150, 200])
      return {
        w,
        h,
        l,
        fins: Math.round(w / 6) + 1,
        base: random.pick([3, 4, 5, 8]),
        r: rounded(5200 / (w * 0.6 + h) / Math.sqrt(l) / 8, 2),
        finish: random.pick([
          ['black anodised', '黒アルマイト'],
          ['natural', '生地'],
        ] as const),
      }
    },
    specs: [
      ['Size', '外形', '{w} x {h} x {l} mm'],
      ['Fins', 'フィン枚数', '{fins}'],
      ['Base', 'ベース厚', '{base} mm'],
      ['Thermal resistance, natural convection', '熱抵抗（自然空冷）', '{r} K/W'],
      ['Material', '材質', 'A6063-T5'],
      ['Surface', '表面処理', '{finish}'],
    ],
    sentences: {
      en: [
        'Comb profile {w} mm wide and {h} mm high, cut to {l} mm, with {fins} fins.',
        'Thermal resistance {r} K/W in still air with the fins upright.',
        'Base {base} mm, milled to a flatness of 0.02 mm on request.',
        'Surface: {finish}; threads and pockets are machined to drawing.',
        'Simulation of your heat sources is included with a tooling order.',
      ],
      ja: [
        '幅{w} mm、高さ{h} mm、切断長{l} mm、フィン{fins}枚のくし形ヒートシンクです。',
        'フィン垂直設置・自然空冷での熱抵抗は{r} K/Wです。',
        'ベース厚{base} mm。ご要望により平面度0.02 mmに切削します。',
        '表面は{finish}で、タップやポケットは図面に合わせて加工します。',
        '新規の型を製作する際は、熱源の配置に基づいて熱解析を行います。',
      ],
    },
    lead: [7, 30],
    order: { unit: units.pieces, steps: [10, 50, 100, 200] },
    output: 800,
    picture: {
      family: 'heat-sink',
      params: { length: 'l', width: 'w', height: 'h', fins: 'fins' },
      part: 'HS{w}-{l}',
      note: '{w} X {h} X {l}',
    },
  },
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
