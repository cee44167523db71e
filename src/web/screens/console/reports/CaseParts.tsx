import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CaseEntry, DecisionEntry } from '../../../../contract/moderation.ts'
import { reasonNames } from '../../../components/safety/reasons.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Snapshot } from './Snapshot.tsx'
import { actionNames, restrictionNames, ruleNames } from './words.ts'
import styles from './Reports.module.css'

type Props = { one: CaseEntry }

/** Who reported it, why, and what they saw. */
export function CaseReports({ one: { reports } }: Props) {
  const { i18n, t } = useLingui()
  return (
    <section className={`sheet ${styles.part}`}>
      <h2 className="t-card">
        <Trans>As it was reported</Trans>
      </h2>
      {reports.map(({ reportID, by, reason, text, at, snapshot }) => (
        <div key={reportID} className={styles.entry}>
          <p className={styles.text}>
            <strong>{i18n._(reasonNames[reason])}</strong>
            {text !== '' && (
              <>
                {': '}
                <bdi>{text}</bdi>
              </>
            )}
          </p>
          <p className={styles.keys}>
            <bdi>{by.name === '' ? t`Deleted person` : by.name}</bdi> · <LocalMoment at={at} /> ·{' '}
            <Made made={by.reports} upheld={by.upheld} />
          </p>
          {snapshot && <Snapshot snapshot={snapshot} />}
        </div>
      ))}
    </section>
  )
}

function Made({ made, upheld }: { made: number; upheld: number }) {
  return (
    <Trans>
      reports made: {made}, upheld: {upheld}
    </Trans>
  )
}

function Until({ at }: { at: string }) {
  const moment = <LocalMoment at={at} />
  return <Trans>until {moment}</Trans>
}

/** The thing today, and what it said before. */
export function CaseNow({ one: { now, path, versions } }: Props) {
  return (
    <section className={`sheet ${styles.part}`}>
      <h2 className="t-card">
        <Trans>As it is now</Trans>
      </h2>
      {now ? (
        <Snapshot snapshot={now} />
      ) : (
        <p className={styles.text}>
          <Trans>Not there any more</Trans>
        </p>
      )}
      {path !== null && (
        <p className={styles.ways}>
          <Link to={path}>
            <Trans>Open its page</Trans>
          </Link>
        </p>
      )}
      {versions.length > 0 && (
        <>
          <h3 className="t-label">
            <Trans>What it said before</Trans>
          </h3>
          {versions.map(({ text, at }) => (
            <p key={at} className={`${styles.text} ${styles.entry}`}>
              <span className={styles.small}>
                <LocalMoment at={at} />
              </span>
              <bdi>{text}</bdi>
            </p>
          ))}
        </>
      )}
    </section>
  )
}

/** What is known of whoever is responsible. */
export function CaseParty({ one: { party } }: Props) {
  const { i18n } = useLingui()
  if (!party) return null
  return (
    <section className={`sheet ${styles.part}`}>
      <h2 className="t-card">
        <Trans>Whoever is responsible</Trans>
      </h2>
      <p className={styles.text}>
        <bdi>{party.name}</bdi>{' '}
        <span className={styles.small}>
          <Plural value={party.reportsAgainst} one="# case so far" other="# cases so far" />
        </span>
      </p>
      {party.limits.map(({ kind, until }) => (
        <p key={kind} className={styles.text}>
          {i18n._(restrictionNames[kind])} · <Until at={until} />
        </p>
      ))}
      {party.ownedAlone.length > 0 && (
        <>
          <p className={styles.text}>
            <Trans>While this person is suspended, nobody can act as owner of these companies:</Trans>
          </p>
          <ul>
            {party.ownedAlone.map(({ businessID, name }) => (
              <li key={businessID}>
                <Link to={`/console/companies/${businessID}`}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Decisions decisions={party.decisions} />
    </section>
  )
}

/** Decisions, the newest first. */
export function Decisions({ decisions }: { decisions: readonly DecisionEntry[] }) {
  const { i18n, t } = useLingui()
  if (decisions.length === 0)
    return (
      <p className={styles.keys}>
        <Trans>No decision so far.</Trans>
      </p>
    )
  return (
    <ul className={styles.list}>
      {decisions.map((one) => (
        <li key={one.decisionID} className={styles.entry}>
          <p className={styles.text}>
            <strong>{one.verdict === 'dismissed' ? t`Dismissed` : i18n._(actionNames[one.action])}</strong>
            {one.rule && ` · ${i18n._(ruleNames[one.rule])}`}
            {one.limits.length > 0 &&
              ` · ${one.limits.map((kind) => i18n._(restrictionNames[kind])).join(', ')}`}
            {one.until && (
              <>
                {' '}
                · <Until at={one.until} />
              </>
            )}
          </p>
          <p className={styles.text}>
            <bdi>{one.reason}</bdi>
          </p>
          <p className={styles.keys}>
            {one.decidedBy ? <bdi>{one.decidedBy.name}</bdi> : t`At the machine`} ·{' '}
            <LocalMoment at={one.decidedAt} />
            {one.undone && (
              <>
                {' '}
                · {one.undone.as === 'appeal' ? t`Undone by an appeal` : t`Undone`} ·{' '}
                <LocalMoment at={one.undone.at} />
              </>
            )}
            {one.appeal?.verdict === null && <> · {t`An appeal waits`}</>}
          </p>
        </li>
      ))}
    </ul>
  )
}
