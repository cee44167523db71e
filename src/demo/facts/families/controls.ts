import { rounded, units } from './family.ts'
import type { Family } from './family.ts'

// Proximity switches: thread, body length, sensing distance in mm (flush mounting).
const sensors = [
  ['M8', 8, 45, 2],
  ['M12', 12, 60, 4],
  ['M18', 18, 65, 8],
  ['M30', 30, 65, 15],
] as const

export const controls: readonly Family[] = [
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
]
