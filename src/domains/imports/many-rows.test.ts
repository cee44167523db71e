// As many products as a company may have, through an import and out again as files: what it takes is told by PROOFS.
import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { productFileFormats } from '../../contract/product-files.ts'
import { testDatabase } from '../../testing/database.ts'
import { importing, manyLines, tableOf } from '../../testing/imports.ts'
import { aTeam } from '../../testing/products.ts'
import { casesOf } from '../../testing/proofs.ts'

const database = await testDatabase()
const { db } = database
const { get, post, put, send, show, work, undo, path, files } = await importing(database)
const count = casesOf(50_000, 3_000)

/** How long it took, and by how many megabytes this process grew at most meanwhile. */
async function measured<T>(what: string, doing: () => Promise<T>): Promise<T> {
  global.gc?.()
  const [before, began] = [process.memoryUsage.rss(), performance.now()]
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
  try {
    return await doing()
  } finally {
    clearInterval(watch)
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    const megabytes = Math.round((most - before) / 1_048_576)
    if (process.env['PROOFS'])
      process.stdout.write(`${count} rows, ${what}: ${seconds} s, ${megabytes} MB more\n`)
  }
}

test('as many rows as a company may have products', { timeout: 900_000 }, async () => {
  const team = await aTeam(db, { products: [] })
  const check = async (price: string) => {
    const id = await send(team.owner, team.businessID, tableOf(manyLines(count, price)))
    await measured('sample', work)
    await put(team.owner, `${path(id)}/mapping`, { choices: { category: '0006.0006-01-01' } })
    await post(team.owner, `${path(id)}/check`, {})
    await measured('dry run', work)
    return id
  }
  const run = async (id: string, what: string) => {
    await post(team.owner, `${path(id)}/run`, { publish: 'published' })
    await measured(what, work)
    return (await show(team.owner, id)).written
  }
  const first = await check('1')
  expect(await run(first, 'run, all new')).toMatchObject({ created: count, skipped: 0 })
  const second = await check('2')
  expect(await run(second, 'run, all changed')).toMatchObject({ changed: count, skipped: 0 })
  for (const format of productFileFormats) {
    const { url } = (await get(team.owner, `/product/export?bid=${team.businessID}&format=${format}`))
      .data as { url: string }
    const bytes = await measured(`fetched as ${format}`, async () => {
      let read = 0
      for await (const piece of (await fetch(files.url(url))).body!) read += piece.length
      return read
    })
    expect(bytes).toBeGreaterThan(count * 50)
  }
  for (const id of [second, first])
    expect((await measured('undone', () => undo(team, id))).undone).toEqual({ rows: count, edited: 0 })
  const { rows } = await database.pool.query('select 1 from products where business_id = $1', [
    team.businessID,
  ])
  expect(rows).toEqual([])
})
