// Gear wheels with true involute flanks, so that what meshes on the sheet would mesh in steel.
import { placed, polar, radians, type Point } from './sheet.ts'

export const pressureAngle = radians(20)
const involute = (angle: number) => Math.tan(angle) - angle

export type Gear = { teeth: number; module: number; centre: Point; angle: number }

/** The circles of a wheel: pitch, tip, root, and the one its flanks unwind from. */
export function circlesOf({ teeth, module }: Pick<Gear, 'teeth' | 'module'>) {
  const pitch = (teeth * module) / 2
  return {
    pitch,
    tip: pitch + module * 0.96,
    root: pitch - module * 1.22,
    base: pitch * Math.cos(pressureAngle),
  }
}

/** Half the angle a tooth takes at the radius `r`. */
export function halfTooth(gear: Pick<Gear, 'teeth' | 'module'>, r: number): number {
  const { base } = circlesOf(gear)
  const play = 0.006
  return (
    Math.PI / (2 * gear.teeth) -
    play +
    involute(pressureAngle) -
    involute(Math.acos(Math.min(1, base / Math.max(r, base))))
  )
}

/** The outline of the wheel; one tooth's middle lies at its angle. */
export function outlineOf(gear: Gear): Point[] {
  const { tip, root, base } = circlesOf(gear)
  const start = Math.max(base, root + gear.module * 0.2)
  const radii = [0, 0.2, 0.45, 0.7, 1].map((share) => start + (tip - start) * share)
  const points: Point[] = []
  for (let tooth = 0; tooth < gear.teeth; tooth += 1) {
    const middle = (tooth * 2 * Math.PI) / gear.teeth
    const foot = halfTooth(gear, start) + 0.22 / gear.teeth
    const flank = (side: 1 | -1): Point[] => [
      polar([0, 0], root, middle + side * (foot + 0.12 / gear.teeth)),
      ...radii.map((r) => polar([0, 0], r, middle + side * halfTooth(gear, r))),
    ]
    points.push(...flank(-1), polar([0, 0], tip, middle), ...flank(1).reverse())
  }
  return placed(points, gear.centre, gear.angle)
}

/** The angle at which a wheel right of, or in direction `toward` (radians) from, another meshes with it. */
export function meshing(driver: Gear, teeth: number, toward: number): number {
  const turned = driver.angle - toward
  return toward + Math.PI + Math.PI / teeth - (turned * driver.teeth) / teeth
}
