// An inquiry is sent (sections 2, 5 and 7; D25, D26).
import { AppError } from '../../contract/errors.ts'
import type { InquiryEntry } from '../../contract/inquiries.ts'
import { dayOf } from '../../platform/days.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { keepAccount, type LiveSession } from '../accounts/live-session.ts'
import { hiddenFrom, stayUnblocked } from '../blocks/hiding.ts'
import { businessNames } from '../businesses/listing.ts'
import { maskOf } from '../businesses/sight.ts'
import { resolveActor, type Actor } from '../members/actors.ts'
import { businessesOf } from '../members/membership.ts'
import { productNames } from '../products/listing.ts'
import { ownerOfProduct } from '../products/ownership.ts'
import { takeFirstContact } from './allowance.ts'
import { entriesOf, previewOf } from './parties.ts'
import { findThread, haveMet, insertInquiry, linkFollowUp } from './queries/threads.ts'
import { requireOwnWords } from './same-text.ts'
import { tell } from './writing.ts'

type Wish = {
  to: string
  from?: string | undefined
  subject: string
  message: string
  productID?: string | undefined
  previousID?: string | undefined
}

/**
 * Sends an inquiry to a company, as oneself or as `from`. Throws NotFound for a company that is not there or not met, for
 * one that hides from `edition` unless the two wrote to each other before, a product that is none of its, a conversation
 * that cannot be followed and a foreign `from`; InvalidInput for one's own company; AllowanceUsed and SameText for who
 * writes to too many.
 */
export async function sendInquiry(
  tx: Tx,
  session: LiveSession,
  wish: Wish,
  language: string,
  edition?: string,
): Promise<InquiryEntry> {
  const actor = await resolveActor(tx, session, wish.from)
  const { userID } = actor
  // What a person sent as themself ends when they go: it is there by then, or is not sent.
  if (actor.type === 'user') await keepAccount(tx, session)
  const reader = await requireReader(tx, actor, wish.to, edition)
  const product = wish.productID === undefined ? null : await requireProduct(tx, wish.to, wish.productID)
  const at = new Date()
  const id = uuidv7(at.getTime())
  const between = { id, from_id: actor.id, to_id: wish.to }
  if (wish.previousID !== undefined && !(await linkFollowUp(tx, wish.previousID, between)))
    throw new AppError('NotFound')
  const isFirst = !(await haveMet(tx, [actor.id], [wish.to]))
  if (isFirst) await takeFirstContact(tx, actor, at)
  await requireOwnWords(tx, { userID, text: wish.message, reader, day: dayOf(at) })

  const row = {
    ...between,
    from_type: actor.type,
    sent_by: userID,
    subject: wish.subject,
    product_id: product?.id ?? null,
    product_name: product?.name ?? null,
    previous_id: wish.previousID ?? null,
    first_contact: isFirst,
    preview: previewOf(wish.message),
  }
  await insertInquiry(tx, row, wish.message, at)
  await tell(tx, { type: 'inquiry.received', requestID: id, number: 1, side: 'S', userID })
  const thread = await findThread(tx, { requestID: id, mailboxID: actor.id, userID })
  return (await entriesOf(tx, [thread!], language))[0]!
}

/** The name of the company that is written to; as much is asked for one that is not there. */
async function requireReader(tx: Tx, actor: Actor, to: string, edition: string | undefined): Promise<string> {
  const own = [actor.userID, ...(await businessesOf(tx, actor.userID))]
  if (own.includes(to)) throw new AppError('InvalidInput', { fields: { to: 'Your own company' } })
  // Hiding is about being found: who knows each other goes on.
  const isKnown = edition === undefined || (await haveMet(tx, [actor.id], [to]))
  const sight = isKnown ? undefined : { mask: maskOf(edition), own: [] }
  const name = (await businessNames(tx, [to], sight)).get(to)
  const hidden = await hiddenFrom(tx, actor)
  // A block that comes meanwhile waits until this is sent.
  const free = await stayUnblocked(tx, actor.id, to)
  if (name === undefined || hidden.has(to) || !free) throw new AppError('NotFound')
  return name
}

async function requireProduct(tx: Tx, businessID: string, productID: string) {
  const owner = await ownerOfProduct(tx, productID)
  const name = (await productNames(tx, [productID])).get(productID)
  if (owner !== businessID || name === undefined) throw new AppError('NotFound')
  return { id: productID, name }
}
