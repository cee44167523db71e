// An enquiry is sent (sections 5 and 7; D35).
import { AppError } from '../../contract/errors.ts'
import type { Enquiry } from '../../contract/help.ts'
import { phoneProblem } from '../../contract/profile-rules.ts'
import type { Tx } from '../../platform/db.ts'
import { keyedHash } from '../../platform/sealing.ts'
import { queueMail } from '../mail/queue.ts'
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
 * Anybody may type anybody's address: the receipt says nothing of what was typed, and an address gets at most one in each
 * hour of the clock. The mail's key must not tell the address.
 */
async function sendReceipt(
  tx: Tx,
  { email, ticket, language, edition }: Place & { email: string; ticket: string },
  now: Date,
): Promise<void> {
  const whom = keyedHash('receipt of an enquiry', '', email).toString('hex')
  await queueMail(tx, {
    template: 'enquiry-received',
    to: email,
    language,
    edition,
    data: { ticket },
    dedupeKey: `enquiry-received:${whom}:${now.toISOString().slice(0, 13)}`,
  })
}
