import { diameter, dimension } from '../kit/annotation.ts'
import { tones } from '../kit/palette.ts'
import { prism } from '../kit/prisms.ts'
import { radians } from '../kit/projection.ts'
import { repeat } from '../kit/repeats.ts'
import { lookAt, type Point, type Point3, type Sheet } from '../kit/sheet.ts'
import { cylinder } from '../kit/solids.ts'
import { disc, polygon, tube } from '../kit/strokes.ts'
import type { Family } from '../parameters.ts'
import { footprintShadow } from './quads.ts'

/** A pushchair seen from its side: length, width and height in mm, rear wheel diameter, canopy by choice. */
export const pushchair: Family = {
  parameters: {
    length: { min: 400, max: 1400, step: 10, usual: [820, 980] },
    width: { min: 300, max: 900, step: 10, usual: [480, 600] },
    height: { min: 600, max: 1300, step: 10, of: 'length', ratio: [1.08, 1.18], within: [0.8, 1.5] },
    wheel: { min: 100, max: 450, step: 5, of: 'length', ratio: [0.26, 0.32], within: [0.14, 0.44] },
    canopy: { oneOf: ['canopy', 'canopy', 'open'] },
  },
  keyFact: (p) => `${p.told('length')}×${p.told('width')}×${p.told('height')} MM`,
  paint(sheet, p) {
    const [L, W, H] = [p.number('length'), p.number('width'), p.number('height')]
    const rear = p.number('wheel') / 2
    const front = rear * 0.68
    const bar = W * 0.055
    const [xRear, xFront] = [rear, L - front]
    const joint: Point = [L * 0.46, H * 0.42]
    footprintShadow(sheet, 0, 0, L, W)

    const side = (y: number) => {
      const run = (...points: Point[]) =>
        tube(
          sheet,
          points.map(([x, z]): Point3 => [x, y, z]),
          bar,
          tones.wall,
        )
      run([xRear, rear], [joint[0] + L * 0.06, joint[1]])
      run([xFront, front], [joint[0], joint[1]], [L * 0.1, H * 0.86], [0, H * 0.97])
    }
    wheel(sheet, 'rear', [xRear, W * 0.04, rear], rear, W * 0.08)
    wheel(sheet, 'front', [xFront, W * 0.12, front], front, W * 0.07)
    side(W * 0.14)
    tube(
      sheet,
      [
        [xRear, W * 0.1, rear],
        [xRear, W * 0.9, rear],
      ],
      bar * 0.8,
      tones.control,
    )
    tube(
      sheet,
      [
        [xFront, W * 0.14, front],
        [xFront, W * 0.9, front],
      ],
      bar * 0.8,
      tones.control,
    )
    basket(sheet, L, W, H, rear)
    seat(sheet, L, W, H)
    side(W * 0.86)
    tube(
      sheet,
      [
        [0, W * 0.1, H * 0.97],
        [0, W * 0.9, H * 0.97],
      ],
      bar * 1.6,
      tones.ink2,
    )
    if (p.choice('canopy') === 'canopy') canopy(sheet, L, W, H)
    tube(
      sheet,
      [
        [L * 0.72, W * 0.18, H * 0.56],
        [L * 0.72, W * 0.82, H * 0.56],
      ],
      bar * 1.2,
      sheet.materials.solid[1],
    )
    wheel(sheet, 'rear', [xRear, W * 0.9, rear], rear, W * 0.08)
    wheel(sheet, 'front', [xFront, W * 0.86, front], front, W * 0.07)

    lookAt(sheet, [xRear, W, rear])
    dimension(sheet, [0, W, 0], [L, W, 0], [0, 1, 0], String(p.told('length')))
    dimension(sheet, [L, 0, 0], [L, 0, H], [0, -1, 0], String(p.told('height')))
    if (!sheet.orthographic) dimension(sheet, [L, 0, 0], [L, W, 0], [1, 0, 0], String(p.told('width')))
    else diameter(sheet, 'y', [xRear, W, rear], rear, `Ø${p.told('wheel')}`)
  },
}

function wheel(sheet: Sheet, key: string, at: Point3, r: number, width: number) {
  repeat(sheet, key, at, ([x, y, z]) => {
    cylinder(sheet, 'y', [x, y, z], r, width, 'dark', { banded: false, face: tones.ink2 })
    disc(sheet, 'y', [x, y + width, z], r * 0.78, tones.white)
    for (let i = 0; i < 3; i++) {
      const angle = radians(30 + i * 60)
      const [dx, dz] = [r * 0.74 * Math.cos(angle), r * 0.74 * Math.sin(angle)]
      tube(
        sheet,
        [
          [x - dx, y + width, z - dz],
          [x + dx, y + width, z + dz],
        ],
        r * 0.07,
        tones.wall,
      )
    }
    disc(sheet, 'y', [x, y + width, z], r * 0.22, sheet.materials.solid[0])
  })
}

function basket(sheet: Sheet, L: number, W: number, H: number, rear: number) {
  const outline: Point[] = [
    [L * 0.3, rear],
    [L * 0.74, rear * 0.8],
    [L * 0.78, H * 0.3],
    [L * 0.26, H * 0.32],
  ]
  prism(sheet, 'y', [0, W * 0.2, 0], outline, W * 0.6, 'pale')
}

function seat(sheet: Sheet, L: number, W: number, H: number) {
  const back: Point[] = [
    [L * 0.36, H * 0.44],
    [L * 0.47, H * 0.42],
    [L * 0.33, H * 0.86],
    [L * 0.24, H * 0.84],
  ]
  const cushion: Point[] = [
    [L * 0.38, H * 0.38],
    [L * 0.76, H * 0.41],
    [L * 0.77, H * 0.48],
    [L * 0.42, H * 0.46],
  ]
  const rest: Point[] = [
    [L * 0.74, H * 0.44],
    [L * 0.86, H * 0.22],
    [L * 0.91, H * 0.23],
    [L * 0.79, H * 0.47],
  ]
  prism(sheet, 'y', [0, W * 0.2, 0], back, W * 0.6, 'hue')
  prism(sheet, 'y', [0, W * 0.2, 0], cushion, W * 0.6, 'hue')
  prism(sheet, 'y', [0, W * 0.22, 0], rest, W * 0.56, 'steel')
  prism(
    sheet,
    'y',
    [0, W * 0.8, 0],
    [
      [L * 0.36, H * 0.46],
      [L * 0.76, H * 0.48],
      [L * 0.72, H * 0.56],
      [L * 0.33, H * 0.66],
    ],
    W * 0.03,
    'hue',
  )
}

function canopy(sheet: Sheet, L: number, W: number, H: number) {
  const centre: Point = [L * 0.3, H * 0.74]
  const at = (degrees: number, y: number): Point3 => [
    centre[0] + L * 0.34 * Math.cos(radians(degrees)),
    y,
    centre[1] + L * 0.3 * Math.sin(radians(degrees)),
  ]
  const [far, near] = [W * 0.16, W * 0.84]
  const steps = [165, 130, 95, 60, 22]
  const shades = [2, 1, 0, 0] as const
  for (let i = 0; i < 4; i++) {
    const [a, b] = [steps[i] ?? 0, steps[i + 1] ?? 0]
    const tint = sheet.materials.solid[shades[i] ?? 0]
    polygon(sheet, [at(a, far), at(b, far), at(b, near), at(a, near)], tint)
    polygon(
      sheet,
      [[centre[0], near, centre[1]], at(a, near), at(b, near)],
      sheet.materials.hue[i % 2 === 0 ? 3 : 2],
    )
  }
}
