// Everything the server knows, in memory and in a file of lines: what one request changed is one line, so a crash loses a request
// whole or not at all.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type * as Objects from './objects.ts'

/** What is kept, by kind. */
export type Kinds = {
  customer: Objects.Customer
  payment_method: Objects.PaymentMethod
  payment_intent: Objects.PaymentIntent
  charge: Objects.Charge
  refund: Objects.Refund
  event: Objects.KeptEvent
  answer: Objects.KeptAnswer
}
type Kind = keyof Kinds

const kinds: Kind[] = ['customer', 'payment_method', 'payment_intent', 'charge', 'refund', 'event', 'answer']
const fileName = 'stripe-stand-in.jsonl'

export type Store = {
  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined
  /** In the order of their making. */
  all<K extends Kind>(kind: K): Kinds[K][]
  put<K extends Kind>(kind: K, object: Kinds[K]): Kinds[K]
  /** Writes what was put since the last time. */
  commit(): void
}

/** Opens what is kept below `folder`; without one all is forgotten at the end. */
export function openStore(folder?: string): Store {
  const tables = Object.fromEntries(kinds.map((kind) => [kind, new Map<string, unknown>()])) as Record<
    Kind,
    Map<string, unknown>
  >
  let changed: [Kind, unknown][] = []
  const file = folder === undefined ? undefined : path.join(folder, fileName)
  if (file !== undefined) {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    for (const changes of linesOf(file))
      for (const [kind, object] of changes) tables[kind]?.set((object as { id: string }).id, object)
    writeAll(file, tables)
  }
  return {
    find: <K extends Kind>(kind: K, id: string) => tables[kind].get(id) as Kinds[K] | undefined,
    all: <K extends Kind>(kind: K) => [...tables[kind].values()] as Kinds[K][],
    put(kind, object) {
      tables[kind].set(object.id, object)
      changed.push([kind, object])
      return object
    },
    commit() {
      if (changed.length > 0 && file !== undefined) fs.appendFileSync(file, `${JSON.stringify(changed)}\n`)
      changed = []
    },
  }
}

/** The lines of before; the last one may have been cut by a crash, and then nobody was answered. */
function linesOf(file: string): [Kind, unknown][][] {
  if (!fs.existsSync(file)) return []
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  lines.pop()
  return lines.map((line) => JSON.parse(line) as [Kind, unknown][])
}

/** One line for each object, as it is now, in place of all its versions. */
function writeAll(file: string, tables: Record<Kind, Map<string, unknown>>) {
  const lines = kinds.flatMap((kind) =>
    [...tables[kind].values()].map((object) => JSON.stringify([[kind, object]])),
  )
  fs.writeFileSync(`${file}.new`, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 })
  fs.renameSync(`${file}.new`, file)
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id as Stripe makes them: a prefix and letters by chance. */
export const newId = (prefix: string, length = 24) =>
  `${prefix}_${[...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('')}`

/** Now, in seconds. */
export const now = () => Math.floor(Date.now() / 1000)
