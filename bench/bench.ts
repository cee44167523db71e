// npm run bench -- pages|start [options]
import { parseArgs } from 'node:util'
import { benchPages } from './pages.ts'
import { holds, report, type Finding } from './results.ts'
import { benchStart } from './start.ts'

const usage = `Usage: npm run bench -- pages|start [options]
  pages         CPU of a cached page against a plain string, of an uncached one against the API
  start         time of a start with everything there, to the first page
  --rounds N    rounds of each comparison (pages: 7, start: 5)
  --only NAME   pages: only figures whose names begin so, such as "cached search"
  --profile     pages: also tell which functions the time goes to
  --check       end with 1 when a goal is missed
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    only: { type: 'string', default: '' },
    profile: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})
const rounds = values.rounds === undefined ? undefined : Number(values.rounds)
const [bench] = positionals
const isWrong = rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0)
if (isWrong || positionals.length !== 1 || (bench !== 'pages' && bench !== 'start')) {
  process.stderr.write(usage)
  process.exit(2)
}

const findings: Finding[] =
  bench === 'pages'
    ? await benchPages({ rounds: rounds ?? 7, profile: values.profile, only: values.only })
    : await benchStart({ rounds: rounds ?? 5 })
report(bench, findings)
process.exit(values.check && !findings.every(holds) ? 1 : 0)
