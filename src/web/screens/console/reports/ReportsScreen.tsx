import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/ReportsScreen'
import { listCases } from '../../../../contract/moderation.ts'
import { parametersOf } from '../../../../contract/pages/query.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { ConsoleShell } from '../ConsoleShell.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { standingIn } from '../standing.ts'
import { waitingText } from '../waiting-text.ts'
import { CaseTable } from './CaseTable.tsx'
import { nextPath } from './next-path.ts'
import { kindNames } from './words.ts'
import styles from './Reports.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders
const room = '/console/reports'

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['moderator'])
  const page = pageOf(context)
  // All kinds are an empty choice of the form.
  const chosen = [...parametersOf(page.url)].filter(([, value]) => value !== '')
  const asked = listCases.query.safeParse(Object.fromEntries(chosen))
  const query = asked.data ?? listCases.query.parse({})
  const { type } = query
  const [cases, { caseID: next }] = await Promise.all([
    page.api.listCases(query),
    page.api.nextCase(type === undefined ? {} : { type }),
  ])
  const head = consoleHead(page, room, page.i18n._(msg`Reports`))
  return { standing, query, cases, next: nextPath(next), now: Date.now(), head }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** The queue: j and k move, Enter opens, n takes the next. */
export default function ReportsScreen({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const { standing, query, cases, next, now } = loaderData
  const type: Record<string, string> = query.type === undefined ? {} : { type: query.type }
  return (
    <ConsoleShell
      standing={standing}
      room={room}
      title={
        <>
          <Trans>Reports</Trans> ({waitingText(i18n, cases.open)})
        </>
      }
      beside={
        query.state === 'open' && (
          <LinkButton data-next variant="primary" to={next}>
            <Trans>Next case (n)</Trans>
          </LinkButton>
        )
      }
    >
      <Filters state={query.state} type={query.type} />
      {cases.items.length === 0 ? (
        <p className="sheet sheet-note t-read">
          <Trans>Nothing waits here.</Trans>
        </p>
      ) : (
        <CaseTable cases={cases.items} now={now} />
      )}
      {cases.nextCursor !== null && (
        <p className={styles.ways}>
          <LinkButton to={addressOf(room, { state: query.state, ...type, cursor: cases.nextCursor })}>
            <Trans>More</Trans>
          </LinkButton>
        </p>
      )}
    </ConsoleShell>
  )
}

const addressOf = (path: string, query: Record<string, string>): string => {
  const words = new URLSearchParams(query).toString()
  return words === '' ? path : `${path}?${words}`
}

function Filters({ state, type }: { state: 'open' | 'closed'; type: string | undefined }) {
  const { t, i18n } = useLingui()
  return (
    <form method="get" action={room} className={styles.filters}>
      <label>
        <Trans>Status</Trans>
        <select name="state" defaultValue={state}>
          <option value="open">{t`Open cases`}</option>
          <option value="closed">{t`Closed cases`}</option>
        </select>
      </label>
      <label>
        <Trans>Kind</Trans>
        <select name="type" defaultValue={type ?? ''}>
          <option value="">{t`All`}</option>
          {Object.entries(kindNames).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {i18n._(name)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={styles.show}>
        <Trans>Show</Trans>
      </button>
    </form>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
