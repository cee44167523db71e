// The figures as the page writes them: numbers and days in the reader's language, bars as shares of the longest. Made on the server alone.
import { redirect } from 'react-router'
import type { CallOutput } from '../../../contract/endpoint.ts'
import { isAppError } from '../../../contract/errors.ts'
import { parametersOf } from '../../../contract/pages/query.ts'
import { extremesOf, ordered, shareOf, type ProductSort } from '../../../contract/product-strength.ts'
import type { reportStatistics, StatisticsPartEntry } from '../../../contract/statistics.ts'
import { statisticDays, type StatisticKind } from '../../../contract/statistic-kinds.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import type { PageOnServer } from '../../api/page.ts'
import { formatDay, formatNumber } from '../../components/text/formats.ts'
import { languageName } from '../../components/text/language-name.ts'
import { dateTimeText, inZone } from '../../components/text/moments.ts'
import { sortIn, statisticsPath, usualDays } from './paths.ts'
import { pointsOf, type Point } from './points.ts'

type Report = CallOutput<typeof reportStatistics>
type Written = { report: Report; language: string; sort: ProductSort }

/** The figures of a company as its address wishes them. */
export async function shownOf(page: PageOnServer, id: string) {
  const query = parametersOf(page.url)
  const days = statisticDays.find((one) => String(one) === query.get('days')) ?? usualDays
  const sort = sortIn(query.get('sort'))
  const cursor = query.get('cursor') ?? undefined
  const wish = { id, days: String(days) as '30' }
  const [report, older] = await Promise.all([
    page.api.reportStatistics(wish),
    cursor === undefined ? undefined : page.api.listAnswered({ ...wish, cursor }),
  ]).catch((error: unknown) => {
    // A cursor that somebody has changed begins anew.
    if (cursor !== undefined && isAppError(error) && error.status === 400)
      throw redirect(statisticsPath(id, { days, sort }))
    return notFoundAs404(error)
  })
  const { inquiries, nextCursor } = older ?? report
  return {
    days,
    sort,
    inquiries,
    nextCursor,
    isOlder: older !== undefined,
    ...statisticsData({ report, language: page.language, sort }),
  }
}
/** What the page shows. */
export type Shown = Awaited<ReturnType<typeof shownOf>>

/** All but the list of inquiries, which may be a later page of it. */
function statisticsData({ report, language, sort }: Written) {
  const { figures, breakdowns, advice } = report
  const day = (text: string) => formatDay(text, language)
  const period = ({ from, to }: { from: string; to: string }) => ({ from: day(from), to: day(to) })
  return {
    isEmpty: isEmpty(report),
    now: period(figures.now),
    before: period(figures.before),
    zone: figures.zone,
    countedUntil: figures.countedUntil && dateTimeText(inZone(figures.countedUntil, figures.zone), language),
    funnel: funnelOf(figures, language),
    beside: besideOf(figures, language),
    chart: chartOf(pointsOf(figures), language),
    months: breakdowns.period && period(breakdowns.period),
    products: productsOf(breakdowns.by.product, sort, language),
    countries: partOf(breakdowns.by.country, ['viewed', 'shown', 'opened'], language),
    words: wordsOf(breakdowns.by.words, language),
    companyTypes: partOf(breakdowns.by.companyType, ['viewed', 'shown', 'opened'], language),
    advice: advice.map(({ number, of, language: missing, ...one }) => ({
      ...one,
      number: formatNumber(number, language),
      of: of === null ? null : formatNumber(of, language),
      language: missing && languageName(missing, language),
    })),
    answers: answersOf(figures.answers, language),
  }
}

function isEmpty({ figures: { counts, won, answers }, breakdowns: { by }, inquiries }: Report): boolean {
  const numbers = [counts.now, counts.before].flatMap((one) => Object.values(one))
  const rows = Object.values(by).flatMap((part) => [part.others, ...part.rows.map((row) => row.counts)])
  const all = [...numbers, won.now, won.before, answers.n, ...rows.flatMap((one) => Object.values(one))]
  return inquiries.length === 0 && all.every((number) => number === 0)
}

const percents = new Map<string, Intl.NumberFormat>()

/** A share such as 4.2% or 37%; with a sign as a change. */
function percent(share: number, language: string, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const maximumFractionDigits = signDisplay === 'auto' && Math.abs(share) < 0.1 ? 1 : 0
  const key = `${language} ${signDisplay} ${maximumFractionDigits}`
  let format = percents.get(key)
  if (!format) {
    format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits, signDisplay })
    percents.set(key, format)
  }
  return format.format(share)
}

const steps = ['shown', 'opened', 'saved', 'inquired', 'answered', 'won'] as const
export type FunnelStep = (typeof steps)[number]

/** Each step now and before, and of how many of the step that it comes from. */
function funnelOf({ counts, won }: Report['figures'], language: string) {
  const numberOf = (step: FunnelStep, at: 'now' | 'before') => (step === 'won' ? won[at] : counts[at][step])
  const most = Math.max(1, ...steps.flatMap((step) => [numberOf(step, 'now'), numberOf(step, 'before')]))
  return steps.map((step) => {
    const [now, before] = [numberOf(step, 'now'), numberOf(step, 'before')]
    return {
      step,
      now: formatNumber(now, language),
      before: formatNumber(before, language),
      change: before === 0 ? null : percent(now / before - 1, language, 'exceptZero'),
      widths: [widthOf(now, most), widthOf(before, most)] as const,
    }
  })
}

/** In percent of the longest; what is there at all is seen. */
const widthOf = (number: number, most: number): number =>
  number === 0 ? 0 : Math.max(0.6, Math.round((1_000 * number) / most) / 10)

const besides = ['visitors', 'viewed', 'followed', 'document'] as const
export type Beside = (typeof besides)[number]

function besideOf({ counts, visitorDays }: Report['figures'], language: string) {
  return besides.map((what) => ({
    what,
    now: formatNumber(what === 'visitors' ? visitorDays.now : counts.now[what], language),
    before: formatNumber(what === 'visitors' ? visitorDays.before : counts.before[what], language),
  }))
}

const drawn = ['shown', 'viewed', 'inquired'] as const
export type Drawn = (typeof drawn)[number]
const barMost = 100

/** Three rows of bars, each by its own measure, and the table behind them. */
function chartOf(points: readonly Point[], language: string) {
  const first = points[0]!
  const last = points.at(-1)!
  const number = (count: number) => formatNumber(count, language)
  return {
    isByWeeks: points.length > 1 && last.from !== last.to,
    from: formatDay(first.from, language),
    to: formatDay(last.to, language),
    rows: drawn.map((kind) => {
      const most = Math.max(...points.map((point) => point[kind]))
      const top = points.find((point) => point[kind] === most)!
      return {
        kind,
        total: number(points.reduce((sum, point) => sum + point[kind], 0)),
        most: number(most),
        on: most > 0 ? formatDay(top.from, language) : null,
        bars: points.map((point) => (most === 0 ? 0 : Math.round((barMost * point[kind]) / most))),
      }
    }),
    table: points.map((point) => ({
      day: point.from,
      name: formatDay(point.from, language),
      cells: tableKinds.map((kind) => number(point[kind])),
    })),
  }
}
export const tableKinds = ['shown', 'opened', 'viewed', 'saved', 'inquired', 'answered', 'visitors'] as const

function productsOf({ rows, others }: StatisticsPartEntry, sort: ProductSort, language: string) {
  const number = (count: number) => formatNumber(count, language)
  const most = Math.max(1, ...rows.map(({ counts }) => counts.shown))
  const rowOf = (row: StatisticsPartEntry['rows'][number]) => ({
    value: row.value,
    name: row.name,
    width: widthOf(row.counts.shown, most),
    cells: [
      number(row.counts.shown),
      number(row.counts.opened),
      row.counts.shown === 0 ? '–' : percent(shareOf(row), language),
      number(row.counts.viewed),
      number(row.counts.saved),
      number(row.counts.inquired),
    ],
  })
  const extremes = extremesOf(rows)
  return {
    rows: ordered(rows, sort).map(rowOf),
    others: cellsOfOthers(others, ['shown', 'opened', null, 'viewed', 'saved', 'inquired'], language),
    extremes: extremes && { strongest: rowOf(extremes.strongest), weakest: rowOf(extremes.weakest) },
  }
}

type Counts = StatisticsPartEntry['others']

/** Nothing where there is none of them. */
function cellsOfOthers(others: Counts, kinds: readonly (StatisticKind | null)[], language: string) {
  return kinds.every((kind) => kind === null || others[kind] === 0)
    ? undefined
    : kinds.map((kind) => (kind === null ? '–' : formatNumber(others[kind], language)))
}

function partOf(
  { rows, others }: StatisticsPartEntry,
  kinds: readonly [StatisticKind, ...StatisticKind[]],
  language: string,
) {
  const sorted = rows.toSorted((one, other) => other.counts[kinds[0]] - one.counts[kinds[0]])
  const most = Math.max(1, ...rows.map(({ counts }) => counts[kinds[0]]))
  return {
    rows: sorted.map(({ value, name, counts }) => ({
      value,
      name,
      width: widthOf(counts[kinds[0]], most),
      cells: kinds.map((kind) => formatNumber(counts[kind], language)),
    })),
    others: cellsOfOthers(others, kinds, language),
  }
}

function wordsOf(part: StatisticsPartEntry, language: string) {
  const { rows, others } = partOf(part, ['shown', 'opened'], language)
  const placeOf = new Map(part.rows.map(({ value, averagePlace }) => [value, averagePlace]))
  return {
    rows: rows.map((row) => {
      const place = placeOf.get(row.value) ?? null
      return { ...row, cells: [...row.cells, place === null ? '–' : formatNumber(place, language)] }
    }),
    others: others && [...others, '–'],
  }
}

function answersOf({ n, inTime, medianMinutes }: Report['figures']['answers'], language: string) {
  return {
    n: formatNumber(n, language),
    inTime: formatNumber(inTime, language),
    share: n === 0 ? null : percent(inTime / n, language),
    medianMinutes,
  }
}
