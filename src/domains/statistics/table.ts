// All figures of a company as one table for a spreadsheet: what it is about, the days, what it is called, what happened, how often.
import { dimensions, statisticKinds } from '../../contract/statistic-kinds.ts'
import { serverText } from '../../messages/texts.ts'
import { today } from '../../platform/days.ts'
import type { Db } from '../../platform/db.ts'
import { csvLines, csvMark } from '../../platform/spreadsheet.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { showBreakdown } from './breakdowns.ts'
import { listAnswered, showStatistics, type Counts } from './figures.ts'
import { kindNames, wonText } from './names.ts'

const heads = [
  /*i18n*/ { id: 'table.statistics.about', message: 'About' },
  /*i18n*/ { id: 'table.statistics.from', message: 'From' },
  /*i18n*/ { id: 'table.statistics.to', message: 'To' },
  /*i18n*/ { id: 'table.statistics.name', message: 'Name' },
  /*i18n*/ { id: 'table.statistics.what', message: 'What' },
  /*i18n*/ { id: 'table.statistics.number', message: 'Number' },
  /*i18n*/ { id: 'table.statistics.place', message: 'Average place' },
]
const parts = {
  total: /*i18n*/ { id: 'table.statistics.total', message: 'Total' },
  before: /*i18n*/ { id: 'table.statistics.before', message: 'The period before' },
  day: /*i18n*/ { id: 'table.statistics.day', message: 'Day' },
  product: /*i18n*/ { id: 'table.statistics.product', message: 'Product' },
  country: /*i18n*/ { id: 'table.statistics.country', message: 'Country' },
  words: /*i18n*/ { id: 'table.statistics.words', message: 'Words searched for' },
  companyType: /*i18n*/ { id: 'table.statistics.companyType', message: 'Type of company' },
  inquiry: /*i18n*/ { id: 'table.statistics.inquiry', message: 'Inquiry' },
}
const ownPage = /*i18n*/ { id: 'table.statistics.page', message: 'The page of the company' }
const others = /*i18n*/ { id: 'table.statistics.others', message: 'Others' }
const unnamed = /*i18n*/ { id: 'table.statistics.unnamed', message: 'Not known' }
const visitors = /*i18n*/ { id: 'table.statistics.visitors', message: 'Visitors of each day, added' }
const minutesText = /*i18n*/ { id: 'table.statistics.minutes', message: 'Minutes to the answer' }

/** Pages of fifty inquiries: the newest thousand. */
const inquiryPages = 20
const yearMonths = 12

/** A table with heads in `language`; breakdowns of the last twelve closed months. Throws NotFound and NotAllowed. */
export async function exportStatistics(
  db: Db,
  session: LiveSession,
  wanted: { businessID: string; days: number },
  language: string,
  at: Date = new Date(),
) {
  const text = (of: { id: string; message: string }) => serverText(of, language)
  const figures = await showStatistics(db, session, wanted, at)
  const lines: string[][] = [heads.map(text)]
  type Line = { about: keyof typeof parts; from: string; to: string; name?: string; place?: number | null }
  const line = ({ about, from, to, name = '', place = null }: Line, what: string, number: number | null) =>
    lines.push([
      text(parts[about]),
      from,
      to,
      name,
      what,
      number === null ? '' : String(number),
      place === null ? '' : String(place),
    ])
  const all = (of: Line, counts: Counts) => {
    for (const kind of statisticKinds)
      if (counts[kind] > 0 || of.about === 'total' || of.about === 'before')
        line(kind === 'shown' ? of : { ...of, place: null }, text(kindNames[kind]), counts[kind])
  }
  const nameOf = (value: string, name: string | null) =>
    value === wanted.businessID ? text(ownPage) : (name ?? (value || text(unnamed)))
  for (const [about, period] of [
    ['total', 'now'],
    ['before', 'before'],
  ] as const) {
    const of = { about, ...figures[period] }
    all(of, figures.counts[period])
    line(of, text(wonText), figures.won[period])
    line(of, text(visitors), figures.visitorDays[period])
  }
  for (const { day, counts, visitors: count } of figures.byDay) {
    all({ about: 'day', from: day, to: day }, counts)
    if (count > 0) line({ about: 'day', from: day, to: day }, text(visitors), count)
  }
  for (const dimension of dimensions) {
    const wish = { businessID: wanted.businessID, dimension, months: yearMonths, language }
    const { period, rows, others: rest } = await showBreakdown(db, session, wish)
    if (!period) continue
    for (const { value, name, counts, averagePlace } of rows)
      all({ about: dimension, ...period, name: nameOf(value, name), place: averagePlace }, counts)
    all({ about: dimension, ...period, name: text(others) }, rest)
  }
  for (const { createdAt, subject, minutes, wonAt } of await inquiriesOf(
    db,
    session,
    { ...wanted, language },
    at,
  )) {
    const day = createdAt.slice(0, 10)
    // Empty while there is no answer.
    line({ about: 'inquiry', from: day, to: day, name: subject }, text(minutesText), minutes)
    if (wonAt !== null) line({ about: 'inquiry', from: day, to: day, name: subject }, text(wonText), 1)
  }
  return {
    fileName: `statistics-${today()}.csv`,
    contentType: 'text/csv; charset=utf-8',
    base64: Buffer.from(csvMark + csvLines(lines)).toString('base64'),
  }
}

async function inquiriesOf(
  db: Db,
  session: LiveSession,
  wanted: { businessID: string; days: number; language: string },
  at: Date,
) {
  const all = []
  let after: string | null = null
  for (let page = 0; page < inquiryPages; page++) {
    const { inquiries, next }: Awaited<ReturnType<typeof listAnswered>> = await listAnswered(
      db,
      session,
      { ...wanted, after },
      at,
    )
    all.push(...inquiries)
    if (!next) break
    after = next
  }
  return all
}
