// People and companies beside comments and likes, as their cards show them.
import type { AuthorEntry } from '../../../contract/authors.ts'
import { authorPath } from '../../../contract/slugs.ts'
import { langAttribute } from '../text/text-language.ts'

export type PartyFace = ReturnType<typeof partyFace>

/** In the page's language; who went has no path. */
export const partyFace = (
  { type, id, key, name, picture, country, company, isGone }: AuthorEntry,
  language: string,
) => ({
  type,
  id,
  name,
  nameLang: langAttribute(name, country?.code ?? '', language),
  picture: picture && { url: picture.url },
  isGone,
  /** Where a person works. */
  company,
  path: isGone ? undefined : authorPath({ type, id, key }),
})
