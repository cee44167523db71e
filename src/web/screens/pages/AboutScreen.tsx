import type { Route } from './+types/AboutScreen'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { platformsOf } from '../../components/editions/platforms.ts'
import { PageFrame } from '../../components/prose/PageFrame.tsx'
import { Prose } from '../../components/prose/Prose.tsx'
import { leadsOf } from '../../content/articles.server.ts'
import { prosePage } from '../../content/page.server.ts'
import { tipPath, tips, tipTexts } from '../../content/tips.ts'
import { Management } from './Management.tsx'
import { Countries, TipSummary } from './AboutLists.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const [prose, guides] = await Promise.all([prosePage(page, 'about-us'), leadsOf(page, tipTexts)])
  return {
    ...prose,
    platforms: platformsOf(page),
    guides: guides.map(({ title, lead }, at) => ({ title, lead, to: tipPath(tips[at]!.slug) })),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** About us: intro, team, the management, the countries represented, a summary of the tips (P2.30). */
export default function AboutScreen({ loaderData }: Route.ComponentProps) {
  const { article, crumbs, platforms, guides } = loaderData
  return (
    <PageFrame
      crumbs={crumbs}
      title={article.title}
      lead={article.lead}
      below={
        <>
          <Countries platforms={platforms} />
          <TipSummary guides={guides} />
        </>
      }
    >
      <Prose blocks={article.blocks} />
      <Management people={article.profiles} />
    </PageFrame>
  )
}
