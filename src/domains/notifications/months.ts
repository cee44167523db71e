// The mail of a month: how a company did, to its owners and admins, once each, never of nothing.
import { statisticsTabPath } from '../../contract/slugs.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { companiesForReaders } from '../businesses/listing.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMails, type Mail } from '../mail/queue.ts'
import { managersOfAll } from '../members/membership.ts'
import { takeMonths, tellMonth, type MonthOfCompany, type MonthTold } from '../statistics/months.ts'
import { readersOf, type MailReader } from './choices.ts'
import { listOfMonth, periodText } from './month-text.ts'
import { unsubscribeToken } from './subscriptions.ts'

/** So many companies are told in one transaction. */
const takenAtOnce = 20
const kind = 'statistics.month'

/** Asks for all mails of months that are due; answers how many. */
export async function mailMonths(db: Db, now: Date = new Date()): Promise<number> {
  for (let mailed = 0; ;) {
    const { taken, mails } = await transaction(db, (tx) => mailPortion(tx, now))
    mailed += mails
    if (taken < takenAtOnce) return mailed
  }
}

/** Who dies meanwhile has told nothing, and another one tells it: all is taken and written in one transaction. */
async function mailPortion(tx: Tx, now: Date): Promise<{ taken: number; mails: number }> {
  const { taken, months } = await takeMonths(tx, now, takenAtOnce)
  if (months.length === 0) return { taken, mails: 0 }
  const ids = months.map(({ businessID }) => businessID)
  const managers = await managersOfAll(tx, ids)
  const readerOf = await readersOf(tx, [...new Set(ids.flatMap((id) => managers(id)))])
  const companies = await companiesForReaders(tx, ids)
  const mails: Mail[] = []
  for (const month of months) {
    const company = companies.get(month.businessID)
    const readers = managers(month.businessID).flatMap((userID) => {
      const reader = readerOf(userID)
      return reader?.ways[kind] === 'mail' ? [{ userID, reader }] : []
    })
    if (!company) continue
    // What is told is made once for each language.
    for (const [language, alike] of Map.groupBy(readers, ({ reader }) => reader.language)) {
      const told = await tellMonth(tx, month, language, now)
      if (told) mails.push(...alike.map((one) => mailOf(one, month, told, company.nameIn(language))))
    }
  }
  await queueMails(tx, mails)
  return { taken, mails: mails.length }
}

type Addressee = { userID: string; reader: MailReader }

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
