import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { PlaceFields } from '../../components/forms/PlaceFields.tsx'
import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { Field, TextAreaField } from '../../ui/Field.tsx'
import { ListField } from './ListField.tsx'
import { fieldOf, type FieldsProps } from './section-fields.ts'
import styles from './fields.module.css'

/** Where the company makes things, and for whom. */
export function FactoryFields(props: FieldsProps) {
  const { values, problems, lists } = props
  const text = fieldOf(props)
  return (
    <>
      <Section id="location" title={<Trans>Location</Trans>}>
        <div className={styles.fields}>
          <PlaceFields
            values={{ country: values['country'] ?? '', state: values['state'] ?? '' }}
            countries={lists.options.countries}
            states={lists.options.states}
            errors={{ country: problems['country'], state: problems['state'] }}
          />
          <Field {...text('city')} label={<FieldLabel name="city" />} autoComplete="off" />
          <Field {...text('zipcode')} label={<FieldLabel name="zipcode" />} autoComplete="off" />
        </div>
      </Section>
      <Section
        id="equipment"
        title={<Trans>Equipment</Trans>}
        note={<Trans>Halls, machines and laboratories, with their numbers and sizes.</Trans>}
      >
        <div className={styles.fields}>
          <Field
            {...text('factorySize')}
            label={
              <>
                <FieldLabel name="factorySize" /> <span className="unit">m²</span>
              </>
            }
            inputMode="decimal"
            autoComplete="off"
          />
          <Field
            {...text('numberProductionLines')}
            label={<FieldLabel name="numberProductionLines" />}
            inputMode="numeric"
            autoComplete="off"
          />
          <div className={styles.wide}>
            <TextAreaField
              {...text('manufacturingFacilities')}
              label={<FieldLabel name="manufacturingFacilities" />}
              max={limits.facilitiesMax}
            />
          </div>
          <div className={styles.wide}>
            <ListField {...props} name="contractManufacturing" />
          </div>
        </div>
      </Section>
    </>
  )
}
