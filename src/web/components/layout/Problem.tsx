import { useLocation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../ui/Button.tsx'
import { useSite } from './site.ts'
import styles from './Problem.module.css'

type Props = {
  title: string
  /** What may have happened. */
  children?: React.ReactNode
  /** Links that lead on, the best of them filled. */
  ways: React.ReactNode
}

/** What stands in the place of a page that is not there or could not be made. */
export function Problem({ title, children, ways }: Props) {
  const brand = useSite()?.edition.brand
  return (
    <div className={`wrap ${styles.problem}`}>
      <title>{brand ? `${title} | ${brand}` : title}</title>
      <div className={`sheet ${styles.sheet}`}>
        <h1 className="t-page" tabIndex={-1}>
          {title}
        </h1>
        {children !== undefined && <p className="t-read">{children}</p>}
        <p className={styles.ways}>{ways}</p>
      </div>
    </div>
  )
}

/** Asks the server for the same page once more. */
export function TryAgain() {
  const { pathname, search } = useLocation()
  return (
    <LinkButton variant="primary" to={pathname + search} reloadDocument>
      <Trans>Try again</Trans>
    </LinkButton>
  )
}
