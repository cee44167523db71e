import type { Route } from './+types/NetworkScreen'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { Platforms } from '../../components/editions/Platforms.tsx'
import { platformsOf } from '../../components/editions/platforms.ts'
import { PackagePrices } from '../../components/membership/PackagePrices.tsx'
import { PageFrame } from '../../components/prose/PageFrame.tsx'
import { Prose } from '../../components/prose/Prose.tsx'
import { prosePage } from '../../content/page.server.ts'
import styles from './NetworkScreen.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const [prose, { plans }] = await Promise.all([
    prosePage(page, 'our-network'),
    page.api.showSubscriptionSetup({}),
  ])
  return { ...prose, plans, platforms: platformsOf(page), edition: page.edition.code }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** Our network: what an edition is, the territorial grid and the package prices (P2.30). */
export default function NetworkScreen({ loaderData }: Route.ComponentProps) {
  const { article, crumbs, plans, platforms, edition } = loaderData
  return (
    <PageFrame
      crumbs={crumbs}
      title={article.title}
      lead={article.lead}
      below={
        <div className={styles.below}>
          <Platforms platforms={platforms} current={edition} />
          <PackagePrices plans={plans} />
        </div>
      }
    >
      <Prose blocks={article.blocks} />
    </PageFrame>
  )
}
