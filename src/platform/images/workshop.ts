// Pictures of one company made anew, many at a time, by processes that are kept while it lasts: starting one takes as long as
// making a picture. They give way to everything else on the machine.
import os from 'node:os'
import { failure } from '../http/failures.ts'
import { pictureProcess, readPicture, type ReadPicture } from './re-encode.ts'

const most = { pixels: 64_000_000, memory: 768 * 1024 * 1024 }
/** A process that gives way may wait for a long time. */
const onePictureMs = 60_000
const answerMax = 8 * 1024 * 1024
/** A third of what others get where all want the machine: with a thirtieth, forty pictures took minutes beside two busy processes. */
const lowPriority = 5

export type Workshop = {
  /**
   * As `reencodePicture` with versions; null for what is none, or needs more than ten seconds or 768 MB. Throws TookTooLong when the
   * machine did not give them: that says nothing of the picture.
   */
  remake(original: Buffer): Promise<ReadPicture | null>
  close(): void
}

type Outcome = ReadPicture | 'refused' | 'late' | 'gone'

/** Opens a workshop with so many processes at once. */
export function openWorkshop(hands: number): Workshop {
  const idle = Array.from({ length: hands }, () => hand())
  const all = [...idle]
  const waiting: ((one: Hand) => void)[] = []
  const free = async () => idle.pop() ?? new Promise<Hand>((resolve) => waiting.push(resolve))

  async function once(original: Buffer): Promise<Outcome> {
    const one = await free()
    try {
      return await one.work(original)
    } finally {
      const next = waiting.shift()
      if (next) next(one)
      else idle.push(one)
    }
  }

  return {
    async remake(original) {
      const first = await once(original)
      // It may have been the fault of the picture before.
      const outcome = first === 'gone' ? await once(original) : first
      if (outcome === 'gone' || outcome === 'late')
        throw failure('TookTooLong', 503, new Error('the process of a picture ended'), { retryAfter: 3 })
      return outcome === 'refused' ? null : outcome
    },
    close: () => all.forEach((one) => one.end()),
  }
}

type Hand = ReturnType<typeof hand>

/** One process after the other: what broke one is told, and the next picture has a new one. */
function hand() {
  let child: ReturnType<typeof pictureProcess> | undefined

  function begin() {
    const made = pictureProcess('workshop-child.ts', 'versions in bulk', most)
    if (made.pid !== undefined)
      try {
        os.setPriority(made.pid, lowPriority)
      } catch {
        // Where that may not be, it works as everything does.
      }
    made.stdin.on('error', () => {})
    made.on('error', () => {})
    return made
  }

  function end(): void {
    child?.kill('SIGKILL')
    child = undefined
  }

  return {
    end,
    work(original: Buffer): Promise<Outcome> {
      const made = (child ??= begin())
      return new Promise((resolve) => {
        const pieces: Buffer[] = []
        let size = 0
        const settle = (outcome: Outcome) => {
          clearTimeout(timer)
          made.stdout.off('data', heard)
          made.off('close', closed)
          if (outcome === 'late' || outcome === 'gone' || made.exitCode !== null) end()
          resolve(outcome)
        }
        const heard = (piece: Buffer) => {
          pieces.push(piece)
          size += piece.length
          if (size > answerMax + original.length) return settle('late')
          if (size < 4) return
          const said = pieces.length === 1 ? piece : Buffer.concat(pieces)
          const length = said.readUInt32BE()
          if (size < 4 + length) return
          settle(length === 0 ? 'refused' : readPicture(said.subarray(4, 4 + length)))
        }
        // Of itself over too much memory; by a signal that the library was broken by.
        const closed = (code: number | null, signal: string | null) => {
          child = undefined
          const isOfPicture = code === 3 || (signal !== null && signal !== 'SIGKILL' && signal !== 'SIGTERM')
          settle(isOfPicture ? 'refused' : 'gone')
        }
        const timer = setTimeout(() => settle('late'), onePictureMs)
        made.stdout.on('data', heard)
        made.once('close', closed)
        const length = Buffer.alloc(4)
        length.writeUInt32BE(original.length)
        made.stdin.write(length)
        made.stdin.write(original)
      })
    },
  }
}
