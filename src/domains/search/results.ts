// What a person sees of what was found.
import type { BusinessCardEntry } from '../../contract/businesses.ts'
import { companyTypes, type CompanyTypeCode } from '../../contract/company-types.ts'
import type { CallOutput } from '../../contract/endpoint.ts'
import { limits } from '../../contract/limits.ts'
import type { ProductCardEntry, ProductResultEntry } from '../../contract/products.ts'
import type {
  listLastRegistered,
  searchBusinesses,
  searchProducts,
  searchUsers,
  suggestSearches,
} from '../../contract/search.ts'
import type { Db } from '../../platform/db.ts'
import { cardsInSight } from '../businesses/cards.ts'
import { withheldAmong } from '../reactions/likes.ts'
import { everyBusinessName } from '../businesses/listing.ts'
import { publicVisibility, type EditionVisibility } from '../businesses/visibility.ts'
import { everyProductName } from '../products/listing.ts'
import { productCards, productResult, showcasePictures } from '../products/showcase.ts'
import { userCards } from '../profiles/public.ts'
import { nameOf } from '../reference-data/lists.ts'
import { categoriesInstead } from './categories.ts'
import type { Segment } from './documents.ts'
import { enough, latest, search } from './find.ts'
import { filtersAsked, numbersOf, type Asked } from './numbers.ts'
import { nodesNamed } from './query-understanding.ts'
import { findFitting } from './queries/choosing.ts'
import { candidatesBeside, isNamedBelow, nobody, sponsoredOf, type Sponsoring } from './sponsored.ts'
import { beginningsOf, suggestionsFor, type SuggestedThing } from './suggestions.ts'
import { textQueryOf, widest, type Sight } from './text-query.ts'
import { normalName } from './tokens.ts'
import { typesInstead } from './types.ts'

type Viewer = Sight & { language: string }
type InEdition = Viewer & { edition: string }

/** A page of companies of a type, best first, with those that paid to stand beside them (P7.5, search/business). */
export async function findBusinesses(
  db: Db,
  viewer: InEdition,
  asked: Asked & { businessType: CompanyTypeCode },
  sponsoring: Sponsoring = nobody,
): Promise<CallOutput<typeof searchBusinesses>> {
  const { ids, totals, sought } = await find(db, viewer, asked.businessType, asked)
  const beside = {
    ...asked,
    segment: asked.businessType,
    filters: filtersAsked(asked),
    edition: viewer.edition,
    ids,
    ...totals,
  }
  const candidates = await candidatesBeside(db, sponsoring, beside)
  const text = textQueryOf(sought)
  const [cards, isNamed] = await Promise.all([
    cardsOf(db, [...ids, ...candidates.map(({ id }) => id)], viewer, {
      words: text ? widest(text) : [],
      categories: [...(asked.category ?? []), ...nodesNamed(sought)],
    }),
    isNamedBelow(db, beside, candidates),
  ])
  const results = inOrder(ids, cards)
  const offers = isNamed ? [] : candidates.map((offer) => ({ ...offer, card: cards.get(offer.id) }))
  const sponsored = sponsoredOf(sponsoring, offers, results, beside, viewer)
  return { results, sponsored, ...totals }
}

/** A page of published products, best first, with those that paid to stand beside them (P7.5, search/product). */
export async function findProducts(
  db: Db,
  viewer: InEdition,
  asked: Asked,
  sponsoring: Sponsoring = nobody,
): Promise<CallOutput<typeof searchProducts>> {
  const { ids, totals } = await find(db, viewer, 'PR', asked)
  const beside = {
    ...asked,
    segment: 'PR' as const,
    filters: filtersAsked(asked),
    edition: viewer.edition,
    ids,
    ...totals,
  }
  const candidates = await candidatesBeside(db, sponsoring, beside)
  const [products, isNamed] = await Promise.all([
    productCards(db, [...ids, ...candidates.map(({ id }) => id)], viewer.language),
    isNamedBelow(db, beside, candidates),
  ])
  const owners = [...new Set([...products.values()].map(({ businessID }) => businessID))]
  const businesses = await cardsInSight(db, owners, viewer.language, sightIn(viewer))
  const shown = (some: readonly string[]) =>
    inOrder(some, products).flatMap((product) => withOwner(product, businesses))
  const results = shown(ids)
  const offers = isNamed ? [] : candidates.map((offer) => ({ ...offer, card: shown([offer.id])[0] }))
  const sponsored = sponsoredOf(sponsoring, offers, results, beside, viewer)
  return { results, sponsored, ...totals }
}

/** None when the company went or hid a moment ago. */
function withOwner(
  product: ProductCardEntry,
  businesses: ReadonlyMap<string, BusinessCardEntry>,
): ProductResultEntry[] {
  const business = businesses.get(product.businessID)
  return business === undefined ? [] : [productResult(product, business)]
}

/** A page of people, best first; `size` wins over its other name `limit` (P7.5, user/search). */
export async function findUsers(
  db: Db,
  viewer: Viewer,
  { size, limit, ...asked }: Omit<Asked, 'size'> & { size?: number | undefined; limit?: number | undefined },
): Promise<CallOutput<typeof searchUsers>> {
  const page = { ...asked, size: size ?? limit ?? limits.searchPageSize }
  const { ids, totals } = await find(db, viewer, 'UR', page)
  return { profiles: inOrder(ids, await userCards(db, ids, viewer.language)), ...totals }
}

async function find(db: Db, { editionBit, withheld, language }: Viewer, segment: Segment, asked: Asked) {
  const { textQuery: text, sort = 'relevance', skip, size } = asked
  const place = { segment, ...filtersAsked(asked), editionBit, withheld }
  const exactly = asked.exactly ?? false
  // Beside each other, since what was asked for is mostly what is found.
  const [found, counted] = await Promise.all([
    search(db, { ...place, text, sort, exactly }, { skip, size }),
    asked.facets ? numbersOf(db, { ...place, text }, language) : undefined,
  ])
  const { ids, total, totalIsExact, corrected, offered, leftOut, elsewhere, relaxed, searched } = found
  // What was found with fewer words is not what was asked for, and narrowed by nothing.
  const facetsFound = counted && searched && !leftOut ? await numbersOf(db, searched, language) : counted
  const isNone = total === 0 && text.trim() !== '' && segment !== 'UR'
  const isFew = total === 0 || (total < enough && text.trim() !== '')
  const { country } = asked
  const [categories, types] = await Promise.all([
    isNone
      ? categoriesInstead(db, {
          segment,
          editionBit,
          withheld,
          language,
          text: corrected?.text ?? offered?.text ?? text,
        })
      : undefined,
    isFew ? typesInstead(db, { segment, text: corrected?.text ?? text, country, editionBit, withheld }) : [],
  ])
  return {
    ids,
    sought: searched?.text ?? text,
    totals: {
      total_results: total,
      totalResults: total,
      totalIsExact,
      ...(corrected && { corrected }),
      ...(offered && { offered }),
      ...(leftOut && { leftOut }),
      ...(elsewhere && { elsewhere }),
      ...(relaxed && { relaxed }),
      ...(categories && { categories }),
      ...(types.length > 0 && { types }),
      ...(facetsFound && { facets: facetsFound }),
    },
  }
}

/** How a text may go on, names as they are written in the language in which they begin so (the reader's first), with those that have them and whose they are (P7.5, search/suggest). */
export async function findSuggestions(
  db: Db,
  viewer: Viewer,
  { text, segment }: { text: string; segment: Segment },
): Promise<{ suggestions: CallOutput<typeof suggestSearches>; things: SuggestedThing[] }> {
  const found = await suggestionsFor(db, { ...viewer, segment }, text)
  const named = found.flatMap((one) => ('thing' in one ? [one] : []))
  const owners = [...new Set(named.map(({ thing }) => thing.owner))]
  const ofProducts = named.flatMap(({ kind, thing }) => (kind === 'product' ? [thing.id] : []))
  const [companies, products] = await Promise.all([
    everyBusinessName(db, owners, viewer.language, sightIn(viewer)),
    everyProductName(db, ofProducts, viewer.language),
  ])
  const beginnings = beginningsOf(text)
  const isBegun = (name: string) => beginnings.some((beginning) => normalName(name).startsWith(beginning))
  const things: SuggestedThing[] = []
  const suggestions = found.flatMap((one): CallOutput<typeof suggestSearches> => {
    if (!('thing' in one)) return [one]
    const { kind, thing } = one
    // What went, hid or was renamed a moment ago has no such name any more.
    const written = (kind === 'product' ? products : companies).get(thing.id)?.find(isBegun)
    if (written === undefined || !companies.has(thing.owner)) return []
    things.push({ ...thing, kind })
    return [{ kind, text: written }]
  })
  return { suggestions, things }
}

const typesOnHome = ['MA', 'DI', 'EX', 'CO'] as const satisfies (typeof companyTypes)[number][]

/** The latest companies of the four types of home, three each (P2.10, `/`). */
export async function findLastRegistered(
  db: Db,
  viewer: Viewer,
): Promise<CallOutput<typeof listLastRegistered>> {
  const ids = await latest(db, typesOnHome, limits.lastRegisteredPerType, viewer)
  const cards = await cardsOf(db, [...ids.values()].flat(), viewer)
  return typesOnHome.map((code) => ({
    businessType: { code, name: nameOf('businessTypes', code, viewer.language) ?? code },
    businesses: inOrder(ids.get(code) ?? [], cards),
  }))
}

/** The index learns a moment later who hides; until then what is read anew leaves them out. */
const sightIn = ({ editionBit }: Viewer): EditionVisibility | undefined =>
  editionBit === undefined ? undefined : publicVisibility(editionBit)

/** With the picture of what each company has of what was searched for. */
async function cardsOf(
  db: Db,
  ids: string[],
  viewer: Viewer,
  sought: Parameters<typeof findFitting>[2] = { words: [], categories: [] },
): Promise<Map<string, BusinessCardEntry>> {
  const [cards, ofWithheld, pictures] = await Promise.all([
    cardsInSight(db, ids, viewer.language, sightIn(viewer)),
    withheldAmong(db, ids, viewer.withheld ?? new Set()),
    findFitting(db, ids, sought).then((fitting) => showcasePictures(db, ids, fitting)),
  ])
  for (const [id, url] of pictures) {
    const card = cards.get(id)
    if (card) cards.set(id, { ...card, cardPicture: { url } })
  }
  for (const [id, likes] of ofWithheld) {
    const card = cards.get(id)
    const told = (card?.reactions.reactionCount.like ?? 0) - likes
    // The card learns a moment later who likes the company.
    if (card) cards.set(id, { ...card, reactions: { reactionCount: { like: Math.max(0, told) } } })
  }
  return cards
}

/** What went or hid a moment ago has no card any more. */
function inOrder<Card>(ids: readonly string[], cards: ReadonlyMap<string, Card>): Card[] {
  return ids.map((id) => cards.get(id)).filter((card) => card !== undefined)
}
