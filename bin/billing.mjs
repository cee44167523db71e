// npm run billing: what operators do with the money and the support hours of memberships, each in their own name.
import { readOptions, runOnDatabase } from './operator.mjs'

const usage = `Usage: npm run billing -- --as EMAIL --transfers
       npm run billing -- --as EMAIL --book ORDER --amount 1850.00 --on 2026-11-28 --reference "WHAT THE BANK SAYS"
       npm run billing -- --as EMAIL --refund INVOICE --amount 100.00 --reason "WHY" [--ends]
       npm run billing -- --as EMAIL --approve REFUND --reason "WHY"
       npm run billing -- --as EMAIL --refunds
       npm run billing -- --as EMAIL --again REFUND --reason "WHY"
       npm run billing -- --as EMAIL --coupon CODE (--percent 10 | --amount 50.00) --until 2026-12-31 --reason "WHY"
       npm run billing -- --as EMAIL --support COMPANY --minutes 30 --what "WHAT FOR" [--on 2026-11-28]

  --as          the address of the operator who does it (npm run user makes operators)
  --transfers   the orders that wait for a bank transfer, oldest first
  --book        books the money of one, named by its id or its reference; large ones need a second operator
  --refund      proposes to give back a part of an invoice, or all of it; --ends ends the plan with it
  --approve     approves what another operator proposed: the money goes back within minutes
  --refunds     the refunds that are proposed, approved or failed, newest first
  --again       proposes to make one again that failed, such as one that its bank sent back
  --coupon      makes a coupon, good once per company until the end of a day (UTC)
  --support     books support time in steps of 15 minutes; negative minutes take a booking back
`

const argv = process.argv.slice(2)
const flags = ['--transfers', '--refunds', '--ends']
const isSet = (flag) => argv.includes(flag)
const names = ['as', 'book', 'amount', 'on', 'reference', 'refund', 'reason', 'approve', 'again', 'coupon']
const wish = readOptions(
  argv.filter((word) => !flags.includes(word)),
  [...names, 'percent', 'until', 'support', 'minutes', 'what'],
)
await runOnDatabase('billing.ts', wish && wordsOf(wish), usage)

/** What is asked for, in the words of the program; undefined when too much or too little is. */
function wordsOf({ as, ...wish }) {
  if (!as) return undefined
  const asked = [...Object.keys(wish), ...flags.filter(isSet).map((flag) => flag.slice(2))]
    .toSorted()
    .join(' ')
  switch (asked) {
    case 'transfers':
      return ['transfers', as]
    case 'amount book on reference':
      return ['book', as, wish.book, wish.amount, wish.on, wish.reference]
    case 'amount reason refund':
    case 'amount ends reason refund':
      return ['refund', as, wish.refund, wish.amount, wish.reason, isSet('--ends') ? 'ends' : '']
    case 'refunds':
      return ['refunds', as]
    case 'again reason':
      return ['again', as, wish.again, wish.reason]
    case 'approve reason':
      return ['approve', as, wish.approve, wish.reason]
    case 'coupon percent reason until':
    case 'amount coupon reason until':
      return ['coupon', as, wish.coupon, wish.percent ?? '', wish.amount ?? '', wish.until, wish.reason]
    case 'minutes support what':
    case 'minutes on support what':
      return ['support', as, wish.support, wish.minutes, wish.what, wish.on ?? '']
    default:
      return undefined
  }
}
