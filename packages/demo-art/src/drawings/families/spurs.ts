import type { Families } from '../parameters.ts'
import { crossHairs, diameter, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { gearOutline } from '../kit/profiles.ts'
import { radians } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { lookAt, type Point, type Point3 } from '../kit/sheet.ts'
import { bore } from '../kit/solids.ts'
import { shadow } from '../kit/strokes.ts'
import { loft, shownTeeth, wheelFace } from './toothed.ts'
import { gearModules } from './series.ts'

export const spurs: Families = {
  'spur-pair': {
    parameters: {
      m: { min: 0.5, max: 20, step: 0.5, series: gearModules, usual: [1, 6] },
      z1: { min: 9, max: 40, step: 1, usual: [13, 19] },
      z2: { min: 12, max: 60, step: 1, usual: [20, 30] },
      b: { min: 3, max: 300, step: 1, of: 'm', ratio: [4.5, 6], within: [2.5, 14] },
      hue: { oneOf: ['small', 'large'] },
    },
    keyFact: (p) => `M${p.told('m')} Z${p.told('z1')}:${p.told('z2')}`,
    front: 'face',
    paint(sheet, p) {
      const [m, z1, z2, b] = [p.number('m'), p.number('z1'), p.number('z2'), p.number('b')]
      const [r1, r2] = [(z1 * m) / 2, (z2 * m) / 2]
      const lean = -6
      const reach = r1 + r2 + 0.15 * m
      const centre: Point = [-reach * Math.cos(radians(lean)), reach * Math.sin(radians(-lean))]
      const gear = (z: number, at: Point, phase: number, hole: number, material: 'hue' | 'steel') => {
        const shown = shownTeeth(z, m, z === z1 ? 28 : 36)
        prism(sheet, 'x', [0, ...at], gearOutline(shown.teeth, shown.module, phase), b, material)
        wheelFace(
          sheet,
          'x',
          [b, ...at],
          {
            r: (z * m) / 2,
            width: b,
            bore: hole,
            phase,
            rim: (z * m) / 2 - 2.6 * m,
            windows: z > 18 ? 6 : 0,
          },
          material,
        )
      }
      const small = p.choice('hue') === 'small'
      shadow(sheet, [
        [0, -r2, -r2 - m],
        [b, -r2, -r2 - m],
        [b, r2, -r2 - m],
        [0, r2, -r2 - m],
      ])
      const between = (Math.atan2(centre[1], centre[0]) * 180) / Math.PI
      gear(z1, centre, between + 180, r1 * 0.55, small ? 'hue' : 'steel')
      gear(z2, [0, 0], between + 180 / z2, r2 * 0.5, small ? 'steel' : 'hue')
      lookAt(sheet, [b, -r2, 0])
      crossHairs(sheet, 'x', [b, ...centre], r1 + m)
      crossHairs(sheet, 'x', [b * 1.1, 0, 0], r2 + m)
      diameter(sheet, 'x', [b, 0, 0], r2 + m, `Ø${Number(((z2 + 2) * m).toFixed(1))}`)
      dimension(sheet, [0, r2 + m, -r2 - m], [b, r2 + m, -r2 - m], [0, 0.001, 0], String(p.told('b')), 30)
    },
  },

  'helical-gear': {
    parameters: {
      m: { min: 0.5, max: 20, step: 0.5, series: gearModules, usual: [1.5, 5] },
      z: { min: 12, max: 60, step: 1, usual: [20, 30] },
      b: { min: 3, max: 300, step: 1, of: 'm', ratio: [8, 11], within: [4, 20] },
      angle: { min: 8, max: 40, step: 1, usual: [15, 28] },
      lean: { oneOf: ['left', 'right'] },
    },
    keyFact: (p) => `M${p.told('m')} Z${p.told('z')} ${p.told('angle')}°`,
    front: 'face',
    paint(sheet, p) {
      const [m, z, b] = [p.number('m'), p.number('z'), p.number('b')]
      const [r, R] = [(z * m) / 2, (z * m) / 2 + m]
      const twist =
        ((b * Math.tan(radians(p.number('angle')))) / r) *
        (180 / Math.PI) *
        (p.choice('lean') === 'left' ? 1 : -1)
      shadow(sheet, [
        [0, -R, -R],
        [b, -R, -R],
        [b, R, -R],
        [0, R, -R],
      ])
      const shown = shownTeeth(z, m, 48)
      const outline = (phase: number) => gearOutline(shown.teeth, shown.module, phase)
      loft(sheet, 'x', [0, 0, 0], outline(twist), outline(0), b, 'hue')
      wheelFace(
        sheet,
        'x',
        [b, 0, 0],
        { r, width: b * 0.7, bore: r * 0.5, rim: r - 2.8 * m, windows: 0 },
        'steel',
      )
      lookAt(sheet, [b, R * 0.5, R * 0.7])
      crossHairs(sheet, 'x', [b * 1.17, 0, 0], R)
      diameter(sheet, 'x', [b, 0, 0], R, `Ø${Number(((z + 2) * m).toFixed(1))}`)
      dimension(sheet, [0, R, -R], [b, R, -R], [0, 0.001, 0], String(p.told('b')), 24)
    },
  },

  'bevel-pair': {
    parameters: {
      m: { min: 1, max: 15, step: 0.5, series: gearModules, usual: [2, 6] },
      z1: { min: 12, max: 32, step: 1, usual: [14, 20] },
      z2: { min: 14, max: 40, step: 1, usual: [20, 26] },
    },
    keyFact: (p) => `M${p.told('m')} Z${p.told('z1')}:${p.told('z2')}`,
    front: 'face',
    paint(sheet, p) {
      const [m, z1, z2] = [p.number('m'), p.number('z1'), p.number('z2')]
      const [r1, r2] = [(z1 * m) / 2, (z2 * m) / 2]
      // The cones of both wheels meet in the origin; each wheel is the outer third of its cone.
      const share = 0.34
      const outline = (z: number, phase: number, scale: number) => {
        const shown = shownTeeth(z, m * scale, z === z1 ? 24 : 30)
        return gearOutline(shown.teeth, shown.module, phase)
      }
      shadow(sheet, [
        [-r2, -r2, -r1 * 1.5],
        [r2, -r2, -r1 * 1.5],
        [r2, r2, -r1 * 1.5],
        [-r2, r2, -r1 * 1.5],
      ])
      bore(sheet, 'x', [-r2, 0, 0], r1 * 0.3, 1, tones.wall)
      loft(sheet, 'x', [-r2, 0, 0], outline(z1, -90, 1), outline(z1, -90, 1 - share), r2 * share, 'hue')
      wheelFace(
        sheet,
        'x',
        [-r2 * (1 - share), 0, 0],
        { r: r1 * (1 - share), width: r2 * share * 0.8, bore: r1 * 0.5, windows: 0 },
        'steel',
      )
      const back: Point3 = [0, 0, -r1]
      prismHub(back)
      loft(
        sheet,
        'z',
        back,
        outline(z2, 180 + 180 / z2, 1),
        outline(z2, 180 + 180 / z2, 1 - share),
        r1 * share,
        'steel',
      )
      wheelFace(
        sheet,
        'z',
        [0, 0, -r1 * (1 - share)],
        { r: r2 * (1 - share), width: r1 * share * 0.8, bore: r2 * 0.42, windows: 0 },
        'hue',
      )
      lookAt(sheet, [-r2 * 0.8, 0, -r1 * 0.8])
      diameter(sheet, 'z', [0, 0, -r1], r2 + m, `Ø${Number(((z2 + 2) * m).toFixed(1))}`, r2 * 0.62)
      crossHairs(sheet, 'z', [0, 0, -r1 * (1 - share)], r2 * 0.6)

      function prismHub(at: Point3) {
        repeat(sheet, 'hub', at, ([x, y, z]) =>
          prism(sheet, 'z', [x, y, z - r1 * 0.3], gearOutline(12, r2 * 0.05), r1 * 0.3, 'dark'),
        )
      }
    },
  },
}
