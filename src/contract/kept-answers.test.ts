// What clients and caches between may keep is what the program itself says, never what people enter (A7, decision 64).
import { expect, test } from 'vitest'
import { accountsApi } from './accounts.ts'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'

/** Lists of the program's own: nobody can hide, rename or remove anything in them. */
const ofProgram = ['/edition', '/subscription/setup']
const isOfProgram = ({ path }: Endpoint) => /^\/(?:ref-data|catsys)\//.test(path) || ofProgram.includes(path)

test('only lists of the program are kept outside: what somebody hides is gone everywhere at once', () => {
  const kept = Object.entries<Endpoint>({ ...api, ...accountsApi }).filter(
    ([, { maxAge }]) => maxAge !== undefined,
  )
  expect(kept.length).toBeGreaterThan(ofProgram.length)
  expect(kept.filter(([, call]) => !isOfProgram(call) || call.knowsViewer).map(([name]) => name)).toEqual([])
})
