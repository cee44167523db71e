// Looks into one document beside the threads that serve people, and ends.
import { parentPort, workerData } from 'node:worker_threads'
import { verdictOn } from './verdict.ts'

const { bytes, ending } = workerData as { bytes: Uint8Array; ending: string }
const verdict = await verdictOn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), ending)
// A thread has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(verdict)
