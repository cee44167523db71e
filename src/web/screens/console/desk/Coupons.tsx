import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedCoupon } from '../../../../contract/console-money.ts'
import { priceText } from '../../../../contract/plans.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { Field, SelectField } from '../../../ui/Field.tsx'
import { ActForm } from '../ActForm.tsx'
import type { Acted } from '../acting.ts'
import { DeskTable } from './DeskTable.tsx'

/** Coupons with their use, and making one. */
export function Coupons({
  coupons,
  answer,
}: {
  coupons: readonly ListedCoupon[]
  answer: Acted | undefined
}) {
  const { i18n } = useLingui()
  return (
    <>
      <DeskTable
        caption={<Trans>Coupons</Trans>}
        rows={coupons}
        keyOf={({ code }) => code}
        empty={<Trans>There is none yet.</Trans>}
        columns={[
          { key: 'code', head: <Trans>Coupon code</Trans>, renderCell: ({ code }) => <code>{code}</code> },
          {
            key: 'off',
            head: <Trans>Takes off</Trans>,
            renderCell: ({ percent, amountOff }) =>
              percent === null ? priceText(amountOff ?? 0, i18n.locale) : `${percent}%`,
          },
          {
            key: 'until',
            head: <Trans>Can be used until</Trans>,
            renderCell: ({ expiresAt }) => <LocalMoment at={expiresAt} />,
          },
          {
            key: 'used',
            head: <Trans>Used by companies</Trans>,
            renderCell: ({ used }) => i18n.number(used),
          },
          { key: 'by', head: <Trans>By</Trans>, renderCell: ({ madeBy }) => madeBy.name },
          { key: 'reason', head: <Trans>Reason</Trans>, renderCell: ({ reason }) => reason },
        ]}
      />
      <ActForm
        intent="coupon"
        answer={answer}
        title={<Trans>Make a coupon</Trans>}
        button={<Trans>Make a coupon</Trans>}
      >
        <Field name="code" label={<Trans>Coupon code</Trans>} autoComplete="off" required />
        <SelectField name="kind" label={<Trans>Takes off</Trans>}>
          <option value="percent">%</option>
          <option value="amount">US$</option>
        </SelectField>
        <Field name="value" inputMode="decimal" label={<Trans>How much</Trans>} required />
        <Field name="until" type="date" label={<Trans>Last day</Trans>} required />
      </ActForm>
    </>
  )
}
