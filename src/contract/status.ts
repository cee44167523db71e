// What works at the moment, for everybody, and what staff tell of trouble (A9).
import * as z from 'zod'
import { Id } from './businesses.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { languages } from './locale.ts'
import { rateLimits } from './rate-limits.ts'
import { statusParts, statusStates } from './status-parts.ts'
import { plainText } from './text.ts'

const At = z.iso.datetime()
/** By language; at least one. */
const Told = z.partialRecord(z.enum(languages), z.string())
export type ToldIn = z.infer<typeof Told>

const Incident = z.object({
  incidentID: Id,
  parts: z.array(z.enum(statusParts)),
  titles: Told,
  beganAt: At,
  /** Null while it goes on. */
  endedAt: At.nullable(),
  /** The newest first. */
  updates: z.array(z.object({ updateID: Id, texts: Told, at: At })),
})
export type IncidentEntry = z.infer<typeof Incident>

export const showStatus = endpoint({
  method: 'GET',
  path: '/status',
  access: 'visitor',
  section: '6',
  summary:
    'What works at the moment, as this process sees it, and incidents: those that go on and those that ended within 14 days, at most 20.',
  ok: z.object({
    parts: z.array(z.object({ part: z.enum(statusParts), state: z.enum(statusStates) })),
    incidents: z.array(Incident),
  }),
})
export type StatusEntry = z.infer<typeof showStatus.ok>

const shared = { access: 'staff', staff: ['support'], section: '6' } as const
const Title = plainText({ max: limits.incidentTitleMax, min: 1, isProse: true })
const Text = plainText({ max: limits.incidentTextMax, min: 1, lines: true })

export const listIncidents = endpoint({
  ...shared,
  method: 'GET',
  path: '/console/incidents',
  summary: 'Incidents, those that go on first, then the newest, at most 20.',
  ok: z.array(Incident),
})

export const beginIncident = endpoint({
  ...shared,
  method: 'POST',
  path: '/console/incidents',
  creates: true,
  rateLimit: rateLimits.consoleAct,
  summary:
    'Tells visitors of trouble: of which parts, what it is, in one language and in others where given.',
  body: z.strictObject({
    parts: z.array(z.enum(statusParts)).min(1).max(statusParts.length),
    language: z.enum(languages),
    title: Title,
    text: Text,
    others: z
      .array(z.strictObject({ language: z.enum(languages), title: Title, text: Text }))
      .max(languages.length - 1)
      .default([]),
  }),
  ok: z.object({ incidentID: Id }),
  errors: ['InvalidInput', 'TooManyRequests'],
})

export const tellIncident = endpoint({
  ...shared,
  method: 'POST',
  path: '/console/incidents/:incidentID/updates',
  creates: true,
  rateLimit: rateLimits.consoleAct,
  summary: 'Tells visitors how an incident goes on, or that it is over. IncidentOver once that was told.',
  params: z.strictObject({ incidentID: Id }),
  body: z.strictObject({
    language: z.enum(languages),
    text: Text,
    others: z
      .array(z.strictObject({ language: z.enum(languages), text: Text }))
      .max(languages.length - 1)
      .default([]),
    ends: z.boolean(),
  }),
  ok: z.object({ updateID: Id }),
  errors: ['NotFound', 'InvalidInput', 'IncidentOver', 'TooManyRequests'],
})
