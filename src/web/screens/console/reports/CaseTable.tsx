import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CaseRowEntry } from '../../../../contract/moderation.ts'
import { reasonNames } from '../../../components/safety/reasons.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { Link } from '../../../ui/Link.tsx'
import { actionNames, kindNames } from './words.ts'
import styles from './Reports.module.css'

type Props = { cases: readonly CaseRowEntry[]; now: number }

/** Cases, a row each; the name leads to the case. */
export function CaseTable({ cases, now }: Props) {
  return (
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
              <Trans>Reports</Trans>
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
          {cases.map((one) => (
            <Row key={one.caseID} one={one} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const hourMs = 3_600_000

function Row({ one, now }: { one: CaseRowEntry; now: number }) {
  const { t, i18n } = useLingui()
  const hours = Math.floor((now - Date.parse(one.openedAt)) / hourMs)
  const isLate = one.closedAt === null && Date.parse(one.dueAt) < now
  return (
    <tr>
      <th scope="row">
        <Link to={`/console/reports/${one.caseID}`} data-row="" className={styles.name}>
          <bdi>{one.name === '' ? t`Without a name` : one.name}</bdi>
        </Link>
        <span className={styles.small}>
          {one.reasons.map((reason) => i18n._(reasonNames[reason])).join(' · ')}
        </span>
      </th>
      <td>
        {i18n._(kindNames[one.type])}
        {one.isGone && (
          <span className={styles.small}>
            <Trans>Not there any more</Trans>
          </span>
        )}
      </td>
      <td>
        <Plural value={one.reporters} one="# person" other="# people" />
      </td>
      <td className={isLate ? styles.late : undefined}>
        {one.closedAt === null ? (
          <>
            <LocalMoment at={one.dueAt} />
            <span className={styles.small}>
              {isLate && <>{t`Overdue`} · </>}
              {hours < 48 ? (
                <Plural value={hours} one="# hour old" other="# hours old" />
              ) : (
                <Plural value={Math.floor(hours / 24)} one="# day old" other="# days old" />
              )}
            </span>
          </>
        ) : (
          <>
            <LocalMoment at={one.closedAt} />
            <span className={styles.small}>
              {one.verdict === 'dismissed' ? t`Dismissed` : one.action && i18n._(actionNames[one.action])}
            </span>
          </>
        )}
      </td>
      <td>{one.assigned && (one.assigned.isYou ? t`You` : <bdi>{one.assigned.name}</bdi>)}</td>
    </tr>
  )
}
