// What the cards show, made once on the server (P2 and P9.5): cut, named, in the page's language, with the words that were searched for.
import type { BusinessCardEntry } from '../../../contract/businesses.ts'
import type { ProductResultEntry } from '../../../contract/products.ts'
import type { UserCardEntry } from '../../../contract/profiles.ts'
import { businessPath, profilePath } from '../../../contract/slugs.ts'
import { personName, positionOf } from '../../components/person/person.ts'
import { productTile } from '../../components/product/tile.ts'
import { tied } from '../../components/text/cuts.ts'
import { langAttribute, shownIn } from '../../components/text/text-language.ts'
import type { Marker } from './marks.ts'

export type CompanyLine = ReturnType<typeof companyLine>
export type ProductLine = ReturnType<typeof productLine>
export type PersonLine = ReturnType<typeof personLine>

const unmarked: Marker = () => undefined

/** A company found: its card, with marks in what stands on it large. */
export function companyLine(business: BusinessCardEntry, language: string, mark: Marker) {
  const { language: _, textLanguages, ...card } = business
  const { companyName } = card.general
  const shortDescription = tied(card.general.shortDescription)
  const general = { ...card.general, shortDescription }
  const where = { country: card.contactInfo.country.code, language }
  return {
    ...card,
    general,
    nameLang: shownIn(companyName, textLanguages['companyName'], where),
    textLang: shownIn(shortDescription, textLanguages['shortDescription'], where),
    nameMarks: mark(companyName),
    textMarks: mark(shortDescription),
  }
}

/** A product found: its tile, its path of industry, category and subcategory, and whose it is. */
export function productLine(result: ProductResultEntry, language: string, mark = unmarked) {
  const { businessID, key, verified, contactInfo, general, textLanguages } = result.businessProfile
  const { companyName } = general
  const { city, state, country } = contactInfo
  const where = { country: country.code, language }
  const tile = productTile(result, where)
  return {
    ...tile,
    nameMarks: mark(tile.name),
    textMarks: mark(tile.description),
    branch: [result.industry, result.category, result.subCategory]
      .map((part) => part?.name ?? '')
      // A category that bears its industry's name is said once.
      .filter((name, at, names) => name !== '' && name !== names[at - 1]),
    leadTime: result.leadTime ?? undefined,
    company: {
      id: businessID,
      name: companyName,
      lang: shownIn(companyName, textLanguages['companyName'], where),
      path: businessPath({ key }),
      verified,
      // Copies: products of one company share theirs in one process and not in two, and the page would tell.
      place: { city, state: state && { ...state }, country: { ...country } },
    },
  }
}

/** A person found, with nothing that they do not show to everybody. */
export function personLine(card: UserCardEntry, language: string, mark = unmarked) {
  const { userID, firstName, lastName, city, state, country } = card
  const langOf = (text: string) => langAttribute(text, country?.code ?? '', language)
  const name = personName(card)
  const text = tied(card.briefPresentation?.trim() ?? '')
  const company = card.companyName?.trim() ?? ''
  return {
    person: { userID, firstName, lastName },
    path: profilePath(userID),
    name,
    nameLang: langOf(name),
    nameMarks: mark(name),
    textMarks: mark(text),
    photo: card.profilePhoto?.url,
    place: city !== null || state || country ? { city, state, country } : undefined,
    position: positionOf(card),
    company: company ? { name: company, lang: langOf(company) } : undefined,
    text,
    textLang: langOf(text),
    likes: card.reactions.reactionCount.like,
  }
}
