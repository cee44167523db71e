// The mail of a month: how a company did, to its owners and admins, once each, never of nothing.
import { statisticsTabPath } from '../../contract/slugs.ts'
import { transaction, wholeOrNothing, type Db, type Tx } from '../../platform/db.ts'
import type { Logger } from '../../platform/log.ts'
import { companiesForReaders } from '../businesses/listing.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMails, type Mail } from '../mail/queue.ts'
import { managersOfAll } from '../members/membership.ts'
import {
  isTriedAgain,
  settleMonths,
  takeMonths,
  tellMonth,
  type MonthOfCompany,
  type MonthTold,
} from '../statistics/months.ts'
import { readersOf, type MailReader } from './choices.ts'
import { listOfMonth, periodText } from './month-text.ts'
import { unsubscribeToken } from './subscriptions.ts'

/** So many companies are told in one transaction. */
const takenAtOnce = 20
const kind = 'statistics.month'

/** Asks for all mails of months that are due; answers how many. What cannot be told of one company is logged and tried again later. */
export async function mailMonths(db: Db, log: Logger, now: Date = new Date()): Promise<number> {
  for (let mailed = 0; ;) {
    const { taken, mails, failures } = await transaction(db, (tx) => mailPortion(tx, now))
    for (const failure of failures) report(failure, log, now)
    mailed += mails
    if (taken < takenAtOnce) return mailed
  }
}

type Failure = { month: MonthOfCompany; error: unknown }
type Portion = { taken: number; mails: number; failures: Failure[] }

/** Who dies meanwhile has told nothing, and another one tells it: all is taken and written in one transaction. */
async function mailPortion(tx: Tx, now: Date): Promise<Portion> {
  const { taken, months } = await takeMonths(tx, now, takenAtOnce)
  const failures: Failure[] = []
  if (months.length === 0) return { taken, mails: 0, failures }
  const ids = months.map(({ businessID }) => businessID)
  const managers = await managersOfAll(tx, ids)
  const readerOf = await readersOf(tx, [...new Set(ids.flatMap((id) => managers(id)))])
  const companies = await companiesForReaders(tx, ids)
  let mails = 0
  for (const month of months) {
    const company = companies.get(month.businessID)
    const readers = managers(month.businessID).flatMap((userID) => {
      const reader = readerOf(userID)
      return reader?.ways[kind] === 'mail' ? [{ userID, reader }] : []
    })
    if (!company) continue
    try {
      mails += await wholeOrNothing(tx, () => mailMonth(tx, { month, company, readers }, now))
    } catch (error) {
      failures.push({ month, error })
    }
  }
  const failed = failures.map(({ month }) => month)
  await settleMonths(tx, { taken: months, failed }, now)
  return { taken, mails, failures }
}

function report({ month, error }: Failure, log: Logger, now: Date): void {
  log.error(
    { businessID: month.businessID, month: month.month, error: String(error) },
    isTriedAgain(month, now) ? 'mail of a month not written, tried again later' : 'mail of a month given up',
  )
}

type Addressee = { userID: string; reader: MailReader }
type Told = {
  month: MonthOfCompany
  company: { nameIn(language: string): string }
  readers: readonly Addressee[]
}

/** Writes the mails of one company; answers how many. What is told is made once for each language. */
async function mailMonth(tx: Tx, { month, company, readers }: Told, now: Date): Promise<number> {
  const mails: Mail[] = []
  for (const [language, alike] of Map.groupBy(readers, ({ reader }) => reader.language)) {
    const told = await tellMonth(tx, month, language, now)
    if (told) mails.push(...alike.map((one) => mailOf(one, month, told, company.nameIn(language))))
  }
  await queueMails(tx, mails)
  return mails.length
}

function mailOf(
  { userID, reader }: Addressee,
  { businessID, month }: MonthOfCompany,
  told: MonthTold,
  business: string,
): Mail {
  const { email, firstName, lastName, language, edition, wordsInMails } = reader
  const address = {
    to: email,
    language,
    edition,
    userID,
    dedupeKey: `${kind}:${businessID}:${month}:${userID}`,
  }
  const data = {
    firstName,
    lastName,
    link: editionLink(edition, statisticsTabPath(businessID)),
    unsubscribe: editionLink(edition, `/unsubscribe?token=${unsubscribeToken(userID, kind)}`),
  }
  if (!wordsInMails) return { ...address, template: 'news-bare', data }
  const said = { business, period: periodText(month, language), list: listOfMonth(told, language) }
  return { ...address, template: 'statistics-month', data: { ...data, ...said } }
}
