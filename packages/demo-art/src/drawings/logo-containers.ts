import { polygon } from './logo-contents.ts'

export type LogoContainer = 'none' | 'square' | 'ring' | 'hexagon' | 'cut-square' | 'roof'
export type LogoOperation = 'solid' | 'cut-out' | 'shared-stem' | 'corner-taken'

export const logoContainers: LogoContainer[] = ['none', 'square', 'ring', 'hexagon', 'cut-square', 'roof']
export const logoOperations: LogoOperation[] = ['solid', 'cut-out', 'shared-stem', 'corner-taken']

/** What a container gives: its own shapes, the largest content that fits (width, height), its centre, and whether it is filled. */
export type ContainerShape = { shapes: string; width: number; height: number; y: number; filled: boolean }

type Tones = { hue: string; tint: string; deep: string }

const square = 'M28 24H132A4 4 0 0 1 136 28V132A4 4 0 0 1 132 136H28A4 4 0 0 1 24 132V28A4 4 0 0 1 28 24Z'
const cutSquare = 'M24 24H112L136 48V136H24Z'
const twiceCutSquare = 'M24 24H112L136 48V136H48L24 112Z'
const rightHalf = {
  square: 'M80 24H132A4 4 0 0 1 136 28V132A4 4 0 0 1 132 136H80Z',
  'cut-square': 'M80 24H112L136 48V136H80Z',
}

/** The container for an operation on the 160 × 160 field, inside its 24 px margin. */
export function containerShape(
  container: LogoContainer,
  operation: LogoOperation,
  tones: Tones,
): ContainerShape {
  const { hue } = tones
  const fill = (d: string, colour = hue) => `<path fill="${colour}" d="${d}"/>`
  const frame = (d: string) => `<path fill="none" stroke="${hue}" stroke-width="11" d="${d}"/>`
  switch (container) {
    case 'none':
      return { shapes: '', width: 112, height: 100, y: 80, filled: false }
    case 'roof':
      return {
        shapes: `<path fill="none" stroke="${hue}" stroke-width="13" d="M24 68L80 30L136 68"/>`,
        width: 76,
        height: 68,
        y: 102,
        filled: false,
      }
    case 'square':
    case 'cut-square':
      return squareShape(container, operation, tones)
    case 'ring': {
      const disc = 'M24 80A56 56 0 0 1 136 80A56 56 0 0 1 24 80Z'
      if (operation === 'cut-out') return { shapes: fill(disc), width: 68, height: 64, y: 80, filled: true }
      if (operation === 'shared-stem') {
        const half = fill('M80 24A56 56 0 0 1 80 136Z', tones.deep)
        return { shapes: fill(disc) + half, width: 68, height: 64, y: 80, filled: true }
      }
      const ring =
        operation === 'solid'
          ? 'M29.5 80A50.5 50.5 0 0 1 130.5 80A50.5 50.5 0 0 1 29.5 80Z'
          : 'M95 31.800A50.5 50.5 0 1 0 128.200 65'
      return { shapes: frame(ring), width: 58, height: 54, y: 80, filled: false }
    }
    case 'hexagon': {
      const whole = polygon(6, 80, 80, 58, 30)
      if (operation === 'solid')
        return { shapes: frame(polygon(6, 80, 80, 52, 30)), width: 52, height: 50, y: 80, filled: false }
      if (operation === 'cut-out') return { shapes: fill(whole), width: 62, height: 58, y: 80, filled: true }
      const half =
        operation === 'shared-stem' ? 'M80 22L130.200 51V109L80 138Z' : 'M80 80L130.200 51V109L80 138Z'
      return { shapes: fill(whole) + fill(half, tones.deep), width: 62, height: 58, y: 80, filled: true }
    }
  }
}

function squareShape(
  container: 'square' | 'cut-square',
  operation: LogoOperation,
  tones: Tones,
): ContainerShape {
  const fill = (d: string, colour = tones.hue) => `<path fill="${colour}" d="${d}"/>`
  const whole = container === 'square' ? square : cutSquare
  const filled = { width: 92, height: 72, y: 80, filled: true }
  if (operation === 'cut-out') return { shapes: fill(whole), ...filled }
  if (operation === 'shared-stem')
    return { shapes: fill(whole) + fill(rightHalf[container], tones.deep), ...filled }
  if (operation === 'corner-taken') {
    const shapes =
      container === 'square'
        ? fill('M24 24H108V52H136V136H24Z') + fill('M114 24H136V46H114Z', tones.tint)
        : fill(twiceCutSquare)
    return { shapes, ...filled, width: 84, height: 66, y: container === 'square' ? 84 : 80 }
  }
  const d =
    container === 'square'
      ? 'M29.5 29.500H130.500V130.500H29.500Z'
      : 'M29.500 29.500H109.700L130.500 50.300V130.500H29.500Z'
  return {
    shapes: `<path fill="none" stroke="${tones.hue}" stroke-width="11" d="${d}"/>`,
    width: 76,
    height: 62,
    y: 80,
    filled: false,
  }
}
