import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/MoneyScreen'
import { parametersOf } from '../../../../contract/pages/query.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { sendAct } from '../sending.ts'
import { standingIn } from '../standing.ts'
import { act } from '../acting.ts'
import { Coupons } from './Coupons.tsx'
import { Desk } from './Desk.tsx'
import { FindForm } from './FindForm.tsx'
import { Invoices } from './Invoices.tsx'
import { Refunds, Transfers } from './WaitingMoney.tsx'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const standing = await standingIn(context, [])
  const page = pageOf(context)
  const text = (parametersOf(page.url).get('text') ?? '').trim().slice(0, 200)
  const { api } = page
  const [transfers, refunds, coupons, invoices] = await Promise.all([
    api.listTransfers({}),
    api.listRefunds({}),
    api.listCoupons({}),
    text === '' ? [] : api.findInvoices({ text }),
  ])
  const head = consoleHead(page, '/console/money', page.i18n._(msg`Money`))
  const today = new Date().toISOString().slice(0, 10)
  return {
    standing,
    text,
    transfers,
    refunds,
    coupons,
    invoices,
    self: page.session?.userID ?? '',
    today,
    head,
  }
}

/** Dollars as somebody typed them, in cents. */
const cents = (typed: string): number => Math.round(Number(typed.replace(',', '.')) * 100)

export async function action({ request, context }: Route.ActionArgs) {
  await standingIn(context, [])
  const page = pageOf(context)
  const { api } = page
  return act(page, await request.formData(), {
    book: ({ text, about }) =>
      api.bookTransfer({
        orderID: about,
        amount: cents(text('amount')),
        receivedOn: text('receivedOn'),
        reference: text('reference'),
      }),
    refund: ({ text, about, reason }) =>
      api.proposeRefund({
        invoiceID: about,
        amount: cents(text('amount')),
        reason: reason.replaceAll('\n', ' '),
        endsPlan: text('endsPlan') !== '',
      }),
    approve: ({ about, reason }) =>
      api.approveRefund({ refundID: about, reason: reason.replaceAll('\n', ' ') }),
    decline: ({ about, reason }) =>
      api.declineRefund({ refundID: about, reason: reason.replaceAll('\n', ' ') }),
    again: ({ about, reason }) =>
      api.proposeRefundAgain({ refundID: about, reason: reason.replaceAll('\n', ' ') }),
    coupon: ({ text, reason }) => {
      const isPercent = text('kind') === 'percent'
      return api.makeCoupon({
        code: text('code'),
        percent: isPercent ? Math.round(Number(text('value'))) : null,
        amountOff: isPercent ? null : cents(text('value')),
        expiresAt: `${text('until')}T23:59:59.999Z`,
        reason: reason.replaceAll('\n', ' '),
      })
    },
  })
}

export const clientAction = (args: Route.ClientActionArgs) => sendAct(args)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function MoneyScreen({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { standing, text, transfers, refunds, coupons, invoices, self, today } = loaderData
  return (
    <Desk standing={standing} room="/console/money" title={<Trans>Money</Trans>}>
      <Transfers transfers={transfers} self={self} today={today} answer={answer} />
      <Refunds refunds={refunds} self={self} answer={answer} />
      <FindForm label={<Trans>Number of an invoice, or beginning of a company’s name</Trans>} text={text} />
      {text !== '' && <Invoices invoices={invoices} answer={answer} />}
      <Coupons coupons={coupons} answer={answer} />
    </Desk>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
