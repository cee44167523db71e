import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/EnquiriesScreen'
import type { ListedEnquiry } from '../../../../contract/enquiries.ts'
import { parametersOf } from '../../../../contract/pages/query.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LinkTabs } from '../../../ui/LinkTabs.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { standingIn } from '../standing.ts'
import { Desk } from './Desk.tsx'
import { DeskTable } from './DeskTable.tsx'
import { enquiriesPath, enquiryCasePath } from './paths.ts'
import styles from './desk.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['support'])
  const page = pageOf(context)
  const query = parametersOf(page.url)
  const state = query.get('state') === 'closed' ? ('closed' as const) : ('open' as const)
  const cursor = query.get('cursor')
  const list = await page.api.listEnquiries({ state, ...(cursor !== null && { cursor }) })
  const head = consoleHead(page, enquiriesPath(), page.i18n._(msg`Enquiries`))
  return { standing, state, list, now: Date.now(), head }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function EnquiriesScreen({
  loaderData: { standing, state, list, now },
}: Route.ComponentProps) {
  const { t } = useLingui()
  const tabs = (
    <LinkTabs
      label={t`Which enquiries`}
      links={[
        { to: enquiriesPath(), isCurrent: state === 'open', text: <Trans>Open</Trans> },
        { to: enquiriesPath('closed'), isCurrent: state === 'closed', text: <Trans>Closed</Trans> },
      ]}
    />
  )
  return (
    <Desk standing={standing} room="/console/enquiries" title={<Trans>Enquiries</Trans>} beside={tabs}>
      <DeskTable
        caption={
          state === 'open' ? <Trans>Open, the oldest first</Trans> : <Trans>Closed, the newest first</Trans>
        }
        rows={list.items}
        keyOf={({ ticket }) => ticket}
        empty={<Trans>Nothing waits here.</Trans>}
        columns={[
          {
            key: 'ticket',
            head: <Trans>Ticket number</Trans>,
            renderCell: ({ ticket }) => (
              <Link data-row to={enquiryCasePath(ticket)}>
                {ticket}
              </Link>
            ),
          },
          {
            key: 'from',
            head: <Trans>Sender</Trans>,
            renderCell: ({ name, businessName, country }) =>
              [name, businessName, country].filter(Boolean).join(', '),
          },
          {
            key: 'language',
            head: <Trans>Language and edition</Trans>,
            renderCell: ({ language, edition }) => `${language} · ${edition}`,
          },
          {
            key: 'received',
            head: <Trans>Received</Trans>,
            renderCell: ({ receivedAt }) => <LocalMoment at={receivedAt} />,
          },
          { key: 'due', head: <Trans>Due</Trans>, renderCell: (row) => <Due row={row} now={now} /> },
          {
            key: 'assigned',
            head: <Trans>In hand of</Trans>,
            renderCell: ({ assigned }) => assigned?.name ?? '',
          },
        ]}
      />
      {list.nextCursor !== null && (
        <LinkButton to={enquiriesPath(state, list.nextCursor)}>
          <Trans>Further ones</Trans>
        </LinkButton>
      )}
    </Desk>
  )
}

function Due({ row: { dueAt, closedAt }, now }: { row: ListedEnquiry; now: number }) {
  if (closedAt !== null) return <Trans>Closed</Trans>
  if (dueAt === null) return <Trans>Answered</Trans>
  const isLate = Date.parse(dueAt) < now
  return (
    <span className={isLate ? styles.late : undefined}>
      {isLate && (
        <>
          <Trans>Overdue</Trans>{' '}
        </>
      )}
      <LocalMoment at={dueAt} />
    </span>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
