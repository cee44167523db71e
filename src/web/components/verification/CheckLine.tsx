import { Trans, useLingui } from '@lingui/react/macro'
import type { CheckEntryOf } from '../../../contract/verification.ts'
import { formatDay } from '../text/formats.ts'
import { CheckScope, LevelName } from './check-words.tsx'
import styles from './parts.module.css'

type LineProps = { check: CheckEntryOf; reportPath(documentID: string): string; children?: React.ReactNode }

/** A check: its level, what was looked at, by whom, from when to when. */
export function CheckLine({ check, reportPath, children }: LineProps) {
  const { i18n } = useLingui()
  const { level, scope, checkedBy, checkedOn, validUntil, endedAt, reportID } = check
  const [from, until] = [checkedOn, validUntil].map((day) => formatDay(day, i18n.locale))
  return (
    <li className={endedAt === null ? undefined : styles.ended}>
      <p className={styles.strong}>
        <LevelName level={level} />
      </p>
      <p>
        <CheckScope scope={scope} />
      </p>
      <p className="t-small muted">
        {checkedBy === 'system' ? (
          <Trans>
            By our program on {from}, valid until {until}
          </Trans>
        ) : (
          <ByOthers by={checkedBy} from={from} until={until} />
        )}
      </p>
      {endedAt !== null && <Ended check={check} />}
      {reportID !== null && (
        <p>
          <a href={reportPath(reportID)} target="_blank" rel="noopener">
            <Trans>Open the report</Trans>
          </a>
        </p>
      )}
      {children}
    </li>
  )
}

function ByOthers({ by, from, until }: Record<'by' | 'from' | 'until', string | undefined>) {
  // An element, not a text: Trans reads a text among its words for tags.
  const checkedBy = <bdi>{by}</bdi>
  return (
    <Trans>
      By {checkedBy} on {from}, valid until {until}
    </Trans>
  )
}

function Ended({ check: { endedAt, endedReason, checkedBy } }: { check: CheckEntryOf }) {
  const { i18n } = useLingui()
  const day = formatDay((endedAt ?? '').slice(0, 10), i18n.locale)
  if (checkedBy === 'system')
    return (
      <p className="t-small">
        {endedReason === 'renewed' ? (
          <Trans>Made anew on {day}</Trans>
        ) : (
          <Trans>Ended on {day}: what it was about had changed</Trans>
        )}
      </p>
    )
  return (
    <>
      <p className="t-small">
        <Trans>Taken back on {day}</Trans>
      </p>
      <p className={styles.said}>{endedReason}</p>
    </>
  )
}
