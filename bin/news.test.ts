// The operator's view of news that waits or was set aside, on a database of its own.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deliverAll } from '../src/platform/events.ts'
import { createMetrics } from '../src/platform/metrics.ts'
import { tellNews } from '../src/platform/outbox/metrics.ts'
import { testDatabase } from '../src/testing/database.ts'
import { hurryNews } from '../src/testing/outbox.ts'
import { heardBy, noting, plantTables, sell } from '../src/testing/planted-listeners.ts'
import { runProgram } from '../src/testing/programs.ts'
import { testLog } from '../src/testing/server.ts'

const { db, url } = await testDatabase()
await plantTables(db)

const newsTool = (...words: string[]) => runProgram('bin/news.mjs', words, { DATABASE_URL: url })
const broken = noting('stock', {
  before(_tx, { number }) {
    if (number === 1) throw new Error('no stock\u202e of this')
  },
})

async function metricsOf(listeners: { name: string }[]): Promise<string[]> {
  const metrics = createMetrics()
  tellNews(metrics, db, listeners, testLog)
  const text = await metrics.registry.metrics()
  return text.split('\n').filter((line) => line.startsWith('news_'))
}

test('what waits and what was set aside is listed, shown, measured and tried again', async () => {
  expect((await newsTool()).said).toMatch(/\n\nNothing is set aside\.\n$/)
  await sell(db, ['a'], 1, 2)
  expect(await metricsOf([broken])).toContain('news_unspread 2')
  await deliverAll(db, [broken], testLog)
  await sql`update outbox_waiting set since = now() - interval '3 hours'`.execute(db)
  expect((await newsTool()).said).toMatch(/^ +2 +3 h +0 {2}stock$/m)
  const waiting = await metricsOf([broken, { name: 'idle' }])
  expect(waiting).toEqual(
    expect.arrayContaining([
      'news_waiting{listener="stock"} 2',
      'news_waiting{listener="idle"} 0',
      'news_dead{listener="stock"} 0',
      'news_unspread 0',
      expect.stringMatching(/^news_oldest_seconds\{listener="stock"\} 108\d\d/),
    ]),
  )

  await sql`update outbox_waiting set attempts = 19 where attempts > 0`.execute(db)
  await hurryNews(db)
  await deliverAll(db, [broken], testLog)
  expect(await metricsOf([broken])).toContain('news_dead{listener="stock"} 1')
  const listed = await newsTool()
  expect(listed.said).toMatch(/^ +1 {2}\S+ \S+ {2}stock {2}pump\.sold {2}no stock of this$/m)
  const shown = await newsTool('--show', '1')
  expect(shown).toMatchObject({ code: 0 })
  expect(shown.said).toContain('1  pump.sold, for: stock\n  about a\n')
  expect(shown.said).toContain('after 20 tries')
  expect(shown.said).toContain('  |  "number": 1')

  expect(await newsTool('--retry', '1')).toEqual({ code: 0, said: '1 piece of news will be tried again.\n' })
  await deliverAll(db, [noting('stock')], testLog)
  expect(await heardBy(db, 'stock')).toEqual({ a: [2, 1] })
  expect(await newsTool('--retry=all')).toEqual({ code: 0, said: '0 pieces of news will be tried again.\n' })
})

test('what is missing or wrong is told in plain words', async () => {
  for (const words of [['--show'], ['--show', '1', '--retry', '1'], ['everything']])
    expect(await newsTool(...words)).toMatchObject({
      code: 2,
      said: expect.stringContaining('Usage:') as string,
    })
  expect(await newsTool('--show', 'all')).toEqual({ code: 2, said: '"all" is not an id.\n' })
  expect(await newsTool('--retry', 'some')).toEqual({ code: 2, said: '"some" is neither an id nor "all".\n' })
  const unknown = { code: 1, said: 'Nothing with the id 99 is set aside.\n' }
  expect([await newsTool('--show', '99'), await newsTool('--retry', '99')]).toEqual([unknown, unknown])
})
