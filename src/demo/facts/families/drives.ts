import { units } from './family.ts'
import type { Family } from './family.ts'

// IEC 60072 four-pole motors: kW, frame, shaft diameter in mm, speed at 50 Hz in min-1.
const motors = [
  [0.37, '71', 14, 1400],
  [0.55, '80', 19, 1420],
  [0.75, '80', 19, 1435],
  [1.1, '90S', 24, 1440],
  [1.5, '90L', 24, 1445],
  [2.2, '100L', 28, 1450],
  [3, '100L', 28, 1450],
  [4, '112M', 28, 1455],
  [5.5, '132S', 38, 1465],
  [7.5, '132M', 38, 1465],
  [11, '160M', 42, 1470],
  [15, '160L', 42, 1470],
  [18.5, '180M', 48, 1475],
  [22, '180L', 48, 1475],
  [30, '200L', 55, 1475],
] as const
const shaftFits = ['h6', 'g6', 'h7'] as const

export const drives: readonly Family[] = [
  {
    key: 'gearbox',
    category: '0006-07',
    name: ['Helical gearmotor {kw} kW, {output} min⁻¹', 'ギヤモータ {kw} kW 出力{output} min⁻¹'],
    plural: ['gear reducers', '減速機'],
    keywords: ['gearbox, reducer, gearmotor, {kw} kW', '減速機, ギヤモータ, ギヤボックス, {kw} kW'],
    values: (random) => {
      const [kw, frame, , speed] = random.pick(motors.slice(0, 10))
      const ratio = random.pick([5, 7.5, 10, 12.5, 15, 20, 25, 30, 40, 50])
      const output = Math.round(speed / ratio)
      const torque = Math.round((9550 * kw * 0.95) / output)
      const shaft = [20, 25, 30, 35, 40, 50, 60, 70].find((d) => d ** 3 * 0.0055 > torque) ?? 80
      return {
        kw,
        frame,
        ratio,
        output,
        torque,
        shaft,
        mount: random.pick([
          ['foot', '脚取付'],
          ['flange', 'フランジ取付'],
          ['hollow shaft', '中空軸'],
        ] as const),
      }
    },
    specs: [
      ['Input power', 'モータ出力', '{kw} kW'],
      ['Ratio', '減速比', ['{ratio}:1', '1/{ratio}']],
      ['Output speed', '出力回転速度', '{output} min⁻¹'],
      ['Output torque', '出力トルク', '{torque} N·m'],
      ['Output shaft', '出力軸径', '{shaft} mm'],
      ['Motor frame', 'モータ枠番', 'IEC {frame}'],
      ['Mounting', '取付方式', '{mount}'],
    ],
    sentences: {
      en: [
        'Two-stage helical unit, ratio {ratio}:1, with a {kw} kW motor of frame {frame}.',
        'Delivers {torque} N·m at {output} min⁻¹ on a {shaft} mm shaft.',
        'Gears are case hardened and ground; efficiency of the gear stages is about 95 %.',
        'Mounting: {mount}; six mounting positions are possible, please state yours for the oil level.',
        'Filled with synthetic oil for 20,000 operating hours.',
      ],
      ja: [
        '減速比1/{ratio}、枠番{frame}の{kw} kWモータを組み合わせた2段はすば歯車減速機です。',
        '出力軸径{shaft} mm、{output} min⁻¹で{torque} N·mを出力します。',
        '歯車は浸炭焼入れ後に研削し、歯車部効率は約95 %です。',
        '{mount}形です。取付姿勢によって油量が異なるため、ご注文時にご指定ください。',
        '合成油を封入済みで、オイル交換の目安は20,000時間です。',
      ],
    },
    lead: [14, 42],
    order: { unit: units.units, steps: [1, 2, 5, 10] },
    output: 25,
    picture: {
      family: 'gearbox',
      params: { ratio: 'ratio', shaft: 'shaft' },
      part: 'GM{kw}-{ratio}',
      note: 'I {ratio}:1 Ø{shaft}',
    },
  },
  {
    key: 'motor',
    category: '0006-08',
    name: ['Three-phase motor {kw} kW, IEC {frame}, {ie}', '三相モータ {kw} kW 枠番{frame} {ie}'],
    plural: ['electric motors', 'モータ'],
    keywords: [
      'electric motor, induction motor, {kw} kW, IEC {frame}, {ie}',
      'モータ, 電動機, 三相誘導電動機, {kw} kW',
    ],
    values: (random) => {
      const [kw, frame, shaft, speed] = random.pick(motors)
      return {
        kw,
        frame,
        shaft,
        speed,
        frameSize: Number.parseInt(frame, 10),
        ie: random.pick(['IE3', 'IE3', 'IE4']),
        volts: random.pick(['230/400 V 50 Hz', '200/200/220 V 50/60/60 Hz', '400/690 V 50 Hz']),
        ip: random.pick(['IP55', 'IP55', 'IP65']),
        form: random.pick(['B3', 'B5', 'B14', 'B3/B5']),
      }
    },
    specs: [
      ['Rated power', '定格出力', '{kw} kW'],
      ['Poles', '極数', '4'],
      ['Speed at 50 Hz', '回転速度（50 Hz）', '{speed} min⁻¹'],
      ['Frame', '枠番', 'IEC {frame}'],
      ['Shaft', '軸径', '{shaft} mm'],
      ['Efficiency class', '効率クラス', '{ie}'],
      ['Voltage', '電圧', '{volts}'],
      ['Protection', '保護等級', '{ip}'],
      ['Mounting', '取付形式', 'IM {form}'],
    ],
    sentences: {
      en: [
        'Four-pole squirrel-cage motor of {kw} kW in frame {frame}, {shaft} mm shaft, class {ie}.',
        'Protection {ip}, insulation class F used to class B temperature rise.',
        'Mounting IM {form}; {volts}, suitable for inverter duty from 10 to 60 Hz.',
        'Bearings are sealed for life up to frame 132 and can be regreased above.',
        'Every motor is run at no load and its vibration measured before packing.',
      ],
      ja: [
        '枠番{frame}、定格出力{kw} kWの4極かご形三相誘導電動機です。軸径{shaft} mm、効率クラス{ie}です。',
        '保護等級{ip}、絶縁はF種（温度上昇はB種相当）です。',
        '取付形式はIM {form}、電圧は{volts}で、10〜60 Hzのインバータ駆動に対応します。',
        '枠番132以下は密封軸受、それ以上は給脂可能な軸受を使用しています。',
        '全数を無負荷運転し、振動を測定してから出荷します。',
      ],
    },
    lead: [10, 40],
    order: { unit: units.units, steps: [1, 2, 5, 10, 20] },
    output: 45,
    picture: {
      family: 'motor',
      params: { frame: 'frameSize', power: 'kw', speed: 'speed', shaft: 'shaft' },
      part: 'IEC {frame}',
      note: '{kw} KW Ø{shaft}',
    },
  },
  {
    key: 'precision-shaft',
    category: '0006-10',
    name: ['Ground shaft {d} {fit} x {length} mm', '研削シャフト φ{d} {fit}×{length} mm'],
    plural: ['ground shafts', '精密シャフト'],
    keywords: ['shaft, ground shaft, linear shaft, turned part', 'シャフト, 研削軸, 直動軸, 軸'],
    values: (random) => {
      const d = random.pick([6, 8, 10, 12, 16, 20, 25, 30, 35, 40, 50])
      const [material, hardness] = random.pick([
        ['SUJ2', '58–62 HRC'],
        ['S45C', '50–55 HRC'],
        ['SUS440C', '55–58 HRC'],
        ['SCM440', '28–32 HRC'],
      ] as const)
      return {
        d,
        fit: random.pick(shaftFits),
        length: d * random.int(8, 30),
        material,
        hardness,
        round: random.pick([2, 3, 5]),
        rough: random.pick(['Ra 0.2', 'Ra 0.4', 'Ra 0.8']),
        step: Math.max(4, Math.round(d * 0.7)),
      }
    },
    specs: [
      ['Diameter', '外径', '{d} mm {fit}'],
      ['Length', '全長', '{length} mm'],
      ['Journal', '段部径', '{step} mm'],
      ['Material', '材質', '{material}'],
      ['Hardness', '硬さ', '{hardness}'],
      ['Roundness', '真円度', '{round} µm'],
      ['Surface', '表面粗さ', '{rough}'],
    ],
    sentences: {
      en: [
        'Shaft of {material}, {d} mm {fit}, {length} mm long, with journals of {step} mm.',
        'Centreless ground to {rough}; roundness within {round} µm.',
        'Hardness {hardness}; straightness is better than 0.05 mm per 300 mm.',
        'Threads, keyways, flats and centre holes are machined to drawing before grinding.',
        'Packed one by one in oiled paper so that no shaft touches another.',
      ],
      ja: [
        '材質{material}、外径{d} mm（{fit}）、全長{length} mmの段付きシャフトです。段部径は{step} mmです。',
        'センタレス研削により{rough}に仕上げ、真円度は{round} µm以内です。',
        '硬さは{hardness}、真直度は300 mmあたり0.05 mm以下です。',
        'ねじ、キー溝、平取り、センタ穴は図面に合わせて加工します。',
        '1本ずつ防錆紙で包装し、打痕を防いで出荷します。',
      ],
    },
    lead: [7, 28],
    order: { unit: units.lengths, steps: [1, 5, 10, 50, 100] },
    output: 420,
    picture: {
      family: 'shaft',
      params: { D: 'd', L: 'length' },
      part: 'S{d}-{length}',
      note: 'Ø{d} {fit}',
    },
  },
]
