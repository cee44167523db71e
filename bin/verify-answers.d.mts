import type { PublishedKey } from './verify-trust.mjs'

type Rate = { n: number; inTime: number; share: number }
export type Statement = {
  issuedAt: string
  company: { id: string; name: string }
  month: string
  from: string
  until: string
  hours: number
  result: Rate
  inquiries: [asked: string, answered: string | null][]
}

/** What the bytes of a statement say when one of the keys signed exactly them; throws with the reason otherwise. */
export declare function verified(bytes: Uint8Array, keys: readonly PublishedKey[]): Statement

/** The share, counted anew from the pairs of times. */
export declare function recounted(statement: Pick<Statement, 'inquiries' | 'hours'>): Rate
