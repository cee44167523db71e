// Threads that fill chunks of a large world beside each other: inventing and writing keep two cores busy.
import { Worker } from 'node:worker_threads'
import type { Chunk, Told } from './chunks.ts'
import type { World } from './facts/world.ts'
import type { FillChunk } from './fill.ts'

export type HandData = { url: string; world: World; documents: boolean }
export type HandAnswer = { more: number } | { done: true } | { failed: string }

export type Hands = { fillers: FillChunk[]; close(): Promise<unknown> }

/** `count` threads on the database at `url`. */
export function openHands(count: number, data: HandData): Hands {
  const workers = Array.from(
    { length: count },
    () =>
      new Worker(new URL('hand.ts', import.meta.url), {
        workerData: data,
        resourceLimits: { maxYoungGenerationSizeMb: 64 },
      }),
  )
  return {
    fillers: workers.map((worker) => (chunk, told) => askHand(worker, chunk, told)),
    close: () => Promise.all(workers.map((worker) => worker.terminate())),
  }
}

function askHand(worker: Worker, chunk: Chunk, told: Told): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (error: unknown) => end(() => reject(error))
    const onExit = () => end(() => reject(new Error('a thread that fills has ended')))
    const onMessage = (answer: HandAnswer) => {
      if ('more' in answer) told(answer.more)
      else if ('failed' in answer) end(() => reject(new Error(answer.failed)))
      else end(resolve)
    }
    const end = (finish: () => void) => {
      worker.off('error', onError).off('exit', onExit).off('message', onMessage)
      finish()
    }
    worker.on('error', onError).on('exit', onExit).on('message', onMessage)
    worker.postMessage(chunk, [])
  })
}
