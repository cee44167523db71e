// Three hundred files that mean harm, or a sample of them, read in a process of its own: each is refused with a reason or is
// harmless, in time, within memory, and nothing is left of it.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { partOf } from '../../testing/proofs.ts'
import { archives, type Hostile } from './hostile/archives.ts'
import { catalogueTricks, lines, noise } from './hostile/lines.ts'
import { markup, spreadsheetTricks } from './hostile/markup.ts'
import { sheets } from './hostile/sheets.ts'

/** Of one file, on a busy machine. */
const msMax = 60_000
const megabytesMax = 150
const corpus = path.join(import.meta.dirname, 'corpus/files')
const messy = readdirSync(corpus).filter((file) => !file.endsWith('.json'))

let folder: string
let reader: Reader
const ended = new Map<string, string>()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'))
  await mkdir(path.join(folder, 'tmp'))
  reader = await aReader(path.join(folder, 'tmp'))
})
afterAll(async () => {
  await reader.end()
  await rm(folder, { recursive: true })
})

const crafted = [...archives, ...markup, ...spreadsheetTricks, ...sheets, ...lines, ...catalogueTricks]

test.each(partOf(crafted, 80).map((hostile) => [hostile.name, hostile] as const))(
  '%s',
  async (_, hostile) => {
    expect(await faultsWith(hostile)).toEqual([])
  },
)

test('files of the corpus, cut off or changed anywhere', async () => {
  const faults: string[] = []
  for (const [at, file] of partOf([...messy.entries()], 20)) {
    const bytes = await readFile(path.join(corpus, file))
    const places = noise(9, at + 1)
    const place = (n: number) => Math.floor(((places[n]! * 256 + places[n + 1]!) / 65_536) * bytes.length)
    const changed = Buffer.from(bytes)
    for (const n of [3, 4, 5, 6]) changed[place(n)] = places[n]!
    faults.push(...(await faultsWith({ name: `${file}, cut off`, bytes: () => bytes.subarray(0, place(0)) })))
    faults.push(...(await faultsWith({ name: `${file}, changed`, bytes: () => changed })))
  }
  expect(faults).toEqual([])
})

test('they are more than three hundred, and most of them are refused', () => {
  const refused = [...ended.values()].filter((how) => how !== 'harmless')
  expect(crafted.length + 2 * messy.length).toBeGreaterThanOrEqual(300)
  expect(refused.length).toBeGreaterThan(ended.size / 2)
})

/** What is wrong with how a file ended. */
async function faultsWith({ name, bytes, ends }: Hostile): Promise<string[]> {
  // What earlier files have left behind is not this one's.
  if (reader.megabytes() > megabytesMax / 3) {
    await reader.end()
    reader = await aReader(path.join(folder, 'tmp'))
  }
  const file = path.join(folder, 'file')
  await writeFile(file, bytes())
  const told = await reader.read(file)
  ended.set(name, told.ended)
  const left = [...(await readdir(folder)), ...(await readdir(path.join(folder, 'tmp')))]
  const faults = {
    [`ended with ${told.ended}`]:
      told.ended.startsWith('threw') || (ends !== undefined && told.ended !== ends),
    [`took ${told.ms} ms`]: told.ms > msMax,
    [`took ${told.megabytes} MB`]: told.megabytes > megabytesMax,
    // Nothing is written beside it, and nothing is left of what was unpacked.
    [`left ${left.join(', ')}`]: left.join() !== 'file,tmp',
  }
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [`${name} ${fault}`] : []))
}

type Told = { ended: string; ms: number; megabytes: number }
type Reader = { read(file: string): Promise<Told>; megabytes(): number; end(): Promise<void> }

/** A process that reads files; how much its memory has grown at most since it began is told with each. */
async function aReader(scratch: string): Promise<Reader> {
  const child: ChildProcessWithoutNullStreams = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'hostile/child.ts')],
    { env: { TMPDIR: scratch } },
  )
  let said = ''
  child.stderr.on('data', (piece: Buffer) => (said += piece.toString()))
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => {
    const { value, done } = await answers.next()
    if (done) throw new Error(`the reader has ended: ${said}`)
    return JSON.parse(value) as { ended: string; ms: number; kilobytes: number }
  }
  const { kilobytes: before } = await next()
  let megabytes = 0
  return {
    async read(file) {
      child.stdin.write(`${file}\n`)
      const { ended: how, ms, kilobytes } = await next()
      megabytes = (kilobytes - before) / 1_024
      return { ended: how, ms, megabytes }
    },
    megabytes: () => megabytes,
    end: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.stdin.end()
      }),
  }
}
