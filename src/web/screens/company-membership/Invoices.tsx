import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileTypePdf } from '@tabler/icons-react'
import { priceText } from '../../../contract/plans.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { useDayIn } from './days.ts'
import type { MembershipData } from './membership-data.ts'
import { invoicePath, membershipPath } from './paths.ts'
import styles from './MembershipScreen.module.css'

type Props = { businessID: string; timeZone: string; invoices: MembershipData['invoices'] }
type Item = MembershipData['invoices']['items'][number]

/** Invoices, credit notes and pro-forma invoices, newest first, with their papers. */
export function Invoices({ businessID, timeZone, invoices: { items, nextCursor, isFirst } }: Props) {
  if (items.length === 0)
    return (
      <p className="muted">
        <Trans>There are no invoices yet.</Trans>
      </p>
    )
  return (
    <div className={styles.stack}>
      <table className={styles.invoices}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Date</Trans>
            </th>
            <th scope="col">
              <Trans context="of an invoice">Number</Trans>
            </th>
            <th scope="col">
              <Trans>Kind</Trans>
            </th>
            <th scope="col" className={styles.amount}>
              <Trans>Amount</Trans>
            </th>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
            <th scope="col">
              <Trans>Paper</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <InvoiceRow key={item.invoiceId} businessID={businessID} timeZone={timeZone} item={item} />
          ))}
        </tbody>
      </table>
      {(!isFirst || nextCursor !== null) && (
        <p className={styles.ways}>
          {!isFirst && (
            <LinkButton to={`${membershipPath(businessID)}#invoices`} preventScrollReset>
              <Trans>Newest invoices</Trans>
            </LinkButton>
          )}
          {nextCursor !== null && (
            <LinkButton
              to={`${membershipPath(businessID, { cursor: nextCursor })}#invoices`}
              preventScrollReset
            >
              <Trans>Older invoices</Trans>
            </LinkButton>
          )}
        </p>
      )}
    </div>
  )
}

function InvoiceRow({ businessID, timeZone, item }: Pick<Props, 'businessID' | 'timeZone'> & { item: Item }) {
  const { i18n, t } = useLingui()
  const dayOf = useDayIn(timeZone)
  const sign = item.kind === 'credit-note' ? -1 : 1
  const name = item.number ?? dayOf(item.issuedAt)
  return (
    <tr>
      <td>
        <time dateTime={item.issuedAt}>{dayOf(item.issuedAt)}</time>
      </td>
      <td>{item.number ?? '–'}</td>
      <td>
        <Kind kind={item.kind} />
      </td>
      <td className={styles.amount}>{priceText(sign * item.total, i18n.locale)}</td>
      <td>
        <State status={item.status} />
      </td>
      <td>
        <a
          className={styles.paper}
          href={invoicePath(businessID, item.invoiceId)}
          aria-label={t`PDF of ${name}`}
        >
          <IconFileTypePdf size={18} stroke={1.5} aria-hidden />
          PDF
        </a>
      </td>
    </tr>
  )
}

function Kind({ kind }: Pick<Item, 'kind'>) {
  switch (kind) {
    case 'invoice':
      return <Trans>Invoice</Trans>
    case 'credit-note':
      return <Trans>Credit note</Trans>
    case 'pro-forma':
      return <Trans>Pro-forma invoice</Trans>
  }
}

function State({ status }: Pick<Item, 'status'>) {
  switch (status) {
    case 'paid':
      return <Trans context="an invoice">Paid</Trans>
    case 'open':
      return <Trans context="an invoice">Open</Trans>
    case 'credited':
      return <Trans context="an invoice">Credited</Trans>
    case 'void':
      return <Trans context="an invoice">Void</Trans>
  }
}
