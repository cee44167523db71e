import type { Family, Text } from './families/family.ts'

/** How the products of a family come about, step by step. */
const groups: readonly (readonly [keys: string, en: string, ja: string])[] = [
  [
    'ball-bearing roller-bearing angular-contact',
    'turning, heat treatment, raceway grinding, superfinishing, assembly',
    '旋削、熱処理、軌道研削、超仕上げ、組立',
  ],
  [
    'slewing-ring',
    'ring turning, induction hardening, gear cutting, drilling, assembly',
    'リング旋削、高周波焼入れ、歯切り、穴あけ、組立',
  ],
  [
    'pillow-block',
    'casting, machining of housings, insert assembly, greasing',
    '鋳造、軸受箱加工、軸受組込み、グリース封入',
  ],
  [
    'bushing',
    'powder blending, pressing, sintering, sizing, oil impregnation',
    '粉末混合、プレス成形、焼結、サイジング、含油',
  ],
  [
    'spur-gear helical-gear rack',
    'hobbing, heat treatment, tooth grinding, gear measuring',
    'ホブ切り、熱処理、歯面研削、歯車測定',
  ],
  [
    'bevel-gear worm-set',
    'blank turning, gear cutting, hardening, lapping in pairs',
    '素材旋削、歯切り、焼入れ、対ラッピング',
  ],
  [
    'sprocket pulley',
    'casting or sawing of blanks, turning, tooth or groove cutting, balancing',
    '素材準備、旋削、歯切り・溝加工、バランス修正',
  ],
  [
    'linear-guide',
    'profile drawing, hardening, rail grinding, ball matching',
    '引抜き、焼入れ、レール研削、ボール選別組合せ',
  ],
  [
    'gearbox',
    'gear cutting, housing machining, assembly, test run under load',
    '歯車加工、ケーシング加工、組立、負荷試運転',
  ],
  [
    'motor',
    'stamping of laminations, winding, impregnation, assembly, test run',
    '鉄心打抜き、巻線、含浸、組立、試運転',
  ],
  [
    'precision-shaft',
    'turning, hardening, straightening, centreless grinding',
    '旋削、焼入れ、ひずみ取り、センタレス研削',
  ],
  [
    'globe-valve ball-valve',
    'casting, machining, seat lapping, assembly, pressure testing',
    '鋳造、機械加工、弁座ラッピング、組立、耐圧試験',
  ],
  [
    'gear-pump hydraulic-cylinder',
    'turning, honing, deburring, assembly, pressure testing',
    '旋削、ホーニング、バリ取り、組立、耐圧試験',
  ],
  ['flange', 'forging, normalising, turning, drilling, marking', '鍛造、焼ならし、旋削、穴あけ、刻印'],
  [
    'fitting spray-nozzle',
    'bar turning, thread rolling, washing, flow and leak testing',
    '棒材旋削、ねじ加工、洗浄、流量・漏れ検査',
  ],
  [
    'hydraulic-hose',
    'cutting, skiving, crimping, pressure testing, flushing',
    '切断、皮むき、加締め、耐圧試験、洗浄',
  ],
  [
    'pneumatic-manifold',
    'milling, deep drilling, flow deburring, anodising, valve assembly',
    '切削、深穴加工、流体バリ取り、アルマイト、組立',
  ],
  [
    'gasket watch-gasket',
    'mixing, pressing or calendering, die cutting, inspection',
    '混練、成形、打抜き、検査',
  ],
  [
    'heat-exchanger tank',
    'plate cutting, rolling, welding, polishing, leak testing',
    '切板、ロール曲げ、溶接、研磨、漏れ検査',
  ],
  [
    'compressor',
    'cylinder honing, crankshaft grinding, assembly, run-in',
    'シリンダホーニング、クランク軸研削、組立、ならし運転',
  ],
  [
    'pet-film reflective-tape',
    'coating, drying, inspection by camera, slitting',
    '塗工、乾燥、画像検査、スリット',
  ],
  [
    'milled-part',
    'sawing, five-axis milling, deburring, coordinate measuring',
    '切断、5軸加工、バリ取り、三次元測定',
  ],
  ['vice-jaw', 'sawing, milling, hardening, surface grinding', '切断、フライス加工、焼入れ、平面研削'],
  [
    'sheet-bracket',
    'laser cutting, bending, spot welding, plating',
    'レーザ切断、曲げ、スポット溶接、めっき',
  ],
  [
    'perforated-sheet facade-sheet',
    'punching, levelling, folding, coating',
    '打抜き、レベラ矯正、折曲げ、塗装',
  ],
  [
    'base-plate column-base',
    'plate cutting, drilling, welding, stress relief, painting',
    '切板、穴あけ、溶接、応力除去、塗装',
  ],
  [
    'aluminium-profile solar-rail heat-sink',
    'extrusion, sawing, machining, anodising',
    '押出、切断、機械加工、陽極酸化',
  ],
  ['strip-coil', 'slitting, edge dressing, recoiling, packing', 'スリット、エッジ処理、巻取り、梱包'],
  [
    'plc-io ac-drive power-supply',
    'surface mounting, coating, assembly, burn-in, final test',
    '基板実装、コーティング、組立、エージング、最終試験',
  ],
  [
    'proximity-sensor',
    'coil winding, surface mounting, potting, calibration',
    'コイル巻線、基板実装、ポッティング、校正',
  ],
  [
    'ethernet-cordset m12-connector',
    'contact turning, plating, moulding, electrical testing',
    'コンタクト切削、めっき、成形、電気検査',
  ],
  [
    'pcb',
    'imaging, etching, lamination, drilling, electrical testing',
    '露光、エッチング、積層、穴あけ、電気検査',
  ],
  [
    'power-cable',
    'wire drawing, stranding, extrusion, voltage testing',
    '伸線、より線、押出被覆、耐電圧試験',
  ],
  ['winding-wire', 'wire drawing, annealing, enamelling, spooling', '伸線、焼なまし、皮膜焼付、ボビン巻き'],
  ['woven-fabric', 'warping, weaving, dyeing, finishing, inspection', '整経、製織、染色、仕上げ、検反'],
  ['knit-fabric', 'circular knitting, scouring, dyeing, compacting', '丸編み、精練、染色、仕上げ'],
  ['sewing-thread', 'twisting, dyeing, lubricating, cone winding', '撚糸、染色、油剤処理、コーン巻き'],
  ['baby-bottle', 'injection moulding, printing, assembly, steam testing', '射出成形、印刷、組立、耐熱試験'],
  ['pushchair', 'tube bending, sewing, assembly, rolling tests', 'パイプ曲げ、縫製、組立、走行試験'],
  [
    'cot chair table hotel-bed',
    'kiln drying, machining, sanding, lacquering, assembly',
    '木材乾燥、木工加工、研磨、塗装、組立',
  ],
  [
    'cosmetic-bottle cream-jar reagent-bottle',
    'moulding, decoration, assembly, leak testing',
    '成形、加飾、組立、漏れ検査',
  ],
  [
    'serum',
    'weighing, emulsifying, filling, labelling, stability testing',
    '秤量、乳化、充填、ラベル貼り、安定性試験',
  ],
  ['travel-case tool-set', 'forming, riveting, lining, final inspection', '成形、リベット、内装、最終検査'],
  ['leather', 'tanning or coating, drying, finishing, sorting', 'なめし・塗工、乾燥、仕上げ、選別'],
  ['green-tea', 'steaming or roasting, sorting, blending, packing', '蒸し・焙煎、選別、合組、包装'],
  ['noodles', 'kneading, rolling, slow drying, weighing, packing', '混練、圧延、低温乾燥、計量、包装'],
  [
    'drying-tray sterilisation-tray',
    'wire forming, welding, polishing, washing',
    '線材加工、溶接、研磨、洗浄',
  ],
  ['corrugated-box', 'corrugating, printing, slotting, gluing', '貼合、印刷、打抜き、糊付け'],
  [
    'storage-rack ladder overbed-table',
    'roll forming or tube cutting, welding or riveting, coating, load testing',
    '成形・切断、溶接・かしめ、塗装、荷重試験',
  ],
  [
    'medical-tubing',
    'mixing, clean-room extrusion, curing, cutting, double bagging',
    '混練、クリーンルーム押出、加硫、切断、二重包装',
  ],
  [
    'ventilation-fan',
    'sheet forming, impeller balancing, wiring, airflow testing',
    '板金成形、羽根バランス修正、配線、風量試験',
  ],
  ['export-pallet', 'sawing, nailing, heat treatment, marking', '製材、釘打ち、熱処理、表示'],
]

const steps = new Map(
  groups.flatMap(([keys, en, ja]) => keys.split(' ').map((key) => [key, [en, ja] as Text] as const)),
)

/** The steps for a family in English and Japanese; services written by hand have none. */
export function stepsOf(family: Family): Text {
  return family.steps ?? steps.get(family.key) ?? ['planning, measuring, reporting', '調査、計画、報告']
}
