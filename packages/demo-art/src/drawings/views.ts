// From where a product is drawn, and in which order the pictures of products that are alike come.

// `across` is the flat view from the other side than `front`; `paired` shows the product with the part it works with.
export type View = 'iso' | 'paired' | 'mirrored' | 'front' | 'across' | 'detail'

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

// Families that are also drawn with a mate (pairs/index.ts): a bearing on its shaft, a flange on its gasket.
export const paired: ReadonlySet<string> = new Set([
  'ball-bearing',
  'base-plate',
  'bearing-block',
  'bushing',
  'cable-connector',
  'extrusion-profile',
  'flange',
  'gasket',
  'gear-pump',
  'helical-gear',
  'hose',
  'linear-carriage',
  'milled-bracket',
  'pulley',
  'rack',
  'roller-bearing',
  'sensor',
  'sheet-bracket',
])

// With which views the products of a family begin, one after another.
function leadsOf(family: string): View[] {
  const plain = plainAcross.has(family)
  if (paired.has(family)) return ['iso', 'front', plain ? 'mirrored' : 'across', 'paired']
  return plain ? ['iso', 'front', 'mirrored', 'front'] : ['iso', 'front', 'across']
}

// The views of a family: as many as there are ways to draw it that differ.
export const viewsOf = (family: string): View[] => [
  'iso',
  ...(paired.has(family) ? (['paired'] as const) : []),
  'front',
  ...(plainAcross.has(family) ? [] : (['across'] as const)),
  'mirrored',
  'detail',
]

// The views of one of several products of a family, by its place among them: neighbours begin with different ones.
export function viewsInTurn(family: string, turn: number): View[] {
  const leads = leadsOf(family)
  const lead = leads[turn % leads.length] as View
  return [lead, ...viewsOf(family).filter((view) => view !== lead)]
}
