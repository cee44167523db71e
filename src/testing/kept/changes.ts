// A company that changes in every way that others see, through the behaviours.
import { saveHiddenEditions } from '../../domains/businesses/hidden-editions.ts'
import { changeBusiness } from '../../domains/businesses/business-lifecycle.ts'
import { removeOwnBusiness, restoreBusiness } from '../../domains/businesses/removal.ts'
import { blockParty, unblockParty } from '../../domains/blocks/blocking.ts'
import { changeProduct } from '../../domains/products/editing.ts'
import { publishProducts, unpublishProducts } from '../../domains/products/publishing.ts'
import { removeManaged, restoreManaged } from '../../domains/products/removal.ts'
import { addPaidPeriod } from '../../domains/subscriptions/tiers.ts'
import { transaction, type Db } from '../../platform/db.ts'
import { aBusiness } from '../businesses.ts'
import { aForm } from '../products.ts'
import { aSession } from '../sessions.ts'
import { aHistory, type Company } from './model.ts'

/** A company with an owner, and those who look at it. */
export async function aWorld(db: Db) {
  const [owner, stranger, buyer] = [await aSession(db), await aSession(db), await aSession(db)]
  const { businessID, productIDs } = await aBusiness(db, {
    companyName: 'Works 0',
    plan: 'standard',
    members: [{ userID: owner.userID, role: 'owner' }],
    products: [{ name: 'Part 0 0' }, { name: 'Part 1 0' }],
  })
  const history = aHistory({
    name: 'Works 0',
    removed: false,
    hidden: false,
    blocksBuyer: false,
    plans: [],
    products: Object.fromEntries(
      productIDs.map((id, at) => [id, { name: `Part ${at} 0`, published: true, removed: false }]),
    ),
  })
  return { owner, stranger, buyer, businessID, productIDs, history, revisions: new Map<string, number>() }
}
export type World = Awaited<ReturnType<typeof aWorld>>

let named = 0

/** One change of the company that can be made of what it is now; answers what it is then. */
export function aChange(world: World, db: Db, unit: () => number): [Company, () => Promise<unknown>] {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(unit() * values.length)]!
  const { owner, buyer, businessID, history } = world
  const is = history.now()
  const productID = pick(world.productIDs)
  const product = is.products[productID]!
  const withProduct = (change: object): Company => ({
    ...is,
    products: { ...is.products, [productID]: { ...product, ...change } },
  })
  const revision = (of: string, first: number) => {
    const last = world.revisions.get(of) ?? first
    world.revisions.set(of, last + 1)
    return last
  }
  if (is.removed) return [{ ...is, removed: false }, () => restoreBusiness(db, owner, businessID)]
  const several = { businessID, productIDs: [productID] }
  const place = { edition: 'jp', hasWritten: undefined }
  const party = { type: 'user', id: buyer.userID } as const
  const changes: (() => [Company, () => Promise<unknown>])[] = [
    () => {
      const name = `Works ${++named}`
      return [
        { ...is, name },
        () => transaction(db, (tx) => changeBusiness(tx, businessID, { companyName: name })),
      ]
    },
    () => [
      { ...is, hidden: !is.hidden },
      () =>
        saveHiddenEditions(db, owner, {
          businessID,
          revision: revision('editions', 0),
          hiddenEditions: is.hidden ? [] : ['it'],
        }),
    ],
    () => [{ ...is, removed: true }, () => removeOwnBusiness(db, owner, businessID, is.name)],
    () => [
      { ...is, blocksBuyer: !is.blocksBuyer },
      () =>
        is.blocksBuyer
          ? unblockParty(db, owner, party, businessID)
          : blockParty(db, owner, party, businessID, place),
    ],
    () => {
      const [tier, now] = [pick(['gold', 'premium', 'platinum'] as const), Date.now()]
      const until = now + 2_000 + Math.floor(unit() * 20_000)
      const period = { businessID, tier, start: new Date(now - 1_000), end: new Date(until) }
      return [
        { ...is, plans: [...is.plans, { tier, until }] },
        () => transaction(db, (tx) => addPaidPeriod(tx, period)),
      ]
    },
    () => {
      if (product.removed)
        return [withProduct({ removed: false }), () => restoreManaged(db, owner, productID)]
      return [withProduct({ removed: true }), () => removeManaged(db, owner, productID)]
    },
    () => {
      if (product.removed)
        return [withProduct({ removed: false }), () => restoreManaged(db, owner, productID)]
      if (product.published)
        return [withProduct({ published: false }), () => unpublishProducts(db, owner, several)]
      return [withProduct({ published: true }), () => publishProducts(db, owner, several)]
    },
    () => {
      if (product.removed)
        return [withProduct({ removed: false }), () => restoreManaged(db, owner, productID)]
      const name = `Part ${productID.slice(-2)} ${++named}`
      const form = { ...aForm, name, id: productID, revision: revision(productID, 1) }
      return [withProduct({ name }), () => changeProduct(db, owner, form)]
    },
  ]
  return pick(changes)()
}
