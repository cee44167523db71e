import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/LegalScreen'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { PageFrame } from '../../components/prose/PageFrame.tsx'
import { Prose } from '../../components/prose/Prose.tsx'
import { formatDay } from '../../components/text/formats.ts'
import { pathOfRoute, prosePage } from '../../content/page.server.ts'
import styles from './LegalScreen.module.css'

export async function loader({ context, pattern }: Route.LoaderArgs) {
  return prosePage(pageOf(context), pathOfRoute(pattern).slice(1))
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** A legal text with the day from which it holds, in its bordered rounded box (P2.31). */
export default function LegalScreen({ loaderData: { article, crumbs } }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const { version } = article
  return (
    <PageFrame crumbs={crumbs} title={article.title} lead={article.lead} chapters={article.blocks}>
      {version && (
        <p className={styles.version}>
          <Trans>
            Effective: <time dateTime={version}>{formatDay(version, i18n.locale)}</time>
          </Trans>
        </p>
      )}
      <div className={styles.box}>
        <Prose blocks={article.blocks} />
      </div>
    </PageFrame>
  )
}
