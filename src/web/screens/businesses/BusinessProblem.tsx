import { Trans, useLingui } from '@lingui/react/macro'
import { statusOf } from '../../components/layout/ErrorPage.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import styles from './BusinessScreen.module.css'

/** Help where a company is not, or not any more (D29); the texts of section 8 after anything else. */
export function BusinessProblem({ error }: { error: unknown }) {
  return (
    <div className={`wrap ${styles.problem}`}>
      <div className="sheet">{statusOf(error) === 404 ? <NotHere /> : <Failed />}</div>
    </div>
  )
}

function NotHere() {
  const { t } = useLingui()
  return (
    <>
      <title>{t`This company is not here`}</title>
      <TitleOf>
        <Trans>This company is not here</Trans>
      </TitleOf>
      <p className="t-read">
        <Trans>
          It may have left, or the address may have lost a part on its way. Others make what it made: search
          by product, material or name.
        </Trans>
      </p>
      <p className={styles.ways}>
        <LinkButton variant="primary" to="/search-result">
          <Trans>Search companies</Trans>
        </LinkButton>
        <LinkButton to="/">
          <Trans>Home page</Trans>
        </LinkButton>
      </p>
    </>
  )
}

function Failed() {
  const { t } = useLingui()
  return (
    <>
      <title>{t`An unexpected error has occurred, please try again.`}</title>
      <TitleOf>
        <Trans>An unexpected error has occurred, please try again.</Trans>
      </TitleOf>
      <p className="t-read">
        <Trans>please try refreshing the page.</Trans>
      </p>
      <p className={styles.ways}>
        <LinkButton variant="primary" to="" reloadDocument>
          <Trans>Refresh the page</Trans>
        </LinkButton>
        <LinkButton to="/search-result">
          <Trans>Search companies</Trans>
        </LinkButton>
      </p>
    </>
  )
}

function TitleOf({ children }: { children: React.ReactNode }) {
  return (
    <h1 className="t-page" tabIndex={-1}>
      {children}
    </h1>
  )
}
