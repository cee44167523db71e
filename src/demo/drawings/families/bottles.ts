import { diameter, dimension } from '../kit/annotation.ts'
import { mix, tones } from '../kit/palette.ts'
import { arc, around, pair, project, visibleArc } from '../kit/projection.ts'
import { lookAt, type Point3, type Sheet } from '../kit/sheet.ts'
import { cylinder, turned, type Segment } from '../kit/solids.ts'
import { lines, polygon, roundShadow, thinPath, tube } from '../kit/strokes.ts'
import type { Families, Settled } from '../parameters.ts'
import { tank } from './tank.ts'
import { vesselSizes } from './vessel-sizes.ts'

/** The near half of a level circle on an upright mantle, as path data. */
function hoop(sheet: Sheet, z: number, radius: number): string {
  const [from, to] = visibleArc(sheet, 'z')
  const centre: Point3 = [0, 0, z]
  return `M${pair(project(sheet, around('z', centre, radius, from)))}${arc(sheet, 'z', centre, radius, from, to)}`
}

/** Upright ribs of a cap, evenly over its visible mantle. */
function ribs(sheet: Sheet, z: number, radius: number, height: number, count: number) {
  const [from, to] = visibleArc(sheet, 'z')
  const runs = Array.from({ length: count - 1 }, (_, i) => {
    const angle = from + ((to - from) * (i + 1)) / count
    return [
      around('z', [0, 0, z + height * 0.16], radius, angle),
      around('z', [0, 0, z + height * 0.84], radius, angle),
    ]
  })
  lines(sheet, runs, sheet.hue)
}

/** A label wrapped on the near side: a band with three lines of lettering as strokes. */
function label(sheet: Sheet, z: number, height: number, radius: number, fill: string) {
  const [from, to] = visibleArc(sheet, 'z')
  const [left, right] = [from + 34, to - 34]
  const edge = (at: number, angle: number) => pair(project(sheet, around('z', [0, 0, at], radius, angle)))
  const lower = arc(sheet, 'z', [0, 0, z], radius, left, right)
  const upper = arc(sheet, 'z', [0, 0, z + height], radius, right, left)
  const data = `M${edge(z, left)}${lower}L${edge(z + height, right)}${upper}Z`
  sheet.body.push(`<path d="${data}" fill="${fill}" stroke-width="1"/>`)
  const text = [0.72, 0.52, 0.38].map((share, i) => {
    const [a, b] = [left + 12 + i * 4, right - 12 - i * 10]
    return `M${edge(z + height * share, a)}${arc(sheet, 'z', [0, 0, z + height * share], radius, a, b)}`
  })
  thinPath(sheet, text.join(''), sheet.hue, 1.5)
}

const volumeFact = (p: Settled) => `${p.told('volume')} ML`

function sizeNotes(sheet: Sheet, p: Settled, below = 0.9) {
  const [radius, height] = [p.number('diameter') / 2, p.number('height')]
  const k = radius * Math.SQRT1_2
  dimension(sheet, [k, -k, 0], [k, -k, height], [1, -1, 0], String(p.told('height')))
  diameter(sheet, 'z', [0, 0, 0], radius, `Ø${p.told('diameter')}`, radius * below)
}

function pump(sheet: Sheet, z: number, r: number, h: number) {
  turned(sheet, 'z', [0, 0, z], [{ r, length: h * 0.1, material: 'solid' }])
  ribs(sheet, z, r, h * 0.1, 9)
  turned(sheet, 'z', [0, 0, z + h * 0.1], [{ r: r * 0.36, length: h * 0.09 }])
  tube(
    sheet,
    [
      [0, r * 0.2, z + h * 0.215],
      [0, r * 2, z + h * 0.215],
      [0, r * 2.25, z + h * 0.18],
    ],
    r * 0.5,
    sheet.materials.solid[0],
  )
  turned(
    sheet,
    'z',
    [0, 0, z + h * 0.18],
    [{ r: r * 0.72, to: r * 0.62, length: h * 0.06, material: 'solid' }],
  )
  return z + h * 0.24
}

export const bottles: Families = {
  'cosmetic-bottle': {
    parameters: {
      ...vesselSizes({
        volumes: [50, 75, 100, 150, 200, 250, 300, 400, 500],
        usual: [50, 400],
        filled: 0.58,
        slim: [2.2, 3.2],
        unit: 1000,
        step: 1,
      }),
      closure: { oneOf: ['pump', 'cap', 'disc-top'] },
      shoulder: { oneOf: ['round', 'sloped'] },
    },
    keyFact: volumeFact,
    paint(sheet, p) {
      const [R, H] = [p.number('diameter') / 2, p.number('height')]
      const neck = R * 0.48
      const closure = p.choice('closure')
      const body = H * (closure === 'pump' ? 0.6 : 0.68)
      const shoulder = H * 0.08
      roundShadow(sheet, 'z', [R * 0.1, R * 0.1, 0], R * 1.05)
      const slope: Segment[] =
        p.choice('shoulder') === 'sloped'
          ? [{ r: R, to: neck, length: shoulder, open: true }]
          : [
              { r: R, to: R * 0.9, length: shoulder * 0.5, open: true },
              { r: R * 0.9, to: neck, length: shoulder * 0.5 },
            ]
      turned(
        sheet,
        'z',
        [0, 0, 0],
        [
          { r: R * 0.94, to: R, length: R * 0.1, open: true },
          { r: R, length: body - R * 0.1, open: true },
          ...slope,
        ],
        'hue',
      )
      label(sheet, body * 0.2, body * 0.55, R, tones.white)
      const z = body + shoulder
      turned(sheet, 'z', [0, 0, z], [{ r: neck * 0.9, length: H * 0.02 }])
      if (closure === 'pump') pump(sheet, z + H * 0.02, neck * 1.15, H * 1.25)
      else {
        const top = H - z - H * 0.02
        const wide = closure === 'cap' ? neck * 1.12 : R * 0.86
        turned(sheet, 'z', [0, 0, z + H * 0.02], [{ r: wide, length: top, material: 'solid' }])
        if (closure === 'cap') ribs(sheet, z + H * 0.02, wide, top, 12)
        else thinPath(sheet, hoop(sheet, z + H * 0.02 + top * 0.6, wide), tones.ink)
      }
      lookAt(sheet, [0, 0, z])
      sizeNotes(sheet, p)
    },
  },

  jar: {
    parameters: {
      ...vesselSizes({
        volumes: [15, 30, 50, 75, 100, 150, 200, 250],
        usual: [30, 250],
        filled: 0.5,
        slim: [0.7, 0.9],
        unit: 1000,
        step: 1,
      }),
      lid: { oneOf: ['ribbed', 'smooth'] },
    },
    keyFact: volumeFact,
    paint(sheet, p) {
      const [R, H] = [p.number('diameter') / 2, p.number('height')]
      const lid = H * 0.34
      roundShadow(sheet, 'z', [R * 0.1, R * 0.1, 0], R * 1.04)
      const glass: Segment[] = [
        { r: R * 0.86, to: R * 0.98, length: H * 0.08, open: true },
        { r: R * 0.98, length: H * 0.5, open: true },
        { r: R * 0.98, to: R * 0.88, length: H * 0.06 },
        { r: R * 0.88, length: H * 0.02, material: 'steel' },
      ]
      turned(sheet, 'z', [0, 0, 0], glass, 'hue')
      label(sheet, H * 0.14, H * 0.38, R * 0.98, tones.white)
      turned(
        sheet,
        'z',
        [0, 0, H - lid],
        [
          { r: R, length: lid * 0.86, open: true },
          { r: R, to: R * 0.95, length: lid * 0.14 },
        ],
        'steel',
      )
      if (p.choice('lid') === 'ribbed') ribs(sheet, H - lid, R, lid * 0.86, 26)
      else thinPath(sheet, hoop(sheet, H - lid * 0.75, R), sheet.hue, 1.5)
      polygon(sheet, leaf(0, 0, H, R * 0.42), sheet.materials.hue[3], { weight: 1 })
      lookAt(sheet, [R * 0.7, R * 0.7, H - lid])
      sizeNotes(sheet, p)
    },
  },

  dropper: {
    parameters: {
      ...vesselSizes({
        volumes: [5, 10, 15, 20, 30, 50, 100],
        usual: [10, 50],
        filled: 0.42,
        slim: [2.6, 3.2],
        unit: 1000,
        step: 1,
      }),
    },
    keyFact: volumeFact,
    paint(sheet, p) {
      const [R, H] = [p.number('diameter') / 2, p.number('height')]
      roundShadow(sheet, 'z', [R * 0.1, R * 0.1, 0], R * 1.05)
      const glass: Segment[] = [
        { r: R * 0.9, to: R, length: H * 0.02, open: true },
        { r: R, length: H * 0.48, open: true },
        { r: R, to: R * 0.86, length: H * 0.05, open: true },
        { r: R * 0.86, to: R * 0.5, length: H * 0.04 },
        { r: R * 0.46, length: H * 0.03, material: 'steel' },
      ]
      turned(sheet, 'z', [0, 0, 0], glass, [
        mix(sheet.hue, 0.26),
        mix(sheet.hue, 0.44),
        mix(sheet.hue, 0.62),
        mix(sheet.hue, 0.8),
      ])
      label(sheet, H * 0.1, H * 0.32, R, tones.white)
      const collar = H * 0.62
      cylinder(sheet, 'z', [0, 0, collar], R * 0.58, H * 0.13, 'steel')
      ribs(sheet, collar, R * 0.58, H * 0.13, 14)
      const bulb: Segment[] = [
        { r: R * 0.4, length: H * 0.03, open: true },
        { r: R * 0.4, to: R * 0.34, length: H * 0.1, open: true },
        { r: R * 0.34, to: R * 0.36, length: H * 0.06, open: true },
        { r: R * 0.36, to: R * 0.28, length: H * 0.04, open: true },
        { r: R * 0.28, to: R * 0.12, length: H * 0.02 },
      ]
      turned(sheet, 'z', [0, 0, collar + H * 0.13], bulb, 'dark')
      lookAt(sheet, [0, 0, collar])
      sizeNotes(sheet, p)
    },
  },

  'baby-bottle': {
    parameters: {
      ...vesselSizes({
        volumes: [120, 150, 160, 240, 250, 260, 330],
        usual: [120, 330],
        filled: 0.48,
        slim: [2.6, 3],
        unit: 1000,
        step: 1,
      }),
    },
    keyFact: volumeFact,
    paint(sheet, p) {
      const [R, H] = [p.number('diameter') / 2, p.number('height')]
      const body = H * 0.6
      roundShadow(sheet, 'z', [R * 0.1, R * 0.1, 0], R * 1.05)
      const glass: Segment[] = [
        { r: R * 0.9, to: R, length: H * 0.03, open: true },
        { r: R, length: body * 0.32, open: true },
        { r: R, to: R * 0.88, length: body * 0.1, open: true },
        { r: R * 0.88, length: body * 0.2, open: true },
        { r: R * 0.88, to: R, length: body * 0.1, open: true },
        { r: R, length: body * 0.2 },
      ]
      turned(sheet, 'z', [0, 0, 0], glass, 'steel')
      const [from] = visibleArc(sheet, 'z')
      const marks = Array.from({ length: 6 }, (_, i) => {
        const [z, r] = [H * 0.06 + i * body * 0.055, R]
        const end = from + (i % 2 === 0 ? 96 : 80)
        return `M${pair(project(sheet, around('z', [0, 0, z], r, from + 60)))}${arc(sheet, 'z', [0, 0, z], r, from + 60, end)}`
      })
      thinPath(sheet, marks.join(''), sheet.hue, 1.5)
      cylinder(sheet, 'z', [0, 0, body], R * 0.98, H * 0.11, 'solid')
      ribs(sheet, body, R * 0.98, H * 0.11, 16)
      const teat: Segment[] = [
        { r: R * 0.72, to: R * 0.6, length: H * 0.04, open: true },
        { r: R * 0.6, to: R * 0.3, length: H * 0.08, open: true },
        { r: R * 0.3, to: R * 0.22, length: H * 0.08, open: true },
        { r: R * 0.24, to: R * 0.26, length: H * 0.04, open: true },
        { r: R * 0.26, to: R * 0.14, length: H * 0.04 },
      ]
      turned(sheet, 'z', [0, 0, body + H * 0.11], teat, 'hue')
      lookAt(sheet, [0, 0, body + H * 0.1])
      sizeNotes(sheet, p)
    },
  },

  tank,
}

/** A leaf lying on a lid: two arcs as a polygon about its middle. */
function leaf(x: number, y: number, z: number, length: number): Point3[] {
  const side = (sign: 1 | -1) =>
    Array.from({ length: 9 }, (_, i): Point3 => {
      const t = (sign * (i - 4)) / 4
      const bulge = sign * length * 0.42 * (1 - t * t)
      return [x + length * t * 0.7 + bulge * 0.7, y + length * t * 0.7 - bulge * 0.7, z]
    })
  return [...side(1), ...side(-1)]
}
