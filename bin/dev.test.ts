// npm run dev on a copy of the project: a changed behaviour restarts the calls and not the pages, a changed component nothing.
import { spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aFreePort } from '../src/testing/processes.ts'

vi.setConfig({ testTimeout: 120_000 })

const root = path.resolve(import.meta.dirname, '..')
const notCopied = new Set(['node_modules', '.git', '.data', 'build', 'docs', 'e2e', 'bench'])
/** What a busy machine may take; a quiet one needs a tenth of it. */
const patience = { timeout: 30_000, interval: 50 }

let copy: string
let data: string
let child: ChildProcess
let ended: Promise<void>
let site: string
let said = ''

beforeAll(async () => {
  copy = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'millwright-dev-')))
  // As root, PostgreSQL runs as another user and must get there.
  chmodSync(copy, 0o755)
  data = path.join(copy, 'data')
  for (const name of readdirSync(root))
    if (!notCopied.has(name)) cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  symlinkSync(realpathSync(path.join(root, 'node_modules')), path.join(copy, 'node_modules'))
  const port = await aFreePort()
  site = `http://localhost:${port}`
  child = spawn(process.execPath, ['bin/dev.mjs', '--no-demo', `--port=${port}`], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    // vitest names a MODE of its own.
    env: { ...process.env, DATA_FOLDER: data, DATABASE_URL: '', MODE: '', NODE_ENV: '', VITEST: '' },
  })
  child.stdout?.on('data', (text) => (said += text))
  child.stderr?.on('data', (text) => (said += text))
  ended = new Promise((resolve) => child.once('close', () => resolve()))
  await vi.waitUntil(() => said.includes('✓ calls and jobs') && said.includes(`✓ ${site}/`), {
    timeout: 110_000,
  })
}, 120_000)

afterAll(async () => {
  child.kill('SIGTERM')
  await ended
  rmSync(copy, { recursive: true, force: true })
})

/** Changes a file of the copy as an editor does; answers how long the page took to show it, in milliseconds. */
async function untilShown(file: string, from: string, to: string, shown: string): Promise<number> {
  const place = path.join(copy, file)
  const before = readFileSync(place, 'utf8')
  expect(before, `nothing to change in ${file}`).toContain(from)
  const since = performance.now()
  writeFileSync(place, before.replace(from, to))
  await expect.poll(industries, patience).toContain(shown)
  return performance.now() - since
}

const industries = () =>
  fetch(`${site}/industries?lang=en`).then(
    (answer) => answer.text(),
    () => '',
  )
const starts = (of: string) => said.split(`✓ ${of}`).length - 1

test('a changed component is on the page, and nothing starts again', async () => {
  // The first page is compiled as it is asked for.
  await expect.poll(industries, { ...patience, timeout: 90_000 }).toContain('<h1')
  const file = 'src/web/screens/industries/IndustriesScreen.tsx'
  const took = await untilShown(file, '<h1', '<h1 data-planted="component"', 'data-planted="component"')
  expect([starts('calls and jobs'), starts(`${site}/`)]).toEqual([1, 1])
  process.stdout.write(`a component: ${Math.round(took)} ms\n`)
})

test('a changed behaviour is on the page: the calls start again, the pages stay up', async () => {
  const took = await untilShown(
    'src/domains/reference-data/industries.ts',
    'categories: inOrder(file.categories)',
    "name: 'Planted behaviour',\n    categories: inOrder(file.categories)",
    'Planted behaviour',
  )
  expect([starts('calls and jobs'), starts(`${site}/`)]).toEqual([2, 1])
  process.stdout.write(`a behaviour: ${Math.round(took)} ms\n`)
})

test('what both read starts both again', async () => {
  const file = path.join(copy, 'src/platform/ids.ts')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n// changed\n`)
  await expect.poll(() => [starts('calls and jobs'), starts(`${site}/`)], patience).toEqual([3, 2])
})
