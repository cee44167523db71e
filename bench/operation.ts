// What is measured of an operation: the requests of its bursts, the floor it is held against and its aim.
import type { Question } from './asking.ts'
import type { Request } from './load.ts'

export type Floor = 'F5' | 'F20' | 'FI'

export type Operation = {
  name: string
  floor: Floor
  /** At most so many times the floor. */
  aim?: number
  /** Requests of a burst. */
  count: number
  /** The request with this number; each number is asked for once. */
  request(at: number): Request
  /** Pages that no cache may answer are counted there as rendered, or as let pass. */
  pages?: 'miss' | 'pass'
  /** Something follows later; `mails` too, which would wait for minutes. */
  writes?: { mails: boolean }
}

const calling = { 'accept-language': 'en' }

/** A question as the load sends it, in English. */
export const asRequest = ({ method = 'GET', path, headers, body }: Question): Request => ({
  method,
  path,
  headers: { ...calling, ...headers, ...(body && { 'content-type': 'application/json' }) },
  ...(body && { body: JSON.stringify(body) }),
})

/** Neighbours in a list of so many groups are of one group: with these numbers each is of another. */
export const spreadOut = <T>(list: readonly T[], groups: number, at: number): T => {
  const each = list.length / groups
  return list[((at % groups) * each + (Math.floor(at / groups) % each)) % list.length]!
}
