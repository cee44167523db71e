// An enquiry is sent (P5.12 and P7.11; D35).
import { AppError } from '../../contract/errors.ts'
import type { Enquiry } from '../../contract/help.ts'
import { receiptMails } from '../../contract/rate-limits.ts'
import { phoneProblem } from '../../contract/profile-rules.ts'
import type { Tx } from '../../platform/db.ts'
import { takeShare } from '../../platform/shares.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { queueMail } from '../mail/queue.ts'
import { resolveActor } from '../members/actors.ts'
import { isCountry, isDialPrefix, isStateOf } from '../reference-data/countries.ts'
import { isCompanyType, isListed } from '../reference-data/lists.ts'
import { insertEnquiry, type NewEnquiry } from './queries.ts'
import { newTicket } from './tickets.ts'

/** What its sender reads, and the edition they are on. */
type Place = { language: string; edition: string }

/** The company for which its sender asks, who has to belong to it. */
type For = { session?: LiveSession | undefined; businessID?: string | undefined }

/**
 * Keeps an enquiry and sends its receipt; answers its number; `network` is where it comes from. Throws InvalidInput, naming the
 * fields, for what is in no list, and NotFound for a company that is not the sender's.
 */
export async function sendEnquiry(
  tx: Tx,
  enquiry: Enquiry,
  { language, edition }: Place,
  network: string,
  { session, businessID }: For = {},
): Promise<{ ticket: string }> {
  if (businessID !== undefined) await requireOwn(tx, session, businessID)
  refuseUnlisted(enquiry)
  const now = new Date()
  const ticket = await keep(tx, { fields: enquiry, language, edition, businessID: businessID ?? null }, now)
  await sendReceipt(tx, { email: enquiry.email, ticket, language, edition }, network)
  return { ticket }
}

async function requireOwn(tx: Tx, session: LiveSession | undefined, businessID: string): Promise<void> {
  if (!session) throw new AppError('NotFound')
  await resolveActor(tx, session, businessID)
}

const unlisted = 'Not in the list'

function refuseUnlisted(enquiry: Enquiry): void {
  const { businessType, jobPosition, country, usaState, companyPhone, companyFax, mobilePhone } = enquiry
  const problems = {
    businessType: businessType === '' || isCompanyType(businessType) ? undefined : unlisted,
    jobPosition: jobPosition === '' || isListed('jobPositions', jobPosition) ? undefined : unlisted,
    country: country === '' || isCountry(country) ? undefined : unlisted,
    usaState: usaState === '' || (country === 'US' && isStateOf(usaState, 'US')) ? undefined : unlisted,
    companyPhone: phoneOf(companyPhone),
    companyFax: phoneOf(companyFax),
    mobilePhone: phoneOf(mobilePhone),
  }
  const fields = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
  if (Object.keys(fields).length > 0) throw new AppError('InvalidInput', { fields })
}

const phoneOf = ({ countryCode, phoneNumber }: Enquiry['companyPhone']) =>
  phoneNumber === '' || isDialPrefix(countryCode) ? undefined : phoneProblem

const tries = 5

/** Under a number that no other has: of a thousand million there are, one by chance is taken as good as never. */
async function keep(tx: Tx, enquiry: Omit<NewEnquiry, 'ticket'>, now: Date): Promise<string> {
  for (let tried = 0; tried < tries; tried++) {
    const ticket = newTicket(now)
    if (await insertEnquiry(tx, { ...enquiry, ticket })) return ticket
  }
  throw new Error('no number was free for an enquiry')
}

/**
 * Anybody may type anybody's address: the receipt says nothing of what was typed, and a mailbox, however it is spelled, gets
 * at most one an hour and a few in a day by what comes from one network, and some more by all: what others
 * send takes nobody's.
 */
async function sendReceipt(
  tx: Tx,
  { email, ticket, language, edition }: Place & { email: string; ticket: string },
  network: string,
): Promise<void> {
  const { anHour, ofOne, ofAll } = receiptMails
  const isFirst = await takeShare(tx, `receipts in an hour to ${network}`, email, anHour)
  if (!isFirst || !(await takeShare(tx, `receipts to ${network}`, email, ofOne))) return
  if (!(await takeShare(tx, 'receipts', email, ofAll))) return
  await queueMail(tx, {
    template: 'enquiry-received',
    to: email,
    language,
    edition,
    data: { ticket },
    dedupeKey: `enquiry-received:${ticket}`,
  })
}
