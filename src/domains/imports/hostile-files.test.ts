// Files that mean harm, through all of an import: each is refused with a reason or is harmless, within memory, and nothing is
// changed (P3.4). That each is refused by what it does is tested where tables are read (src/platform/tables/hostile.test.ts).
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import type { Hostile } from '../../platform/tables/hostile/archives.ts'
import { archives } from '../../platform/tables/hostile/archives.ts'
import { catalogueTricks, lines } from '../../platform/tables/hostile/lines.ts'
import { markup, spreadsheetTricks } from '../../platform/tables/hostile/markup.ts'
import { sheets } from '../../platform/tables/hostile/sheets.ts'
import { testDatabase } from '../../testing/database.ts'
import { importing } from '../../testing/imports.ts'
import { aTeam, type Team } from '../../testing/products.ts'
import { partOf } from '../../testing/proofs.ts'

const database = await testDatabase()
const { db, pool, url } = database
const { post, put, send, show, path: at, files } = await importing(database)

const megabytesMax = 150
const crafted = [...archives, ...markup, ...spreadsheetTricks, ...sheets, ...lines, ...catalogueTricks]
let worker = aWorker()
let most = { megabytes: 0, name: '' }
afterAll(async () => {
  await worker.end()
  if (process.env['PROOFS'])
    process.stdout.write(`most memory: ${Math.round(most.megabytes)} MB more, for ${most.name}\n`)
})
const ends = new Map<string, number>()

const kept = async ({ businessID }: Team) =>
  (
    await pool.query<object>('select id, name, revision, updated_at from products where business_id = $1', [
      businessID,
    ])
  ).rows

test.each(partOf(crafted, 30).map((hostile) => [hostile.name, hostile] as const))(
  '%s',
  async (_, hostile) => {
    // What earlier files have left behind is not this one's.
    if (worker.megabytes() > megabytesMax / 3) {
      await worker.end()
      worker = aWorker()
    }
    const team = await aTeam(db, { products: [{ name: 'Was there' }] })
    const before = await kept(team)
    const ended = await endOf(team, hostile)
    ends.set(ended, (ends.get(ended) ?? 0) + 1)
    if (worker.megabytes() > most.megabytes) most = { megabytes: worker.megabytes(), name: hostile.name }
    expect(await kept(team)).toEqual(before)
    expect(worker.megabytes()).toBeLessThan(megabytesMax)
    expect(ended).toMatch(mayEnd(hostile))
  },
)

/** As the part that reads tables says; an archive with a table in it is none of them for an import. */
const mayEnd = ({ ends: told = 'harmless' }: Hostile): RegExp =>
  told === 'harmless'
    ? /^(?:too large for an import|checked|failed: [a-z ]+)$/
    : new RegExp(`^(?:too large for an import|failed: (?:${told}|unknown format))$`)

test('most of them are refused, and the worker is still there', () => {
  const refused = [...ends].filter(([how]) => how !== 'checked').reduce((sum, [, count]) => sum + count, 0)
  expect(refused).toBeGreaterThan([...ends.values()].reduce((sum, one) => sum + one, 0) / 2)
})

/** How an import of it ends before anything is written. */
async function endOf(team: Team, { bytes }: Hostile): Promise<string> {
  const file = bytes()
  if (file.length > limits.importBytesMax || file.length === 0) return 'too large for an import'
  const id = await send(team.owner, team.businessID, file, 'products.csv')
  await worker.work()
  const read = await show(team.owner, id)
  if (read.state === 'failed') return `failed: ${read.failure?.reason}`
  expect(read.state).toBe('mapping')
  await put(team.owner, `${at(id)}/mapping`, { choices: { category: '0006.0006-01-01' } })
  await post(team.owner, `${at(id)}/check`, {})
  await worker.work()
  const checked = await show(team.owner, id)
  expect(['failed', 'checked']).toContain(checked.state)
  return checked.state === 'failed' ? `failed: ${checked.failure?.reason}` : 'checked'
}

/** A process that works on imports when it is told to, and tells by how much its memory has grown at most. */
function aWorker() {
  const program = `
    import { createInterface } from 'node:readline'
    import { keepFilesIn } from '${new URL('../files/place.ts', import.meta.url).href}'
    import { goOnWithoutRest } from '${new URL('pace.ts', import.meta.url).href}'
    import { workOnImports } from '${new URL('working.ts', import.meta.url).href}'
    import { openDatabase } from '${new URL('../../platform/db.ts', import.meta.url).href}'
    import { createLog } from '${new URL('../../platform/log.ts', import.meta.url).href}'
    import { localStorage } from '${new URL('../../platform/storage/local.ts', import.meta.url).href}'
    const log = createLog('silent')
    const { db } = openDatabase(process.env.URL, { max: 4, log })
    keepFilesIn(localStorage({ folder: process.env.FOLDER, secret: 'only for tests', origin: '' }))
    goOnWithoutRest()
    const say = () => console.log(process.resourceUsage().maxRSS)
    await workOnImports(db, log)
    say()
    for await (const _ of createInterface({ input: process.stdin })) {
      await workOnImports(db, log)
      say()
    }`
  // Garbage stays while there is room for it, the longer the busier the machine is: with so little room what a file needs shows,
  // and one that needs more ends the worker.
  const child = spawn(
    process.execPath,
    [
      '--max-old-space-size=130',
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      program,
    ],
    { env: { ...process.env, URL: url, FOLDER: files.folder }, stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => {
    const { value, done } = await answers.next()
    if (done) throw new Error('the worker has ended')
    return Number(value) / 1_024
  }
  let first: number | undefined
  let grown = 0
  return {
    async work() {
      first ??= await next()
      child.stdin.write('\n')
      grown = (await next()) - first
    },
    megabytes: () => grown,
    end: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve())
        child.kill()
      }),
  }
}
