import { Trans, useLingui } from '@lingui/react/macro'
import type { FoundInvoice } from '../../../../contract/console-money.ts'
import { priceText } from '../../../../contract/plans.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { CheckField, Field } from '../../../ui/Field.tsx'
import { Link } from '../../../ui/Link.tsx'
import { ActForm } from '../ActForm.tsx'
import type { Acted } from '../acting.ts'
import { DeskTable } from './DeskTable.tsx'
import { companyPath, staffPaperPath } from './paths.ts'

type Props = { invoices: readonly FoundInvoice[]; answer: Acted | undefined }

/** Invoices that were found, with their papers and what can be proposed about them. */
export function Invoices({ invoices, answer }: Props) {
  const { i18n } = useLingui()
  return (
    <DeskTable
      caption={<Trans>Invoices</Trans>}
      rows={invoices}
      keyOf={({ invoiceId }) => invoiceId}
      empty={<Trans>No invoice was found.</Trans>}
      columns={[
        {
          key: 'number',
          head: <Trans>Invoice number</Trans>,
          renderCell: ({ invoiceId, number, reference }) => (
            <Link data-row reloadDocument target="_blank" to={staffPaperPath(invoiceId)}>
              {number ?? reference}
            </Link>
          ),
        },
        {
          key: 'company',
          head: <Trans>Company</Trans>,
          renderCell: ({ businessID, companyName }) => (
            <Link to={companyPath(businessID)}>{companyName}</Link>
          ),
        },
        { key: 'at', head: <Trans>When</Trans>, renderCell: ({ issuedAt }) => <LocalMoment at={issuedAt} /> },
        {
          key: 'total',
          head: <Trans>Amount</Trans>,
          renderCell: ({ total }) => priceText(total, i18n.locale),
        },
        {
          key: 'status',
          head: <Trans>Status</Trans>,
          renderCell: ({ kind, status }) => `${kind} · ${status}`,
        },
        {
          key: 'act',
          head: <Trans>Action</Trans>,
          renderCell: ({ invoiceId, kind, status }) =>
            kind === 'invoice' &&
            status === 'paid' && (
              <ActForm
                intent="refund"
                about={invoiceId}
                answer={answer}
                title={<Trans>Propose a refund</Trans>}
                button={<Trans>Propose</Trans>}
              >
                <Field
                  id={`refund-${invoiceId}`}
                  name="amount"
                  inputMode="decimal"
                  label={<Trans>Amount in US dollars</Trans>}
                  required
                />
                <CheckField
                  id={`ends-${invoiceId}`}
                  name="endsPlan"
                  label={<Trans>The plan ends with it</Trans>}
                />
              </ActForm>
            ),
        },
      ]}
    />
  )
}
