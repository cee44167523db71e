import { Trans, useLingui } from '@lingui/react/macro'
import type { CallOutput } from '../../../../contract/endpoint.ts'
import type { listRefunds, listTransfers } from '../../../../contract/billing-staff.ts'
import { priceText } from '../../../../contract/plans.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ActForm } from '../ActForm.tsx'
import type { Acted } from '../acting.ts'
import { DeskTable } from './DeskTable.tsx'
import { companyPath } from './paths.ts'

type Shared = { self: string; answer: Acted | undefined }

/** Bank transfers that wait for their money; large ones are booked by two. */
export function Transfers({
  transfers,
  self,
  today,
  answer,
}: Shared & { transfers: CallOutput<typeof listTransfers>; today: string }) {
  const { i18n } = useLingui()
  return (
    <DeskTable
      caption={<Trans>Bank transfers that wait for their money</Trans>}
      rows={transfers}
      keyOf={({ orderID }) => orderID}
      empty={<Trans>Nothing waits here.</Trans>}
      columns={[
        {
          key: 'company',
          head: <Trans>Company</Trans>,
          renderCell: ({ businessID, companyName }) => (
            <Link data-row to={companyPath(businessID)}>
              {companyName}
            </Link>
          ),
        },
        { key: 'reference', head: <Trans>Reference</Trans>, renderCell: ({ reference }) => reference },
        {
          key: 'amount',
          head: <Trans>Amount</Trans>,
          renderCell: ({ amount }) => priceText(amount, i18n.locale),
        },
        {
          key: 'until',
          head: <Trans>Payable until</Trans>,
          renderCell: ({ payableUntil }) => <LocalMoment at={payableUntil} />,
        },
        {
          key: 'book',
          head: <Trans>Action</Trans>,
          renderCell: ({ orderID, bookedBy }) =>
            bookedBy === self ? (
              <Trans>Waits for a second person</Trans>
            ) : (
              <ActForm
                intent="book"
                about={orderID}
                answer={answer}
                text={null}
                title={<Trans>Book the money</Trans>}
                button={<Trans>Book</Trans>}
              >
                <Field
                  id={`amount-${orderID}`}
                  name="amount"
                  inputMode="decimal"
                  label={<Trans>Amount in US dollars</Trans>}
                  required
                />
                <Field
                  id={`on-${orderID}`}
                  name="receivedOn"
                  type="date"
                  label={<Trans>Day</Trans>}
                  defaultValue={today}
                  required
                />
                <Field
                  id={`reference-${orderID}`}
                  name="reference"
                  label={<Trans>What the bank says of it</Trans>}
                  required
                />
              </ActForm>
            ),
        },
      ]}
    />
  )
}

/** Refunds that wait for a second person, or have failed. */
export function Refunds({ refunds, self, answer }: Shared & { refunds: CallOutput<typeof listRefunds> }) {
  const { i18n } = useLingui()
  return (
    <DeskTable
      caption={<Trans>Refunds under way</Trans>}
      rows={refunds}
      keyOf={({ refundID }) => refundID}
      empty={<Trans>Nothing waits here.</Trans>}
      columns={[
        {
          key: 'company',
          head: <Trans>Company</Trans>,
          renderCell: ({ businessID, companyName }) => (
            <Link data-row to={companyPath(businessID)}>
              {companyName}
            </Link>
          ),
        },
        { key: 'invoice', head: <Trans>Invoice</Trans>, renderCell: ({ invoiceNumber }) => invoiceNumber },
        {
          key: 'amount',
          head: <Trans>Amount</Trans>,
          renderCell: ({ amount }) => priceText(amount, i18n.locale),
        },
        { key: 'reason', head: <Trans>Reason</Trans>, renderCell: ({ reason }) => reason },
        {
          key: 'act',
          head: <Trans>Action</Trans>,
          renderCell: ({ refundID, status, proposedBy, failure }) => {
            if (status === 'approved') return <Trans>The bank has it</Trans>
            if (status === 'failed')
              return (
                <>
                  {failure}
                  <ActForm
                    intent="again"
                    about={refundID}
                    answer={answer}
                    title={<Trans>Propose once more</Trans>}
                    button={<Trans>Propose</Trans>}
                  />
                </>
              )
            const isOwn = proposedBy === self
            return (
              <>
                {isOwn ? (
                  <Trans>Waits for a second person</Trans>
                ) : (
                  <ActForm
                    intent="approve"
                    about={refundID}
                    answer={answer}
                    title={<Trans>Approve</Trans>}
                    button={<Trans>Approve</Trans>}
                  />
                )}
                <ActForm
                  intent="decline"
                  about={refundID}
                  answer={answer}
                  isDanger
                  title={isOwn ? <Trans>Take back</Trans> : <Trans>Do not approve</Trans>}
                  button={isOwn ? <Trans>Take back</Trans> : <Trans>Do not approve</Trans>}
                />
              </>
            )
          },
        },
      ]}
    />
  )
}
