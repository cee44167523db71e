import { Trans } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { Route } from './+types/AccountsNotOpenScreen'
import { metaOf, pageHead } from '../../api/head.ts'
import { ownPath } from '../../../contract/own-path.ts'
import { pageOf } from '../../api/page.ts'
import { LinkButton } from '../../ui/Button.tsx'
import styles from './AccountsNotOpenScreen.module.css'

export function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { brand, countryName: country } = page.edition
  return {
    back: ownPath(page.url.searchParams.get('continue')),
    head: pageHead(page, {
      title: page.i18n._(msg`Accounts are not open yet | ${brand} ${country}`),
      description: page.i18n._(
        msg`Login and registration open soon. Companies can be searched without an account.`,
      ),
      canonicalPath: '/accounts/log-in',
      noindex: true,
    }),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function AccountsNotOpenScreen({ loaderData: { back } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1 className="t-page">
        <Trans>Accounts are not open yet</Trans>
      </h1>
      <p className="t-read">
        <Trans>
          Login and registration open soon. Until then you can search all companies and read their pages
          without an account.
        </Trans>
      </p>
      <p className={styles.ways}>
        <LinkButton variant="primary" to={back}>
          <Trans>Back</Trans>
        </LinkButton>
        <LinkButton to="/search-result">
          <Trans>Search suppliers</Trans>
        </LinkButton>
      </p>
    </div>
  )
}
