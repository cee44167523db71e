// Who deleted a company, and who brought it back, is told to everybody who belongs to it: by mail, to whoever did it too, and under the bell.
import { limits } from '../../contract/limits.ts'
import { personName } from '../../contract/person-name.ts'
import type { Tx } from '../../platform/db.ts'
import { mailboxesOf } from '../accounts/contact-addresses.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMail } from '../mail/queue.ts'
import { membersOf } from '../members/changing.ts'
import { userCards } from '../profiles/public.ts'
import { tell } from './business-lifecycle.ts'
import { namesWithRemoved } from './listing.ts'

type Member = Awaited<ReturnType<typeof membersOf>>[number]
type News = { businessID: string; by: string; at: Date }

const dayMs = 86_400_000

/** Until when a company that was removed then can be restored. */
export const restorableUntil = (removedAt: Date): string =>
  new Date(removedAt.getTime() + limits.restoreDays * dayMs).toISOString()

/** Tells these, who belonged to the company, that it was removed; the way to restore it is for owners. */
export async function tellRemoved(tx: Tx, members: readonly Member[], news: News): Promise<void> {
  await ring(tx, 'team.deleted', members, news)
  const until = restorableUntil(news.at)
  await mail(tx, members, news, (person, edition) => ({
    template: person.role === 'owner' ? 'company-deleted' : 'company-deleted-member',
    data: { until, link: editionLink(edition, '/my-business') },
  }))
}

/** Tells these, who belong to the company again, that it was restored; what was told of its removal is settled. */
export async function tellRestored(tx: Tx, members: readonly Member[], news: News): Promise<void> {
  await tell(tx, { type: 'team.settled', kind: 'team.deleted', businessID: news.businessID })
  await ring(tx, 'team.restored', members, news)
  await mail(tx, members, news, (_, edition) => ({
    template: 'company-restored',
    data: { link: editionLink(edition, `/business/${news.businessID}/edit/general`) },
  }))
}

/** Whoever did it knows already. */
async function ring(
  tx: Tx,
  kind: 'team.deleted' | 'team.restored',
  members: readonly Member[],
  { businessID, by }: News,
): Promise<void> {
  const userIDs = members.map(({ userID }) => userID).filter((userID) => userID !== by)
  if (userIDs.length > 0)
    await tell(tx, { type: 'team.told', kind, businessID, resourceID: businessID, userIDs, by })
}

type Letter =
  | {
      template: 'company-deleted' | 'company-deleted-member'
      data: { until: string; link: string }
    }
  | { template: 'company-restored'; data: { link: string } }

async function mail(
  tx: Tx,
  members: readonly Member[],
  { businessID, by, at }: News,
  letterTo: (member: Member, edition: string) => Letter,
): Promise<void> {
  const [mailboxes, cards, names] = await Promise.all([
    mailboxesOf(
      tx,
      members.map(({ userID }) => userID),
    ),
    userCards(tx, [by], 'en'),
    namesWithRemoved(tx, [businessID]),
  ])
  const card = cards.get(by)
  for (const member of members) {
    const mailbox = mailboxes.get(member.userID)
    if (!mailbox) continue
    const { userID, email: to, language, edition, firstName, lastName } = mailbox
    const { template, data } = letterTo(member, edition)
    const business = names.get(businessID)?.(language) ?? ''
    const said = { firstName, lastName, business, by: card ? personName(card) : '', at: at.toISOString() }
    const dedupeKey = `${template}:${businessID}:${at.getTime()}:${userID}`
    const addressed = { to, language, edition, userID, dedupeKey }
    if (template === 'company-restored')
      await queueMail(tx, { ...addressed, template, data: { ...said, ...data } })
    else await queueMail(tx, { ...addressed, template, data: { ...said, ...data } })
  }
}
