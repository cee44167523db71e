import type { CategoryGroup } from './options.ts'

/** The entries of a pick list: categories, each with its subcategories in a group. */
export function CategoryOptions({ categories }: { categories: readonly CategoryGroup[] }) {
  return categories.map(({ subs, ...whole }) => (
    <optgroup key={whole.value} label={whole.name}>
      {[whole, ...subs].map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </optgroup>
  ))
}
