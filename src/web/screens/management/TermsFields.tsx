import { Trans } from '@lingui/react/macro'
import { Section } from '../../components/sheet/Section.tsx'
import { ListField } from './ListField.tsx'
import type { FieldsProps } from './section-fields.ts'
import styles from './fields.module.css'

/** On which terms the company sells. */
export function TermsFields(props: FieldsProps) {
  return (
    <>
      <Section
        id="delivery"
        title={<Trans>Delivery</Trans>}
        note={<Trans>Incoterms 2020, and what the goods travel in.</Trans>}
      >
        <div className={styles.fields}>
          <div className={styles.wide}>
            <ListField {...props} name="acceptedDeliveryTerms" />
          </div>
          <div className={styles.wide}>
            <ListField {...props} name="packagingTypes" />
          </div>
        </div>
      </Section>
      <Section id="payment" title={<Trans>Payment</Trans>}>
        <div className={styles.fields}>
          <div className={styles.wide}>
            <ListField {...props} name="acceptedPaymentCurrencies" />
          </div>
          <div className={styles.wide}>
            <ListField {...props} name="acceptedPaymentTypes" />
          </div>
        </div>
      </Section>
    </>
  )
}
