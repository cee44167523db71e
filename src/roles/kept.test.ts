// What processes keep is never older than promised, and nobody's is shown to somebody else: changes and reads interleaved at
// random on two processes, with news that comes late, against what the company was at each moment.
import { expect, test, vi } from 'vitest'
import { saveHiddenEditions } from '../domains/businesses/hidden-editions.ts'
import { changeBusiness } from '../domains/businesses/registration.ts'
import { removeOwnBusiness, restoreBusiness } from '../domains/businesses/removal.ts'
import { blockParty, unblockParty } from '../domains/blocks/blocking.ts'
import { changeProduct } from '../domains/products/editing.ts'
import { publishProducts, unpublishProducts } from '../domains/products/publishing.ts'
import { removeManaged, restoreManaged } from '../domains/products/removal.ts'
import { addPaidPeriod } from '../domains/subscriptions/tiers.ts'
import { transaction } from '../platform/db.ts'
import { aBusiness } from '../testing/businesses.ts'
import { testDatabase } from '../testing/database.ts'
import { aKeepingProcess, type KeepingProcess, type Viewer } from '../testing/kept/instance.ts'
import { aHistory, planAt, shownProducts, type Asking, type Company } from '../testing/kept/model.ts'
import { aForm } from '../testing/products.ts'
import { casesOf } from '../testing/proofs.ts'
import { aSession } from '../testing/sessions.ts'
import type { SiteWish } from '../testing/site.ts'
import type { ApiClient } from '../contract/api.ts'

const { db, url } = await testDatabase()

const cases = casesOf(10_000, 60)
/** Sessions end, and companies may be changed so often. */
const casesOfWorld = 30
const stepsOfCase = 14
const promised = 5_000
/** Of a page of which no news came: fresh, then shown while it is made anew (A7). */
const promisedOfPages = 65_000

let state = 20_261_123
const unit = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
  return (state >>> 8) / 0x1000000
}
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(unit() * values.length)]!

type Seen = Awaited<ReturnType<typeof seenBy>>
const gone = (error: unknown) => {
  if ((error as Error).name === 'NotFound') return null
  throw error
}

/** All that is asked of the company, of one of its products and of its owner. */
async function seenBy(api: ApiClient, id: string, productID: string, userID: string) {
  const [profile, products, product, cards] = await Promise.all([
    api.showBusinessProfile({ id }).catch(gone),
    api.listProductsOfBusiness({ bid: id }).catch(gone),
    api.showProduct({ productID }).catch(gone),
    api.listBusinessesOfUser({ userID }).catch(gone),
  ])
  return {
    profile: profile && {
      name: profile.general.companyName,
      plan: profile.subscription,
      role: profile.session?.accessLevel ?? null,
    },
    products: products && products.map(({ name }) => name).toSorted(),
    product: product && { name: product.name, of: product.businessProfile.general.companyName },
    card: cards?.[0]?.general.companyName ?? null,
  }
}

/** The same twice by one request: what it read first must not become what others are told. */
async function seenTwice(...[api, ...ids]: Parameters<typeof seenBy>) {
  const first = await seenBy(api, ...ids)
  if (unit() < 0.3) await seenBy(api, ...ids)
  return first
}

const handlePage: SiteWish['handlePage'] = async (request, page) => {
  const [, , id = '', productID = '', userID = ''] = new URL(request.url).pathname.split('/')
  return Response.json(await seenTwice(page.api, id, productID, userID))
}

/** A company with an owner, and those who look at it. */
async function aWorld() {
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
type World = Awaited<ReturnType<typeof aWorld>>

let turn = 0
const heard = new Map<KeepingProcess, number>()

/** One change of the company that can be made of what it is now; answers what it is then. */
function aChange(world: World, on: KeepingProcess): [Company, () => Promise<unknown>] {
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
  if (is.removed) return [{ ...is, removed: false }, () => restoreBusiness(on.db, owner, businessID)]
  const several = { businessID, productIDs: [productID] }
  const place = { edition: 'jp', hasWritten: undefined }
  const party = { type: 'user', id: buyer.userID } as const
  const changes: (() => [Company, () => Promise<unknown>])[] = [
    () => {
      const name = `Works ${++turn}`
      return [
        { ...is, name },
        () => transaction(on.db, (tx) => changeBusiness(tx, businessID, { companyName: name })),
      ]
    },
    () => [
      { ...is, hidden: !is.hidden },
      () =>
        saveHiddenEditions(on.db, owner, {
          businessID,
          revision: revision('editions', 0),
          hiddenEditions: is.hidden ? [] : ['it'],
        }),
    ],
    () => [{ ...is, removed: true }, () => removeOwnBusiness(on.db, owner, businessID, is.name)],
    () => [
      { ...is, blocksBuyer: !is.blocksBuyer },
      () =>
        is.blocksBuyer
          ? unblockParty(on.db, owner, party, businessID)
          : blockParty(on.db, owner, party, businessID, place),
    ],
    () => {
      const [tier, now] = [pick(['gold', 'premium', 'platinum'] as const), Date.now()]
      const until = now + 2_000 + Math.floor(unit() * 20_000)
      const period = { businessID, tier, start: new Date(now - 1_000), end: new Date(until) }
      return [
        { ...is, plans: [...is.plans, { tier, until }] },
        () => transaction(on.db, (tx) => addPaidPeriod(tx, period)),
      ]
    },
    () => {
      if (product.removed)
        return [withProduct({ removed: false }), () => restoreManaged(on.db, owner, productID)]
      return [withProduct({ removed: true }), () => removeManaged(on.db, owner, productID)]
    },
    () => {
      if (product.removed)
        return [withProduct({ removed: false }), () => restoreManaged(on.db, owner, productID)]
      if (product.published)
        return [withProduct({ published: false }), () => unpublishProducts(on.db, owner, several)]
      return [withProduct({ published: true }), () => publishProducts(on.db, owner, several)]
    },
    () => {
      if (product.removed)
        return [withProduct({ removed: false }), () => restoreManaged(on.db, owner, productID)]
      const name = `Part ${productID.slice(-2)} ${++turn}`
      const form = { ...aForm, name, id: productID, revision: revision(productID, 1) }
      return [withProduct({ name }), () => changeProduct(on.db, owner, form)]
    },
  ]
  return pick(changes)()
}

const whoever = ['visitor', 'visitor', 'stranger', 'buyer', 'owner'] as const

/** Reads as somebody, and checks every part of it against what the company was. */
async function aRead(world: World, on: KeepingProcess): Promise<void> {
  const who = pick(whoever)
  const viewer: Viewer = {
    edition: pick(['jp', 'it']),
    session: who === 'visitor' ? undefined : world[who],
  }
  const isPage = unit() < 0.5
  const [asked, at] = [++turn, Date.now()]
  const asking: Asking = {
    turn: asked,
    at,
    heard: heard.get(on) ?? 0,
    within: isPage && who === 'visitor' && on.isHeld() ? promisedOfPages : promised,
    ...((!isPage || who !== 'visitor') && { by: on }),
  }
  const productID = pick(world.productIDs)
  const ids = [world.businessID, productID, world.owner.userID] as const
  let seen: Seen
  if (isPage) {
    const answer = await on.page(viewer, `/business/${ids.join('/')}`)
    expect(answer.statusCode).toBe(200)
    seen = answer.json<Seen>()
  } else seen = await seenTwice(on.api(viewer), ...ids)

  const came = ++turn
  const exact = world.history.exactly(asked, came)
  // While the company goes or comes back its owner is nobody in it.
  const isOwn = who === 'owner' && !exact.some(({ removed }) => removed)
  const maybe = isOwn ? exact : world.history.shown(asking, came)
  const isMet = (company: Company) =>
    !company.removed && (who === 'owner' || viewer.edition === 'jp' || !company.hidden)
  const met = maybe.filter(isMet)
  const mayBeThere = met.length > 0 && (who !== 'buyer' || exact.some(({ blocksBuyer }) => !blocksBuyer))
  const mayBeGone = met.length < maybe.length || (who === 'buyer' && exact.some((one) => one.blocksBuyer))
  const plans = (company: Company) =>
    [at - asking.within, at, Date.now(), ...company.plans.flatMap(({ until }) => [until - 1, until])]
      .filter((when) => when >= at - asking.within && when <= Date.now())
      .map((when) => planAt(company, when))
  const told = { who, ...viewer, session: undefined, isPage, seen, maybe, exact }
  const check = (holds: boolean, what: string) =>
    expect(holds ? '' : JSON.stringify({ what, ...told })).toBe('')
  const mayShow = (value: unknown, of: (company: Company) => readonly unknown[]) =>
    value === null ? mayBeGone : mayBeThere && met.some((company) => of(company).includes(value))

  check(
    mayShow(seen.profile?.name ?? null, ({ name }) => [name]),
    'the name',
  )
  check(seen.profile === null || mayShow(seen.profile.plan, plans), 'the plan')
  const role = seen.profile?.role ?? null
  check(role === null ? !isOwn || seen.profile === null : who === 'owner' && role === 'owner', 'the role')
  check(
    mayShow(seen.products && JSON.stringify(seen.products), (one) => [JSON.stringify(shownProducts(one))]),
    'the products',
  )
  const isListed = ({ products: { [productID]: one } }: Company) => one!.published && !one!.removed
  check(
    seen.product === null
      ? mayBeGone || maybe.some((company) => !isListed(company))
      : mayBeThere &&
          met.some(
            (company) => isListed(company) && company.products[productID]!.name === seen.product!.name,
          ) &&
          met.some(({ name }) => name === seen.product!.of),
    'the product',
  )
  check(
    mayShow(seen.card, ({ name }) => [name]),
    'the card on the page of its owner',
  )
}

test('no answer is older than promised, and none is another viewer’s', { timeout: cases * 600 }, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  try {
    const aProcess = () => aKeepingProcess(url, handlePage, unit)
    const processes = [await aProcess(), await aProcess()]
    const all = { reads: 0, changes: 0 }
    let world = await aWorld()
    for (let one = 0; one < cases; one++) {
      if (one % casesOfWorld === 0) world = await aWorld()
      const reading: Promise<void>[] = []
      let changing = Promise.resolve()
      const settle = async () => {
        await Promise.all([changing, ...reading])
        const until = ++turn
        for (const process of processes) {
          await process.hearAll()
          if (!process.isHeld()) heard.set(process, until)
        }
      }
      const change = async (on: KeepingProcess) => {
        const [then, work] = aChange(world, on)
        world.history.begin(++turn, then)
        await work()
        world.history.end(++turn, Date.now(), on)
        all.changes++
      }
      // In a quiet hour what is kept ends by its age alone.
      const [changes, waits] = unit() < 0.4 ? [0.03, 0.25] : [0.18, 0.1]
      for (let step = 0; step < stepsOfCase; step++) {
        const on = pick(processes)
        const wish = unit()
        if (wish < changes) {
          await changing
          changing = change(on)
          changing.catch(() => {})
        } else if (wish < changes + waits) {
          // News takes no time but where it is held up.
          await settle()
          vi.setSystemTime(Date.now() + Math.floor(unit() * 3_500))
        } else if (wish < changes + waits + 0.05) on.hold()
        else if (wish < changes + waits + 0.08) on.letGo()
        else {
          const read = aRead(world, on)
          read.catch(() => {})
          reading.push(read)
          all.reads++
          // Some come one after another, most at once.
          if (unit() < 0.3) await read
        }
      }
      await Promise.all([changing, ...reading])
      if (unit() < 0.5) for (const process of processes) process.letGo()
      await settle()
    }
    expect(all.reads).toBeGreaterThan(cases * 6)
    expect(all.changes).toBeGreaterThan(cases / 2)
  } finally {
    vi.useRealTimers()
  }
})
