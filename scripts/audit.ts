// npm run audit [-- pages [ADDRESS] | prose [ADDRESS] | timing | proofs [FILE]]: what is measured of a whole server, or proven by
// thousands of cases, and takes minutes; all unless one is named.
import { auditPages } from './audit-pages.ts'
import { auditProofs } from './audit-proofs.ts'
import { auditTiming } from './audit-timing.ts'

const usage = `Usage: npm run audit [-- pages [ADDRESS] | prose [ADDRESS] | timing | proofs [FILE]]
  pages     Lighthouse on the pages of the directory, of a server at ADDRESS if one is given
  prose     the same on the pages of prose
  timing    whether answers of the account service, or their time, tell which addresses have an account
  proofs    all cases of the long proofs that npm test takes a sample of, of one test file if it is given
`

const audits = {
  timing: () => auditTiming(),
  pages: (address?: string) => auditPages('directory', address),
  prose: (address?: string) => auditPages('prose', address),
  proofs: (file?: string) => auditProofs(file),
}

const [what, address] = process.argv.slice(2)
if (what !== undefined && !Object.hasOwn(audits, what)) {
  process.stderr.write(usage)
  process.exit(2)
}
let isGood = true
for (const [name, audit] of Object.entries(audits))
  if (what === undefined || what === name) isGood = (await audit(address)) && isGood
process.exit(isGood ? 0 : 1)
