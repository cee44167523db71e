// How the server writes an icon of the package: the same HTML as the browser's, its lines as one text made once.
import { createElement } from 'react'

type Line = readonly [tag: string, attributes: Readonly<Record<string, string | number>>]
type IconProps = {
  color?: string
  size?: number | string
  stroke?: number | string
  className?: string
} & Omit<React.SVGAttributes<SVGSVGElement>, 'color' | 'stroke' | 'className'>

const kinds = {
  outline: {
    xmlns: 'http://www.w3.org/2000/svg',
    width: 24,
    height: 24,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  filled: {
    xmlns: 'http://www.w3.org/2000/svg',
    width: 24,
    height: 24,
    viewBox: '0 0 24 24',
    fill: 'currentColor',
    stroke: 'none',
  },
} as const

/** Stands in the place of the package's `createReactComponent`, which makes an element of each line (scripts/icons.ts). */
export default function writtenIcon(
  kind: keyof typeof kinds,
  name: string,
  nameOfType: string,
  lines: readonly Line[],
) {
  const shape = { __html: lines.map(writtenLine).join('') }
  const nameOfClass = `tabler-icon tabler-icon-${name}`
  function Icon({ color = 'currentColor', size = 24, stroke = 2, className, ...rest }: IconProps) {
    return createElement('svg', {
      ...kinds[kind],
      width: size,
      height: size,
      className: className ? `${nameOfClass} ${className}` : nameOfClass,
      ...(kind === 'filled' ? { fill: color } : { strokeWidth: stroke, stroke: color }),
      ...rest,
      dangerouslySetInnerHTML: shape,
    })
  }
  Icon.displayName = nameOfType
  return Icon
}

/** The package's attributes are numbers and paths: none of them needs to be escaped. */
function writtenLine([tag, named]: Line): string {
  const { key: _, ...attributes } = named
  const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${all.join('')}></${tag}>`
}
