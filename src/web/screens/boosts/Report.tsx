import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { BoostApi } from '../../../contract/boosts.ts'
import { boostsPath, newBoostPath } from '../../../contract/boost-words.ts'
import type { CallOutput } from '../../../contract/endpoint.ts'
import { limits } from '../../../contract/limits.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { ForWhom } from './BoostList.tsx'
import styles from './Boosts.module.css'
import { Figures } from './Figures.tsx'
import { Places } from './Places.tsx'
import { Span } from './Span.tsx'
import { StateWords } from './StateWords.tsx'

const { boostDays } = limits

type Props = {
  businessID: string
  shown: CallOutput<BoostApi['showBoost']>
  /** Of editions, by their codes. */
  names: Readonly<Record<string, string>>
}

/** What was shown and how it stands, whether it was worth it in one sentence, the numbers behind that, and where it stood. */
export function Report({ businessID, shown: { boost, zone, figures, report }, names }: Props) {
  const { t } = useLingui()
  const { thing, stopReason } = boost
  const name = thing.name ?? t`Something that is no longer there`
  return (
    <div className={styles.sheets}>
      <section className={`sheet ${styles.sheet}`} aria-labelledby="boost">
        <p>
          <Link className="reach" to={boostsPath(businessID)}>
            <Trans>All boosts</Trans>
          </Link>
        </p>
        <h2 id="boost" className="t-card">
          {thing.path === null ? (
            name
          ) : (
            <Link to={thing.path}>
              <bdi>{name}</bdi>
            </Link>
          )}
        </h2>
        <p>
          <StateWords state={boost.state} /> · <Span boost={boost} zone={zone} />
        </p>
        <ForWhom boost={boost} />
        {stopReason !== null && (
          <p className={styles.note}>
            <Trans>
              Why we stopped it: <bdi>{stopReason}</bdi>
            </Trans>
          </p>
        )}
        {boost.state === 'planned' ? (
          <p className="muted">
            <Trans>It has not begun: there is nothing to report yet.</Trans>
          </p>
        ) : (
          <Verdict figures={figures} report={report} />
        )}
        {report && (
          <p>
            <LinkButton to={newBoostPath(businessID, thing)}>
              <Trans>Boost it again</Trans>
            </LinkButton>
          </p>
        )}
      </section>
      {boost.state !== 'planned' && <Figures figures={figures} />}
      {report && figures.paid.shown > 0 && <Places report={report} names={names} />}
    </div>
  )
}

/** Said plainly; of one that runs only how far it is. */
function Verdict({ figures, report }: Pick<Props['shown'], 'figures' | 'report'>) {
  const {
    paid: { shown, opened },
    during: { inquired, saved },
    before: { inquired: inquiredBefore, saved: savedBefore },
  } = figures
  if (!report)
    return (
      <p>
        <Trans>
          It is not over: these are the numbers so far. Whether it was worth it is said at its end.
        </Trans>
      </p>
    )
  if (report.paidOff)
    return (
      <p>
        <Trans>
          It was worth it. Inquiries: {inquired}, in the {boostDays} days before {inquiredBefore}. Saved:{' '}
          {saved}, before {savedBefore}.
        </Trans>
      </p>
    )
  return (
    <p>
      <b>
        <Trans>It was not worth it.</Trans>
      </b>{' '}
      {shown === 0 ? (
        <Trans>It was shown to nobody: nothing that fits was searched for where you chose.</Trans>
      ) : opened === 0 ? (
        <Plural
          value={shown}
          one="It was shown once, and nobody opened it."
          other="It was shown # times, and nobody opened it."
        />
      ) : (
        <Plural
          value={opened}
          one="It was opened once, and brought neither more inquiries nor more saves than before."
          other="It was opened # times, and brought neither more inquiries nor more saves than before."
        />
      )}
    </p>
  )
}
