// What a server that follows the database may answer only reads, and needs no right (docs/decisions/0128).
import { expect, test } from 'vitest'
import { accountsApi } from './accounts.ts'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'

const calls = Object.entries<Endpoint>({ ...api, ...accountsApi }).filter(
  ([, { fromReplica }]) => fromReplica !== undefined,
)
const namesOf = (which: (call: Endpoint) => boolean) =>
  calls.filter(([, call]) => which(call)).map(([name]) => name)

test('it is for visitors, and makes nothing', () => {
  expect(calls.length).toBeGreaterThan(20)
  const isOther = ({ access, creates, sameWithin, signedBy, staff }: Endpoint) =>
    access !== 'visitor' || [creates, sameWithin, signedBy, staff].some((one) => one !== undefined)
  expect(namesOf(isOther)).toEqual([])
})

test('but for searches nothing that knows who looks is answered there to who has a session, and nothing else is asked by POST', () => {
  const isSearch = ({ path }: Endpoint) => /^\/(?:search|user\/search)/.test(path)
  const isOther = (call: Endpoint) =>
    !isSearch(call) && ((call.knowsViewer && call.fromReplica === 'everybody') || call.method !== 'GET')
  expect(namesOf(isOther)).toEqual([])
})
