import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/AppealsScreen'
import { listAppeals, type AppealRowEntry } from '../../../../contract/appeals.ts'
import { parametersOf } from '../../../../contract/pages/query.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { ConsoleShell } from '../ConsoleShell.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { standingIn } from '../standing.ts'
import { waitingText } from '../waiting-text.ts'
import { actionNames, kindNames } from './words.ts'
import styles from './Reports.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders
const room = '/console/appeals'

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['moderator'])
  const page = pageOf(context)
  const asked = listAppeals.query.safeParse(Object.fromEntries(parametersOf(page.url)))
  const query = asked.data ?? listAppeals.query.parse({})
  const appeals = await page.api.listAppeals(query)
  return { standing, query, appeals, head: consoleHead(page, room, page.i18n._(msg`Appeals`)) }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function AppealsScreen({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui()
  const { standing, query, appeals } = loaderData
  const isOpen = query.state === 'open'
  return (
    <ConsoleShell
      standing={standing}
      room={room}
      title={
        <>
          <Trans>Appeals</Trans> ({waitingText(i18n, appeals.open)})
        </>
      }
      beside={
        <LinkButton to={isOpen ? `${room}?state=closed` : room}>
          {isOpen ? <Trans>Decided ones</Trans> : <Trans>Open ones</Trans>}
        </LinkButton>
      }
    >
      {appeals.items.length === 0 ? (
        <p className="sheet sheet-note t-read">
          <Trans>Nothing waits here.</Trans>
        </p>
      ) : (
        <div className={`sheet ${styles.sheet}`}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>What</Trans>
                </th>
                <th scope="col">
                  <Trans>Kind</Trans>
                </th>
                <th scope="col">
                  <Trans>Decision</Trans>
                </th>
                <th scope="col">
                  <Trans>Due</Trans>
                </th>
                <th scope="col">
                  <Trans>In hand</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {appeals.items.map((one) => (
                <Row key={one.appealID} one={one} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {appeals.nextCursor !== null && (
        <p className={styles.ways}>
          <LinkButton
            to={`${room}?${new URLSearchParams({ state: query.state, cursor: appeals.nextCursor }).toString()}`}
          >
            <Trans>More</Trans>
          </LinkButton>
        </p>
      )}
    </ConsoleShell>
  )
}

function Row({ one }: { one: AppealRowEntry }) {
  const { t, i18n } = useLingui()
  return (
    <tr>
      <th scope="row">
        <Link to={`${room}/${one.appealID}`} data-row="" className={styles.name}>
          <bdi>{one.name === '' ? t`Without a name` : one.name}</bdi>
        </Link>
        {one.isOwn && (
          <span className={styles.small}>
            <Trans>Somebody else decides: you took part in the decision.</Trans>
          </span>
        )}
      </th>
      <td>{i18n._(kindNames[one.type])}</td>
      <td>{i18n._(actionNames[one.action])}</td>
      <td>
        <LocalMoment at={one.decidedAt ?? one.dueAt} />
        {one.verdict && (
          <span className={styles.small}>{one.verdict === 'upheld' ? t`Upheld` : t`Dismissed`}</span>
        )}
      </td>
      <td>{one.assigned && (one.assigned.isYou ? t`You` : <bdi>{one.assigned.name}</bdi>)}</td>
    </tr>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
