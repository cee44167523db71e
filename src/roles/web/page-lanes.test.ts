import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createMetrics } from '../../platform/metrics.ts'
import { madeForAll, madeForOne } from './page-lanes.ts'

const metrics = createMetrics()
const from = (ip: string, method = 'GET', destroyed = false) =>
  ({ ip, method, raw: { socket: { destroyed } } }) as unknown as FastifyRequest

test('forms that hang hold up no page, and are done when what they wait for comes', async () => {
  const bank = Promise.withResolvers<string>()
  const hanging = Array.from({ length: 80 }, () =>
    madeForOne(from('10.0.0.1', 'POST'), metrics, () => bank.promise),
  )
  expect(await madeForOne(from('10.0.0.2'), metrics, async () => 'own page')).toBe('own page')
  expect(await madeForAll(from('10.0.0.1'), metrics, async () => 'page')).toBe('page')
  bank.resolve('paid')
  expect(new Set(await Promise.all(hanging))).toEqual(new Set(['paid']))
})

test('two hundred people behind one address who open a page at once all get it', async () => {
  const all = await Promise.all(
    Array.from({ length: 200 }, (_, at) => madeForOne(from('10.0.0.1'), metrics, async () => at)),
  )
  expect(all).toHaveLength(200)
})

test('a page of one person is not made when they have left before their turn; one for everybody is', async () => {
  const slow = Promise.withResolvers<undefined>()
  const running = Array.from({ length: 16 }, () => madeForAll(from('10.0.0.1'), metrics, () => slow.promise))
  const own = madeForOne(from('10.0.0.2', 'GET', true), metrics, async () => 'made').catch(String)
  const forAll = madeForAll(from('10.0.0.3', 'GET', true), metrics, async () => 'made')
  slow.resolve(undefined)
  await Promise.all(running)
  expect([await own, await forAll]).toEqual(['Unavailable: Unavailable', 'made'])
})
