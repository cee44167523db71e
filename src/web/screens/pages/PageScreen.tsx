import type { Route } from './+types/PageScreen'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { PageFrame } from '../../components/prose/PageFrame.tsx'
import { Prose } from '../../components/prose/Prose.tsx'
import { Questions } from '../../components/prose/Questions.tsx'
import { pathOfRoute, prosePage } from '../../content/page.server.ts'

/** Pages that are their text and nothing else: the route's path is the text's name. */
export async function loader({ context, pattern }: Route.LoaderArgs) {
  return prosePage(pageOf(context), pathOfRoute(pattern).slice(1))
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function PageScreen({ loaderData: { article, crumbs } }: Route.ComponentProps) {
  return (
    <PageFrame
      crumbs={crumbs}
      title={article.title}
      lead={article.lead}
      below={<Questions questions={article.questions} />}
    >
      <Prose blocks={article.blocks} />
    </PageFrame>
  )
}
