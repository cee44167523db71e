import { expect, test } from 'vitest'
import { unservedEndpoints } from './api.ts'

test('every call of the contract is served, once', () => {
  expect(unservedEndpoints()).toEqual([])
})
