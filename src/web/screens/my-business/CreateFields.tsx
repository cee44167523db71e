import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { CategoryField } from '../../components/category/CategoryField.tsx'
import { Options } from '../../components/forms/Options.tsx'
import { PlaceFields } from '../../components/forms/PlaceFields.tsx'
import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import { RegisterNumberField } from '../../components/manage/RegisterNumberField.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { Field, SelectField, TextAreaField } from '../../ui/Field.tsx'
import { NewPictures } from './NewPictures.tsx'
import type { CreateLists } from './create-lists.ts'
import type { CreateName, CreateValues } from './create-values.ts'
import styles from './CreateForm.module.css'

type Props = { values: CreateValues; problems: Record<string, string>; lists: CreateLists }

/** The fields of a new company. */
export function CreateFields(props: Props) {
  return (
    <>
      <Company {...props} />
      <Work {...props} />
      <NewPictures values={props.values} />
    </>
  )
}

const textOf =
  ({ values, problems }: Props) =>
  (name: CreateName) => ({
    name,
    defaultValue: values[name],
    error: problems[name],
    label: <FieldLabel name={name} />,
  })

function Company(props: Props) {
  const { values, problems, lists } = props
  const text = textOf(props)
  return (
    <Section
      id="company"
      title={<Trans>Company details</Trans>}
      note={<Trans>As it is registered: buyers compare it with the register.</Trans>}
    >
      <div className={styles.fields}>
        <div className={styles.wide}>
          <Field {...text('companyName')} required autoComplete="organization" />
        </div>
        <PlaceFields
          values={values}
          countries={lists.countries}
          states={lists.states}
          required
          errors={{ country: problems['country'], state: problems['state'] }}
        />
        <Field {...text('website')} inputMode="url" autoComplete="url" autoCapitalize="none" />
        <RegisterNumberField
          name="registerNumber"
          defaultValue={values.registerNumber}
          error={problems['registerNumber']}
          country={values.country}
        />
      </div>
    </Section>
  )
}

function Work(props: Props) {
  const { values, problems, lists } = props
  const text = textOf(props)
  return (
    <Section
      id="work"
      title={<Trans>What it does</Trans>}
      note={<Trans>Buyers search by type and category.</Trans>}
    >
      <div className={styles.fields}>
        <SelectField {...text('businessType')} required>
          <Options of={lists.types} />
        </SelectField>
        <div className={styles.wide}>
          <CategoryField
            values={values.categories.split('\n').filter(Boolean)}
            choices={lists.categories}
            industries={lists.industries}
            error={problems['categories']}
            hint={<Trans>The first one says which industry the company belongs to.</Trans>}
            required
          />
        </div>
        <div className={styles.wide}>
          <TextAreaField
            {...text('shortDescription')}
            max={limits.shortDescriptionMax}
            hint={<Trans>Shown on search cards, where the first three lines are visible.</Trans>}
          />
        </div>
      </div>
    </Section>
  )
}
