import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/EnquiryScreen'
import { notFoundAs404 } from '../../../api/addresses.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { sendAct } from '../sending.ts'
import { standingIn } from '../standing.ts'
import { act } from '../acting.ts'
import { Desk } from './Desk.tsx'
import { EnquiryActs } from './EnquiryActs.tsx'
import { Asked, Others, Thread } from './EnquiryParts.tsx'
import { enquiriesPath, enquiryCasePath } from './paths.ts'
import { ticketOf } from './ticket.server.ts'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['support'])
  const page = pageOf(context)
  const ticket = ticketOf(params)
  const [enquiry, { items }] = await Promise.all([
    page.api.showEnquiry({ ticket }).catch(notFoundAs404),
    page.api.listEnquiries({}),
  ])
  // The one that waits longest and that nobody has in hand.
  const next = items.find((one) => one.ticket !== ticket && one.dueAt !== null && one.assigned === null)
  const head = consoleHead(page, enquiryCasePath(ticket), ticket)
  return { standing, enquiry, next: next?.ticket ?? null, today: new Date().toISOString().slice(0, 10), head }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await standingIn(context, ['support'])
  const page = pageOf(context)
  const { api } = page
  const ticket = ticketOf(params)
  return act(
    page,
    await request.formData(),
    {
      answer: ({ lines, reason }) => api.answerEnquiry({ ticket, text: lines('text'), reason }),
      close: ({ reason }) => api.closeEnquiry({ ticket, reason }),
      take: ({ text }) => api.takeEnquiry({ ticket, ...(text('from') !== '' && { from: text('from') }) }),
      release: () => api.releaseEnquiry({ ticket }),
      note: ({ lines }) => api.noteEnquiry({ ticket, text: lines('text') }),
      delete: ({ reason }) => api.deleteEnquiry({ ticket, reason }),
      support: ({ text, lines, about }) =>
        api.bookSupport({
          businessID: about,
          minutes: Number(text('minutes')),
          what: lines('reason'),
          on: text('on'),
        }),
    },
    { delete: enquiriesPath(), close: enquiriesPath() },
  )
}

export const clientAction = (args: Route.ClientActionArgs) => sendAct(args)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function EnquiryScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { standing, enquiry, next, today } = loaderData
  const beside = (
    <span>
      <LinkButton to={enquiriesPath()}>
        <Trans>All enquiries</Trans>
      </LinkButton>{' '}
      {next !== null && (
        <LinkButton data-next to={enquiryCasePath(next)}>
          <Trans>Next case</Trans>
        </LinkButton>
      )}
    </span>
  )
  return (
    <Desk standing={standing} room="/console/enquiries" title={enquiry.ticket} beside={beside}>
      <Asked enquiry={enquiry} />
      <Thread enquiry={enquiry} />
      <Others enquiry={enquiry} />
      <EnquiryActs
        enquiry={enquiry}
        isAdmin={standing.roles.includes('admin')}
        today={today}
        answer={actionData}
      />
    </Desk>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
