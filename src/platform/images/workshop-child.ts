// Many pictures of one company, one after the other, in a process that knows no secret: on standard input each as its length and
// its bytes; on standard output for each a length and what was made of it, 0 for what is no picture of ours.
import { writeSync } from 'node:fs'
import { isOfMachine, remake } from './remaking.ts'

const none = Buffer.alloc(0)
/** Of the machine, which may be busy with others for much longer. */
const ownTimeMax = 10_000_000

let begun: NodeJS.CpuUsage | undefined
setInterval(() => {
  const { user, system } = begun ? process.cpuUsage(begun) : { user: 0, system: 0 }
  if (user + system > ownTimeMax) process.exit(3)
}, 50).unref()

async function answerTo(original: Buffer): Promise<Buffer> {
  begun = process.cpuUsage()
  try {
    const { made, bodies } = await remake(original)
    return Buffer.concat([Buffer.from(`${JSON.stringify(made)}\n`), ...bodies])
  } catch (error) {
    // Another process may have what this one lacks.
    if (isOfMachine(error)) process.exit(4)
    return none
  } finally {
    begun = undefined
  }
}

function say(bytes: Buffer): void {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  for (const part of [length, bytes]) for (let at = 0; at < part.length;) at += writeSync(1, part, at)
}

let held: Buffer[] = []
let size = 0
for await (const piece of process.stdin as AsyncIterable<Buffer>) {
  held.push(piece)
  size += piece.length
  for (;;) {
    if (size < 4) break
    if (held[0]!.length < 4) held = [Buffer.concat(held)]
    const length = held[0]!.readUInt32BE()
    if (size < 4 + length) break
    const all = Buffer.concat(held)
    held = [all.subarray(4 + length)]
    size -= 4 + length
    say(await answerTo(all.subarray(4, 4 + length)))
  }
}
process.exit(0)
