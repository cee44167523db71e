import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CategoryOptions } from '../../components/category/CategoryOptions.tsx'
import { PickCategory } from '../../components/category/PickCategory.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckField, SelectField } from '../../ui/Field.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import own from './Choices.module.css'
import styles from './Import.module.css'
import type { MappingData } from './mapping-data.ts'

type Props = { mapping: MappingData; onEdited(): void }

/** What the table does not tell of its products. */
export function Choices({ mapping: { choices, lists }, onEdited }: Props) {
  const { t } = useLingui()
  const scripted = useScripted()
  const [cleared, setCleared] = useState('')
  const { category, categoryText, likelyCategories, language, unreadable, nameless } = choices
  const label = <Trans>Category of products whose category nothing tells</Trans>
  // Until the server has heard of it.
  const value = category === null || category === cleared ? '' : category
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="choices">
      <h2 id="choices" className="t-card">
        <Trans>What the file does not say</Trans>
      </h2>
      <div className={own.fields}>
        <div className={own.category}>
          {scripted ? (
            <>
              <PickCategory
                key={cleared}
                value={value}
                text={value === '' ? '' : categoryText}
                industry={value.slice(0, 4)}
                industries={lists.industries}
                categories={lists.categories}
                label={label}
                isOptional
                onEdited={onEdited}
              />
              {value !== '' && (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => {
                    setCleared(value)
                    onEdited()
                  }}
                >
                  <Trans>No category</Trans>
                </Button>
              )}
            </>
          ) : (
            <SelectField name="category" label={label} defaultValue={value}>
              <option value="">{t`No category`}</option>
              <CategoryOptions categories={lists.categories} />
            </SelectField>
          )}
        </div>
        <SelectField
          name="language"
          label={<Trans>Language of new products</Trans>}
          defaultValue={language}
          hint={<Trans>In which the names and descriptions are written.</Trans>}
        >
          <option value="">{t`By the texts themselves`}</option>
          {lists.languages.map((one) => (
            <option key={one.value} value={one.value}>
              {one.name}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="unreadable"
          label={<Trans>Where a cell cannot be read</Trans>}
          defaultValue={unreadable}
        >
          <option value="refuse">{t`Refuse the product, with the reason`}</option>
          <option value="leave-out">{t`Take the product without this value`}</option>
        </SelectField>
        <CheckField
          name="likely"
          label={<Trans>Take the likeliest category where it is not sure</Trans>}
          defaultChecked={likelyCategories}
        />
        <CheckField
          name="nameless"
          label={<Trans>Call new products without a name by their part number</Trans>}
          defaultChecked={nameless === 'part-number'}
        />
      </div>
    </section>
  )
}
