// What belongs to a database as somebody has it: connections, what the process keeps, replicas.
import type { Dialect, Kysely } from 'kysely'
import type pg from 'pg'
import type { KeptStore, Reading } from './kept/store.ts'
import type { Replicas } from './replicas/replicas.ts'

type Db = Kysely<Record<never, never>>

export type Companions = {
  dialect: Dialect
  pool: pg.Pool
  costlyPool: pg.Pool
  costly: Db
  process: Db
  kept: KeptStore
  replicas: Replicas | undefined
  /** Since when a request reads. */
  reading?: Reading
}

export const companions = new WeakMap<Db, Companions>()
