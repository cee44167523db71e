import type { Families } from '../parameters.ts'
import { centreLine, diameter, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { around, ringOf } from '../kit/projection.ts'
import { bolt, repeat } from '../kit/repeats.ts'
import { cutTurned, opened } from '../kit/section.ts'
import { lookAt } from '../kit/sheet.ts'
import { bore, cone, cylinder, turned } from '../kit/solids.ts'
import { disc, ring, shadow, tube } from '../kit/strokes.ts'
import { nominalDiameters, nominalPressures } from './series.ts'

export const valves: Families = {
  'globe-valve': {
    parameters: {
      DN: { min: 8, max: 400, step: 1, series: nominalDiameters, usual: [25, 100] },
      L: { min: 60, max: 1200, step: 5, of: 'DN', ratio: [4.2, 4.8], within: [2.8, 9] },
      flange: { min: 50, max: 700, step: 5, of: 'DN', ratio: [3, 3.4], within: [2, 5] },
      PN: { min: 6, max: 100, step: 1, series: nominalPressures, usual: [16, 40] },
      bolts: { min: 4, max: 8, step: 4 },
      wheel: { min: 2, max: 5, step: 1, usual: [3, 4] },
    },
    keyFact: (p) => `DN${p.told('DN')} PN${p.told('PN')}`,
    paint(sheet, p) {
      const L = p.number('L')
      const u = L / 230
      const f = Math.min(p.number('flange') / 2, L * 0.42)
      const [t, bolts] = [18 * u, p.number('bolts')]
      const neck = Math.min(38 * u, f * 0.55)
      shadow(sheet, [
        [-L / 2, -f * 0.8, -f],
        [L / 2, -f * 0.8, -f],
        [L / 2, f * 0.8, -f],
        [-L / 2, f * 0.8, -f],
      ])
      cylinder(sheet, 'x', [-L / 2, 0, 0], f, t)
      for (const at of ringOf(sheet, 'x', [-L / 2 + t, 0, 0], f * 0.78, bolts, 45)) {
        if (Math.hypot(at[1], at[2]) > neck * 1.2) bolt(sheet, 'x', at, 9 * u, 8 * u)
      }
      cylinder(sheet, 'x', [-L / 2 + t, 0, 0], neck, 38 * u, 'hue')
      cone(sheet, 'x', [-58 * u, 0, 0], neck, 60 * u, 28 * u, 'hue', { open: true })
      cylinder(sheet, 'x', [-30 * u, 0, 0], 60 * u, 60 * u, 'hue', { open: true })
      cone(sheet, 'x', [30 * u, 0, 0], 60 * u, neck, 28 * u, 'hue', { open: true })
      turned(
        sheet,
        'z',
        [0, 0, 30 * u],
        [
          { r: 42 * u, length: 42 * u, material: 'hue' },
          { r: 60 * u, length: 14 * u, material: 'hue' },
          { r: 60 * u, length: 12 * u },
        ],
      )
      for (const at of ringOf(sheet, 'z', [0, 0, 98 * u], 50 * u, 6).slice(2))
        bolt(sheet, 'z', at, 7.5 * u, 8 * u)
      turned(
        sheet,
        'z',
        [0, 0, 98 * u],
        [
          { r: 36 * u, to: 26 * u, length: 12 * u },
          { r: 24 * u, length: 32 * u },
          { r: 8 * u, length: 50 * u },
        ],
      )
      cylinder(sheet, 'x', [56 * u, 0, 0], neck, L / 2 - t - 14 * u - 56 * u, 'hue')
      cone(sheet, 'x', [L / 2 - t - 14 * u, 0, 0], neck, f * 0.6, 14 * u, 'hue')
      turned(
        sheet,
        'x',
        [L / 2 - t, 0, 0],
        [
          { r: f, length: t - 3 * u },
          { r: f * 0.62, length: 3 * u },
        ],
      )
      const hole = Math.min(p.number('DN') / 2, f * 0.5)
      bore(sheet, 'x', [L / 2, 0, 0], hole, 60 * u, tones.ink2, tones.ink)
      for (const at of ringOf(sheet, 'x', [L / 2 - 3 * u, 0, 0], f * 0.79, bolts, 45)) {
        repeat(sheet, 'hole', at, (c) => disc(sheet, 'x', c, Math.min(8 * u, f * 0.12), tones.ink2))
      }
      opened(
        sheet,
        'x',
        [L / 2 - t - 14 * u, 0, 0],
        [
          [0, 0],
          [t + 14 * u, 0],
          [t + 14 * u, hole],
          [0, hole],
        ],
        tones.rule,
      )
      cutTurned(
        sheet,
        'x',
        [L / 2 - t - 14 * u, 0, 0],
        [
          [
            [0, hole],
            [0, neck],
            [14 * u, f * 0.6],
            [14 * u, f],
            [11 * u + t, f],
            [11 * u + t, f * 0.62],
            [14 * u + t, f * 0.62],
            [14 * u + t, hole],
          ],
        ],
      )
      const [z, w] = [178 * u, 72 * u]
      ring(sheet, 'z', [0, 0, z - 8 * u], w, w - 13 * u, sheet.materials.solid[2])
      ring(sheet, 'z', [0, 0, z], w, w - 13 * u, sheet.materials.solid[1])
      if (sheet.orthographic) cylinder(sheet, 'z', [0, 0, z - 8 * u], w, 8 * u, 'solid')
      for (let i = 0; i < p.number('wheel'); i++) {
        const angle = 12 + (360 * i) / p.number('wheel')
        const spoke = [around('z', [0, 0, z], 12 * u, angle), around('z', [0, 0, z], w - 10 * u, angle)]
        if (!sheet.orthographic) tube(sheet, spoke, 8 * u, sheet.materials.solid[1])
      }
      cylinder(sheet, 'z', [0, 0, z - 8 * u], 16 * u, 14 * u, 'solid')
      cylinder(sheet, 'z', [0, 0, z + 6 * u], 7 * u, 12 * u)
      lookAt(sheet, [0, 0, 90 * u])
      dimension(sheet, [-L / 2, f, 0], [L / 2, f, 0], [0, 0, -f], String(p.told('L')), 22)
      centreLine(sheet, [
        [L / 2 + 5 * u, 0, 0],
        [L / 2 + 45 * u, 0, 0],
      ])
      if (sheet.orthographic) diameter(sheet, 'x', [L / 2, 0, 0], f, `Ø${p.told('flange')}`)
    },
  },
}
