// What listens finds out by itself that nothing can come any more.
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { testLog } from '../testing/server.ts'
import { aSilentLine } from '../testing/silent-line.ts'
import { listen } from './listen.ts'

test('a line that was cut without a word is opened anew, and what was missed is asked for', async () => {
  const line = await aSilentLine(inject('databaseUrl'))
  const onGap = vi.fn<() => void>()
  const onLost = vi.fn<() => void>()
  const listening = listen(line.url, 'a_channel', { onNotice: () => {}, onGap, onLost, log: testLog })
  onTestFinished(() => listening.close())
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1), 10_000)

  line.silence()
  await vi.waitFor(() => expect(onLost).toHaveBeenCalled(), 20_000)
  line.speak()
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(2), 20_000)
}, 60_000)
