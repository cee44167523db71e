// Documents of strangers looked into: each in a thread of its own with limits of time and memory.
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { failure } from '../http/failures.ts'
import type { Verdict } from './verdict.ts'

const mostOfOne = { ms: 5_000, megabytes: 512 }
const againAfterSeconds = 3

/**
 * What `verdictOn` says of a file; 'other' too for one that needs more memory than it may. Throws TookTooLong when it is not
 * found out in time: that says nothing of the file.
 */
export function inspectDocument(
  bytes: Uint8Array,
  ending: string,
  most: typeof mostOfOne = mostOfOne,
): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(import.meta.dirname, 'worker.ts'), {
      workerData: { bytes, ending },
      resourceLimits: { maxOldGenerationSizeMb: most.megabytes, maxYoungGenerationSizeMb: 64 },
      // No secret of ours is in its surroundings.
      env: {},
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    const late = new Error('no time left for the document')
    const timer = setTimeout(() => {
      void worker.terminate()
      reject(failure('TookTooLong', 503, late, { retryAfter: againAfterSeconds }))
    }, most.ms)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      void worker.terminate()
      settle()
    }
    worker.once('message', (verdict: Verdict) => end(() => resolve(verdict)))
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? resolve('other')
          : reject(failure('Unavailable', 503, error)),
      ),
    )
  })
}
