// npm run secrets: what is sealed and signed with, and how it is changed while everything runs (docs/operations/secrets.md).
import { runOnDatabase } from './operator.mjs'

const usage = `Usage: npm run secrets -- status
       npm run secrets -- reseal
       npm run secrets -- rotate-signing
       npm run secrets -- rotate-trust

  status           which keys sign and since when, and what still needs a SECRET that is not the first
  reseal           seals with the first SECRET what another one sealed: then that one may go
  rotate-signing   lets a new key sign access tokens; those of the one before are good until they run out
  rotate-trust     lets a new key sign trust files and ends of the audit log; the public halves of all stay published

  SECRET is needed as the roles have it. Each change leaves an entry in the audit log.
`

const words = process.argv.slice(2)
const known = ['status', 'reseal', 'rotate-signing', 'rotate-trust']
await runOnDatabase('secrets.ts', words.length === 1 && known.includes(words[0]) ? words : undefined, usage)
