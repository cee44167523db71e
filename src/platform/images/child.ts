// One picture in a process of its own, which knows no secret and ends after it: bytes come on standard input, what was made
// of them goes to standard output as a line of JSON and the bytes of each version. Ends with 2 for what is no picture of ours.
import { buffer } from 'node:stream/consumers'
import { writeSync } from 'node:fs'
import { isOfMachine, remake } from './remaking.ts'

function say(bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at)
}

try {
  const { made, bodies } = await remake(await buffer(process.stdin))
  say(Buffer.from(`${JSON.stringify(made)}\n`))
  for (const body of bodies) say(body)
  process.exit(0)
} catch (error) {
  process.exit(isOfMachine(error) ? 4 : 2)
}
