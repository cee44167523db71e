// npm run audit [-- pages [ADDRESS] | timing]: what is measured of a whole server and takes minutes; both unless one is named.
import { auditPages } from './audit-pages.ts'
import { auditTiming } from './audit-timing.ts'

const usage = `Usage: npm run audit [-- pages [ADDRESS] | timing]
  pages     Lighthouse on the public pages, of a server at ADDRESS if one is given
  timing    whether answers of the account service, or their time, tell which addresses have an account
`

const [what, address] = process.argv.slice(2)
if (what !== undefined && what !== 'pages' && what !== 'timing') {
  process.stderr.write(usage)
  process.exit(2)
}
const isTimingGood = what === 'pages' || (await auditTiming())
const arePagesGood = what === 'timing' || (await auditPages(address))
process.exit(isTimingGood && arePagesGood ? 0 : 1)
