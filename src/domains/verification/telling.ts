// What owners and admins are told of checks and certificates of their company: by mail and under the bell, in the transaction of the act.
import type { DomainEvent } from '../../contract/events.ts'
import type { VerificationKind } from '../../contract/notification-kinds.ts'
import type { Tx } from '../../platform/db.ts'
import { publishEvents } from '../../platform/events.ts'
import { mailboxesOf, type Mailbox } from '../accounts/contact-addresses.ts'
import { companiesForReaders } from '../businesses/listing.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMails, type Mail } from '../mail/queue.ts'
import { managersOfAll } from '../members/membership.ts'

export type News = {
  kind: VerificationKind
  businessID: string
  /** What it is about, and tells one from another of its kind. */
  subjectID: string
  /** The day that it names, YYYY-MM-DD. */
  day: string
  /** The name of the certificate that it is about. */
  certificate?: string
  /** Tells one piece of news of a kind about one thing from the next. */
  number?: string
}

/** Tells the owners and admins of each company that is there; answers which news had somebody to hear them. Three queries, however many. */
export async function tellManagers(tx: Tx, news: readonly News[]): Promise<Set<News>> {
  if (news.length === 0) return new Set()
  const { heard, mails } = await readyNews(tx, news)
  const events = [...heard].map(
    ([{ kind, businessID, subjectID, day, certificate }, people]): DomainEvent => ({
      type: 'verification.told',
      kind,
      businessID,
      subjectID,
      userIDs: people.map(({ userID }) => userID),
      title: certificate ?? day,
    }),
  )
  await publishEvents(tx, events)
  await queueMails(tx, mails)
  return new Set(heard.keys())
}

async function readyNews(tx: Tx, news: readonly News[]) {
  const ids = [...new Set(news.map(({ businessID }) => businessID))]
  const [companies, managersOf] = await Promise.all([companiesForReaders(tx, ids), managersOfAll(tx, ids)])
  const mailboxes = await mailboxesOf(tx, [...new Set(ids.flatMap((id) => managersOf(id)))])
  const heard = new Map<News, Mailbox[]>()
  const mails: Mail[] = []
  for (const one of news) {
    const business = companies.get(one.businessID)?.nameIn
    const people = managersOf(one.businessID).flatMap((userID) => mailboxes.get(userID) ?? [])
    const reached = people.filter(({ suspendedAt }) => !suspendedAt)
    if (business === undefined || reached.length === 0) continue
    heard.set(one, reached)
    mails.push(...reached.map((mailbox) => letterTo(mailbox, one, business(mailbox.language))))
  }
  return { heard, mails }
}

function letterTo(mailbox: Mailbox, news: News, business: string): Mail {
  const { userID, email: to, language, edition, firstName, lastName } = mailbox
  const { kind, businessID, subjectID, day, certificate = '', number = '' } = news
  const template = kind.replace('.', '-') as Extract<
    Mail['template'],
    `verification-${string}` | `certificate-${string}`
  >
  const tab = kind === 'certificate.ends' ? 'certificates' : 'verification'
  const link = editionLink(edition, `/business/${businessID}/edit/${tab}`)
  const data = { firstName, lastName, business, day, certificate, link }
  return {
    template,
    to,
    language,
    edition,
    userID,
    data,
    dedupeKey: `${kind}:${subjectID}:${day}:${number}:${userID}`,
  }
}
