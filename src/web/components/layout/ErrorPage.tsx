import { isRouteErrorResponse, useLocation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../ui/Button.tsx'
import { useSite } from './site.ts'
import styles from './ErrorPage.module.css'

/** The status of whatever a loader or a rendering threw. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' ? status : 500
}

/** What people see instead of a page: help after 404, the text of section 8 after anything else. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useLingui()
  const brand = useSite()?.edition.brand
  const isMissing = statusOf(error) === 404
  const title = isMissing
    ? t`This page is not available.`
    : t`An unexpected error has occurred, please try again.`
  return (
    <div className={`wrap ${styles.error}`}>
      <title>{brand ? `${title} | ${brand}` : title}</title>
      <h1 className="t-page">{title}</h1>
      {isMissing ? <Missing /> : <Failed />}
    </div>
  )
}

function Missing() {
  return (
    <>
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
  const { pathname, search } = useLocation()
  return (
    <p className={styles.ways}>
      <LinkButton variant="primary" to={pathname + search} reloadDocument>
        <Trans>Try again</Trans>
      </LinkButton>
      <LinkButton to="/">
        <Trans>Home</Trans>
      </LinkButton>
    </p>
  )
}
