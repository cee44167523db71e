// The steps of filling: what each reads from the facts and gives to its domain.
import { loadBusinesses, loadCertificates } from '../domains/businesses/load.ts'
import { loadFavourites } from '../domains/favourites/load.ts'
import { loadFollows } from '../domains/follows/load.ts'
import { loadInquiries } from '../domains/inquiries/load.ts'
import { loadMembers } from '../domains/members/load.ts'
import { loadReports } from '../domains/moderation/load.ts'
import { loadProducts } from '../domains/products/load.ts'
import { loadProfiles } from '../domains/profiles/load.ts'
import { loadLikes } from '../domains/reactions/load.ts'
import { loadPaidPeriods } from '../domains/subscriptions/load.ts'
import type { BulkClient } from '../platform/copy.ts'
import { conversationsOf } from './conversations.ts'
import { companyAt } from './facts/companies.ts'
import { membershipsOf } from './facts/members.ts'
import { personAt } from './facts/people.ts'
import { productsOf } from './facts/products.ts'
import { followsOf, likesOf } from './facts/social.ts'
import type { World } from './facts/world.ts'
import { idsOf, type Ids } from './ids.ts'
import { favouritesOfBuyer, reportsOfPeople } from './kept.ts'
import { buyerOf } from './log-ins.ts'
import { businessOf, certificatesOf, periodsOf, productOf, profileOf } from './rows.ts'
import { followsOfCompany, likesOfCompany, membersOfCompany } from './social.ts'

export type Tick = (done: number, total: number) => void
export type Step = { name: string; run(client: BulkClient, world: World, tick: Tick): Promise<unknown> }

/** Each step runs in a transaction of its own, in this order. */
export const worldSteps: readonly Step[] = [
  {
    name: 'people',
    run: (client, world, tick) =>
      loadProfiles(
        client,
        each(world.people, tick, (k) => [profileOf(world, personAt(world, k), k)]),
      ),
  },
  ofCompanies('companies', loadBusinesses, (world, i) => [
    businessOf(world, companyAt(world, i), likesOf(world, i).company.length),
  ]),
  ofCompanies('certificates', loadCertificates, (world, i) => certificatesOf(world, companyAt(world, i))),
  ofCompanies('plans', loadPaidPeriods, (world, i) => periodsOf(world, companyAt(world, i))),
  ofCompanies('members', loadMembers, (world, i, ids) =>
    membersOfCompany(companyAt(world, i), membershipsOf(world, i), ids),
  ),
  ofCompanies('products', loadProducts, (world, i, ids) =>
    productsOf(world, i).map((product, p) => productOf(world, { id: ids.company(i), index: i }, product, p)),
  ),
  ofCompanies('likes', loadLikes, (world, i, ids) =>
    likesOfCompany(world, companyAt(world, i), productsOf(world, i), likesOf(world, i), ids),
  ),
  ofCompanies('follows', loadFollows, (world, i, ids) =>
    followsOfCompany(world, companyAt(world, i), followsOf(world, i), ids),
  ),
  {
    name: 'favourites',
    run: (client, world) => loadFavourites(client, favouritesOfBuyer(world, buyerOf(world), idsOf(world))),
  },
  {
    name: 'inquiries',
    run: (client, world) =>
      loadInquiries(client, conversationsOf(world, buyerOf(world), idsOf(world), new Date())),
  },
  { name: 'reports', run: (client, world) => loadReports(client, reportsOfPeople(world, idsOf(world))) },
]

/** A step whose rows are made company by company. */
function ofCompanies<Row>(
  name: string,
  load: (client: BulkClient, rows: Iterable<Row>) => Promise<unknown>,
  rowsOf: (world: World, i: number, ids: Ids) => Iterable<Row>,
): Step {
  return {
    name,
    run(client, world, tick) {
      const ids = idsOf(world)
      return load(
        client,
        each(world.companies, tick, (i) => rowsOf(world, i, ids)),
      )
    },
  }
}

const ticks = 100

/** The rows of things 0 to `count` - 1, made one thing at a time; tells about a hundred times how far it is. */
function* each<Row>(count: number, tick: Tick, rowsOf: (index: number) => Iterable<Row>): Generator<Row> {
  const every = Math.max(1, Math.floor(count / ticks))
  for (let index = 0; index < count; index += 1) {
    if (index % every === 0) tick(index, count)
    yield* rowsOf(index)
  }
  tick(count, count)
}
