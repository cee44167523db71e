// An enquiry is sent (P5.12 and P7.11; D35).
import { AppError } from '../../contract/errors.ts'
import type { Enquiry } from '../../contract/help.ts'
import { limits } from '../../contract/limits.ts'
import { phoneProblem } from '../../contract/profile-rules.ts'
import type { Tx } from '../../platform/db.ts'
import { mailboxOf } from '../../platform/mail/mailbox.ts'
import { keyedHash } from '../../platform/sealing.ts'
import { mailsAskedFor, queueMail } from '../mail/queue.ts'
import { isCountry, isDialPrefix, isStateOf } from '../reference-data/countries.ts'
import { isCompanyType, isListed } from '../reference-data/lists.ts'
import { insertEnquiry } from './queries.ts'
import { newTicket } from './tickets.ts'

/** What its sender reads, and the edition they are on. */
type Place = { language: string; edition: string }

/** Keeps an enquiry and sends its receipt; answers its number. Throws InvalidInput, naming the fields, for what is in no list. */
export async function sendEnquiry(
  tx: Tx,
  enquiry: Enquiry,
  { language, edition }: Place,
): Promise<{ ticket: string }> {
  refuseUnlisted(enquiry)
  const now = new Date()
  const ticket = await keep(tx, { fields: enquiry, language, edition }, now)
  await sendReceipt(tx, { email: enquiry.email, ticket, language, edition }, now)
  return { ticket }
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
async function keep(tx: Tx, enquiry: Place & { fields: Enquiry }, now: Date): Promise<string> {
  for (let tried = 0; tried < tries; tried++) {
    const ticket = newTicket(now)
    if (await insertEnquiry(tx, { ...enquiry, ticket })) return ticket
  }
  throw new Error('no number was free for an enquiry')
}

/**
 * Anybody may type anybody's address: the receipt says nothing of what was typed, and a mailbox, however it is spelled, gets
 * at most one in each hour of the clock and three in a day. The mail's key must not tell the address.
 */
async function sendReceipt(
  tx: Tx,
  { email, ticket, language, edition }: Place & { email: string; ticket: string },
  now: Date,
): Promise<void> {
  const whom = keyedHash('receipt of an enquiry', '', mailboxOf(email)).toString('hex')
  const keyAt = (hour: string) => `enquiry-received:${whom}:${hour}`
  const [day = '', time = ''] = now.toISOString().split('T')
  const hours = Array.from({ length: 24 }, (_, hour) => keyAt(`${day}T${String(hour).padStart(2, '0')}`))
  if ((await mailsAskedFor(tx, hours)) >= limits.enquiryReceiptsADay) return
  await queueMail(tx, {
    template: 'enquiry-received',
    to: email,
    language,
    edition,
    data: { ticket },
    dedupeKey: keyAt(`${day}T${time.slice(0, 2)}`),
  })
}
