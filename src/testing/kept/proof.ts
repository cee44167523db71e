// Changes and reads of companies interleaved at random on two processes, with news that comes late, against what each company was
// at each moment.
import { expect, vi } from 'vitest'
import type { ApiClient } from '../../contract/api.ts'
import { openDatabase } from '../../platform/db.ts'
import { seedOfPiece } from '../proofs.ts'
import { testLog } from '../server.ts'
import type { SiteWish } from '../site.ts'
import { aChange, aWorld, type World } from './changes.ts'
import { aKeepingProcess, type KeepingProcess, type Viewer } from './instance.ts'
import { planAt, shownProducts, type Asking, type Company } from './model.ts'

/** Sessions end, and companies may be changed so often. */
const casesOfWorld = 30
const stepsOfCase = 14
const promised = 5_000
/** Of a page of which no news came: fresh, then shown while it is made anew (A7). */
const promisedOfPages = 65_000

let state = seedOfPiece(20_261_123)
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

let turn = 0
const heard = new Map<KeepingProcess, number>()

const whoever = ['visitor', 'visitor', 'stranger', 'buyer', 'owner'] as const

/** Reads as somebody, and checks every part of it against what the company was. */
async function aRead(world: World, on: KeepingProcess): Promise<void> {
  const who = pick(whoever)
  const viewer: Viewer = {
    edition: pick(['jp', 'it']),
    session: who === 'visitor' ? undefined : world[who],
  }
  const isPage = unit() < 0.5
  const isCached = isPage && who === 'visitor'
  const [asked, at] = [++turn, Date.now()]
  const asking: Asking = {
    turn: asked,
    at,
    heard: heard.get(on) ?? 0,
    within: isCached && on.isHeld() ? promisedOfPages : promised,
    ...(!isCached && { by: on }),
  }
  const productID = pick(world.productIDs)
  const ids = [world.businessID, productID, world.owner.userID] as const
  const seen = isPage
    ? (await on.page(viewer, `/business/${ids.join('/')}`)).json<Seen>()
    : await seenTwice(on.api(viewer), ...ids)

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
  // Nobody tells that a paid period is over.
  const since = at - (isCached ? promisedOfPages : promised)
  const plans = (company: Company) =>
    [since, at, Date.now(), ...company.plans.flatMap(({ until }) => [until - 1, until])]
      .filter((when) => when >= since && when <= Date.now())
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

type Proof = {
  url: string
  cases: number
  /** A server that follows the database, from which visitors may be answered. */
  replicaUrl?: string
  /** Before each case. */
  disturb?: (unit: () => number) => Promise<void>
  /** Before time passes: a replica counts by another clock. */
  pass?: () => Promise<void>
}

/** Fails at the first answer that is older than promised, or is another viewer's. Answers the processes that read. */
export async function proveKept({ url, cases, replicaUrl, disturb, pass }: Proof) {
  const { db, close } = openDatabase(url, { max: 4, log: testLog })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  try {
    const aProcess = () => aKeepingProcess(url, { handlePage, unit, replicaUrl })
    const processes = [await aProcess(), await aProcess()]
    const all = { reads: 0, changes: 0 }
    let world = await aWorld(db)
    const hearAll = async () => {
      const until = ++turn
      for (const process of processes) {
        await process.hearAll()
        if (!process.isHeld()) heard.set(process, until)
      }
    }
    for (let one = 0; one < cases; one++) {
      await disturb?.(unit)
      if (one % casesOfWorld === 0) {
        world = await aWorld(db)
        for (const process of processes) process.letGo()
        await hearAll()
      }
      const reading: Promise<void>[] = []
      let changing = Promise.resolve()
      const settle = async () => {
        await Promise.all([changing, ...reading])
        await hearAll()
      }
      const change = async (on: KeepingProcess) => {
        const [then, work] = aChange(world, on.db, unit)
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
          await pass?.()
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
    process.stdout.write(`${cases} cases, ${all.reads} reads, ${all.changes} changes\n`)
    return processes
  } finally {
    vi.useRealTimers()
    await close()
  }
}
