// Books transfers and support time, gives money back and makes coupons in DATABASE_URL, in the name of an operator. Called by bin/billing.mjs.
import type * as z from 'zod'
import * as calls from '../src/contract/billing-staff.ts'
import { isAppError, type AppError } from '../src/contract/errors.ts'
import { priceText } from '../src/contract/plans.ts'
import { bookTransfer, listTransfers } from '../src/domains/billing/bookings.ts'
import { makeCoupon } from '../src/domains/billing/coupons.ts'
import { referenceFrom } from '../src/domains/billing/references.ts'
import { listRefunds, proposeAgain } from '../src/domains/billing/refund-failures.ts'
import { approveRefund, proposeRefund } from '../src/domains/billing/refunds.ts'
import { bookSupport } from '../src/domains/billing/support.ts'
import { staffAt, type Staff } from '../src/domains/staff/roles.ts'
import { today } from '../src/platform/days.ts'
import { transaction, type Db } from '../src/platform/db.ts'
import { onDatabase, plainly, said, say, type Answer } from './operator.ts'

type Act = (db: Db, operator: Staff, words: readonly string[]) => Promise<string>

const acts: Record<string, Act> = {
  async transfers(db, operator) {
    const waiting = await listTransfers(db, operator, 'en')
    if (waiting.length === 0) return 'No transfer is waited for.'
    return waiting
      .map(({ orderID, reference, amount, payableUntil, companyName, bookedBy }) =>
        [
          orderID,
          reference,
          priceText(amount, 'en').padStart(12),
          `until ${payableUntil.slice(0, 10)}`,
          plainly(companyName),
          ...(bookedBy === null ? [] : ['booked once: needs a second operator']),
        ].join('  '),
      )
      .join('\n')
  },

  async book(db, operator, [order = '', amount = '', on = '', reference = '']) {
    const typed = referenceFrom(order)
    const waiting = typed === undefined ? [] : await listTransfers(db, operator, 'en')
    const params = { orderID: waiting.find((one) => one.reference === typed)?.orderID ?? order }
    const body = { amount: centsOf(amount), receivedOn: on, reference }
    const wish = { ...checked(calls.bookTransfer.params, params), ...checked(calls.bookTransfer.body, body) }
    const { status } = await transaction(db, (tx) => bookTransfer(tx, operator, wish))
    return status === 'booked'
      ? 'Booked: the plan has begun, and its invoice is issued.'
      : 'Booked once: a second operator has to book the same before it counts.'
  },

  async refund(db, operator, [invoiceID = '', amount = '', reason = '', ends = '']) {
    const body = { invoiceID, amount: centsOf(amount), reason, endsPlan: ends === 'ends' }
    const wish = checked(calls.proposeRefund.body, body)
    const { refundID } = await transaction(db, (tx) => proposeRefund(tx, operator, wish))
    return `Proposed: another operator approves it with --approve ${refundID} --reason "WHY"`
  },

  async approve(db, operator, [typed = '', reason = '']) {
    const params = checked(calls.approveRefund.params, { refundID: typed })
    const wish = { ...params, ...checked(calls.approveRefund.body, { reason }) }
    // The keys of the provider are with the server, whose job pays.
    const { status } = await approveRefund(db, 'job', operator, wish)
    return status === 'refunded'
      ? 'Refunded, and the credit note is issued. The money of a bank transfer goes back by hand.'
      : 'Approved: the money goes back within minutes, and the credit note is issued with it.'
  },

  async refunds(db, operator) {
    const listed = await listRefunds(db, operator, 'en')
    if (listed.length === 0) return 'No refund is proposed, approved or failed.'
    return listed
      .map((one) =>
        [
          one.refundID,
          one.status.padEnd(8),
          priceText(one.amount, 'en').padStart(12),
          one.invoiceNumber,
          ...(one.creditNoteNumber === null ? [] : [`credit note ${one.creditNoteNumber}`]),
          plainly(one.companyName),
          plainly(one.reason),
          ...(one.failedAt === null ? [] : [`failed on ${one.failedAt.slice(0, 10)}: ${one.failure}`]),
        ].join('  '),
      )
      .join('\n')
  },

  async again(db, operator, [typed = '', reason = '']) {
    const params = checked(calls.proposeRefundAgain.params, { refundID: typed })
    const wish = { ...params, ...checked(calls.proposeRefundAgain.body, { reason }) }
    const { refundID } = await transaction(db, (tx) => proposeAgain(tx, operator, wish))
    return `Proposed: another operator approves it with --approve ${refundID} --reason "WHY"`
  },

  async coupon(db, operator, [code = '', percent = '', amount = '', until = '', reason = '']) {
    const wish = checked(calls.makeCoupon.body, {
      code,
      percent: percent === '' ? null : Number(percent),
      amountOff: amount === '' ? null : centsOf(amount),
      expiresAt: `${until}T23:59:59Z`,
      reason,
    })
    const made = await transaction(db, (tx) => makeCoupon(tx, operator, wish))
    return `${made.code} is good until ${until}.`
  },

  async support(db, operator, [businessID = '', minutes = '', what = '', on = '']) {
    const body = { businessID, minutes: Number(minutes), what, on: on === '' ? today() : on }
    const wish = checked(calls.bookSupport.body, body)
    const { left } = await transaction(db, (tx) => bookSupport(tx, operator, wish))
    return `Booked: ${left} minutes are left.`
  },
}

/** Said to the person at the machine: what they typed cannot be. */
class Typed extends Error {
  override readonly name = 'Typed'
}

/** Cents of an amount such as 1850.00; refused with the field when it is none. */
function centsOf(text: string): number {
  const [, whole, cents] = /^(\d{1,7})(?:\.(\d\d))?$/.exec(text) ?? []
  if (whole === undefined) throw new Typed(`"${plainly(text)}" is no amount such as 1850.00.`)
  return Number(whole) * 100 + Number(cents ?? 0)
}

function checked<S extends z.ZodType>(schema: S, typed: unknown): z.output<S> {
  const { success, data, error } = schema.safeParse(typed)
  if (success) return data
  throw new Typed(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
}

async function answerTo([act = '', email = '', ...words]: readonly string[]): Promise<Answer> {
  const about = { unknown: 'Nothing that waits for this has such an id.', missing: 'memberships' }
  return onDatabase(about, async (db) => {
    const operator = await staffAt(db, email, act === 'support' ? ['support'] : [])
    if (!operator) return said(2, `${plainly(email)} is the address of no operator.`)
    try {
      return said(0, await acts[act]!(db, operator, words))
    } catch (error) {
      if (error instanceof Typed) return said(2, error.message)
      if (isAppError(error) && error.name !== 'NotFound') return said(1, whyRefused(error, act !== 'support'))
      throw error
    }
  })
}

/** In English, with what the error knows beside it. */
function whyRefused({ message, details }: AppError, isMoney: boolean): string {
  const { fields, ...known } = details
  const told = Object.entries({ ...known, ...(fields as object | undefined) })
  const written = (value: unknown) =>
    isMoney && typeof value === 'number' ? priceText(value, 'en') : String(value)
  return [message, ...told.map(([name, value]) => `  ${name}: ${written(value)}`)].join('\n')
}

say(await answerTo(process.argv.slice(2)))
