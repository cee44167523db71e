import { tones, type Ramp } from '../../drawings/kit/palette.ts'
import { gearOutline } from '../../drawings/kit/profiles.ts'
import { around, circle, polyline, projectAll, ringOf, shade } from '../../drawings/kit/projection.ts'
import type { Point, Point3, Sheet } from '../../drawings/kit/sheet.ts'
import { bore, cylinder } from '../../drawings/kit/solids.ts'
import { clipped, disc, path, polygon } from '../../drawings/kit/strokes.ts'
import { hueSteps } from '../hues.ts'
import { footprint } from '../parts/furniture.ts'
import { caliper } from '../parts/instruments.ts'
import { stud } from '../parts/pumps.ts'
import { again, contours, solid, within } from '../stage.ts'

// Even numbers of teeth, so that gears opposite each other are the same drawing.
const module = 9.9
const central = { teeth: 16, phase: 4 }

/** The angles at which the gears around the central one stand: free of each other, the slack shared out. */
function placed(teeth: readonly number[]) {
  const radius = (count: number) => (count * module) / 2
  const reach = teeth.map((count) => radius(count) + radius(central.teeth))
  const gaps = teeth.map((count, i) => {
    const next = (i + 1) % teeth.length
    const [a, b] = [reach[i] ?? 0, reach[next] ?? 0]
    const apart = radius(count) + radius(teeth[next] ?? 0) + 2 * module
    return (Math.acos((a * a + b * b - apart * apart) / (2 * a * b)) * 180) / Math.PI
  })
  const slack = (360 - gaps.reduce((sum, gap) => sum + gap, 0)) / teeth.length
  let angle = -28
  return teeth.map((count, i) => {
    const here = angle
    angle += (gaps[i] ?? 0) + slack
    const turn = (Math.PI * here) / 180
    const tooth = (central.phase - here) / (360 / central.teeth)
    const phase = here + 180 - (tooth + 0.5) * (360 / count)
    return { count, x: (reach[i] ?? 0) * Math.cos(turn), y: (reach[i] ?? 0) * Math.sin(turn), phase }
  })
}

/** The walls of a gear, the left half before the right one, so that few paths hold them all. */
function walls(sheet: Sheet, outline: readonly Point[], z: number, thick: number, ramp: Ramp, [x, y]: Point) {
  const sides = outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const normal = [(to[1] - from[1]) / length, (from[0] - to[0]) / length] as const
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const
    return {
      from,
      to,
      normal,
      tint: shade(sheet, [normal[0], normal[1], 0]),
      right: middle[0] - x > middle[1] - y,
      depth: middle[0] + middle[1],
    }
  })
  const seen = sides.filter(({ normal }) => normal[0] + normal[1] > 0.05)
  for (const right of [false, true]) {
    for (const tint of [1, 2] as const) {
      const half = seen.filter((side) => side.right === right && side.tint === tint)
      half.sort((a, b) => a.depth - b.depth)
      const data = half.map(({ from, to }) => {
        const [a, b] = [[...from, z] as const, [...to, z] as const]
        return polyline(projectAll(sheet, [a, b, [...to, z + thick], [...from, z + thick]]))
      })
      path(sheet, data.join(''), ramp[tint])
    }
  }
  const top = outline.map(([u, v]): Point3 => [u, v, z + thick])
  polygon(sheet, top, ramp[0])
}

function wheel(sheet: Sheet, teeth: number, phase: number, hue: boolean) {
  const [x, y, z] = [0, 0, 0]
  const r = (teeth * module) / 2
  const [thick, material] = [15, hue ? 'hue' : 'steel'] as const
  walls(sheet, gearOutline(teeth, module, phase, [x, y]), z, thick, sheet.materials[material], [x, y])
  const top = z + thick
  if (r > 50) disc(sheet, 'z', [x, y, top], r * 0.76, hue ? hueSteps[26] : tones.sunken)
  again(sheet, `hub${hue}${r > 70}`, [x, y, top], (s) => {
    cylinder(s, 'z', [0, 0, 0], r > 70 ? 32 : 22, 5, material, { banded: false })
    cylinder(s, 'z', [0, 0, 5], r > 70 ? 18 : 11, 7, hue ? 'solid' : 'dark', { banded: false })
  })
}

export function gearTrain(sheet: Sheet) {
  const [radius, height, floor] = [222, 72, 32]
  const bolts = (near: boolean) => {
    for (const at of ringOf(sheet, 'z', [0, 0, height], radius, 10, 9))
      if (at[0] + at[1] > 0 === near) stud(sheet, 'z', at, 7, 4)
  }
  disc(sheet, 'z', [10, 10, 0], radius + 16, hueSteps[13], { stroke: 'none' })
  solid(
    sheet,
    () => {
      for (const angle of [0, 90])
        again(sheet, 'foot', around('z', [0, 0, 0], radius + 8, angle), (s) =>
          cylinder(s, 'z', [0, 0, 0], 26, 14, 'steel', { banded: false }),
        )
      cylinder(sheet, 'z', [0, 0, 0], radius - 6, height - 14, 'hue', { open: true })
      cylinder(sheet, 'z', [0, 0, height - 14], radius + 14, 14, 'steel')
      bolts(false)
      const rim = circle(sheet, 'z', [0, 0, height], radius - 16)
      clipped(sheet, 'c', rim, () => {
        bore(sheet, 'z', [0, 0, height], radius - 16, height - floor, hueSteps[44], hueSteps[14])
        const gears = placed([12, 8, 10, 12, 8, 10])
        const all = [...gears, { count: central.teeth, x: 0, y: 0, phase: central.phase }]
        const shadows = all.map(({ x, y, count }) =>
          circle(sheet, 'z', [x + 7, y + 7, floor], (count * module) / 2),
        )
        path(sheet, shadows.join(''), hueSteps[26], { stroke: 'none' })
        all.sort((a, b) => a.x + a.y - b.x - b.y)
        for (const { x, y, count, phase } of all)
          again(sheet, `gear${count}`, [x, y, floor + 8], (s) => wheel(s, count, phase, count % 8 === 0))
      })
      sheet.body.push(`<path d="${rim}"/>`)
      bolts(true)
    },
    contours.main,
  )
  within(sheet, [196, 206, 0], (s) => {
    footprint(s, [0, 0, 0], 248, 18, 5)
    solid(s, () => caliper(s))
  })
}
