import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import styles from './WhyHere.module.css'

/** What a result is placed by; asked for when it is opened, so that a search costs nothing more. `path`: the address of the search. */
export function WhyHere({ path, id }: { path: string; id: string }) {
  const [parts, setParts] = useState<React.ReactNode>()
  return (
    <details
      className={`no-print ${styles.why}`}
      onToggle={(event) => {
        if (event.currentTarget.open)
          void import('../../components/ranking/parts-of.tsx').then(async ({ partsOf }) =>
            setParts(await partsOf(path, id)),
          )
      }}
    >
      <summary className="reach">
        <Trans>Why here?</Trans>
      </summary>
      {parts}
    </details>
  )
}
