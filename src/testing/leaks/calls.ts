// Every reading call of the contract, asked for every thing there is, page after page, in the words of the access table.
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '../../contract/endpoint.ts'
import { api } from '../../contract/api.ts'
import { partsOf } from '../../platform/http/routes.ts'
import { apiRows } from '../access/rows.ts'
import type { World } from '../access/world.ts'
import type { Principal } from '../access/principals.ts'
import type { Planted } from './secrets.ts'

type Input = Record<string, unknown>
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
/** Searches are sent as a form would send them. */
const isReading = ([name, { method }]: [string, Endpoint]) => method === 'GET' || name.startsWith('search')
const reading = Object.entries(api as unknown as Record<string, Endpoint>).filter(isReading)

/** The kinds of things that some calls ask for beside an id. */
const types = ['user', 'business', 'product', 'post', 'comment']

/**
 * A call as the access table makes it, with the months and all ids at once where it takes them, and as a search of what
 * begins each word; then, for each id in it, lists of the same with each thing of a kind.
 */
function inputsOf(name: string, { world, as, ids, beginning }: Walk): { once: Input[]; perThing: Input[][] } {
  const plain = apiRows[name]?.input?.(world, as) ?? {}
  const all = Object.values(ids)
  const months = 'month' in plain ? [{ ...plain, month: new Date().toISOString().slice(0, 7) }] : []
  const several = 'ids' in plain ? [{ ...plain, ids: all.flat().slice(0, 50).join() }] : []
  const text = name === 'suggestSearches' ? 'text' : name.startsWith('search') ? 'textQuery' : undefined
  const sought = text === undefined ? [] : ['gears', beginning]
  const typed: Input[] =
    'resourceType' in plain ? types.map((resourceType) => ({ ...plain, resourceType })) : [plain]
  const named = Object.entries(plain).filter(([, value]) => typeof value === 'string' && uuid.test(value))
  return {
    once: [plain, ...months, ...several, ...sought.map((words) => ({ ...plain, [text!]: words }))],
    perThing: named.flatMap(([key]) =>
      typed.flatMap((one) => all.map((some) => some.map((id) => ({ ...one, [key]: id })))),
    ),
  }
}

type Next = { nextID?: string | null; nextCursor?: string | null; nextSkip?: number | null }
/** Where a list goes on, as its own call takes it. */
function nextOf(data: unknown): Input | undefined {
  const { nextID, nextCursor, nextSkip } = (data ?? {}) as Next
  if (typeof nextID === 'string') return { nextID }
  if (typeof nextCursor === 'string') return { cursor: nextCursor }
  return typeof nextSkip === 'number' ? { skip: nextSkip } : undefined
}

/** Files are no JSON, and go on nowhere. */
const dataIn = (body: string): unknown =>
  body.startsWith('{') ? (JSON.parse(body) as { data?: unknown }).data : undefined

export type Walk = Pick<Planted, 'ids' | 'secrets' | 'beginning'> & {
  app: FastifyInstance
  world: World
  as: Principal
  /** The Authorization header of whoever walks; none for visitors. */
  bearer: string | undefined
  /** As which company, where a call can be made as one. */
  acting: string | undefined
  /** Only what was `answered` to somebody else; when left out all, but for kinds of things for whose first two a call has no answer. */
  only?: ReadonlySet<string> | 'all' | undefined
  /** Gives whoever calls a whole rate limit. */
  rested(): Promise<unknown>
}

/** What was told where, what was answered at all, and which of these told a word. */
export type Walked = { told: Map<string, Set<string>>; answered: Set<string>; telling: Set<string> }
const tries = 2

/** Which words were told, each with the calls that told it. */
export async function wordsInCalls(walk: Walk): Promise<Walked> {
  const walked: Walked = { told: new Map(), answered: new Set(), telling: new Set() }
  for (const [name, endpoint] of reading) {
    if (walk.acting !== undefined && !('businessID' in endpoint.query.shape)) continue
    const { once, perThing } = inputsOf(name, walk)
    for (const input of once) await readOn(walk, walked, name, input)
    for (const inputs of perThing) {
      let answers = 0
      for (const [at, input] of inputs.entries()) {
        if (at >= tries && answers === 0 && walk.only === undefined) break
        if (await readOn(walk, walked, name, input)) answers++
      }
    }
  }
  return walked
}

/** One list to its end; true when it was answered. */
async function readOn(walk: Walk, walked: Walked, name: string, input: Input): Promise<boolean> {
  const { told, answered, telling } = walked
  const endpoint = (api as unknown as Record<string, Endpoint>)[name]!
  const { acting, secrets, only } = walk
  // The access table acts as its own company; here everybody acts as themself, unless it is said.
  const { businessID: _, ...own } = input
  const plain = 'businessID' in endpoint.query.shape ? own : input
  const key = `${name} ${JSON.stringify(plain)}`
  if (typeof only === 'object' && !only.has(key)) return false
  let asked: Input | undefined = acting === undefined ? plain : { ...plain, businessID: acting }
  while (asked !== undefined) {
    const { status, body, headers } = await ask(walk, endpoint, asked)
    if (status >= 500) throw new Error(`${name} ${JSON.stringify(asked)}: ${status} ${body}`)
    for (const { word } of secrets)
      if ((body + headers).includes(word)) {
        told.set(word, (told.get(word) ?? new Set()).add(`${name} ${JSON.stringify(asked)}`))
        telling.add(key)
      }
    if (status >= 300) break
    answered.add(key)
    const next = nextOf(dataIn(body))
    asked = next && { ...asked, ...next }
  }
  return answered.has(key)
}

async function ask({ app, bearer, rested }: Walk, endpoint: Endpoint, input: Input) {
  const { params, query, body: payload } = partsOf(endpoint, input)
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
  await rested()
  const {
    statusCode: status,
    body,
    headers,
  } = await app.inject({
    method: endpoint.method,
    url: `/api${path}?${new URLSearchParams(query as Record<string, string>)}`,
    headers: { 'x-edition': 'jp', ...(bearer !== undefined && { authorization: bearer }) },
    ...(endpoint.method === 'GET' ? {} : { payload }),
  })
  return { status, body, headers: JSON.stringify(headers) }
}
