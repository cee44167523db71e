// From where a product is drawn, and in which order the pictures of products that are alike come.

// `across` is the flat view from the other side than `front`.
export type View = 'iso' | 'mirrored' | 'front' | 'across' | 'detail'

// Families that are a thin edge or a blank box from the other side, or look the same from there.
const plainAcross = new Set([
  'base-plate',
  'baby-bottle',
  'bed',
  'carton',
  'cosmetic-bottle',
  'drawing-folder',
  'drive',
  'dropper',
  'drying-tray',
  'extrusion-profile',
  'fan',
  'flange',
  'floor-plan',
  'gantt-sheet',
  'gasket',
  'heat-sink',
  'jar',
  'linear-carriage',
  'perforated-sheet',
  'power-supply',
  'plc-module',
  'rack',
  'sheet-bracket',
  'shelf-rack',
  'table',
  'tank',
  'thread-cone',
  'tool-case',
  'vice-jaw',
])

const first = {
  usual: ['iso', 'front', 'across'],
  plain: ['iso', 'front', 'mirrored', 'front'],
} as const satisfies Record<string, readonly View[]>

// The views of a family: as many as there are ways to draw it that differ.
export const viewsOf = (family: string): View[] =>
  plainAcross.has(family)
    ? ['iso', 'front', 'mirrored', 'detail']
    : ['iso', 'front', 'across', 'mirrored', 'detail']

// The views of one of several products of a family, by its place among them: neighbours begin with different ones.
export function viewsInTurn(family: string, turn: number): View[] {
  const cycle = plainAcross.has(family) ? first.plain : first.usual
  const lead = cycle[turn % cycle.length] as View
  return [lead, ...viewsOf(family).filter((view) => view !== lead)]
}
