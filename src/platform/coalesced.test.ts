import { expect, test } from 'vitest'
import { coalesced } from './coalesced.ts'
import { createLog } from './log.ts'

test('asked for while it is done, it is done once more, and never twice at once', async () => {
  const begun: { end(): void }[] = []
  const work = coalesced(createLog('silent'), 'not done', () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    begun.push({ end: resolve })
    return promise
  })
  work.run()
  for (let asked = 0; asked < 3; asked += 1) work.run()
  expect(begun).toHaveLength(1)
  begun[0]!.end()
  await expect.poll(() => begun.length).toBe(2)

  let isSettled = false
  const settled = work.settled().then(() => (isSettled = true))
  expect(isSettled).toBe(false)
  begun[1]!.end()
  await settled
  expect(begun).toHaveLength(2)
})

test('what fails is not the end: asked for again it is done again', async () => {
  let times = 0
  const work = coalesced(createLog('silent'), 'not done', async () => {
    times += 1
    if (times === 1) throw new Error('away')
  })
  work.run()
  await work.settled()
  work.run()
  await work.settled()
  expect(times).toBe(2)
})
