// What every domain brings: its routes, what it listens to, its jobs. Order as in architecture.md.
import type { DomainEvent } from '../contract/events.ts'
import type { Listener } from '../platform/events.ts'
import type { Db } from '../platform/db.ts'
import type { Job } from '../platform/jobs.ts'
import type { Route } from '../platform/http/routes.ts'
import { referenceDataRoutes } from '../domains/reference-data/routes.ts'
import { editionRoutes } from '../domains/editions/routes.ts'

export const domainRoutes: readonly Route[] = [...referenceDataRoutes, ...editionRoutes]

export const domainListeners: readonly Listener<DomainEvent>[] = []

/** The jobs that the worker role runs on `db`. */
export function domainJobs(_db: Db): Job[] {
  return []
}
