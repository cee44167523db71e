import { Trans } from '@lingui/react/macro'
import type { CallOutput } from '../../../contract/endpoint.ts'
import type { explainResult } from '../../../contract/ranking.ts'
import { limits } from '../../../contract/limits.ts'
import { formatNumber } from '../text/formats.ts'
import { AdviceText, MatchText, PartName } from './words.tsx'
import styles from './WhyParts.module.css'

type Why = CallOutput<typeof explainResult>

/** The parts of a result's score with their points, and to its own people what would move it up; undefined when it stands there no more. */
export function WhyParts({ why }: { why: Why | undefined }) {
  const language = document.documentElement.lang
  const number = (points: number) => formatNumber(points, language)
  if (!why)
    return (
      <p>
        <Trans>This result cannot be explained now. It may have moved: load the page again.</Trans>
      </p>
    )
  const { place, score, parts, match, version, advice } = why
  if (parts === undefined || score === undefined) return <OtherOrder sort={why.sort} />
  return (
    <div className={styles.parts}>
      <p>
        <Trans>
          Place {number(place)}, with {number(score)} points. They are the sum of:
        </Trans>
      </p>
      <table>
        <tbody>
          {parts.map(({ part, points, most }) => (
            <tr key={part}>
              <th scope="row">
                <PartName part={part} />
                <small>
                  {part === 'words' && match && <MatchText match={match} />}
                  <Said part={part} why={why} />
                </small>
              </th>
              <td>
                {number(points)}
                {most !== undefined && (
                  <small>
                    {' '}
                    <Trans>of {number(most)}</Trans>
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>Sum (weights, version {version})</Trans>
            </th>
            <td>{number(score)}</td>
          </tr>
        </tfoot>
      </table>
      {advice && advice.length > 0 && (
        <>
          <p>
            <strong>
              <Trans>What would move you up</Trans>
            </strong>
          </p>
          <ul>
            {advice.map((way) => (
              <li key={way.to}>
                <AdviceText way={way} points={number(way.points)} place={way.place && number(way.place)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** What stands behind the points of a part. */
function Said({ part, why }: { part: string; why: Why }) {
  const { filters, likes, answerPercent } = why
  const { answerHours: hours, answerDays: days, answersMin: least } = limits
  switch (part) {
    case 'filters':
      return <Trans>{filters} met; a condition, so no points</Trans>
    case 'checks':
      return why.verified ? <Trans>Verified company</Trans> : <Trans>Not verified</Trans>
    case 'answers':
      return answerPercent === null ? (
        <Trans>
          Fewer than {least} inquiries in {days} days: counts as half
        </Trans>
      ) : (
        <Trans>
          {answerPercent}% of inquiries answered within {hours} hours
        </Trans>
      )
    case 'likes':
      return likes
  }
  return null
}

function OtherOrder({ sort }: { sort: Why['sort'] }) {
  return (
    <p>
      {sort === 'newest' ? (
        <Trans>You sorted by newest: the day of registration alone decides.</Trans>
      ) : (
        <Trans>You sorted by answer time: the usual time until an answer decides.</Trans>
      )}
    </p>
  )
}
