// Papers drawn in threads of their own: Chinese letters take half a second of a processor.
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '../../../contract/errors.ts'
import type { InvoiceSaid } from './contents.ts'

const longestMs = 10_000

/** What `invoicePaper` draws, without keeping others waiting. Throws Unavailable when it is not drawn in time. */
export function drawnPaper(invoice: InvoiceSaid, language: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(import.meta.dirname, 'worker.ts'), {
      workerData: { invoice, language },
      // No secret of ours is in its surroundings.
      env: {},
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    const timer = setTimeout(() => {
      void worker.terminate()
      reject(new AppError('Unavailable'))
    }, longestMs)
    const end = (settle: () => void) => {
      clearTimeout(timer)
      void worker.terminate()
      settle()
    }
    worker.once('message', (paper: Uint8Array) => end(() => resolve(Buffer.from(paper))))
    worker.once('error', (error) => end(() => reject(error)))
  })
}
