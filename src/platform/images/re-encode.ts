// Pictures of strangers made anew: each in a process of its own with limits of pixels, time and memory, a few at a time.
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { failure } from '../http/failures.ts'
import { boundedQueue } from '../bounded-queue.ts'

export type PictureVersion = { name: string; width: number; height: number; type: string; bytes: number }
/** `pages` of a document that was drawn. */
export type MadePicture = { colour: string; versions: PictureVersion[]; pages?: number }
/** `bare` is the picture itself, where previews of one were wanted: as it came, but for notes of cameras and programs. */
export type ReadPicture = MadePicture & { bodies: Buffer[]; bare: Buffer }

const pixelsMax = 24_000_000
/** Of all versions; a picture that is kept bare is no larger than it came. */
const answerMax = 8 * 1024 * 1024

/** A caller waits so long in all, its turn included. */
const patienceMs = 4_600
/** What a turn needs to be worth beginning. */
const worthMs = 2_000

/** When those before may be through. */
const againAfterSeconds = 3

/** What one picture may cost. */
const mostOfOne = { pixels: pixelsMax, ms: 4_000, memory: 512 * 1024 * 1024 }

const root = path.resolve(import.meta.dirname, '../../..')
/** All that the process may read: its own code, and that of its packages, which may lie behind a link. */
const packages = path.join(root, 'node_modules')
const readable = [import.meta.dirname, path.join(root, 'package.json'), packages, realpathSync(packages)]

const turns = boundedQueue({
  atOnce: 2,
  waiting: 16,
  refusal: () => failure('TooManyRequests', 429, undefined, { retryAfter: againAfterSeconds }),
})

/** What is made of it: the versions that pages show, or previews of something that is kept: a picture bare, a document as it is. */
export type Wanted = 'versions' | 'versions in bulk' | 'previews' | 'previews of a document'

/**
 * The versions of a JPEG, PNG or WebP picture, or of the first page of a PDF, smallest first, without anything but pixels;
 * null when it is none, is broken, or needs more pixels or memory than the limits allow. Throws TooManyRequests when too many wait, TookTooLong when
 * its turn comes too late or it is not made in time, and Unavailable when the machine could not work on it at all.
 */
export async function reencodePicture(
  original: Buffer,
  most: typeof mostOfOne = mostOfOne,
  wanted: Wanted = 'versions',
): Promise<ReadPicture | null> {
  const until = Date.now() + patienceMs
  return turns.inTurn(async () => {
    const left = until - Date.now()
    if (left < worthMs) throw tooLong('the pictures before took too long')
    const outcome = await inChild(original, wanted, { ...most, ms: Math.min(left, most.ms) })
    if (outcome === 'late') throw tooLong('no time left for the picture')
    return outcome === 'refused' ? null : readPicture(outcome)
  })
}

/** The machine may be busy with others, so that says nothing of the picture. */
const tooLong = (why: string) =>
  failure('TookTooLong', 503, new Error(why), { retryAfter: againAfterSeconds })

/** Starts a file of this folder as a process that knows no secret of ours, writes nothing and reads nothing but code. */
export function pictureProcess(file: string, wanted: Wanted, most: { pixels: number; memory: number }) {
  return spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      '--max-old-space-size=128',
      '--permission',
      '--allow-addons',
      ...readable.map((place) => `--allow-fs-read=${place}`),
      path.join(import.meta.dirname, file),
      String(most.pixels),
      String(most.memory),
      wanted,
    ],
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'], cwd: root },
  )
}

/** How it ends of itself over a picture that is none or needs too much memory. */
const refusals: ReadonlySet<number | null> = new Set([2, 3])

/**
 * What the process said; 'refused' when the picture was its end, 'late' when its time was over. Rejects when it could not
 * begin, or was ended from outside, as by a machine without memory.
 */
function inChild(
  original: Buffer,
  wanted: Wanted,
  most: typeof mostOfOne,
): Promise<Buffer | 'refused' | 'late'> {
  return new Promise((resolve, reject) => {
    const made = pictureProcess('child.ts', wanted, most)
    const chunks: Buffer[] = []
    let length = 0
    let ended: 'late' | 'refused' | undefined
    const end = (why: 'late' | 'refused') => {
      ended ??= why
      made.kill('SIGKILL')
    }
    const timer = setTimeout(() => end('late'), most.ms)
    made.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > answerMax + original.length) end('refused')
      else chunks.push(chunk)
    })
    // It may end before it has read everything.
    made.stdin.on('error', () => {})
    made.stdin.end(original)
    made.once('error', (error) => {
      clearTimeout(timer)
      reject(failure('Unavailable', 503, error))
    })
    made.once('close', (code, signal) => {
      clearTimeout(timer)
      if (ended) resolve(ended)
      else if (code === 0) resolve(Buffer.concat(chunks))
      // A picture may break the library, too; nobody else sends it such signals.
      else if (refusals.has(code) || (signal !== null && signal !== 'SIGKILL' && signal !== 'SIGTERM'))
        resolve('refused')
      else
        reject(
          failure('Unavailable', 503, new Error(`the process of a picture ended with ${code ?? signal}`)),
        )
    })
  })
}

/** What a process said of a picture. */
export function readPicture(said: Buffer): ReadPicture {
  const end = said.indexOf('\n')
  const made = JSON.parse(said.subarray(0, end).toString()) as MadePicture
  let at = end + 1
  const bodies = made.versions.map(({ bytes }) => said.subarray(at, (at += bytes)))
  return { ...made, bodies, bare: said.subarray(at) }
}
