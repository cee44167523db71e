// What happens in a team is written down for ever, and told by mail and under the bell to those it concerns, in the transaction of the act.
import type { TeamEvent } from '../../contract/company-events.ts'
import type { TeamKind } from '../../contract/notification-kinds.ts'
import { personName } from '../../contract/person-name.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { record } from '../audit/recording.ts'
import { mailboxesOf, type Mailbox } from '../accounts/contact-addresses.ts'
import type { NameFor } from '../businesses/listing.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMail, type Mail, type MailData } from '../mail/queue.ts'
import type { TeamMailData } from '../mail/team-templates.ts'
import { userCards } from '../profiles/public.ts'
import { insertEvent, type NewEvent } from './queries/events.ts'

export type Act = Omit<NewEvent, 'eventID' | 'whom' | 'role'> & Partial<Pick<NewEvent, 'whom' | 'role'>>

/** After these somebody has other rights than before. */
const ofRights: readonly Act['act'][] = ['accepted', 'admitted', 'role', 'removed', 'left', 'transferred']

/** Writes the row of an act, and an entry in the audit log when it changes somebody's rights; answers its id. */
export async function recordEvent(tx: Tx, act: Act): Promise<string> {
  const eventID = uuidv7()
  await insertEvent(tx, { whom: null, role: null, ...act, eventID })
  if (ofRights.includes(act.act)) await recordRights(tx, act)
  return eventID
}

async function recordRights(tx: Tx, { businessID, act, by, whom, role }: Act): Promise<void> {
  const userID = (whom && 'userID' in whom ? whom.userID : null) ?? by
  if (userID === null) return
  await record(tx, {
    by: by === null ? 'system' : `user:${by}`,
    act: `team.${act}`,
    about: { type: 'user', id: userID },
    businessID,
    ...(role && { details: { role } }),
  })
}

/** The page where a company's people look at its team. */
export const teamPath = (businessID: string): string => `/business/${businessID}/members`

type Said<T extends keyof TeamMailData> = Omit<TeamMailData[T], 'link' | 'business'> & { business: NameFor }

/** A mail about a company's team; `link` leads to a page of ours and is left out where the mail has none. */
export type TeamLetter = {
  [T in keyof TeamMailData]: { template: T; data: Said<T>; path?: string }
}[keyof TeamMailData]

/** What stands under a bell beside a letter: of which company, what it is about (else the company), and who did it, if that is told. */
export type TeamNews = Pick<Extract<TeamEvent, { type: 'team.told' }>, 'businessID' | 'by' | 'role'> & {
  resourceID?: string
}

const kinds: Record<keyof TeamMailData, TeamKind> = {
  'team-invited': 'team.invited',
  'team-accepted': 'team.accepted',
  'team-declined': 'team.declined',
  'team-role': 'team.role',
  'team-removed': 'team.removed',
  'team-left': 'team.left',
  'team-offered': 'team.offered',
  'team-offer-declined': 'team.offer-declined',
  'team-transferred': 'team.transferred',
  'team-asked': 'team.asked',
  'team-admitted': 'team.admitted',
  'team-refused': 'team.refused',
}

/** Tells people of ours under the bell; who did it knows already. */
export async function notifyBell(
  tx: Tx,
  userIDs: readonly string[],
  template: keyof TeamMailData,
  news: TeamNews,
): Promise<void> {
  const told = userIDs.filter((userID) => userID !== news.by)
  if (told.length === 0) return
  const { businessID, resourceID = businessID } = news
  await publishEvent(tx, { ...news, type: 'team.told', kind: kinds[template], resourceID, userIDs: told })
}

/** What was told of this is seen to: of one thing, of one person, or of the company. */
export async function settle(
  tx: Tx,
  kind: TeamKind,
  businessID: string,
  which: { resourceID?: string; whom?: string } = {},
): Promise<void> {
  await publishEvent(tx, { type: 'team.settled', kind, businessID, ...which })
}

/** Writes `letter` to people of ours, each in their language, and `news` under their bell; who has no proven address gets no letter. `about` tells this mail from others. */
export async function notifyPeople(
  tx: Tx,
  userIDs: readonly string[],
  letter: TeamLetter,
  about: string,
  news: TeamNews,
): Promise<void> {
  await notifyBell(tx, userIDs, letter.template, news)
  const mailboxes = await mailboxesOf(tx, userIDs)
  for (const userID of userIDs) {
    const mailbox = mailboxes.get(userID)
    if (mailbox) await notifyMailbox(tx, mailbox, letter, `${letter.template}:${about}:${userID}`)
  }
}

/** Writes `letter` to one mailbox; with the same key it is written once. */
export async function notifyMailbox(
  tx: Tx,
  to: Omit<Mailbox, 'userID' | 'suspendedAt'> & { userID?: string },
  { template, data, path }: TeamLetter,
  dedupeKey: string,
): Promise<void> {
  const { userID, email, language, edition, firstName, lastName } = to
  const business = data.business(language)
  const said = { ...data, business, firstName, lastName, ...(path && { link: editionLink(edition, path) }) }
  await queueMail(tx, {
    template,
    to: email,
    language,
    edition,
    data: said as unknown as MailData[typeof template],
    dedupeKey,
    ...(userID && { userID }),
  } as Mail)
}

/** The names of people who are there, by id. One query. */
export async function namesOf(db: Db | Tx, userIDs: readonly string[]): Promise<(userID: string) => string> {
  const cards = await userCards(db, userIDs, 'en')
  return (userID) => {
    const card = cards.get(userID)
    return card ? personName(card) : ''
  }
}
