import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { MultiSelect, type Choice } from '../../ui/MultiSelect.tsx'
import { useSite } from '../layout/site.ts'
import { knownCategory, loadCategories } from './known-categories.ts'
import { Options, type Option } from '../forms/Options.tsx'
import styles from './CategoryField.module.css'

type Props = {
  /** The paths that are chosen, in order. */
  values: readonly string[]
  /** The chosen ones with their names, and those of the industry that was asked for. */
  choices: readonly Choice[]
  industries: readonly Option[]
  hint?: React.ReactNode
  error?: React.ReactNode
  required?: boolean
}

/** What a company makes or trades: searched in the whole tree; without script one industry after another, by `intent=categories`. */
export function CategoryField({ values, choices, industries, hint, error, required }: Props) {
  const language = useSite()?.language ?? 'en'
  const byValue = new Map(choices.map((choice) => [choice.value, choice]))
  return (
    <MultiSelect
      name="categories"
      label={<Trans>Categories</Trans>}
      hint={hint}
      error={error}
      {...(required ? { required } : {})}
      chosen={values.map((value) => byValue.get(value) ?? knownCategory(value) ?? { value, name: value })}
      options={choices}
      opened={choices.length > values.length}
      load={() => loadCategories(language)}
    >
      <div className={styles.more}>
        <SelectField name="industry" label={<Trans>Industry</Trans>}>
          <Options of={industries} />
        </SelectField>
        <Button type="submit" name="intent" value="categories">
          <Trans>Show its categories</Trans>
        </Button>
      </div>
    </MultiSelect>
  )
}
