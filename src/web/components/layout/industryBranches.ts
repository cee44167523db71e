// The categories of the flyout: asked for on the first hover, kept until the page is left.
import type { Language } from '../../../contract/locale.ts'

/** With how many manufacturers stand under a category, and how many products under a subcategory; none when nobody can tell. */
export type Branch = { id: string; name: string; count?: number }
export type Branches = {
  categories: (Branch & { subCategories: Branch[] })[]
  /** Whether the industry has more categories than shown. */
  more: boolean
}

const held = new Map<string, Promise<Branches>>()

/** Categories and subcategories of an industry as the flyout shows them; the same question is asked once. */
export function branchesOf(industryId: string, language: Language): Promise<Branches> {
  const address = `/resources/industry/${industryId}?lang=${language}`
  const already = held.get(address)
  if (already) return already
  const asked = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`no categories: ${response.status}`)
    return response.json() as Promise<Branches>
  })
  held.set(address, asked)
  asked.catch(() => held.delete(address))
  return asked
}
