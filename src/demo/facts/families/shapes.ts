import type { Value, Values } from './family.ts'

const number = (value: Value | undefined) => (typeof value === 'number' ? value : 0)
const word = (value: Value | undefined) => (typeof value === 'object' ? value[0] : `${value ?? ''}`)

/** What a drawing must know beyond the fact table, worked out from the table's values, by family key. */
const shapes: Readonly<Record<string, (values: Values) => Values>> = {
  'helical-gear': (values) => ({ lean: word(values.hand).startsWith('right') ? 'right' : 'left' }),
  'milled-part': (values) => ({ drilled: `${number(values.holes)}` }),
  'vice-jaw': (values) => ({
    face: word(values.grip).startsWith('serrated')
      ? 'serrated'
      : word(values.grip).startsWith('stepped')
        ? 'grooved'
        : 'plain',
  }),
  'base-plate': (values) => ({ columns: number(values.holes) / 2 }),
  'column-base': (values) => ({ columns: number(values.bolts) / 2 }),
  'spray-nozzle': (values) => ({
    tip:
      word(values.pattern) === 'Flat-fan' ? 'flat' : word(values.pattern) === 'Full-cone' ? 'cone' : 'dome',
  }),
  tank: (values) => ({ look: word(values.jacket) === 'single wall' ? 'plain' : 'jacket' }),
  'proximity-sensor': (values) => ({ outlet: word(values.plug).includes('plug') ? 'plug' : 'cable' }),
  'solar-rail': (values) => ({ modules: Math.round(number(values.h) / Math.max(1, number(values.w))) }),
  'woven-fabric': (values) => ({
    mm: number(values.width) * 10,
    look: word(values.weave) === 'Twill' ? 'twill' : word(values.weave) === 'Ripstop' ? 'check' : 'plain',
  }),
  'knit-fabric': (values) => ({
    mm: number(values.width) * 10,
    look: word(values.kind) === 'Rib' ? 'rib' : 'plain',
  }),
  leather: (values) => ({ mm: number(values.width) * 10 }),
  'cosmetic-bottle': (values) => ({ closure: word(values.pump).includes('cap') ? 'cap' : 'pump' }),
  'medical-tubing': (values) => ({ mm: number(values.length) * 1000 }),
  'layout-planning': (values) => ({
    longSide: Math.round(Math.sqrt(number(values.area) * 1.6)) * 1000,
    shortSide: Math.round(Math.sqrt(number(values.area) / 1.6)) * 1000,
  }),
  improvement: (values) => ({ tasks: number(values.phases) + 2 }),
  'winding-wire': (values) => ({
    flange: number(values.spool) > 40 ? 500 : number(values.spool) > 15 ? 355 : 250,
  }),
}

/** The drawing's extra values for one product of the family. */
export function shapeOf(key: string, values: Values): Values {
  return shapes[key]?.(values) ?? {}
}
