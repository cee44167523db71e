import { hues, mix, tones } from './kit/palette.ts'
import {
  between,
  bubble,
  chance,
  dimensionLine,
  fill,
  letter,
  note,
  oneOf,
  rect,
  round,
  thin,
  type Cover,
} from './cover-sheet.ts'

const [north, south] = [40, 184]
const firstPlot = 352
const lastPlot = 1256

/** A works seen from above: halls with machines, roofs, tanks, docks north of a road; parking, trees, rail south of it. */
export function drawPlan(cover: Cover) {
  const { pale, hue } = cover.materials
  const others = shuffled(cover, [plotOfRoof, plotOfTanks, plotOfWarehouse, plotOfOffice, plotOfRoof])
  const hallFirst = chance(cover, 0.6)
  const bays = between(cover, 5, 7)
  let x = firstPlot
  let road = 0
  if (!hallFirst) x += (others.shift() ?? plotOfRoof)(cover, x, 240) + 24
  const hallLeft = x
  x += plotOfHall(cover, x, bays) + 24
  for (const plot of others) {
    if (lastPlot - x < 130) break
    if (road === 0 && x < 1000 && chance(cover, 0.5)) {
      road = x - 8
      x += 32
    }
    const room = lastPlot - x
    if (room < 96) break
    x += (room < 160 ? plotOfRoof : plot)(cover, x, room) + 24
  }
  const roads = `M296 0H336V320H296ZM336 208H1280V240H336Z${road ? `M${road} 0H${road + 32}V208H${road}Z` : ''}`
  const lanes = `M316 0V320M336 224H1280${road ? `M${road + 16} 0V208` : ''}`
  cover.under.push(
    `<path fill="${pale[1]}" d="${roads}"/><path fill="none" stroke="${hue[3]}" stroke-dasharray="12 8" d="${lanes}"/>`,
  )
  drawSouth(cover)
  for (let i = 0; i <= bays; i++) {
    note(cover, `M${hallLeft + i * 52} 26V36`)
    bubble(cover, hallLeft + i * 52, 16, String.fromCharCode(65 + i))
  }
  dimensionLine(cover, hallLeft, hallLeft + bays * 52, 200, String(bays * 8000))
  drawNorthAndScale(cover)
}

function plotOfHall(cover: Cover, x: number, bays: number): number {
  const { hue, steel, pale } = cover.materials
  const width = bays * 52
  fill(cover, rect(x, north, width, 144), tones.white)
  fill(cover, rect(x, north, width, 144) + rect(x + 6, north + 6, width - 12, 132), tones.ink2, 'even-odd')
  let columns = ''
  for (let i = 1; i < bays; i++) for (const y of [46, 109, 172]) columns += rect(x + i * 52 - 3, y, 6, 6)
  fill(cover, columns, tones.ink2, 'none')
  const machines = bays - 1
  const round1 = chance(cover, 0.5)
  for (let i = 0; i < machines; i++) {
    const left = x + 20 + i * ((width - 40) / machines)
    fill(cover, rect(left, 58, 36, 26), hue[i % 2 === 0 ? 1 : 2])
    fill(cover, round1 ? round(left + 18, 71, 8) : rect(left + 6, 64, 14, 14), tones.white, 'thin')
  }
  fill(cover, rect(x + 18, 96, width - 40, 10), steel[1])
  let rollers = ''
  for (let roller = x + 26; roller < x + width - 24; roller += 8) rollers += `M${roller} 96V106`
  thin(cover, rollers)
  for (let i = 0; i < bays - 2; i++) fill(cover, rect(x + 26 + i * 62, 130, 42, 24), pale[2])
  thin(cover, `M${x + width - 12} 150A28 28 0 0 0 ${x + width - 40} 178`)
  return width
}

function plotOfRoof(cover: Cover, x: number, room: number): number {
  const { hue, steel } = cover.materials
  const width = Math.min(between(cover, 12, 20), Math.floor(room / 8)) * 8
  fill(cover, rect(x, north, width, 88), hue[0])
  let hatch = ''
  for (let u = -88; u < width; u += 12) {
    const [from, to] = [Math.max(0, u), Math.min(width, u + 88)]
    if (to > from) hatch += `M${x + from} ${north + 88 - (from - u)}L${x + to} ${north + 88 - (to - u)}`
  }
  thin(cover, hatch, hue[3])
  fill(cover, rect(x, north + 40, width, 8), hue[2])
  const half = Math.round(width / 2) - 8
  fill(cover, rect(x, 140, half, 44), tones.white)
  thin(cover, `M${x + half / 2} 140V184M${x} 162H${x + half}`)
  fill(cover, rect(x + half + 16, 140, width - half - 16, 44), steel[1])
  return width
}

function plotOfTanks(cover: Cover, x: number, room: number): number {
  const columns = Math.min(between(cover, 2, 3), Math.floor((room - 8) / 72))
  const width = columns * 72 + 8
  fill(cover, rect(x, 32, width, 152), tones.white)
  for (let column = 0; column < columns; column++) {
    for (const y of [72, 144]) {
      const centre = x + 40 + column * 72
      fill(cover, round(centre, y, 26), cover.materials.hue[0])
      fill(cover, round(centre, y, 20), 'none', 'thin')
      fill(cover, round(centre, y, 4), tones.ink2)
    }
  }
  thin(cover, `M${x + 40} 98V118H${x + width - 40}V98M${x + width / 2} 118V200`, cover.hue, 2)
  return width
}

function plotOfWarehouse(cover: Cover, x: number, room: number): number {
  const docks = Math.min(between(cover, 4, 6), Math.floor((room - 8) / 30))
  const width = docks * 30 + 8
  const [right, bottom] = [x + width, 168]
  fill(cover, rect(x, 32, width, 136), cover.materials.steel[1])
  const [mid, ridge] = [100, 60]
  thin(
    cover,
    `M${x + ridge} ${mid}H${right - ridge}M${x} 32L${x + ridge} ${mid}L${x} ${bottom}M${right} 32L${right - ridge} ${mid}L${right} ${bottom}`,
    tones.control,
  )
  for (let i = 0; i < docks; i++) fill(cover, rect(x + 8 + i * 30, 168, 22, 8), cover.materials.solid[2])
  for (const dock of [0, docks - 2]) fill(cover, rect(x + 13 + dock * 30, 177, 12, 26), tones.white)
  return width
}

function plotOfOffice(cover: Cover, x: number): number {
  const { hue, steel } = cover.materials
  const width = 112
  const court = `M${x} ${north}H${x + width}V${south}H${x + 72}V112H${x + 40}V${south}H${x}Z`
  fill(cover, court, steel[1])
  fill(
    cover,
    rect(x + 14, north + 14, 84, 20) + rect(x + 10, 120, 20, 50) + rect(x + 82, 120, 20, 50),
    hue[0],
    'thin',
  )
  for (const y of [128, 150, 172]) fill(cover, round(x + 56, y, 8), mix(hues.FO, 0.2), 'thin')
  return width
}

function drawSouth(cover: Cover) {
  const { hue } = cover.materials
  const spaces = between(cover, 14, 22)
  let bays = ''
  for (let i = 0; i <= spaces; i++) bays += `M${360 + i * 14} 252V274`
  thin(cover, `${bays}M360 274H${360 + spaces * 14}`)
  for (let i = 0; i < spaces; i++) {
    if (chance(cover, 0.4)) fill(cover, rect(363.5 + i * 14, 256, 7, 14), hue[1], 'thin')
  }
  const first = 360 + spaces * 14 + 30
  const trees = between(cover, 5, 9)
  for (let i = 0; i < trees; i++) fill(cover, round(first + i * 24, 256, 8), mix(hues.FO, 0.2), 'thin')
  let sleepers = ''
  for (let x = first + 4; x < 1280; x += 8) sleepers += `M${x} 278V290`
  thin(cover, sleepers, tones.control)
  thin(cover, `M${first - 4} 281H1280M${first - 4} 287H1280`, tones.ink, 1.5)
  const train = first + between(cover, 80, 240)
  for (let i = 0; i < between(cover, 2, 4); i++) fill(cover, rect(train + i * 64, 276, 58, 16), hue[2])
}

function drawNorthAndScale(cover: Cover) {
  note(cover, `${round(1256, 258, 13)}M1256 268V248`)
  cover.annotation.push(`<path d="M1256 242l5 12h-10z" fill="${cover.hue}"/>`)
  cover.annotation.push(
    `<path d="M1080 308H1208M1080 304V312M1112 304V312M1144 304V312M1208 304V312" stroke="${tones.ink3}"/>`,
  )
  letter(cover, '0', 1070, 312, 8, 'end', tones.ink3)
  letter(cover, '20 M', 1216, 312, 8, 'start', tones.ink3)
}

type Plot = (cover: Cover, x: number, room: number) => number

function shuffled(cover: Cover, plots: Plot[]): Plot[] {
  const rest = [...plots]
  const order: Plot[] = []
  while (rest.length > 0) {
    const [first = plotOfRoof, ...others] = rest
    const next = oneOf<Plot>(cover, [first, ...others])
    order.push(next)
    rest.splice(rest.indexOf(next), 1)
  }
  return order
}
