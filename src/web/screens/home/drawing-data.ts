// What the hero says of the industries: those that the drawing marks, and all together.
import type { CategoryCounts } from '../../api/category-counts.ts'

/** The industries of the drawing, by id, with the letters that mark them there. */
const lettersInDrawing = [
  ['0005', 'MA'],
  ['0003', 'EN'],
  ['0007', 'AP'],
  ['0011', 'FO'],
  ['0014', 'HM'],
] as const

export type DrawingData = ReturnType<typeof drawingData>

/** The legend of the drawing. Its suppliers are the manufacturers that its links find (P5.1, default of a search); 0 is not shown. */
export function drawingData(industries: readonly { id: string; name: string }[], counts: CategoryCounts) {
  const suppliers = (id: string) => counts.get(id)?.manufacturers ?? 0
  return {
    marked: lettersInDrawing.flatMap(([id, letters]) => {
      const name = industries.find((industry) => industry.id === id)?.name
      return name === undefined ? [] : [{ id, letters, name, suppliers: suppliers(id) }]
    }),
    industries: industries.length,
    suppliers: industries.reduce((sum, { id }) => sum + suppliers(id), 0),
  }
}
