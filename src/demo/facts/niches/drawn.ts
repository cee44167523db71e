// Which subcategories look like a drawing there is; products of the others have no picture rather than a wrong one.

/** Drawing family: subcategories. What the drawing must know beyond its own proportions stands in `looks`. */
const drawings: Readonly<Record<string, string>> = {
  'plc-module': '0001-01-01 0001-01-03 0001-01-04',
  sensor: '0001-02-02',
  motor: '0001-04-02 0006-08-04',
  drive: '0001-04-03',
  'cable-connector': '0002-01-05',
  'cable-drum':
    '0001-10-06 0002-02-01 0002-02-02 0002-02-03 0002-02-04 0002-02-05 0003-04-01 0003-04-02 0003-04-04',
  'circuit-board': '0002-03-04 0002-03-05',
  'power-supply': '0002-04-01 0002-04-02',
  fan: '0002-13-02',
  'gear-pump': '0004-04-02',
  tank: '0004-11-02 0004-11-03',
  coil: '0004-16-06',
  hose: '0004-03-07',
  shaft: '0005-02-01 0005-02-04 0006-06-07',
  'milled-bracket': '0005-02-03 0005-02-05',
  'sheet-bracket': '0005-03-02 0005-03-03',
  'perforated-sheet': '0005-03-01',
  'base-plate': '0005-03-05',
  'roller-bearing': '0006-01-05',
  gearbox: '0006-07-01 0006-07-03',
  pulley: '0006-05-06',
  'fabric-roll':
    '0007-01-01 0007-01-02 0007-01-03 0007-01-05 0007-01-06 0007-01-07 0007-01-08 0007-12-06 0012-05-06',
  'thread-cone': '0007-02-01 0007-02-02 0007-02-03 0007-02-04 0007-02-06 0007-02-07',
  dropper: '0009-01-03 0009-06-03',
  jar: '0009-01-04 0009-08-05 0009-04-03',
  'cosmetic-bottle':
    '0008-08-02 0008-08-03 0009-01-01 0009-01-02 0009-03-01 0009-08-02 0009-08-04 0009-12-04 0013-12-03',
  chair: '0012-01-01 0012-08-02 0012-01-07',
  table: '0012-02-02 0012-02-04 0012-07-02 0012-07-04 0012-09-04',
  'shelf-rack': '0012-03-01 0012-03-02 0012-03-03 0012-03-06',
  bed: '0012-04-01 0013-08-03 0013-11-03',
  'tool-case': '0014-04-06',
  carton: '0015-14-05 0015-14-07 0011-15-05',
  'drawing-folder': '0015-01-01 0015-01-02 0015-14-04 0015-08-01',
  'floor-plan': '0015-01-03 0015-11-02 0015-13-02',
  'gantt-sheet': '0015-06-01 0015-06-06 0015-11-01 0015-12-01 0015-06-02',
}

const drawnAs = new Map(
  Object.entries(drawings).flatMap(([family, ids]) => ids.split(' ').map((id) => [id, family] as const)),
)

/** The drawing family that shows what a subcategory holds; null for none. */
export const drawingOf = (subCategory: string): string | null => drawnAs.get(subCategory) ?? null
