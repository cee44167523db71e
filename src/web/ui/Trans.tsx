import { Trans as Rich, type TransProps } from '@lingui/react'

/**
 * What every <Trans> of the screens becomes (lingui.config.ts). Values are put into a text before its elements are looked for:
 * a name such as <toString/> would be read as one, and break the page. As an element of its own it is only shown.
 */
export function Trans({ values, ...rest }: TransProps) {
  return <Rich {...rest} {...(values && { values: shown(values) })} />
}

/** Without a "<" nothing is an element. */
const shown = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  )
