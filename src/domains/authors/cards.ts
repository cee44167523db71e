// People and companies as cards beside what they wrote or did: the same wherever authors are named.
import type { AuthorEntry } from '../../contract/authors.ts'
import { authorPath } from '../../contract/slugs.ts'
import { serverText } from '../../messages/texts.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { businessFaces, type BusinessFace } from '../businesses/listing.ts'
import { userFaces, type UserFace } from '../profiles/public.ts'

export type Authors = {
  users: ReadonlyMap<string, UserFace>
  businesses: ReadonlyMap<string, BusinessFace>
  /** Of the reader. */
  language: string
}

/** Whom to know; ids may stand there twice. */
export type Named = { users: readonly string[]; businesses: readonly string[] }

/** Those who are there. A query for each of the two kinds that is asked for, whatever the number. */
export async function authorsOf(
  db: Db | Tx,
  { users, businesses }: Named,
  language: string,
  withPastNames = false,
): Promise<Authors> {
  const [people, companies] = await Promise.all([
    userFaces(db, [...new Set(users)], language, withPastNames),
    businessFaces(db, [...new Set(businesses)], language),
  ])
  return { users: people, businesses: companies, language }
}

/** What stands for the name of who went (D43). */
const goneNames = {
  user: /*i18n*/ { id: 'party.deletedPerson', message: 'Deleted person' },
  business: /*i18n*/ { id: 'party.deletedCompany', message: 'Deleted company' },
}

/** A person or company; who went is told as such in the language of the cards, without anything of theirs. */
export function authorOf(authors: Authors, type: AuthorEntry['type'], id: string): AuthorEntry {
  const user = type === 'user' ? authors.users.get(id) : undefined
  const business = type === 'business' ? authors.businesses.get(id) : undefined
  if (business) {
    const { name, key, picture, country, verified, typeName: role, city } = business
    return { type, id, name, picture, country, role, company: null, city, verified, key, isGone: false }
  }
  const nothing = {
    type,
    id,
    country: null,
    role: null,
    company: null,
    city: null,
    verified: false,
    key: null,
  }
  if (user) {
    const { name, picture, country, role, companyName } = user
    return { ...nothing, name, picture, country, role, company: companyName?.trim() || null, isGone: false }
  }
  const name = serverText(goneNames[type], authors.language)
  return { ...nothing, name, picture: null, isGone: true }
}

/** What somebody is called and where their page is. */
export function faceOf(
  authors: Authors,
  { type, id }: Pick<AuthorEntry, 'type' | 'id'>,
): { name: string; path: string } {
  const author = authorOf(authors, type, id)
  return { name: author.name, path: authorPath(author) }
}
