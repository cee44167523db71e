import { useContext } from 'react'
import { LinguiContext, Trans as Rich, type TransProps } from '@lingui/react'

/**
 * What every <Trans> of the screens becomes (lingui.config.ts). Values are put into a text before its elements are looked for:
 * a name such as <toString/> would be read as one, and break the page. As an element of its own it is only shown.
 */
export const Trans = import.meta.env.SSR ? WrittenTrans : ShownTrans

function ShownTrans({ values, ...rest }: TransProps) {
  return <Rich {...rest} {...(values && { values: shown(values) })} />
}

/** The same text, while the server writes a page: most have no elements in them, and need no looking for some. */
function WrittenTrans(props: TransProps) {
  const { id, message, values, components, formats, render, component } = props
  const lingui = useContext(LinguiContext)
  const isPlain =
    components === undefined &&
    render === undefined &&
    component === undefined &&
    (values === undefined || Object.values(values).every(isText))
  if (!isPlain || !lingui || lingui.defaultComponent) return <ShownTrans {...props} />
  return lingui.i18n._(id, values, { message, formats }) || null
}

const isText = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && !value.includes('<'))

/** Without a "<" nothing is an element. */
const shown = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  )
