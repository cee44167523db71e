// Draws one paper beside the threads that serve people, and ends.
import { parentPort, workerData } from 'node:worker_threads'
import type { InvoiceSaid } from './contents.ts'
import { invoicePaper } from './paper.ts'

const { invoice, language } = workerData as { invoice: InvoiceSaid; language: string }
const paper = await invoicePaper(invoice, language)
// A thread has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(new Uint8Array(paper))
