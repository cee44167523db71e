import { hues, materialsOf, type IndustryKey } from './palette.ts'

export type Point = readonly [x: number, y: number]
export type Point3 = readonly [x: number, y: number, z: number]
export type Axis = 'x' | 'y' | 'z'
export type Box = { left: number; top: number; right: number; bottom: number }

// Degrees around the vertical and above the floor; stretch lets isometric edges keep their true length.
export type Camera = { alpha: number; beta: number; stretch: number }

export const cameras = {
  isometric: { alpha: 45, beta: 35.264, stretch: 1.2247 },
  side: { alpha: 0, beta: 0, stretch: 1 },
  face: { alpha: 90, beta: 0, stretch: 1 },
} as const satisfies Record<string, Camera>

type Symbol = { id: string; at: Point; body: string }

// One drawing under way: the projection in force, and what has been drawn so far, as pieces of SVG.
export type Sheet = {
  id: string
  width: number
  height: number
  hue: string
  materials: ReturnType<typeof materialsOf>
  orthographic: boolean
  mirror: boolean
  scale: number
  origin: Point
  unit: { x: Point; y: Point; z: Point }
  eye: Point3
  light: Point3
  body: string[]
  under: string[]
  annotation: string[]
  definitions: Set<string>
  symbols: Map<string, Symbol>
  box: Box
  annotationBox: Box
  outline: Box | undefined
  stacked: Record<'left' | 'right' | 'top' | 'bottom', number>
  tracking: boolean
  focus: Point3 | undefined
  lettered: string[]
}

export type SheetOptions = {
  id: string
  hue: string
  width?: number
  height?: number
  camera?: Camera
  mirror?: boolean
  scale?: number
  origin?: Point
  outline?: Box
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

const lights = {
  isometric: { plain: [0.45, 0.12, 0.9], mirrored: [0.12, 0.45, 0.9] },
  orthographic: { side: [0.3, 0.8, 0.5], face: [0.8, 0.3, 0.5] },
} as const

export const emptyBox = (): Box => ({ left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 })

// An empty sheet. `scale` is px per model unit, `origin` the px of the model's zero point.
// `outline` is the body's known box in px, outside which an orthographic view sets its dimensions.
export function newSheet(options: SheetOptions): Sheet {
  const { width = 480, height = 480, camera = cameras.isometric, mirror = false } = options
  const hue = options.hue in hues ? hues[options.hue as IndustryKey] : options.hue
  const [a, b, k] = [radians(camera.alpha), radians(camera.beta), camera.stretch]
  const side = mirror ? -1 : 1
  const flat = camera.beta === 0
  return {
    id: options.id,
    width,
    height,
    hue,
    mirror,
    materials: materialsOf(hue),
    orthographic: flat,
    scale: options.scale ?? 1,
    origin: options.origin ?? [0, 0],
    unit: {
      x: [side * Math.cos(a) * k, Math.sin(a) * Math.sin(b) * k],
      y: [-side * Math.sin(a) * k, Math.cos(a) * Math.sin(b) * k],
      z: [0, -Math.cos(b) * k],
    },
    eye: [Math.sin(a) * Math.cos(b), Math.cos(a) * Math.cos(b), Math.sin(b)],
    light: flat
      ? lights.orthographic[camera.alpha === 0 ? 'side' : 'face']
      : lights.isometric[mirror ? 'mirrored' : 'plain'],
    body: [],
    under: [],
    annotation: [],
    definitions: new Set(),
    symbols: new Map(),
    box: emptyBox(),
    annotationBox: emptyBox(),
    outline: options.outline,
    stacked: { left: 0, right: 0, top: 0, bottom: 0 },
    tracking: true,
    focus: undefined,
    lettered: [],
  }
}

// Marks the model point that the detail view at 2:1 looks at.
export function lookAt(sheet: Sheet, point: Point3) {
  sheet.focus = point
}

// Runs a piece of drawing whose points do not count for the fit.
export function untracked<T>(sheet: Sheet, draw: () => T): T {
  const before = sheet.tracking
  sheet.tracking = false
  const result = draw()
  sheet.tracking = before
  return result
}

// Runs a piece of drawing and returns what it drew instead of adding it to the body.
export function aside(sheet: Sheet, draw: () => void): string {
  const before = sheet.body
  sheet.body = []
  draw()
  const drawn = sheet.body.join('')
  sheet.body = before
  return drawn
}
