import type { Route } from './+types/ContactScreen'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { PageFrame } from '../../components/prose/PageFrame.tsx'
import { Prose } from '../../components/prose/Prose.tsx'
import { Questions } from '../../components/prose/Questions.tsx'
import { prosePage } from '../../content/page.server.ts'
import { ContactCards } from './ContactCards.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { email, phone, phoneUSA, phoneEurope, support } = page.edition
  return {
    ...(await prosePage(page, 'contact-us')),
    contact: { email, phones: [...new Set([phone, phoneUSA, phoneEurope])], support },
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function ContactScreen({ loaderData: { article, crumbs, contact } }: Route.ComponentProps) {
  return (
    <PageFrame
      crumbs={crumbs}
      title={article.title}
      lead={article.lead}
      below={<Questions questions={article.questions} />}
    >
      <ContactCards contact={contact} />
      <Prose blocks={article.blocks} />
    </PageFrame>
  )
}
