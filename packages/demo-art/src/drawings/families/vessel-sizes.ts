import type { NumberParameter } from '../parameters.ts'

type Vessel = {
  volumes: number[]
  usual: [number, number]
  /** The share of the enclosing cylinder that holds the contents. */
  filled: number
  /** Height that holds nothing (feet, head), in diameters. */
  headroom?: number
  slim: [number, number]
  /** Cubic millimetres in one unit of the volume: 1000 for ml, 1e6 for litres. */
  unit: number
  /** Rounding of diameter and height, mm. */
  step: number
}

/**
 * Volume, slimness (height over diameter), diameter and height of a vessel. What is given computes what is missing,
 * so that the picture's sizes and the volume in the fact table never contradict each other.
 */
export function vesselSizes({ volumes, usual, filled, headroom = 0, slim, unit, step }: Vessel) {
  const middle = (slim[0] + slim[1]) / 2
  const contents = (diameter: number, ratio: number) =>
    ((Math.PI / 4) * diameter ** 3 * Math.max(0.1, ratio - headroom) * filled) / unit
  const sizes: Record<'volume' | 'slim' | 'diameter' | 'height', NumberParameter> = {
    volume: {
      min: 3,
      max: 200_000,
      step: 5,
      usual,
      series: volumes,
      from: (known) => {
        const [diameter, height] = [known('diameter'), known('height')]
        if (diameter !== undefined)
          return contents(diameter, height === undefined ? middle : height / diameter)
        return height === undefined ? undefined : contents(height / middle, middle)
      },
    },
    slim: {
      min: slim[0] * 0.5,
      max: slim[1] * 1.7,
      step: 0.05,
      usual: slim,
      from: (known) => {
        const [diameter, height] = [known('diameter'), known('height')]
        return diameter && height ? height / diameter : undefined
      },
    },
    diameter: {
      min: step * 10,
      max: step * 700,
      step,
      from: (known) => {
        const [height, ratio, volume] = [known('height'), known('slim') ?? middle, known('volume') ?? 1]
        if (height !== undefined) return height / ratio
        return Math.cbrt((volume * unit * 4) / (Math.PI * Math.max(0.1, ratio - headroom) * filled))
      },
    },
    height: {
      min: step * 8,
      max: step * 1500,
      step,
      of: 'diameter',
      within: [slim[0] * 0.5, slim[1] * 1.7],
      from: (known) => (known('diameter') ?? step) * (known('slim') ?? middle),
    },
  }
  return sizes
}
