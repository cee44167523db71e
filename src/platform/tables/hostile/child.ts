// Reads what it is told to, file by file, in a process of its own: a line comes in with the path of a file, and a line goes out
// with how it ended. What is read is counted and dropped.
import { createInterface } from 'node:readline'
import { openCatalogue } from '../catalogue.ts'
import { TableError } from '../table.ts'

async function read(file: string): Promise<{ rows: number }> {
  const { table, close } = await openCatalogue(file, 'a file')
  let rows = 0
  try {
    for (const sheet of table.sheets) {
      await sheet.merged()
      for await (const _ of sheet.rows()) rows += 1
    }
  } finally {
    await close()
  }
  return { rows }
}

const say = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)

say({ kilobytes: process.resourceUsage().maxRSS })
for await (const file of createInterface({ input: process.stdin })) {
  const from = performance.now()
  let ended: string
  try {
    await read(file)
    ended = 'harmless'
  } catch (error) {
    ended = error instanceof TableError ? error.reason : `threw ${String(error)}`
  }
  say({ ended, ms: Math.round(performance.now() - from), kilobytes: process.resourceUsage().maxRSS })
}
