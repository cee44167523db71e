import type { Value, Values } from './family.ts'

const word = (value: Value | undefined) => (typeof value === 'object' ? value[0] : `${value ?? ''}`)

/** Last two digits of a family's subcategory in the tree; left out where none fits. */
const numbers: Readonly<Record<string, string | { all: string; of: (values: Values) => string | null }>> = {
  'plc-io': '02',
  'proximity-sensor': '01',
  'ac-drive': '01',
  'ethernet-cordset': '06',
  'm12-connector': '03',
  'power-supply': '04',
  'heat-sink': '01',
  pcb: { all: '01 03', of: (values) => (Number(values.layers) > 2 ? '03' : '01') },
  'solar-rail': '03',
  'power-cable': '05',
  'globe-valve': '03',
  'ball-valve': '01',
  'gear-pump': '04',
  flange: '03',
  fitting: '05',
  'hydraulic-cylinder': '01',
  'hydraulic-hose': '07',
  'pneumatic-manifold': '02',
  gasket: '04',
  'heat-exchanger': '02',
  compressor: '02',
  tank: '01',
  'aluminium-profile': '05',
  'strip-coil': {
    all: '01 03 05',
    of: (values) => (word(values.grade) === 'SUS304' ? '03' : word(values.grade) === 'A5052' ? '05' : '01'),
  },
  'milled-part': '02',
  'sheet-bracket': '02',
  'vice-jaw': '07',
  'ball-bearing': '01',
  'roller-bearing': '03',
  'angular-contact': '02',
  bushing: '08',
  'pillow-block': '01',
  'spur-gear': '01',
  'helical-gear': '02',
  'bevel-gear': '03',
  'worm-set': '04',
  rack: '05',
  sprocket: '06',
  pulley: '05',
  'linear-guide': '01',
  gearbox: '03',
  motor: '01',
  'precision-shaft': '01',
  'woven-fabric': {
    all: '01 04',
    of: (values) =>
      word(values.fibre).includes('cotton') ? '01' : word(values.fibre) === 'linen' ? null : '04',
  },
  'sewing-thread': '05',
  'reflective-tape': '04',
  'baby-bottle': {
    all: '01 02',
    of: (values) => (word(values.material).includes('glass') ? '02' : '01'),
  },
  pushchair: { all: '01 02', of: (values) => (Number(values.mass) < 6 ? '02' : '01') },
  cot: '01',
  'cosmetic-bottle': {
    all: '01 02',
    of: (values) =>
      word(values.pump).includes('airless') ? '02' : word(values.pump).includes('pump') ? '01' : null,
  },
  serum: '01',
  'travel-case': '05',
  leather: {
    all: '01 02 03',
    of: (values) =>
      word(values.kind) === 'Cowhide' ? '01' : word(values.kind) === 'Synthetic leather' ? '03' : '02',
  },
  'green-tea': {
    all: '01 02 03',
    of: (values) =>
      word(values.kind) === 'Matcha' ? '02' : /Black|Oolong/.test(word(values.kind)) ? '03' : '01',
  },
  noodles: {
    all: '01 02 03 05 06',
    of: (values) => ({ udon: '01', soba: '02', ramen: '03', somen: '05' })[word(values.kind)] ?? '06',
  },
  'corrugated-box': '05',
  chair: { all: '01 07', of: (values) => (word(values.frame) === 'steel tube' ? '01' : '07') },
  table: '01',
  'storage-rack': '04',
  'hotel-bed': '01',
  'overbed-table': '06',
  'medical-tubing': '01',
  'tool-set': '01',
  'ventilation-fan': '04',
  'column-base': '05',
  'facade-sheet': '07',
  ladder: '03',
  'design-drawing': '01',
  'layout-planning': '03',
  improvement: '02',
  inspection: '02',
  'supplier-search': '04',
  'export-pallet': '05',
}

/** The subcategory of a product of that family and category, or null. */
export function subCategoryOf(key: string, category: string, values: Values): string | null {
  const found = numbers[key]
  const number = typeof found === 'object' ? found.of(values) : found
  return number ? `${category}-${number}` : null
}

/** All subcategories that products of that family and category may have. */
export function subCategoriesOf(key: string, category: string): string[] {
  const found = numbers[key]
  const all = typeof found === 'object' ? found.all : found
  return all ? all.split(' ').map((number) => `${category}-${number}`) : []
}
