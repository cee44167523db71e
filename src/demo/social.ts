// Members, likes and follows of the demo world as the domains take them.
import type { LoadedFollow } from '../domains/follows/load.ts'
import type { LoadedMember } from '../domains/members/load.ts'
import type { LoadedLike } from '../domains/reactions/load.ts'
import type { DemoCompany, DemoProduct } from './facts/company.ts'
import { hashOf } from './facts/random.ts'
import type { Membership } from './facts/members.ts'
import type { Admirer, Likes } from './facts/social.ts'
import type { World } from './facts/world.ts'
import type { Ids } from './ids.ts'
import { joinedAt } from './teams.ts'

export function membersOfCompany(
  world: World,
  company: DemoCompany,
  memberships: readonly Membership[],
  ids: Ids,
): LoadedMember[] {
  const joined = joinedAt(world, company.createdAt, memberships.length)
  return memberships.map(({ person, role }, at) => ({
    businessID: company.id,
    userID: ids.person(person),
    role,
    createdAt: new Date(joined[at]!),
  }))
}

/** Likes of a company and of its published products. */
export function likesOfCompany(
  world: World,
  company: DemoCompany,
  products: readonly DemoProduct[],
  likes: Likes,
  ids: Ids,
): LoadedLike[] {
  const ofCompany = likes.company.map((admirer) => ({
    resource: { type: 'business' as const, id: company.id },
    actor: actorOf(admirer, ids),
    createdAt: momentAfter(world, company.createdAt, company.index, admirer.person),
  }))
  const ofProducts = products.flatMap((product, p) =>
    !product.published
      ? []
      : (likes.products[p] ?? []).map((admirer) => ({
          resource: { type: 'product' as const, id: product.id },
          actor: actorOf(admirer, ids),
          createdAt: momentAfter(world, product.createdAt, company.index, p, admirer.person),
        })),
  )
  return [...ofCompany, ...ofProducts]
}

export function followsOfCompany(
  world: World,
  company: DemoCompany,
  admirers: readonly Admirer[],
  ids: Ids,
): LoadedFollow[] {
  return admirers.map((admirer) => ({
    followed: { type: 'business', id: company.id },
    follower: actorOf(admirer, ids),
    createdAt: momentAfter(world, company.createdAt, company.index, admirer.person),
  }))
}

export function actorOf({ person, business }: Admirer, ids: Ids) {
  return business === null
    ? { type: 'user' as const, id: ids.person(person) }
    : { type: 'business' as const, id: ids.company(business) }
}

/** Some moment between a thing's beginning and the world's day. */
function momentAfter(world: World, since: string, ...about: number[]): Date {
  const from = Date.parse(since)
  const left = Math.max(0, Date.parse(world.today) - from)
  return new Date(from + Math.floor((hashOf(world.seed, 301, ...about) / 2 ** 32) * left))
}
