import { units } from './family.ts'
import type { Family } from './family.ts'

export const connectors: readonly Family[] = [
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
]
