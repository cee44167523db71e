// What the cards of saved things show, made once on the server in the page's language (D21).
import type { FavouriteEntry, FavouriteKind } from '../../../contract/favourites.ts'
import type { FollowEntry } from '../../../contract/social.ts'
import { businessPath, productPath, profilePath } from '../../../contract/slugs.ts'
import { personName, positionOf } from '../../components/person/person.ts'
import { tied } from '../../components/text/cuts.ts'
import { langAttribute, shownIn } from '../../components/text/text-language.ts'

export type FavouriteLine = ReturnType<typeof favouriteLine>

type PartyEntry = Pick<FollowEntry, 'resourceType' | 'resourceID' | 'business' | 'user'>

/** A company or person, such as one that is followed. */
export function partyLine({ resourceType, resourceID, business, user }: PartyEntry, language: string) {
  const face = business ? companyFace(business, language) : user ? personFace(user, language) : undefined
  return { type: resourceType, id: resourceID, face }
}

/** One saved thing; without a `face` when it is gone. */
export function favouriteLine(item: FavouriteEntry, language: string) {
  return { type: item.resourceType, id: item.resourceID, face: faceOf(item, language) }
}

function faceOf({ business, product, user }: FavouriteEntry, language: string) {
  if (business) return companyFace(business, language)
  if (product) return productFace(product, language)
  return user ? personFace(user, language) : undefined
}

function companyFace(
  {
    key,
    general,
    textLanguages: told,
    contactInfo,
    verified,
    subscription,
  }: NonNullable<FavouriteEntry['business']>,
  language: string,
) {
  const { companyName, shortDescription } = general
  const where = { country: contactInfo.country.code, language }
  return {
    kind: 'business' as const,
    path: businessPath({ key }),
    name: companyName,
    nameLang: shownIn(companyName, told['companyName'], where),
    text: tied(shortDescription),
    textLang: shownIn(shortDescription, told['shortDescription'], where),
    picture: general.profilePhoto?.url,
    industryID: general.industry.id,
    verified,
    subscription,
    place: contactInfo,
  }
}

function productFace(product: NonNullable<FavouriteEntry['product']>, language: string) {
  const { name, textLanguages: told, businessProfile: company } = product
  const { companyName } = company.general
  const where = { country: company.contactInfo.country.code, language }
  return {
    kind: 'product' as const,
    path: productPath(product),
    name,
    nameLang: shownIn(name, told['name'], where),
    text: tied(product.description),
    textLang: shownIn(product.description, told['description'], where),
    picture: product.mainImage?.url,
    industryID: product.industry.id,
    stock: product.stock,
    company: {
      name: companyName,
      lang: shownIn(companyName, company.textLanguages['companyName'], where),
      path: businessPath(company),
      verified: company.verified,
    },
  }
}

function personFace(card: NonNullable<FavouriteEntry['user']>, language: string) {
  const { userID, firstName, lastName, city, state, country } = card
  const langOf = (text: string) => langAttribute(text, country?.code ?? '', language)
  const name = personName(card)
  const company = card.companyName?.trim() ?? ''
  return {
    kind: 'user' as const,
    path: profilePath(userID),
    name,
    nameLang: langOf(name),
    picture: card.profilePhoto?.url,
    person: { userID, firstName, lastName },
    does: [positionOf(card), company].filter(Boolean),
    place: city !== null || state || country ? { city, state, country } : undefined,
  }
}

/** The kind that an address names; companies when it names none. */
export const kindIn = (text: string | null): FavouriteKind =>
  text === 'product' || text === 'user' ? text : 'business'

/** The address of a kind, and of what follows `cursor` in it. */
export function favouritesPath(kind: FavouriteKind, cursor?: string | null): string {
  const query = new URLSearchParams({ ...(kind !== 'business' && { kind }), ...(cursor && { cursor }) })
  return query.size > 0 ? `/favorites?${query}` : '/favorites'
}
