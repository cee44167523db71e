// What the fields of a section are given.
import type { Problems } from '../../components/forms/use-problems.ts'
import type { Lists } from './lists.ts'
import type { Values } from './values.ts'

export type FieldsProps = { values: Values; problems: Problems; lists: Lists }

/** What a field of one line is given by its name. */
export const fieldOf =
  ({ values, problems }: Pick<FieldsProps, 'values' | 'problems'>) =>
  (name: string) => ({ name, defaultValue: values[name] ?? '', error: problems[name] })
