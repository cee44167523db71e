import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import { MultiSelect } from '../../ui/MultiSelect.tsx'
import type { FieldsProps } from './section-fields.ts'
import { listOf } from './values.ts'

type Props = FieldsProps & { name: string; hint?: React.ReactNode; single?: string }

/** Several entries of the list that belongs to a field; with `single` one of them, and what it is without one. */
export function ListField({ name, values, problems, lists, hint, single }: Props) {
  const options = lists.choices[name] ?? []
  const chosen = listOf(values[name]).map(
    (value) => options.find((option) => option.value === value) ?? { value, name: value },
  )
  return (
    <MultiSelect
      name={name}
      label={<FieldLabel name={name} />}
      hint={hint}
      error={problems[name]}
      chosen={chosen}
      options={options}
      {...(single !== undefined && { single })}
    />
  )
}
