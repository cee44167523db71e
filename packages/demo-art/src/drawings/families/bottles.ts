import { diameter, dimension } from '../kit/annotation.ts'
import { mix, tones } from '../kit/palette.ts'
import { arc, around, pair, project, visibleArc } from '../kit/projection.ts'
import { lookAt, type Sheet } from '../kit/sheet.ts'
import { cylinder, turned, type Segment } from '../kit/solids.ts'
import { polygon, roundShadow, thinPath, tube } from '../kit/strokes.ts'
import type { Families, Settled } from '../parameters.ts'
import { tank } from './tank.ts'
import { vesselSizes } from './vessel-sizes.ts'
import { hoop, label, leaf, ribs } from './bottle-parts.ts'

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
      lookAt(sheet, [R * 0.7, -R * 0.3, H - lid])
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
