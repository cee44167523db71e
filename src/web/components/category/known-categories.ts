// The categories that this page has loaded to choose from, in its language; only ever filled in a browser.
import type { Choice } from '../../ui/MultiSelect.tsx'

const known = new Map<string, Choice>()

/** A category by its path, once the list was loaded. */
export const knownCategory = (path: string): Choice | undefined => known.get(path)

/** Loads the whole list. */
export async function loadCategories(language: string): Promise<Choice[]> {
  const answer = await fetch(`/resources/categories?lang=${language}`)
  if (!answer.ok) throw new Error('no categories')
  const choices = (await answer.json()) as Choice[]
  for (const choice of choices) known.set(choice.value, choice)
  return choices
}
