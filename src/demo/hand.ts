// A thread that fills the chunks it is given, one at a time.
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../platform/db.ts'
import { createLog } from '../platform/log.ts'
import { chunkFiller, type Chunk } from './chunks.ts'
import type { HandAnswer, HandData } from './hands.ts'

const { url, world, documents } = workerData as HandData
const fill = chunkFiller(openDatabase(url, { max: 2, log: createLog('silent') }), world, documents)
const answer = (said: HandAnswer) => parentPort?.postMessage(said, [])

parentPort?.on('message', (chunk: Chunk) => {
  fill(chunk, (more) => answer({ more })).then(
    () => answer({ done: true }),
    (error: unknown) => answer({ failed: error instanceof Error ? error.message : String(error) }),
  )
})
