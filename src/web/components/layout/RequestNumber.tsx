import { createContext, use, useState } from 'react'
import { Trans } from '@lingui/react/macro'

/** What support finds the rendering of a page by; known on the server alone. */
export const NumberContext = createContext<string | undefined>(undefined)

const id = 'request-number'

/** By which number support finds in the logs what went wrong; nothing where no page came from the server. */
export function RequestNumber() {
  const given = use(NumberContext)
  // In the browser it stands where the server wrote it.
  const [number] = useState(
    () => given ?? (import.meta.env.SSR ? undefined : document.getElementById(id)?.textContent),
  )
  if (!number) return null
  return (
    <span className="t-small muted">
      <Trans>
        If it happens again, tell our support this number: <code id={id}>{number}</code>
      </Trans>
    </span>
  )
}
