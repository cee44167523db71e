// The building of the works in section: hall, roof, and the store beside it.
import { edge, line, plain, poly, rect, solidOf, thin, tint, type Shape } from './sheet.ts'

export const floor = 420
export const hall = { left: 204, right: 716, eaves: 196, ridge: 138, bays: 4 }
export const bay = (hall.right - hall.left) / hall.bays

/** What stands behind the line. */
export function hallBack(): Shape[] {
  const columns = Array.from({ length: hall.bays + 1 }, (_, i) => hall.left + i * bay)
  const windows = columns
    .slice(0, -1)
    .flatMap((x) => [
      edge(rect(x + 26, 264, 76, 44), tint.steel[0], { width: 1 }),
      thin(line([x + 64, 264], [x + 64, 308]) + line([x + 26, 286], [x + 102, 286])),
    ])
  return [
    plain(rect(hall.left, hall.eaves, hall.right - hall.left, floor - hall.eaves), tint.steel[1]),
    ...windows,
    ...solidOf(columns.map((x) => edge(rect(x - 5, hall.eaves, 10, floor - hall.eaves), tint.steel[2]))),
    ...solidOf([edge(rect(hall.left, 222, hall.right - hall.left, 10), tint.steel[3])]),
  ]
}

/** The saw-tooth roof over it. */
export function roof(): Shape[] {
  const teeth = Array.from({ length: hall.bays }, (_, i) => {
    const x = hall.left + i * bay
    return poly([
      [x, hall.eaves],
      [x, hall.ridge],
      [x + bay, hall.eaves],
    ])
  })
  const glass = Array.from({ length: hall.bays }, (_, i) => {
    const x = hall.left + i * bay
    return poly([
      [x + 9, hall.eaves - 8],
      [x + 9, hall.ridge + 14],
      [x + 44, hall.ridge + 30],
      [x + 44, hall.eaves - 8],
    ])
  })
  return [
    ...solidOf([
      ...teeth.map((d) => edge(d, tint.hue[0])),
      edge(rect(hall.left - 8, hall.eaves, hall.right - hall.left + 16, 10), tint.steel[3]),
    ]),
    edge(glass.join(''), tint.hue[2], { width: 1 }),
  ]
}

/** The store that the crane comes from. */
export function annex(): Shape[] {
  return [
    ...solidOf([
      edge(rect(56, 188, 148, floor - 188), tint.hue[0]),
      edge(rect(50, 178, 160, 12), tint.steel[3]),
    ]),
    edge([0, 1, 2].map((i) => rect(76 + i * 38, 212, 26, 30)).join(''), tint.hue[2], { width: 1 }),
    ...solidOf([edge(rect(84, 320, 92, floor - 320), tint.steel[3])]),
    thin([0, 1, 2, 3, 4, 5].map((i) => line([84, 336 + i * 14], [176, 336 + i * 14])).join('')),
  ]
}
