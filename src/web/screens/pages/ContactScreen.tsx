import type { Route } from './+types/ContactScreen'
import type { EditionEntry } from '../../../contract/editions.ts'
import { zoneName } from '../../../contract/time-zone.ts'
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
    contact: {
      email,
      phones: [...new Set([phone, phoneUSA, phoneEurope])],
      hours: hoursOf(support, page.language),
    },
  }
}

/** Opening hours and their time zone as the language writes them. */
function hoursOf({ opens, closes, timeZone }: EditionEntry['support'], language: string) {
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' })
  const at = (time: string) => clock.format(new Date(`1970-01-01T${time}Z`))
  return { opens: at(opens), closes: at(closes), zone: zoneName(timeZone, language) }
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
