// What the people of the demo world who can log in have saved, and what its people have reported.
import type { LoadedFavourite } from '../domains/favourites/load.ts'
import type { LoadedReport } from '../domains/moderation/load.ts'
import { idOf } from './facts/ids.ts'
import { ownerOf } from './facts/members.ts'
import { productsOf } from './facts/products.ts'
import type { World } from './facts/world.ts'
import type { Ids } from './ids.ts'

/** What these ids are for, beside those of people. */
const idFor = { favourite: 303, report: 304, favouriteOfOwner: 305 }
const hour = 3_600_000

/** So many days before the world's day, at an hour of the day before. */
export const daysAgo = (world: World, days: number, hours: number) =>
  Date.parse(world.today) - days * 24 * hour - hours * hour

/** Companies, products and people that a buyer of pumps keeps, oldest first; the owner of the first company keeps a few others. */
export function favouritesOf(world: World, buyerID: string, ids: Ids): LoadedFavourite[] {
  return [...favouritesOfBuyer(world, buyerID, ids), ...favouritesOfOwner(world, ids)]
}

function favouritesOfOwner(world: World, ids: Ids): LoadedFavourite[] {
  const products = [3, 8].flatMap((i) => productsOf(world, i).filter((one) => one.published))
  return keptBy(world, ids.person(ownerOf(world, 0)), idFor.favouriteOfOwner, [
    ...[3, 8, 14].map((i) => ({ type: 'business' as const, id: ids.company(i) })),
    ...products.slice(0, 4).map(({ id }) => ({ type: 'product' as const, id })),
    ...[4, 10].map((k) => ({ type: 'user' as const, id: ids.person(k) })),
  ])
}

function favouritesOfBuyer(world: World, buyerID: string, ids: Ids): LoadedFavourite[] {
  const products = [0, 1, 2, 3, 4, 5].flatMap((i) =>
    productsOf(world, i)
      .filter((one) => one.published)
      .slice(0, 3),
  )
  return keptBy(world, buyerID, idFor.favourite, [
    ...[0, 1, 2, 4, 7, 11].map((i) => ({ type: 'business' as const, id: ids.company(i) })),
    ...products.map(({ id }) => ({ type: 'product' as const, id })),
    ...[1, 5, 9].map((k) => ({ type: 'user' as const, id: ids.person(k) })),
  ])
}

function keptBy(world: World, userID: string, idKind: number, kept: LoadedFavourite['kept'][]) {
  return kept.map((one, at): LoadedFavourite => {
    const savedAt = daysAgo(world, kept.length - at, 5 + (at % 7))
    const id = idOf(world.seed, savedAt, idKind, at)
    return { id, keeper: { type: 'user', id: userID }, kept: one, savedAt: new Date(savedAt) }
  })
}

/** Two people about one company, one about a product, one about a person. */
export function reportsOfPeople(world: World, ids: Ids): LoadedReport[] {
  const product = [12, 13, 14].flatMap((i) => productsOf(world, i)).find((one) => one.published)
  const company = { type: 'business', id: ids.company(15) } as const
  const reports: Omit<LoadedReport, 'id' | 'createdAt'>[] = [
    {
      userID: ids.person(2),
      reported: company,
      reason: 'misleading',
      text: 'They name a capacity that the photos of the hall cannot hold.',
    },
    { userID: ids.person(6), reported: company, reason: 'fake', text: 'Nobody answers at this address.' },
    {
      userID: ids.person(8),
      reported: { type: 'user', id: ids.person(13) },
      reason: 'spam',
      text: 'The presentation only advertises another site.',
    },
  ]
  if (product)
    reports.push({
      userID: ids.person(3),
      reported: { type: 'product', id: product.id },
      reason: 'counterfeit',
      text: 'The marking in the second photo is that of another maker.',
    })
  return reports.map((report, at) => {
    const createdAt = daysAgo(world, reports.length - at, 9)
    return { ...report, id: idOf(world.seed, createdAt, idFor.report, at), createdAt: new Date(createdAt) }
  })
}
