import { Trans } from '@lingui/react/macro'
import type { PartName as Part, WeightsEntry } from '../../../contract/ranking.ts'
import { PartName } from '../../components/ranking/words.tsx'
import { dateText } from '../../components/text/moments.ts'
import { formatNumber } from '../../components/text/formats.ts'
import styles from './RankingScreen.module.css'

const columns = ['checks', 'answers', 'likes', 'phrase', 'fresh', 'membership'] as const satisfies Part[]

/** Every version of the weights that held, the newest first. */
export function History({ versions, language }: { versions: readonly WeightsEntry[]; language: string }) {
  return (
    <section className={`sheet ${styles.sheet} ${styles.history}`} aria-labelledby="versions">
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
            {columns.map((part) => (
              <th scope="col" key={part}>
                <PartName part={part} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map((one) => (
            <tr key={one.version}>
              <th scope="row">
                <span className={styles.label}>
                  <Trans>Version</Trans>
                </span>
                {one.version}
              </th>
              <td>
                <span className={styles.label}>
                  <Trans>Since</Trans>
                </span>
                <time dateTime={one.since}>{dateText(one.since, language)}</time>
              </td>
              {columns.map((part) => (
                <td key={part}>
                  <span className={styles.label}>
                    <PartName part={part} />
                  </span>
                  {pointsOf(one, part)
                    .map((points) => formatNumber(points, language))
                    .join(' / ')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Of memberships those of gold, premium and platinum, where they counted. */
function pointsOf(one: WeightsEntry, part: (typeof columns)[number]): number[] {
  const { gold, premium, platinum } = one.membership
  switch (part) {
    case 'checks':
      return [one.verified]
    case 'answers':
      return [one.answers]
    case 'likes':
      return [one.likesMost]
    case 'phrase':
      return [one.phrase]
    case 'fresh':
      return [one.fresh]
    case 'membership':
      return one.countsMembership ? [gold, premium, platinum] : [0]
  }
}
