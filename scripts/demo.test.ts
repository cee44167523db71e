import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '../src/testing/database.ts'

const script = path.join(import.meta.dirname, 'demo.ts')

/** Fills the database at `url` in chunks of 20; killed as soon as it tells what `until` waits for. */
async function demo(
  url: string,
  companies: number,
  until: (step: string, done: number) => boolean = () => false,
  more: readonly string[] = [],
) {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      script,
      '--businesses',
      `${companies}`,
      '--products',
      `${companies * 5}`,
      '--chunk',
      '20',
      ...more,
    ],
    { env: { ...process.env, DATABASE_URL: url }, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  )
  const steps: string[] = []
  let said = ''
  child.stderr!.on('data', (text) => (said += text))
  child.on('message', ({ step, done }: { step: string; done: number }) => {
    steps.push(step)
    if (until(step, done)) child.kill('SIGKILL')
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, steps, said }
}

test('a filling that is killed goes on with its last chunk, and another world is refused', async () => {
  const { url, pool } = await testDatabase()
  const killed = await demo(url, 100, (step, done) => step === 'companies' && done >= 60)
  expect(killed.code).toBeNull()
  const { rows: marks } = await pool.query(
    // Of three chunks at most two were not committed yet.
    "select 1 from demo_world where finished_at is null and array_to_string(steps_done, ',') like '%companies %'",
  )
  expect(marks).toHaveLength(1)

  const other = await demo(url, 101)
  expect(other).toMatchObject({ code: 2, steps: [] })
  expect(other.said).toContain('another demo world, of 100 companies')
  const saying = await demo(url, 100, () => false, ['--posts', '50'])
  expect(saying).toMatchObject({ code: 2, steps: [] })
  expect(saying.said).toContain('(--businesses 100 --products 500). With --reset')

  expect(await demo(url, 100)).toMatchObject({ code: 0, said: '' })
  const { rows } = await pool.query(
    `select (select count(*) from businesses) as companies, (select count(*) from products) as products,
      (select count(*) from search_document where segment = 'PR') as found, finished_at is not null as finished from demo_world`,
  )
  expect(rows).toMatchObject([{ companies: 100, products: 500, finished: true }])
  expect(rows[0].found).toBeGreaterThan(450)
}, 120_000)
