import { mix, hues, tones } from './kit/palette.ts'
import { between, chance, fill, groundLine, oneOf, rect, round, thin, type Cover } from './cover-sheet.ts'

// Buildings in elevation, 10 px to the metre, standing on the ground line. Each takes its left edge and gives its width.

export type Roof = 'sawtooth' | 'gable' | 'barrel' | 'flat'
export type Hall = { bays: number; bay: number; eaves: number; ridge: number; roof: Roof }

export const hallOf = (cover: Cover, bays: number): Hall => {
  const roof = oneOf<Roof>(cover, ['sawtooth', 'sawtooth', 'gable', 'barrel', 'flat'])
  const eaves = between(cover, 90, 112)
  return {
    bays,
    bay: between(cover, 8, 10) * 8,
    eaves,
    roof,
    ridge: roof === 'flat' ? eaves + 8 : eaves + between(cover, 26, 44),
  }
}

export function drawHall(cover: Cover, x: number, hall: Hall): number {
  const { bays, bay, eaves, ridge } = hall
  const { materials } = cover
  const [top, edge, width] = [groundLine - ridge, groundLine - eaves, bays * bay]
  let roof = `M${x} ${groundLine}V${edge}`
  let glass = ''
  for (let i = 0; i < bays; i++) {
    const [left, right] = [x + i * bay, x + (i + 1) * bay]
    if (hall.roof === 'sawtooth') {
      roof += `L${left} ${top}L${right} ${edge}`
      const slope = (edge - top) / bay
      glass += `M${left + 6} ${edge - 4}V${Math.round(top + 6 * slope + 8)}L${left + 34} ${Math.round(top + 34 * slope + 6)}V${edge - 4}Z`
    }
    if (hall.roof === 'gable') roof += `L${(left + right) / 2} ${top}L${right} ${edge}`
    if (hall.roof === 'barrel') {
      const rise = edge - top
      const radius = Math.round((bay * bay) / 8 / rise + rise / 2)
      roof += `A${radius} ${radius} 0 0 1 ${right} ${edge}`
    }
    if (hall.roof === 'gable' || hall.roof === 'barrel') glass += round((left + right) / 2, edge - 13, 7)
    if (hall.roof === 'flat' && i % 2 === 1) glass += rect(left + 10, edge - 14, bay - 20, 14)
  }
  if (hall.roof === 'flat') fill(cover, glass, materials.steel[1], 'thin')
  fill(cover, `${roof}L${x + width} ${edge}V${groundLine}Z`, materials.hue[0])
  if (hall.roof !== 'flat') fill(cover, glass, materials.hue[2], 'thin')
  fill(cover, rect(x, edge, width, 8), materials.hue[3])
  let cladding = ''
  for (let line = x + 8; line < x + width; line += 8) cladding += `M${line} ${edge + 12}V${edge + 24}`
  thin(cover, cladding, materials.hue[3])
  drawHallFront(cover, x, hall)
  return width
}

function drawHallFront(cover: Cover, x: number, { bays, bay, eaves }: Hall) {
  const { materials } = cover
  const edge = groundLine - eaves
  let windows = ''
  const panes = Math.floor((bay - 10) / 20)
  const inset = (bay - panes * 20 + 4) / 2
  for (let i = 0; i < bays; i++)
    for (let k = 0; k < panes; k++) windows += rect(x + i * bay + inset + k * 20, edge + 28, 16, 16)
  fill(cover, windows, tones.white, 'thin')
  const doors = Array.from({ length: bays }, (_, i) => i).filter(() => chance(cover, 0.5))
  for (const i of doors.length > 0 ? doors : [1]) {
    const left = x + i * bay + (bay - 44) / 2
    fill(cover, rect(left, 212, 44, 44), materials.steel[2])
    thin(cover, [220, 228, 236, 244].map((y) => `M${left} ${y}H${left + 44}`).join(''))
    fill(cover, rect(left - 4, 206, 52, 6), materials.solid[2])
  }
}

export function drawOffice(cover: Cover, x: number, storeys: number, columns: number): number {
  const { materials } = cover
  const width = columns * 22 + 18
  const top = groundLine - storeys * 32 - 22
  if (chance(cover, 0.7))
    fill(cover, rect(x + 20, top - 14, 30, 14) + rect(x + width - 60, top - 10, 42, 10), materials.steel[1])
  fill(cover, rect(x, top, width, groundLine - top), tones.white)
  fill(cover, rect(x - 4, top - 8, width + 8, 8), materials.steel[2])
  let windows = ''
  const bands = chance(cover, 0.4)
  for (let row = 0; row < storeys; row++) {
    const y = top + 10 + row * 32
    if (bands) windows += rect(x + 10, y, width - 20, 16)
    else for (let column = 0; column < columns; column++) windows += rect(x + 10 + column * 22, y, 18, 18)
  }
  fill(cover, windows, materials.hue[1], 'thin')
  if (bands)
    thin(
      cover,
      Array.from(
        { length: columns - 1 },
        (_, i) => `M${x + 30 + i * 22} ${top + 10}V${top + storeys * 32 - 6}`,
      ).join(''),
    )
  const door = x + 10 + Math.floor(columns / 2) * 22 - 11
  fill(cover, rect(door, 236, 36, 20), materials.hue[2])
  fill(cover, rect(door - 6, 230, 48, 6), materials.solid[2])
  return width
}

export function drawSilos(cover: Cover, x: number, count: number): number {
  const { materials } = cover
  const top = between(cover, 88, 112)
  for (let i = 0; i < count; i++) {
    const left = x + 6 + i * 46
    const body = `M${left} 236V${top}L${left + 14} ${top - 16}H${left + 26}L${left + 40} ${top}V236L${left + 26} 250H${left + 14}Z`
    fill(cover, body, materials.steel[1])
    fill(
      cover,
      `M${left + 26} ${top - 16}L${left + 40} ${top}V236L${left + 26} 250Z`,
      materials.steel[2],
      'none',
    )
    fill(cover, body, 'none')
    let seams = ''
    for (let y = top + 26; y < 226; y += 28) seams += `M${left} ${y}H${left + 40}`
    thin(cover, `${seams}M${left + 6} 240V256M${left + 34} 240V256`)
  }
  const width = count * 46 + 6
  fill(cover, rect(x, top - 22, width, 6), materials.hue[2])
  return width
}

export function drawTanks(cover: Cover, x: number, count: number): number {
  const { materials } = cover
  const [wide, high] = [between(cover, 52, 66), between(cover, 70, 104)]
  for (let i = 0; i < count; i++) {
    const left = x + i * (wide + 8)
    const top = groundLine - high
    const body = `M${left} ${groundLine}V${top}A${wide} ${wide} 0 0 1 ${left + wide} ${top}V${groundLine}Z`
    fill(cover, body, tones.white)
    fill(cover, rect(left, top + 14, wide, 14), materials.hue[3], 'none')
    fill(cover, rect(left + wide * 0.7, top + 28, wide * 0.3, high - 28), materials.steel[2], 'none')
    fill(cover, body, 'none')
    thin(
      cover,
      `M${left + 8} ${top}V${groundLine}M${left + 15} ${top}V${groundLine}` + rungs(left + 8, top + 6),
    )
  }
  return count * (wide + 8) - 8
}

const rungs = (x: number, top: number) => {
  let data = ''
  for (let y = top; y < groundLine; y += 8) data += `M${x} ${y}H${x + 7}`
  return data
}

export function drawStack(cover: Cover, x: number): number {
  const { materials } = cover
  const top = between(cover, 40, 72)
  fill(cover, `M${x} ${groundLine}L${x + 4} ${top}H${x + 20}L${x + 24} ${groundLine}Z`, tones.white)
  fill(cover, rect(x + 3.5, top + 8, 17, 12) + rect(x + 3, top + 32, 18, 14), materials.hue[3], 'thin')
  return 24
}

export function drawTruck(cover: Cover, x: number): number {
  const { materials } = cover
  const wheels = [x + 14, x + 30, x + 76]
  fill(cover, rect(x, 206, 62, 38), chance(cover, 0.5) ? tones.white : materials.hue[1])
  fill(cover, `M${x + 64} 218H${x + 78}L${x + 86} 230V244H${x + 64}Z`, materials.solid[1])
  fill(cover, rect(x - 2, 244, 90, 5), tones.ink2)
  for (const wheel of wheels) fill(cover, round(wheel, 249, 7), tones.ink2)
  for (const wheel of wheels) fill(cover, round(wheel, 249, 2.5), tones.white, 'none')
  return 88
}

export function drawContainers(cover: Cover, x: number, columns: number): number {
  const { materials } = cover
  const colours = [materials.solid[1], materials.hue[2], materials.steel[1], materials.hue[0]]
  for (let column = 0; column < columns; column++) {
    const height = between(cover, 1, 3)
    for (let level = 0; level < height; level++) {
      const [left, top] = [x + column * 64, groundLine - 26 * (level + 1)]
      fill(cover, rect(left, top, 62, 26), colours[between(cover, 0, 3)] ?? tones.white)
      let ribs = ''
      for (let rib = left + 8; rib < left + 60; rib += 8) ribs += `M${rib} ${top + 4}V${top + 22}`
      thin(cover, ribs)
    }
  }
  return columns * 64 - 2
}

export function drawTrees(cover: Cover, x: number, count: number): number {
  for (let i = 0; i < count; i++) {
    fill(cover, `M${x + 12 + i * 28} 256V238`, 'none')
    fill(cover, round(x + 12 + i * 28, 226, 12), mix(hues.FO, 0.2), 'thin')
  }
  return count * 28 - 4
}
