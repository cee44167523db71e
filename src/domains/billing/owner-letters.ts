// What staff do with a company's money and hours is mailed to its owners, in the transaction of the act.
import { mailboxesOf, type Mailbox } from '../accounts/contact-addresses.ts'
import { namesWithRemoved } from '../businesses/listing.ts'
import { editionLink } from '../editions/editions.ts'
import type { BillingStaffMailData } from '../mail/billing-staff-templates.ts'
import { queueMails, type Mail, type MailData } from '../mail/queue.ts'
import { membersOf } from '../members/changing.ts'
import type { Tx } from '../../platform/db.ts'

type Said<T extends keyof BillingStaffMailData> = Omit<BillingStaffMailData[T], 'link' | 'business'>

/** `about` tells this mail from others of its kind; what it says may depend on the reader's language. */
export type OwnerLetter = {
  [T in keyof BillingStaffMailData]: { template: T; about: string; data(language: string): Said<T> }
}[keyof BillingStaffMailData]

/** The page where an owner sees what they pay for. */
export const membershipPath = (businessID: string): string => `/business/${businessID}/membership`

/** Writes a mail to each owner with a proven address, in their language; the link leads to the membership. */
export async function mailOwners(tx: Tx, businessID: string, letter: OwnerLetter): Promise<void> {
  const owners = (await membersOf(tx, businessID)).filter(({ role }) => role === 'owner')
  const [mailboxes, names] = await Promise.all([
    mailboxesOf(
      tx,
      owners.map(({ userID }) => userID),
    ),
    namesWithRemoved(tx, [businessID]),
  ])
  await queueMails(
    tx,
    [...mailboxes.values()].map((mailbox) =>
      mailTo(mailbox, letter, businessID, names.get(businessID)?.(mailbox.language) ?? ''),
    ),
  )
}

function mailTo(mailbox: Mailbox, letter: OwnerLetter, businessID: string, business: string): Mail {
  const { userID, email: to, language, edition, firstName, lastName } = mailbox
  const { template, about } = letter
  const data = {
    ...letter.data(language),
    firstName,
    lastName,
    business,
    link: editionLink(edition, membershipPath(businessID)),
  } as MailData[typeof template]
  // The template and its data are of one letter, which the compiler loses between the two.
  return {
    template,
    data,
    to,
    language,
    edition,
    userID,
    dedupeKey: `${template}:${about}:${userID}`,
  } as Mail
}
