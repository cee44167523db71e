import { Trans } from '@lingui/react/macro'
import type { WeightsEntry } from '../../../contract/ranking.ts'
import { PartName } from '../../components/ranking/words.tsx'
import { dateText } from '../../components/text/moments.ts'
import { formatNumber } from '../../components/text/formats.ts'
import styles from './RankingScreen.module.css'

/** Every version of the weights that held, the newest first. */
export function History({ versions, language }: { versions: readonly WeightsEntry[]; language: string }) {
  const number = (points: number) => formatNumber(points, language)
  return (
    <div
      className={`sheet ${styles.sheet} ${styles.history}`}
      tabIndex={0}
      role="region"
      aria-labelledby="versions"
    >
      <h2 className="t-card" id="versions">
        <Trans>Versions</Trans>
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Version</Trans>
            </th>
            <th scope="col">
              <Trans>Since</Trans>
            </th>
            {(['checks', 'answers', 'likes', 'phrase', 'fresh', 'membership'] as const).map((part) => (
              <th scope="col" key={part}>
                <PartName part={part} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map((one) => (
            <tr key={one.version}>
              <th scope="row">{one.version}</th>
              <td>
                <time dateTime={one.since}>{dateText(one.since, language)}</time>
              </td>
              <td>{number(one.verified)}</td>
              <td>{number(one.answers)}</td>
              <td>{number(one.likesMost)}</td>
              <td>{number(one.phrase)}</td>
              <td>{number(one.fresh)}</td>
              <td>
                {one.countsMembership
                  ? `${number(one.membership.gold)} / ${number(one.membership.premium)} / ${number(one.membership.platinum)}`
                  : number(0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
