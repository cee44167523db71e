import { Trans, useLingui } from '@lingui/react/macro'
import type { BoostEntry } from '../../../contract/boosts.ts'
import { boostPath, boostsPath } from '../../../contract/boost-words.ts'
import { listText } from '../../ui/listText.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Span } from './Span.tsx'
import { StateWords } from './StateWords.tsx'
import styles from './BoostList.module.css'

type Props = {
  boosts: readonly BoostEntry[]
  businessID: string
  zone: string
  /** Asks whether one is to be stopped; of those that are over there is nothing to ask. */
  onStop?: (boostID: string) => void
}

/** One line for each: what it shows, how it stands, its days and for whom, and the way to its report. */
export function BoostList({ boosts, businessID, zone, onStop }: Props) {
  const { t } = useLingui()
  return (
    <ul className={styles.list}>
      {boosts.map((boost) => {
        const { stopReason } = boost
        const name = boost.thing.name ?? t`Something that is no longer there`
        return (
          <li key={boost.boostID} className={styles.boost}>
            <div className={styles.words}>
              <p className={styles.name}>
                <Link to={boostPath(businessID, boost.boostID)}>
                  <bdi>{name}</bdi>
                </Link>
              </p>
              <p>
                <StateWords state={boost.state} /> · <Span boost={boost} zone={zone} />
              </p>
              <ForWhom boost={boost} />
              {stopReason !== null && (
                <p className={styles.reason}>
                  <Trans>
                    Why we stopped it: <bdi>{stopReason}</bdi>
                  </Trans>
                </p>
              )}
            </div>
            {onStop && (
              <LinkButton
                size="small"
                to={`${boostsPath(businessID)}?ask=${boost.boostID}`}
                aria-label={t`Stop the boost of ${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  onStop(boost.boostID)
                }}
              >
                <Trans context="a boost">Stop</Trans>
              </LinkButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Industries, countries and editions that were chosen. */
export function ForWhom({ boost: { industries, countries, editions } }: { boost: BoostEntry }) {
  const { i18n, t } = useLingui()
  const named = (list: BoostEntry['industries'], all: string) =>
    list.length === 0
      ? all
      : listText(
          list.map(({ name }) => name),
          i18n.locale,
        )
  return (
    <p className="muted">
      {[named(industries, ''), named(countries, t`all countries`), named(editions, t`all editions`)].join(
        ' · ',
      )}
    </p>
  )
}
