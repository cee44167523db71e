import { dimensionless, explodedParts } from './cover-exploded-parts.ts'
import { bubble, between, chance, oneOf, type Cover } from './cover-sheet.ts'
import { centreLine } from './kit/annotation.ts'
import { project } from './kit/projection.ts'
import { newSheet, untracked, type Sheet } from './kit/sheet.ts'

const firstPart = 6
const lastPart = 916

/** An assembly pulled apart along its axis, items numbered in bubbles; which parts and sizes by seed. Returns its symbols. */
export function drawExploded(cover: Cover): string {
  const sheet = newSheet({
    id: cover.id,
    hue: cover.hue,
    width: 1280,
    height: 320,
    camera: { alpha: 24, beta: 14, stretch: 1 },
    scale: 1.06,
    origin: [326, 104],
  })
  const parts = partsOf(cover).map((name) => ({ name, ...explodedParts[name](cover) }))
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const gap = (lastPart - firstPart - length) / (parts.length - 1)
  centreLine(sheet, [
    [-40, 0, 0],
    [lastPart + 10, 0, 0],
  ])
  cover.under.push(`<g fill="none">${sheet.annotation.join('')}</g>`)

  let x = firstPart
  let item = 0
  for (const part of parts) {
    part.draw(sheet, x)
    if (!dimensionless.has(part.name)) drawItem(cover, sheet, x + part.length / 2, part.radius, ++item)
    x += part.length + gap
  }
  cover.body.push(sheet.body.join(''))
  const noFill = (svg: string) => svg.replaceAll(' fill="none"', '')
  return [...sheet.symbols.values()]
    .map((symbol) => `<g id="${symbol.id}">${noFill(symbol.body)}</g>`)
    .join('')
}

type PartName = keyof typeof explodedParts

function partsOf(cover: Cover): PartName[] {
  const inside: PartName[] = chance(cover, 0.6) ? ['bearing'] : ['bush']
  const end = oneOf<PartName>(cover, ['squarePlate', 'roundPlate'])
  return [
    oneOf<PartName>(cover, ['cap', 'pulley', 'roundPlate']),
    'bolts',
    'gasket',
    ...inside,
    oneOf<PartName>(cover, ['gearShaft', 'gearShaft', 'impellerShaft', 'twinShaft']),
    ...inside,
    ...(chance(cover, 0.35) ? (['spring'] as const) : []),
    oneOf<PartName>(cover, ['plateHousing', 'finnedHousing']),
    'gasket',
    end,
    'bolts',
    ...(between(cover, 0, 3) === 0 ? (['nut'] as const) : []),
  ]
}

function drawItem(cover: Cover, sheet: Sheet, x: number, radius: number, item: number) {
  const [px, py] = untracked(sheet, () => project(sheet, [x, 0, radius]))
  const y = Math.max(20, Math.round((py - 26) / 8) * 8)
  const left = Math.round(px + 10)
  cover.annotation.push(`<path d="M${Math.round(px)} ${Math.round(py + 6)}L${left} ${y + 9}"/>`)
  bubble(cover, left, y, String(item))
}
