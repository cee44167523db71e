import { Trans } from '@lingui/react/macro'
import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { Field } from '../../ui/Field.tsx'
import { ListField } from './ListField.tsx'
import { fieldOf, type FieldsProps } from './section-fields.ts'
import styles from './fields.module.css'

/** Where and how fast the company delivers, and in which languages it sells. */
export function TradeFields(props: FieldsProps) {
  const text = fieldOf(props)
  return (
    <>
      <Section
        id="markets"
        title={<Trans>Markets</Trans>}
        note={<Trans>The countries you deliver to and the languages your sales people speak.</Trans>}
      >
        <div className={styles.fields}>
          <div className={styles.wide}>
            <ListField {...props} name="markets" />
          </div>
          <div className={styles.wide}>
            <ListField {...props} name="spokenLanguages" />
          </div>
        </div>
      </Section>
      <Section id="sales" title={<Trans>Sales and delivery</Trans>}>
        <div className={styles.fields}>
          <Field
            {...text('totalEmployeesSales')}
            label={
              <>
                <FieldLabel name="totalEmployeesSales" />{' '}
                <span className="unit">
                  <Trans>people</Trans>
                </span>
              </>
            }
            inputMode="numeric"
            autoComplete="off"
          />
          <Field
            {...text('averageLeadTime')}
            label={
              <>
                <FieldLabel name="averageLeadTime" />{' '}
                <span className="unit">
                  <Trans>days</Trans>
                </span>
              </>
            }
            inputMode="numeric"
            autoComplete="off"
            hint={<Trans>From the order to the delivery.</Trans>}
          />
        </div>
      </Section>
    </>
  )
}
