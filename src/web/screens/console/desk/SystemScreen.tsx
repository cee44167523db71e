import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/SystemScreen'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { sendAct } from '../sending.ts'
import { standingIn } from '../standing.ts'
import { act, type Acted } from '../acting.ts'
import { ActForm } from '../ActForm.tsx'
import { Desk } from './Desk.tsx'
import { DeskTable } from './DeskTable.tsx'
import { Facts } from './Facts.tsx'
import { personPath } from './paths.ts'
import styles from './desk.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await standingIn(context, [])
  const page = pageOf(context)
  const system = await page.api.showSystem({})
  return { standing, system, head: consoleHead(page, '/console/system', page.i18n._(msg`System`)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  await standingIn(context, [])
  const page = pageOf(context)
  return act(page, await request.formData(), {
    job: ({ about, reason }) => page.api.retryJob({ name: about, reason }),
    mail: ({ about, reason }) => page.api.retryMail({ mailID: about, reason }),
    news: ({ about, reason }) => page.api.retryNews({ letterID: Number(about), reason }),
  })
}

export const clientAction = (args: Route.ClientActionArgs) => sendAct(args)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

type System = Route.ComponentProps['loaderData']['system']
type Part = { system: System; answer: Acted | undefined }

export default function SystemScreen({ loaderData: { standing, system }, actionData }: Route.ComponentProps) {
  const part = { system, answer: actionData }
  return (
    <Desk standing={standing} room="/console/system" title={<Trans>System</Trans>}>
      <Jobs {...part} />
      <Mails {...part} />
      <News {...part} />
      <Search {...part} />
    </Desk>
  )
}

const again = <Trans>Try again</Trans>

function Jobs({ system, answer }: Part) {
  const { i18n } = useLingui()
  return (
    <DeskTable
      caption={<Trans>Jobs</Trans>}
      // What needs somebody comes first.
      rows={system.jobs.toSorted((a, b) => b.failed - a.failed)}
      keyOf={({ name }) => name}
      empty={<Trans>No worker has started on this database yet.</Trans>}
      columns={[
        { key: 'name', head: <Trans>Job</Trans>, renderCell: ({ name }) => <code>{name}</code> },
        { key: 'cron', head: <Trans>Clock (UTC)</Trans>, renderCell: ({ cron }) => <code>{cron}</code> },
        {
          key: 'last',
          head: <Trans>Last run</Trans>,
          renderCell: ({ lastRunAt }) => lastRunAt && <LocalMoment at={lastRunAt} />,
        },
        {
          key: 'took',
          head: <Trans>Milliseconds</Trans>,
          renderCell: ({ tookMs }) => (tookMs === null ? '' : i18n.number(Math.round(tookMs))),
        },
        { key: 'waiting', head: <Trans>Waiting</Trans>, renderCell: ({ waiting }) => i18n.number(waiting) },
        {
          key: 'failed',
          head: <Trans>Failed</Trans>,
          renderCell: ({ name, failed, error }) =>
            failed === 0 ? (
              ''
            ) : (
              <>
                <span className={styles.late}>{i18n.number(failed)}</span> {error}
                <ActForm intent="job" about={name} title={again} button={again} answer={answer} />
              </>
            ),
        },
      ]}
    />
  )
}

function Mails({ system, answer }: Part) {
  return (
    <DeskTable
      caption={<Trans>Mails that did not leave</Trans>}
      rows={system.mails}
      keyOf={({ mailID }) => mailID}
      empty={<Trans>Every mail has left.</Trans>}
      columns={[
        { key: 'template', head: <Trans>Mail</Trans>, renderCell: ({ template }) => <code>{template}</code> },
        {
          key: 'language',
          head: <Trans>Language and edition</Trans>,
          renderCell: ({ language, edition }) => `${language} · ${edition}`,
        },
        {
          key: 'since',
          head: <Trans>Waits since</Trans>,
          renderCell: ({ queuedAt }) => <LocalMoment at={queuedAt} />,
        },
        { key: 'attempts', head: <Trans>Attempts</Trans>, renderCell: ({ attempts }) => attempts },
        {
          key: 'next',
          head: <Trans>Next attempt</Trans>,
          renderCell: ({ mailID, nextAt, userID }) =>
            nextAt === null ? (
              <GivenUp userID={userID} />
            ) : (
              <>
                <LocalMoment at={nextAt} />
                <ActForm intent="mail" about={mailID} title={again} button={again} answer={answer} />
              </>
            ),
        },
      ]}
    />
  )
}

/** What can be done about a mail whose words are gone. */
function GivenUp({ userID }: { userID: string | null }) {
  return (
    <>
      <p>
        <Trans>Given up. Its words are erased, since its links open accounts: it cannot be sent again.</Trans>
      </p>
      {userID === null ? (
        <p className="t-small muted">
          <Trans>
            It was for an address without an account. Whoever waits for it signs up or asks once more; an
            invitation or an answer is sent anew where it was made.
          </Trans>
        </p>
      ) : (
        <>
          <p className="t-small muted">
            <Trans>
              Whoever still needs it asks for it again where they did before, such as by “Forgot your
              password?”. What it told of the site stands under their bell.
            </Trans>
          </p>
          <Link to={personPath(userID)}>
            <Trans>The person’s page</Trans>
          </Link>
        </>
      )}
    </>
  )
}

function News({ system, answer }: Part) {
  const { i18n } = useLingui()
  const { listeners, dead } = system.news
  return (
    <>
      <DeskTable
        caption={<Trans>News that was set aside</Trans>}
        rows={dead}
        keyOf={({ letterID }) => String(letterID)}
        empty={<Trans>Nothing was set aside.</Trans>}
        columns={[
          { key: 'listener', head: <Trans>Listener</Trans>, renderCell: ({ listener }) => listener },
          { key: 'type', head: <Trans>News</Trans>, renderCell: ({ type }) => <code>{type}</code> },
          { key: 'at', head: <Trans>When</Trans>, renderCell: ({ diedAt }) => <LocalMoment at={diedAt} /> },
          {
            key: 'error',
            head: <Trans>Failed</Trans>,
            renderCell: ({ letterID, error }) => (
              <>
                {error}
                <ActForm
                  intent="news"
                  about={String(letterID)}
                  title={again}
                  button={again}
                  answer={answer}
                />
              </>
            ),
          },
        ]}
      />
      <DeskTable
        caption={<Trans>Queues of news</Trans>}
        rows={listeners}
        keyOf={({ listener }) => listener}
        empty={<Trans>No news waits.</Trans>}
        columns={[
          { key: 'listener', head: <Trans>Listener</Trans>, renderCell: ({ listener }) => listener },
          { key: 'waiting', head: <Trans>Waiting</Trans>, renderCell: ({ waiting }) => i18n.number(waiting) },
          {
            key: 'oldest',
            head: <Trans>Oldest, in seconds</Trans>,
            renderCell: ({ oldestSeconds }) => i18n.number(Math.round(oldestSeconds)),
          },
        ]}
      />
    </>
  )
}

function Search({ system: { search } }: Part) {
  const { i18n } = useLingui()
  return (
    <section className={`sheet ${styles.box}`} aria-labelledby="search-index">
      <h2 id="search-index" className="t-card">
        <Trans>Search index</Trans>
      </h2>
      <Facts
        facts={[
          { key: 'documents', name: <Trans>Documents, about</Trans>, value: i18n.number(search.documents) },
          {
            key: 'rebuild',
            name: <Trans>Status</Trans>,
            value: search.isRebuilding ? <Trans>Being made anew</Trans> : <Trans>In use</Trans>,
          },
          {
            key: 'expiry',
            name: <Trans>Expiries looked at until</Trans>,
            value: <LocalMoment at={search.expiryCheckedAt} />,
          },
        ]}
      />
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
