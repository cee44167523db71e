// An inquiry is sent (P2.26, P5.9 and P7.10; D25, D26).
import { AppError } from '../../contract/errors.ts'
import type { InquiryEntry } from '../../contract/inquiries.ts'
import { dayOf } from '../../platform/days.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { keepAccount, type LiveSession } from '../accounts/live-session.ts'
import { hiddenFrom, stayUnblocked } from '../blocks/hiding.ts'
import { isForConnections } from '../businesses/askers.ts'
import { companiesForReaders } from '../businesses/listing.ts'
import { maskOf, type EditionVisibility } from '../businesses/visibility.ts'
import { connectedAmong } from '../connections/standing.ts'
import { sendAttachments } from '../files/attachments.ts'
import { resolveActor, type Actor } from '../members/actors.ts'
import { businessesOf } from '../members/membership.ts'
import { productFaces } from '../products/listing.ts'
import { userFaces } from '../profiles/public.ts'
import { requireUnrestricted } from '../restrictions/restricting.ts'
import { takeFirstContact } from './allowance.ts'
import { entriesOf, previewOf } from './entries.ts'
import { findThread, haveMet, insertInquiry, linkFollowUp } from './queries/threads.ts'
import { requireNotRepeated } from './repeated-text.ts'
import { otherSideOf } from './thread.ts'
import { everyNameOf } from '../reference-data/text-languages.ts'
import type { MailboxType, Thread } from './queries/tables.ts'
import { tell } from './writing.ts'

type Wish = {
  to: string
  from?: string | undefined
  subject: string
  message: string
  productID?: string | undefined
  previousID?: string | undefined
  /** Whose document is asked for: then the message begins with words of ours, and `ownWords` are the asker's. */
  certificate?: { id: string; name: string } | undefined
  ownWords?: string | undefined
  /** Tokens of files that were checked. */
  attachments?: readonly string[] | undefined
}

/**
 * Sends an inquiry to a company, as oneself or as `from`; a follow-up goes to whoever the other side was. Throws NotFound for a company that is not there or not met, for
 * one that hides from `edition` unless the two wrote to each other before, a product that is none of its, a conversation
 * that cannot be followed and a foreign `from`; InvalidInput for one's own company; AllowanceUsed and SameText for who
 * writes to too many; Limited for a first contact of who may not make any; ConnectionsOnly for a stranger to a company that takes no inquiries of strangers; AttachmentGone for a file that cannot be sent.
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
  const previous = await requirePrevious(tx, actor, wish)
  const other = previous ? otherSideOf(previous) : ({ type: 'business', id: wish.to } as const)
  const readers = await requireReader(tx, actor, other, edition)
  const at = new Date()
  const id = uuidv7(at.getTime())
  const sides = sidesOf(actor, wish.to, previous)
  const { from_id, to_id, begun_by: side } = sides
  const between = { id, from_id, to_id }
  const product =
    wish.productID === undefined ? productOf(previous) : await requireProduct(tx, to_id, wish.productID)
  if (wish.previousID !== undefined && !(await linkFollowUp(tx, wish.previousID, between)))
    throw new AppError('NotFound')
  const isFirst = !(await haveMet(tx, [actor.id], [wish.to]))
  if (isFirst) {
    await requireUnrestricted(tx, actor, 'contacts')
    await requireWelcome(tx, actor, wish.to)
    await takeFirstContact(tx, actor, at)
  }
  const { ownWords = wish.message, certificate } = wish
  if (ownWords !== '') await requireNotRepeated(tx, { userID, text: ownWords, readers, day: dayOf(at) })

  const row = {
    ...sides,
    id,
    author_id: userID,
    subject: wish.subject,
    product_id: product?.id ?? null,
    product_name: product?.name ?? null,
    previous_id: wish.previousID ?? null,
    certificate_id: certificate?.id ?? null,
    certificate_name: certificate?.name ?? null,
    first_contact: isFirst,
    preview: previewOf(wish.message),
  }
  await insertInquiry(tx, row, wish.message, at)
  await sendAttachments(tx, userID, wish.attachments ?? [], { inquiryID: id, number: 1 })
  await tell(tx, { type: 'inquiry.received', requestID: id, number: 1, side, userID })
  const thread = await findThread(tx, { requestID: id, mailboxID: actor.id, userID })
  return (await entriesOf(tx, [thread!], language))[0]!
}

/** The conversation that is followed, one of the actor's with whom they write to. */
async function requirePrevious(tx: Tx, actor: Actor, wish: Wish): Promise<Thread | undefined> {
  const { previousID: requestID } = wish
  if (requestID === undefined) return undefined
  const thread = await findThread(tx, { requestID, mailboxID: actor.id, userID: actor.userID })
  if (thread === undefined || otherSideOf(thread).id !== wish.to) throw new AppError('NotFound')
  return thread
}

/** Who asks and who is asked: in a follow-up as before, whoever begins it. */
function sidesOf(actor: Actor, to: string, previous: Thread | undefined) {
  if (previous?.side !== 'R')
    return {
      from_type: actor.type,
      from_id: actor.id,
      to_id: to,
      sent_by: actor.userID,
      begun_by: 'S' as const,
    }
  const { from_type, from_id, to_id, sent_by } = previous
  return { from_type, from_id, to_id, sent_by, begun_by: 'R' as const }
}

type Reader = { type: MailboxType; id: string }

/** By which names who is written to is known, in any language; as much is asked for one that is not there. Throws as sendInquiry. */
export async function requireReader(
  tx: Tx,
  actor: Actor,
  { type, id: to }: Reader,
  edition: string | undefined,
): Promise<string[]> {
  const own = [actor.userID, ...(await businessesOf(tx, actor.userID))]
  if (own.includes(to)) throw new AppError('InvalidInput', { fields: { to: 'Your own company' } })
  // Hiding is about being found: who knows each other goes on.
  const isKnown = edition === undefined || (await haveMet(tx, [actor.id], [to]))
  const sight = isKnown ? undefined : { mask: maskOf(edition), own: [] }
  const names = type === 'business' ? await companyNames(tx, to, sight) : await personNames(tx, to)
  const hidden = await hiddenFrom(tx, actor)
  // A block that comes meanwhile waits until this is sent.
  const free = await stayUnblocked(tx, actor.id, to)
  if (names.length === 0 || hidden.has(to) || !free) throw new AppError('NotFound')
  return names
}

async function companyNames(tx: Tx, id: string, sight: EditionVisibility | undefined): Promise<string[]> {
  const nameIn = (await companiesForReaders(tx, [id], sight)).get(id)?.nameIn
  return nameIn ? everyNameOf(nameIn) : []
}

async function personNames(tx: Tx, id: string): Promise<string[]> {
  return [...(await userFaces(tx, [id], 'en')).values()].map(({ name }) => name)
}

/** Who never wrote with a company needs to be connected with one that asks for it (D21). */
async function requireWelcome(tx: Tx, actor: Actor, to: string): Promise<void> {
  if (!(await isForConnections(tx, to))) return
  if ((await connectedAmong(tx, actor.id, [to])).length === 0) throw new AppError('ConnectionsOnly')
}

/** What a conversation was about goes on in the one that follows it, by the name of then. */
const productOf = (previous: Thread | undefined) =>
  previous?.product_id && previous.product_name !== null
    ? { id: previous.product_id, name: previous.product_name }
    : null

async function requireProduct(tx: Tx, businessID: string, productID: string) {
  const product = (await productFaces(tx, [productID])).get(productID)
  if (product?.businessID !== businessID) throw new AppError('NotFound')
  // Kept as it was written first: both sides read it in their languages.
  return { id: productID, name: product.name }
}
