import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/QueueScreen'
import { parametersOf } from '../../../../contract/pages/query.ts'
import type { QueuedCaseEntry } from '../../../../contract/verification-staff.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { StateName } from '../../../components/verification/StateName.tsx'
import { Flag } from '../../../ui/Flag.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { ConsoleShell } from '../ConsoleShell.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { standingIn } from '../standing.ts'
import { casePath, queuePath } from './paths.ts'
import styles from './Verifying.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['verifier'])
  const page = pageOf(context)
  const after = parametersOf(page.url).get('after')
  const { items, next } = await page.api.listVerificationCases(after ? { after } : {})
  return {
    standing,
    items,
    next,
    now: Date.now(),
    head: consoleHead(page, queuePath, page.i18n._(msg`Verification`)),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** Cases that wait, those that have waited longest first. */
export default function QueueScreen({ loaderData: { standing, items, next, now } }: Route.ComponentProps) {
  return (
    <ConsoleShell standing={standing} room={queuePath} title={<Trans>Verification</Trans>}>
      {items.length === 0 ? (
        <p className="sheet sheet-note t-read">
          <Trans>No case waits.</Trans>
        </p>
      ) : (
        <>
          <p className="t-small muted">
            <Trans>J and K move between cases, Enter opens one.</Trans>
          </p>
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">
                    <Trans>Company</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Kind</Trans>
                  </th>
                  <th scope="col">
                    <Trans context="a case of verification">State</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Waits since</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Due</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Verifier</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {items.map((one) => (
                  <CaseRow key={one.caseID} one={one} now={now} />
                ))}
              </tbody>
            </table>
          </div>
          {next && (
            <p>
              <Link to={`${queuePath}?${new URLSearchParams({ after: next })}`}>
                <Trans>More cases</Trans>
              </Link>
            </p>
          )}
        </>
      )}
    </ConsoleShell>
  )
}

function CaseRow({ one, now }: { one: QueuedCaseEntry; now: number }) {
  const { t } = useLingui()
  const { company, kind, state, waitingSince, dueAt, assigned } = one
  const isLate = dueAt !== null && Date.parse(dueAt) < now
  return (
    <tr>
      <th scope="row">
        <Link to={casePath(one.caseID)} data-row="">
          <bdi>{company.name}</bdi>
        </Link>{' '}
        <span className={styles.place}>
          <Flag code={company.country.code} />
          {company.country.countryName}
        </span>
      </th>
      <td>{kind === 'appeal' ? <Trans>Appeal</Trans> : <Trans>Request</Trans>}</td>
      <td>
        <StateName state={state} />
      </td>
      <td>
        <LocalMoment at={waitingSince} />
      </td>
      <td className={isLate ? styles.late : undefined}>
        {dueAt !== null && <LocalMoment at={dueAt} />}
        {isLate && <span className={styles.word}> {t`late`}</span>}
      </td>
      <td>{assigned ? <bdi>{assigned.name}</bdi> : '–'}</td>
    </tr>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
