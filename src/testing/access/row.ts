// How a call is made, and who gets what from it.
import type { ErrorName } from '../../contract/errors.ts'
import type { Db } from '../../platform/db.ts'
import type { World } from './world.ts'
import type { Principal } from './principals.ts'

export type Outcome = 'ok' | ErrorName

export type Row = {
  /** What it needs beside the world, made in it once. */
  prepare?(db: Db, world: World): Promise<void>
  /** What is sent; nothing, when left out. Called with ids that exist, and with others for the answer to compare. */
  input?(world: World, as: Principal): Record<string, unknown>
  /** What those are answered who are not answered as their place in the declared access says. */
  expected?: Partial<Record<Principal, Outcome>>
  /** What everybody is answered who may call, when these values cannot succeed. */
  allowed?: Outcome
  /** A refused call does something and undoes it: what the tables hold is compared, not what was done to them. */
  undoes?: true
  /** What stands in the Authorization header, when it is not the access token. */
  token?(world: World, as: Principal): string | undefined
}

/** What those get who are not of the business that a call acts as. */
export const notTheirs = {
  user: 'NotFound',
  exMember: 'NotFound',
  stranger: 'NotFound',
  operator: 'NotFound',
} as const satisfies Row['expected']
