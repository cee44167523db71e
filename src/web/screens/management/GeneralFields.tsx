import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { CategoryField } from '../../components/category/CategoryField.tsx'
import { Options } from '../../components/forms/Options.tsx'
import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import { RegisterNumberField } from '../../components/manage/RegisterNumberField.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { Field, SelectField, TextAreaField } from '../../ui/Field.tsx'
import { RangeField } from '../../ui/RangeField.tsx'
import { ListField } from './ListField.tsx'
import { fieldOf, type FieldsProps } from './section-fields.ts'
import { listOf } from './values.ts'
import styles from './fields.module.css'

/** What the company is, in its own words and in numbers. */
export function GeneralFields(props: FieldsProps) {
  return (
    <>
      <Company {...props} />
      <Descriptions {...props} />
      <Size {...props} />
    </>
  )
}

function Company({ values, problems, lists }: FieldsProps) {
  const text = fieldOf({ values, problems })
  return (
    <Section
      id="company"
      title={<Trans>Company details</Trans>}
      note={<Trans>The name as it is registered; buyers check it.</Trans>}
    >
      <div className={styles.fields}>
        <div className={styles.wide}>
          <Field
            {...text('companyName')}
            label={<FieldLabel name="companyName" />}
            required
            autoComplete="organization"
          />
        </div>
        <div className={styles.wide}>
          <Field
            {...text('registeredName')}
            label={<FieldLabel name="registeredName" />}
            autoComplete="off"
            hint={<Trans>With its legal form, as the register has it.</Trans>}
          />
        </div>
        <Field
          {...text('nameReading')}
          label={<FieldLabel name="nameReading" />}
          autoComplete="off"
          hint={<Trans>For a Japanese name: how it is read, in kana.</Trans>}
        />
        <SelectField
          {...text('language')}
          label={<FieldLabel name="language" />}
          hint={<Trans>In which language you write here. Other languages have a page of their own.</Trans>}
        >
          <Options of={lists.choices['language'] ?? []} />
        </SelectField>
        <SelectField {...text('businessType')} label={<FieldLabel name="businessType" />} required>
          <Options of={lists.options.types} />
        </SelectField>
        <Field
          {...text('yearStablished')}
          label={<FieldLabel name="yearStablished" />}
          inputMode="numeric"
          autoComplete="off"
        />
        <div className={styles.wide}>
          <CategoryField
            values={listOf(values['categories'])}
            choices={lists.choices['categories'] ?? []}
            industries={lists.options.industries}
            error={problems['categories']}
            hint={<Trans>The first one says which industry the company belongs to.</Trans>}
            required
          />
        </div>
        <RegisterNumberField {...text('registerNumber')} country={lists.country} />
        <Field
          {...text('video')}
          label={<FieldLabel name="video" />}
          inputMode="url"
          autoComplete="off"
          hint={<Trans>The address of a video on YouTube or Vimeo.</Trans>}
        />
        <div className={styles.wide}>
          <Clock {...{ values, problems, lists }} />
        </div>
      </div>
    </Section>
  )
}

/** By whose clock the days of the company are counted. */
function Clock({ values, problems, lists }: FieldsProps) {
  const { t } = useLingui()
  const { clock } = lists
  return (
    <ListField
      name="timeZone"
      values={values}
      problems={problems}
      lists={lists}
      single={t`As where the company is: ${clock}`}
      hint={<Trans>Days of your membership, such as its end, are counted by this clock.</Trans>}
    />
  )
}

function Descriptions({ values, problems }: FieldsProps) {
  const text = fieldOf({ values, problems })
  return (
    <Section
      id="descriptions"
      title={<Trans>Descriptions</Trans>}
      note={<Trans>Say what you make, in which sizes, and for whom.</Trans>}
    >
      <div className={styles.fields}>
        <div className={styles.wide}>
          <TextAreaField
            {...text('shortDescription')}
            label={<FieldLabel name="shortDescription" />}
            max={limits.shortDescriptionMax}
            rows={4}
            hint={<Trans>Shown on search cards, where the first three lines are visible.</Trans>}
          />
        </div>
        <div className={styles.wide}>
          <TextAreaField
            {...text('generalDescription')}
            label={<FieldLabel name="generalDescription" />}
            max={limits.generalDescriptionMax}
            rows={8}
          />
        </div>
      </div>
    </Section>
  )
}

function Size({ values, problems, lists }: FieldsProps) {
  const { t } = useLingui()
  const range = (name: string) => ({
    name,
    label: <FieldLabel name={name} />,
    defaultMin: values[`${name}.min`] ?? '',
    defaultMax: values[`${name}.max`] ?? '',
    error: problems[`${name}.min`] ?? problems[`${name}.max`],
  })
  const text = fieldOf({ values, problems })
  return (
    <Section
      id="size"
      title={<Trans>Size and output</Trans>}
      note={<Trans>Ranges are enough. Buyers filter by employees.</Trans>}
    >
      <div className={styles.fields}>
        <RangeField {...range('totalEmployees')} unit={<Trans>people</Trans>} />
        <RangeField {...range('totalProductionEmployees')} unit={<Trans>people</Trans>} />
        <RangeField {...range('totalAnnualRevenue')}>
          <SelectField {...text('totalAnnualRevenue.currency')} label={t`Currency`}>
            <Options of={lists.options.currencies} />
          </SelectField>
        </RangeField>
        <RangeField {...range('productionCapacity')}>
          <div className={styles.units}>
            <SelectField {...text('productionCapacity.unit')} label={t`Unit`}>
              <Options of={lists.options.units} />
            </SelectField>
            <SelectField {...text('productionCapacity.period')} label={t`Per`}>
              <Options of={lists.options.periods} />
            </SelectField>
          </div>
        </RangeField>
      </div>
    </Section>
  )
}
