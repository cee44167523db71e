// The owners of two companies are told that these were merged, or taken apart again: by mail in their language, and under the bell.
import type { DomainEvent } from '../../contract/events.ts'
import type { Tx } from '../../platform/db.ts'
import { publishEvents } from '../../platform/events.ts'
import { mailboxesOf } from '../accounts/contact-addresses.ts'
import type { NameFor } from '../businesses/listing.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMails } from '../mail/queue.ts'

type Company = { businessID: string; name: NameFor; owners: readonly string[] }
export type MergeNews = {
  kind: 'merged' | 'unmerged'
  mergeID: string
  /** The company that went, or is back. */
  from: Company
  into: Company
  /** What staff say to both. */
  words: string
}

/** Nobody is told who of staff did it, nor the reason in the log. */
export async function tellMerged(tx: Tx, { kind, mergeID, from, into, words }: MergeNews): Promise<void> {
  const owners = [...new Set([...from.owners, ...into.owners])]
  const mailboxes = await mailboxesOf(tx, owners)
  await queueMails(
    tx,
    [...mailboxes.values()].map(({ userID, email: to, language, edition, firstName, lastName }) => ({
      template: `company-${kind}` as const,
      to,
      language,
      edition,
      userID,
      data: {
        firstName,
        lastName,
        business: into.name(language),
        thing: from.name(language),
        words,
        link: editionLink(
          edition,
          kind === 'merged' ? `/business/${into.businessID}/members` : '/my-business',
        ),
      },
      dedupeKey: `company-${kind}:${mergeID}:${userID}`,
    })),
  )
  await publishEvents<DomainEvent>(tx, rings({ kind, mergeID, from, into }))
}

/** Merged, they all belong to the one that is left; apart, each to their own. */
function rings({ kind, mergeID, from, into }: Omit<MergeNews, 'words'>): DomainEvent[] {
  const ring = (businessID: string, userIDs: readonly string[]): DomainEvent[] =>
    userIDs.length === 0
      ? []
      : [{ type: 'team.told', kind: `team.${kind}`, businessID, resourceID: mergeID, userIDs: [...userIDs] }]
  if (kind === 'merged') return ring(into.businessID, [...new Set([...from.owners, ...into.owners])])
  return [...ring(from.businessID, from.owners), ...ring(into.businessID, into.owners)]
}
