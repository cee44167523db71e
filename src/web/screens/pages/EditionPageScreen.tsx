import { redirect } from 'react-router'
import type { Route } from './+types/EditionPageScreen'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { PageFrame } from '../../components/prose/PageFrame.tsx'
import { Prose } from '../../components/prose/Prose.tsx'
import { prosePage } from '../../content/page.server.ts'
import { Chapters } from './Chapters.tsx'

const pages = ['why', 'work-with'] as const

/**
 * `/why-{abbreviation}` and `/work-with-{abbreviation}`. The abbreviation of another edition leads to this one's page, any other
 * path of one part to `/` (D29).
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const asked = params.page.toLowerCase()
  const name = pages.find((one) => asked.startsWith(`${one}-`))
  const abbreviation = name && asked.slice(name.length + 1)
  if (!name || !page.editions.some((edition) => edition.abbreviation === abbreviation)) throw redirect('/')
  return { name, ...(await prosePage(page, name, `/${name}-${page.edition.abbreviation}`)) }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function EditionPageScreen({ loaderData: { name, article, crumbs } }: Route.ComponentProps) {
  return (
    <PageFrame crumbs={crumbs} title={article.title} lead={article.lead}>
      {name === 'why' ? <Chapters blocks={article.blocks} /> : <Prose blocks={article.blocks} />}
    </PageFrame>
  )
}
