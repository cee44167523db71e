import { useState } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { onPlainClick } from '../../ui/plainClick.ts'

type Props = {
  className: string | undefined
  /** Leads to more without scripts; undefined when there is none. */
  path: string | undefined
  onLoad(): Promise<void>
  children: React.ReactNode
}

/** The next part of a list, fetched into the page; one that did not come can be asked for again. */
export function LoadMore({ className, path, onLoad, children }: Props) {
  const [loading, setLoading] = useState(false)
  if (path === undefined) return null
  return (
    <p className={className}>
      <Link
        to={path}
        aria-disabled={loading}
        onClick={onPlainClick(() => {
          if (loading) return
          setLoading(true)
          onLoad()
            .catch(() => {})
            .finally(() => setLoading(false))
        })}
      >
        {loading ? <Trans>Loading</Trans> : children}
      </Link>
    </p>
  )
}
