import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import type { Option } from '../forms/Options.tsx'
import { CategoryOptions } from './CategoryOptions.tsx'
import type { CategoryGroup } from './options.ts'
import styles from './PickCategory.module.css'

type Props = {
  value: string
  industry: string
  industries: readonly Option[]
  categories: readonly CategoryGroup[]
  error?: React.ReactNode
}

/** Industry, then category: a button brings the categories of another industry. */
export function CategorySelects({ value, industry, industries, categories, error }: Props) {
  return (
    <div className={styles.selects}>
      <SelectField name="industry" label={<Trans>Industry</Trans>} defaultValue={industry} required>
        <option value="">…</option>
        {industries.map(({ value: id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" name="intent" value="categories" size="small" className={styles.show}>
        <Trans>Show the categories of this industry</Trans>
      </Button>
      <SelectField
        name="category"
        label={<Trans>Category</Trans>}
        defaultValue={value.startsWith(industry) ? value : ''}
        error={error}
        required
      >
        <option value="">…</option>
        <CategoryOptions categories={categories} />
      </SelectField>
    </div>
  )
}
