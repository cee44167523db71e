// npm run audit [-- pages [ADDRESS] | prose [ADDRESS] | axe [SCREENS] | timing | proofs [FILE [PIECE]] | upgrade [REF [PATHS]]]: what is measured
// of a whole server, or proven by thousands of cases, and takes minutes; all unless one is named.
import { auditAxe } from './audit-axe.ts'
import { auditPages } from './audit-pages.ts'
import { auditProofs } from './audit-proofs.ts'
import { auditTiming } from './audit-timing.ts'
import { proveUpgrade } from './upgrade-proof.ts'

const usage = `Usage: npm run audit [-- pages [ADDRESS] | prose [ADDRESS] | axe [SCREENS] | timing | proofs [FILE [PIECE]] | upgrade [REF [PATHS]]]
  pages     Lighthouse on the pages of the directory, of a server at ADDRESS if one is given
  prose     the same on the pages of prose
  axe       whether axe finds anything serious on any screen of docs/screens, in all languages, or on those named so
  timing    whether answers of the account service, or their time, tell which addresses have an account
  proofs    all cases of the long proofs that npm test takes a sample of, of one test file if it is given,
            or a piece of them: 3/20 is the third of twenty
  upgrade   the tests of the API of the last tag (or of a commit) on a database with the migrations of today, all or those below PATHS
`

const audits: Record<string, (...of: string[]) => Promise<boolean>> = {
  timing: () => auditTiming(),
  pages: (address?: string) => auditPages('directory', address),
  prose: (address?: string) => auditPages('prose', address),
  axe: (...screens: string[]) => auditAxe(screens),
  proofs: (file?: string, piece?: string) => auditProofs(file, piece),
  upgrade: (ref?: string, ...paths: string[]) => proveUpgrade(ref, ...paths),
}

const [what, ...of] = process.argv.slice(2)
if (what !== undefined && !Object.hasOwn(audits, what)) {
  process.stderr.write(usage)
  process.exit(2)
}
let isGood = true
for (const [name, audit] of Object.entries(audits))
  if (what === undefined || what === name) isGood = (await audit(...of)) && isGood
process.exit(isGood ? 0 : 1)
