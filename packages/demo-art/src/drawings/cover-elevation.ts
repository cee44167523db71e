import { short, tones } from './kit/palette.ts'
import {
  drawContainers,
  drawHall,
  drawOffice,
  drawSilos,
  drawStack,
  drawTanks,
  drawTrees,
  drawTruck,
  hallOf,
} from './cover-buildings.ts'
import {
  between,
  bubble,
  chance,
  dimensionLine,
  fill,
  groundLine,
  letter,
  note,
  oneOf,
  rect,
  thin,
  type Cover,
} from './cover-sheet.ts'

const firstBuilding = 384
const lastBuilding = 1264

/** A works in elevation: office, hall in bays with its axes, silos or tanks, stack, truck; the order turns by seed. */
export function drawElevation(cover: Cover) {
  drawGround(cover)
  const side = oneOf<'silos' | 'tanks'>(cover, ['silos', 'tanks'])
  const sideCount = side === 'silos' ? between(cover, 2, 3) : between(cover, 1, 2)
  const stack = chance(cover, 0.6)
  const columns = between(cover, 4, 6)
  const storeys = between(cover, 2, 4)
  const sideWidth = sideCount * 70 + (stack ? 34 : 0)
  const hall = hallOf(cover, 3)
  const free = lastBuilding - firstBuilding - (columns * 22 + 18) - sideWidth - 150
  hall.bays = Math.max(4, Math.min(7, Math.floor(free / hall.bay)))
  const spare = Math.max(0, Math.min(24, Math.floor((free - hall.bays * hall.bay) / 3)))

  const drawSide = (x: number) => {
    let width = side === 'silos' ? drawSilos(cover, x, sideCount) : drawTanks(cover, x, sideCount)
    if (stack) width += 10 + drawStack(cover, x + width + 10)
    return width
  }
  let x = firstBuilding
  const officeFirst = chance(cover, 0.5)
  x += (officeFirst ? drawOffice(cover, x, storeys, columns) : drawSide(x)) + 12 + spare
  if (!officeFirst) drawPipeBridge(cover, x - 12 - spare, 12 + spare)
  const hallLeft = x
  x += drawHall(cover, x, hall) + 12 + spare
  if (officeFirst) {
    drawPipeBridge(cover, x - 12 - spare, 12 + spare)
    x += drawSide(x) + 16 + spare
  } else x += drawOffice(cover, x, storeys, columns) + 16 + spare
  if (x + 90 < 1280) drawTruck(cover, x)

  drawAxes(cover, hallLeft, hall.bays, hall.bay)
  for (const height of [0, hall.eaves, hall.ridge]) {
    if (height !== hall.ridge || hall.ridge - hall.eaves > 16) drawLevel(cover, height)
  }
}

/** A trader's yard in elevation: warehouse with docks, stacked containers, gantry crane, trucks. */
export function drawWarehouse(cover: Cover) {
  drawGround(cover)
  const { materials } = cover
  const height = between(cover, 104, 128)
  const docks = between(cover, 5, 7)
  const bay = 64
  const width = docks * bay + 16
  const top = groundLine - height
  const yardFirst = chance(cover, 0.4)
  const yard = between(cover, 3, 4)
  let x = firstBuilding
  if (yardFirst) x += drawYard(cover, x, yard) + 24
  const left = x
  if (chance(cover, 0.5))
    fill(cover, `M${left} ${top}L${left + width / 2} ${top - 22}L${left + width} ${top}Z`, materials.hue[0])
  fill(cover, rect(left, top, width, height), tones.white)
  fill(cover, rect(left, top, width, 12), materials.hue[3])
  fill(cover, rect(left, top + 22, width, 22), materials.hue[0], 'thin')
  let cladding = ''
  for (let line = left + 8; line < left + width; line += 8) cladding += `M${line} ${top + 50}V${top + 62}`
  thin(cover, cladding, materials.hue[3])
  const open = between(cover, 0, docks - 1)
  for (let i = 0; i < docks; i++) {
    const door = left + 16 + i * bay
    fill(cover, rect(door - 4, 196, 56, 50), materials.steel[2])
    fill(cover, rect(door + 2, 202, 44, 44), i === open ? tones.ink2 : materials.hue[1])
    if (i !== open) thin(cover, [211, 220, 229, 238].map((y) => `M${door + 2} ${y}H${door + 46}`).join(''))
    fill(cover, rect(door - 4, 246, 56, 10), materials.solid[2], 'thin')
  }
  x += width + 10
  const officeColumns = between(cover, 3, 4)
  x += drawOffice(cover, x, 2, officeColumns) + 20
  const room = Math.floor((lastBuilding - x - 40) / 64)
  if (!yardFirst && room > 0) x += drawYard(cover, x, Math.min(yard, room)) + 16
  while (x + 92 < 1280) x += drawTruck(cover, x) + 12

  drawAxes(cover, left + 8, docks, bay)
  drawLevel(cover, 0)
  drawLevel(cover, height)
}

/** A street of offices in elevation with trees between, for services. */
export function drawOfficeStreet(cover: Cover) {
  drawGround(cover)
  let x = firstBuilding
  let tallest = 0
  const axes: number[] = []
  while (x < 1150) {
    const columns = Math.min(between(cover, 4, 8), Math.floor((lastBuilding - x - 18) / 22))
    if (columns < 3) break
    const storeys = between(cover, 2, 5)
    tallest = Math.max(tallest, storeys)
    axes.push(x)
    x += drawOffice(cover, x, storeys, columns)
    axes.push(x)
    const trees = between(cover, 1, 3)
    if (x + 20 + trees * 28 > lastBuilding) break
    x += 12 + drawTrees(cover, x + 10, trees) + 12
  }
  axes.forEach((axis, i) => drawAxis(cover, axis, i + 1))
  drawLevel(cover, 0)
  drawLevel(cover, 32 + 22)
  drawLevel(cover, tallest * 32 + 22)
}

function drawYard(cover: Cover, x: number, columns: number): number {
  const { materials } = cover
  if (columns < 1) return 0
  const width = columns * 64 + 30
  const crane = columns > 2
  if (crane) fill(cover, rect(x, 140, 8, 116) + rect(x + width - 8, 140, 8, 116), materials.solid[1])
  drawContainers(cover, x + 16, columns)
  if (crane) {
    fill(cover, rect(x - 10, 128, width + 20, 12), materials.solid[2])
    const trolley = x + between(cover, 30, width - 70)
    fill(cover, rect(trolley, 140, 34, 10), materials.steel[1])
    thin(
      cover,
      `M${trolley + 10} 150V164M${trolley + 24} 150V164M${trolley + 4} 164H${trolley + 30}`,
      tones.ink,
    )
  }
  return width
}

function drawPipeBridge(cover: Cover, x: number, width: number) {
  fill(cover, rect(x, 182, width, 7), cover.materials.hue[2])
  fill(cover, rect(x, 193, width, 5), cover.materials.steel[1])
}

function drawGround(cover: Cover) {
  cover.under.push(`<path fill="${cover.materials.pale[1]}" d="M0 ${groundLine}H1280V320H0Z"/>`)
  cover.under.push(`<path stroke="${tones.ink}" stroke-width="2.5" d="M0 ${groundLine}H1280"/>`)
  let hatch = ''
  for (let x = 8; x < 1280; x += 16) hatch += `M${x} 258l-7 7`
  cover.under.push(`<path fill="none" stroke="${short(tones.wall)}" d="${hatch}"/>`)
}

function drawAxes(cover: Cover, x: number, bays: number, bay: number) {
  for (let i = 0; i <= bays; i++) drawAxis(cover, x + i * bay, i + 1)
  dimensionLine(cover, x, x + bays * bay, 281, '')
  letter(cover, `${bays} × ${bay * 100}`, x + (Math.floor(bays / 2) + 0.5) * bay, 277, 8, 'middle')
}

function drawAxis(cover: Cover, x: number, number: number) {
  note(cover, `M${x} 262V289`, '10 3 2 3')
  bubble(cover, x, 298, String(number))
}

function drawLevel(cover: Cover, height: number) {
  const y = groundLine - height
  note(cover, `M340 ${y}H372M346 ${y}l5 -7h-10z`)
  letter(cover, (height / 10).toFixed(2), 336, y - 3, 8, 'end')
}
