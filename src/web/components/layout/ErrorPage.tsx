import { isRouteErrorResponse, Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../ui/Button.tsx'
import styles from './ErrorPage.module.css'

/** The status of whatever a loader or a rendering threw. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' ? status : 500
}

/** What people see instead of a page: help after 404, the text of section 8 after anything else. */
export function ErrorPage({ error }: { error: unknown }) {
  return <div className={`wrap ${styles.error}`}>{statusOf(error) === 404 ? <Missing /> : <Failed />}</div>
}

function Missing() {
  return (
    <>
      <p className="t-label">404</p>
      <h1 className="t-page">
        <Trans>This page is not available.</Trans>
      </h1>
      <p className="t-read">
        <Trans>
          It may have been removed, or the address is incomplete. Search for the company’s name, or for what
          it makes: others may make it too.
        </Trans>
      </p>
      <p className={styles.ways}>
        <LinkButton variant="primary" to="/search-result">
          <Trans>Search suppliers</Trans>
        </LinkButton>
        <LinkButton to="/">
          <Trans>Home</Trans>
        </LinkButton>
      </p>
    </>
  )
}

function Failed() {
  return (
    <>
      <h1 className="t-page">
        <Trans>An unexpected error has occurred, please try again.</Trans>
      </h1>
      <p className={styles.ways}>
        <Link to="" reloadDocument>
          <Trans>Try again</Trans>
        </Link>
        <Link to="/">
          <Trans>Home</Trans>
        </Link>
      </p>
    </>
  )
}
