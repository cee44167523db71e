import type { Families, Settled } from '../parameters.ts'
import { centreLine, crossHairs, diameter, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { around, circle, ringOf } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { cutTurned, inSection, opened } from '../kit/section.ts'
import { lookAt, type Sheet } from '../kit/sheet.ts'
import { bore, cylinder } from '../kit/solids.ts'
import { ball, clipped, disc, ring, shadow } from '../kit/strokes.ts'

const bearingSizes = {
  OD: { min: 6, max: 800, step: 1, usual: [26, 160] },
  ID: { min: 2, max: 600, step: 1, of: 'OD', ratio: [0.42, 0.56], within: [0.15, 0.86] },
  B: { min: 2, max: 300, step: 1, of: 'OD', ratio: [0.2, 0.3], within: [0.08, 1] },
} as const

const bearingFact = (p: Settled) => `${p.told('ID')}/${p.told('OD')}/${p.told('B')} MM`

function bearingSheet(sheet: Sheet, p: Settled) {
  const [R, r, B] = [p.number('OD') / 2, p.number('ID') / 2, p.number('B')]
  const mm = R / 26
  shadow(sheet, [
    [0, -R, -R],
    [B, -R, -R],
    [B, R, -R],
    [0, R, -R],
  ])
  lookAt(sheet, [B, R * 0.5, R * 0.5])
  return { R, r, B, mm, h: R - r }
}

function bearingNotes(sheet: Sheet, p: Settled, R: number, B: number) {
  diameter(sheet, 'x', [B, 0, 0], R, `Ø${p.told('OD')}`)
  dimension(sheet, [0, 0, R], [B, 0, R], [0, 0, R * 0.01], String(p.told('B')), 20)
  crossHairs(sheet, 'x', [B, 0, 0], R)
}

export const bearings: Families = {
  'ball-bearing': {
    parameters: {
      ...bearingSizes,
      balls: { min: 7, max: 16, step: 1, usual: [8, 11] },
      seal: { oneOf: ['open', 'open', 'sealed'] },
    },
    keyFact: bearingFact,
    paint(sheet, p) {
      const { R, r, B, mm, h } = bearingSheet(sheet, p)
      const [pitch, size] = [(R + r) / 2, h * 0.3]
      const race = R - h * 0.26
      cylinder(sheet, 'x', [0, 0, 0], R, B)
      if (p.choice('seal') === 'sealed') {
        disc(sheet, 'x', [B, 0, 0], race, sheet.materials.hue[1])
        disc(sheet, 'x', [B, 0, 0], race - h * 0.1, sheet.materials.hue[0], { weight: 1 })
      } else {
        disc(sheet, 'x', [B, 0, 0], race, tones.ink2)
        clipped(sheet, 'r', circle(sheet, 'x', [B, 0, 0], race), () => {
          ring(sheet, 'x', [B * 0.8, 0, 0], pitch + size * 0.42, pitch - size * 0.42, sheet.materials.hue[2])
          cylinder(sheet, 'x', [B * 0.72, 0, 0], r + h * 0.24, B * 0.28)
          for (let i = 0; i < p.number('balls'); i++) {
            const centre = around('x', [B * 0.8, 0, 0], pitch, 20 + (360 * i) / p.number('balls'))
            repeat(sheet, 'ball', centre, (at) => ball(sheet, at, size * 0.92, sheet.materials.steel))
          }
        })
      }
      ring(sheet, 'x', [B, 0, 0], R, race, tones.white)
      ring(sheet, 'x', [B, 0, 0], R - mm, race, tones.white, { weight: 1 })
      disc(sheet, 'x', [B, 0, 0], r + h * 0.24, tones.white)
      bore(sheet, 'x', [B, 0, 0], r + 0.8 * mm, 0.8 * mm, tones.rule)
      bore(sheet, 'x', [B - 0.4 * mm, 0, 0], r, B, tones.wall, tones.white)

      opened(
        sheet,
        'x',
        [0, 0, 0],
        [
          [0, 0],
          [B, 0],
          [B, R],
          [0, R],
        ],
        tones.sunken,
      )
      cutTurned(
        sheet,
        'x',
        [0, 0, 0],
        [
          [
            [0, R],
            [B, R],
            [B, race],
            [0, race],
          ],
        ],
      )
      cutTurned(
        sheet,
        'x',
        [0, 0, 0],
        [
          [
            [0, r],
            [B, r],
            [B, r + h * 0.26],
            [0, r + h * 0.26],
          ],
        ],
        { lean: 'left' },
      )
      const centre = inSection(sheet, 'x', [0, 0, 0], B / 2, pitch)
      if (centre) ball(sheet, centre, Math.min(size, B * 0.42), sheet.materials.steel)

      bearingNotes(sheet, p, R, B)
      centreLine(sheet, [
        [-8 * mm, 0, 0],
        [B + 8 * mm, 0, 0],
      ])
    },
  },
  'roller-bearing': {
    parameters: {
      ...bearingSizes,
      rollers: { min: 9, max: 24, step: 1, usual: [12, 16] },
    },
    keyFact: bearingFact,
    paint(sheet, p) {
      const { R, r, B, mm, h } = bearingSheet(sheet, p)
      const pitch = (R + r) / 2
      const [race, rib] = [R - h * 0.22, r + h * 0.24]
      const size = Math.min(h * 0.25, ((Math.PI * pitch) / p.number('rollers')) * 0.8)
      cylinder(sheet, 'x', [0, 0, 0], R, B)
      disc(sheet, 'x', [B, 0, 0], race, tones.ink2)
      clipped(sheet, 'r', circle(sheet, 'x', [B, 0, 0], race), () => {
        ring(sheet, 'x', [B * 0.8, 0, 0], race, rib, sheet.materials.hue[1])
        for (const at of ringOf(sheet, 'x', [B * 0.74, 0, 0], pitch, p.number('rollers'), 8)) {
          repeat(sheet, 'roller', at, (c) => {
            cylinder(sheet, 'x', c, size, B * 0.2, 'steel', { banded: false, face: tones.white })
          })
        }
        cylinder(sheet, 'x', [B * 0.72, 0, 0], rib, B * 0.28)
      })
      ring(sheet, 'x', [B, 0, 0], R, race, tones.white)
      disc(sheet, 'x', [B, 0, 0], rib, tones.white)
      bore(sheet, 'x', [B, 0, 0], r + 0.8 * mm, 0.8 * mm, tones.rule)
      bore(sheet, 'x', [B - 0.4 * mm, 0, 0], r, B, tones.wall, tones.white)

      opened(
        sheet,
        'x',
        [0, 0, 0],
        [
          [0, 0],
          [B, 0],
          [B, R],
          [0, R],
        ],
        tones.sunken,
      )
      cutTurned(
        sheet,
        'x',
        [0, 0, 0],
        [
          [
            [0, R],
            [B, R],
            [B, race],
            [0, race],
          ],
        ],
      )
      cutTurned(
        sheet,
        'x',
        [0, 0, 0],
        [
          [
            [0, r],
            [B, r],
            [B, rib],
            [0, rib],
          ],
        ],
        { lean: 'left' },
      )
      opened(
        sheet,
        'x',
        [0, 0, 0],
        [
          [B * 0.16, rib],
          [B * 0.84, rib],
          [B * 0.84, race],
          [B * 0.16, race],
        ],
        tones.white,
      )

      bearingNotes(sheet, p, R, B)
      centreLine(sheet, [
        [-8 * mm, 0, 0],
        [B + 8 * mm, 0, 0],
      ])
    },
  },
}
