import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/PresentationScreen'
import { accountsAddress } from '../../api/accounts-address.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { PageFrame } from '../../components/prose/PageFrame.tsx'
import { prosePage } from '../../content/page.server.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Chapters } from './Chapters.tsx'
import styles from './PresentationScreen.module.css'

/** What stands in place of the presentation video of P1.8: chapters, and the edition's own film once it has one. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  return { ...(await prosePage(page, 'presentation')), film: page.edition.film }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function PresentationScreen({ loaderData: { article, crumbs, film } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <PageFrame crumbs={crumbs} title={article.title} lead={article.lead}>
      {film && (
        // Its captions are part of the film that an edition brings.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video className={styles.film} src={film} controls preload="none" aria-label={t`Presentation`} />
      )}
      <Chapters blocks={article.blocks} numbered />
      <div className={styles.next}>
        <LinkButton variant="primary" size="large" to={accountsAddress('register', '/')}>
          <Trans>Register your company</Trans>
        </LinkButton>
        <LinkButton size="large" to="/search-result">
          <Trans>Search suppliers</Trans>
        </LinkButton>
      </div>
    </PageFrame>
  )
}
