import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/RankingScreen'
import { limits } from '../../../contract/limits.ts'
import type { CallOutput } from '../../../contract/endpoint.ts'
import type { showRanking, WeightsEntry } from '../../../contract/ranking.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { MatchText, PartName } from '../../components/ranking/words.tsx'
import { formatNumber } from '../../components/text/formats.ts'
import { breadcrumbOf } from '../../components/text/structured.ts'
import { requireSpelling } from '../../content/page.server.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { History } from './History.tsx'
import styles from './RankingScreen.module.css'

const path = '/ranking'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { edition, i18n, language } = page
  requireSpelling(page, path)
  const ranking = await page.api.showRanking({})
  const title = i18n._(msg`How results are ordered`)
  const crumbs = [{ name: i18n._(msg`Home`), to: '/' }, { name: title }]
  const brand = edition.brand
  return {
    title,
    crumbs,
    language,
    ranking,
    head: pageHead(page, {
      title: i18n._(msg`How search results are ordered: all weights, and whether money counts | ${brand}`),
      description: i18n._(
        msg`What decides the order of companies and products in the search of ${brand}: words, checks, answer rate, likes, freshness, each with its points, and every version of them.`,
      ),
      keywords: title,
      canonicalPath: path,
      structured: [breadcrumbOf(crumbs, edition.origin)],
    }),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** The weights of the order as the engine has them. */
export default function RankingScreen({ loaderData }: Route.ComponentProps) {
  const { title, crumbs, language, ranking } = loaderData
  const active = ranking.versions.find((version) => version.active)!
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb crumbs={crumbs} />
      <header className={styles.head}>
        <h1 className="t-name">{title}</h1>
        <p className={`t-lead ${styles.lead}`}>
          <MembershipSentence countsMembership={active.countsMembership} />
        </p>
      </header>
      <div className={`sheet ${styles.sheet}`}>
        <p>
          <Trans>
            Each result has a score: the sum of the points below. The highest stands first. Under each company
            and product found, “Why here?” shows its own points.
          </Trans>
        </p>
        <Matches ranking={ranking} active={active} language={language} />
        <Points ranking={ranking} active={active} language={language} />
      </div>
      <History versions={ranking.versions} language={language} />
    </div>
  )
}

/** Whether the plan counts, as the engine has it. */
function MembershipSentence({ countsMembership }: Pick<WeightsEntry, 'countsMembership'>) {
  return countsMembership ? (
    <Trans>Among results that match equally well, a higher membership counts in the organic order.</Trans>
  ) : (
    <Trans>
      Organic order is never for sale: no membership and no payment moves a result. What is paid for stands
      beside it and is marked Sponsored.
    </Trans>
  )
}

type Props = { ranking: CallOutput<typeof showRanking>; active: WeightsEntry; language: string }

function Matches({ ranking, active, language }: Props) {
  return (
    <>
      <h2 className="t-card">
        <Trans>What matches</Trans>
      </h2>
      <p>
        <Trans>More than all other points together: a weaker match never passes a stronger one.</Trans>
      </p>
      <table className={styles.table}>
        <tbody>
          {ranking.matches.map(({ match, steps }) => (
            <tr key={match}>
              <th scope="row">
                <MatchText match={match} />
              </th>
              <td data-weight={match}>{formatNumber(steps * active.step, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Points({ ranking, active, language }: Props) {
  const number = (points: number) => formatNumber(points, language)
  const { unknownPercent, answersMin, first } = ranking
  const { answerHours: hours, answerDays: days } = limits
  const perLog = number(active.likes)
  return (
    <>
      <h2 className="t-card">
        <Trans>What decides among equal matches</Trans>
      </h2>
      <table className={styles.table}>
        <tbody>
          <tr>
            <th scope="row">
              <PartName part="checks" />
              <small>
                <Trans>A company whose identity was checked, as long as the check is valid</Trans>
              </small>
            </th>
            <td data-weight="checks">{number(active.verified)}</td>
          </tr>
          <tr>
            <th scope="row">
              <PartName part="answers" />
              <small>
                <Trans>
                  For answering all inquiries of the last {days} days within {hours} hours, less in
                  proportion; with fewer than {answersMin} inquiries as if {unknownPercent}% were answered
                </Trans>
              </small>
            </th>
            <td data-weight="answers">{number(active.answers)}</td>
          </tr>
          <tr>
            <th scope="row">
              <PartName part="likes" />
              <small>
                <Trans>At most; {perLog} points times the natural logarithm of 1 + likes</Trans>
              </small>
            </th>
            <td data-weight="likes">{number(active.likesMost)}</td>
          </tr>
          <tr>
            <th scope="row">
              <PartName part="phrase" />
              <small>
                <Trans>Among the first {first} results</Trans>
              </small>
            </th>
            <td data-weight="phrase">{number(active.phrase)}</td>
          </tr>
          <tr>
            <th scope="row">
              <PartName part="fresh" />
              <small>
                <Trans>Among the first {first} results: registered today, less each day for a year</Trans>
              </small>
            </th>
            <td data-weight="fresh">{number(active.fresh)}</td>
          </tr>
          <tr>
            <th scope="row">
              <PartName part="membership" />
            </th>
            <td data-weight="membership">{number(active.membership.platinum)}</td>
          </tr>
        </tbody>
      </table>
      <p>
        <Trans>Equal scores stand in the order of registration numbers, which nobody chooses.</Trans>
      </p>
      <p>
        <Trans>Among people who match equally well, those with more likes come first.</Trans>
      </p>
    </>
  )
}
