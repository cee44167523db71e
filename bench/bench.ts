// npm run bench -- NAME [options]
import { parseArgs } from 'node:util'
import { benchBacklog } from './backlog.ts'
import { benchCapacity } from './capacity.ts'
import { benchFaults } from './faults.ts'
import { benchFeed } from './feed.ts'
import { benchFreshness } from './freshness.ts'
import { benchImports } from './imports.ts'
import { benchLane } from './lane.ts'
import { benchLive } from './live.ts'
import { benchLoginStorm } from './login-storm.ts'
import { benchMessages } from './messages.ts'
import { benchOperations, operationsKeptAs } from './operations.ts'
import { benchPages } from './pages.ts'
import { benchRelevance } from './relevance.ts'
import { benchReplicas } from './replicas.ts'
import { holds, report, type Finding } from './results.ts'
import { benchSearch, keptAs } from './search.ts'
import { benchStatistics } from './statistics.ts'
import { benchStart } from './start.ts'
import { benchStorms } from './storms.ts'
import { benchUpgrades } from './upgrades.ts'
import { sizeNamed } from './worlds.ts'

const usage = `Usage: npm run bench -- NAME [options]
  pages         CPU of a cached page against a plain string, of an uncached one against the API
  start         time of a start with everything there, to the first page
  login-storm   latency of other routes within 200 log-ins a second; sessions kept when accounts and api are restarted
  messages      sending, listing and opening conversations among 10,000 and 1,000,000 messages
  feed          pages of feeds, posts, comments, likes and follows, among 10,000 and 1,000,000 posts
  live          memory and latency of others with 500 open event streams
  relevance     recall and order of the first ten results of labelled queries in five languages
  search        320 queries against rows by primary key, plain full text and SQLite FTS5; alone and from 16 clients
  lane          other routes while sixteen clients ask the worst searches, and without them
  statistics    other routes while pages tell of 2,000 things seen a second, and without
  freshness     from a commit until every process finds the change; searches while 100,000 products are brought in
  imports       tables that programs send: 100 companies until all is found, 10,000 rows of one; what others feel meanwhile
  backlog       20,000 pieces of news that waited: how long they take, and how much memory
  faults        what is lost, doubled and away while nodes of a database cluster (npm run cluster) and processes of the
                program are killed, stopped, cut off; --rounds times each (5), --only some of them
  storms        what others feel, memory, what is refused and lost while clients are slow, flood, come back by the thousand, crawl,
                while clocks jump, disks are full, and names, mail server, bucket or provider hang; --only some of them
  upgrades      what fails, is lost or told twice while two of each role are restarted twenty times and a migration runs
  operations    CPU of pages, calls and writes, program and database, from 16 clients against bare Fastify
  capacity      CPU of each role and of the database for pages, calls and writes, and for nothing
  replicas      CPU of the primary for searches and public pages with a replica, against the same without
  --rounds N    rounds of each comparison (pages: 7, others: 5)
  --only NAME   pages: only figures whose names begin so, such as "cached search"; search: only such queries, or "page",
                or "ours": all, without plain full text beside them; freshness: only "fresh", or "import"; imports: only "many companies", or "one table"; operations: only
                such, as "company page"
  --size SIZE   search, lane, statistics, freshness, imports, backlog, operations, capacity, storms, upgrades: 10k, 100k (as given nothing) or 1m5m: the world, made at the first run
  --data FOLDER where that world is, or is to be made (otherwise .data/bench-SIZE)
  --profile     pages, operations: also tell which functions the time goes to
  --anyway      lane, statistics: also while other programs keep the machine busy; kept as such
  --check       end with 1 when a goal is missed
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    only: { type: 'string', default: '' },
    profile: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    anyway: { type: 'boolean', default: false },
    size: { type: 'string', default: '100k' },
    data: { type: 'string' },
  },
})
const rounds = values.rounds === undefined ? undefined : Number(values.rounds)
const [bench] = positionals
const size = sizeNamed(values.size)
const isWrong = size === undefined || (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))
const world = { size: size ?? '100k', folder: values.data }
const benches: Record<string, () => Promise<Finding[]>> = {
  pages: () => benchPages({ rounds: rounds ?? 7, profile: values.profile, only: values.only }),
  start: () => benchStart({ rounds: rounds ?? 5 }),
  live: () => benchLive({ rounds: rounds ?? 5 }),
  feed: () => benchFeed({ rounds: rounds ?? 5 }),
  messages: () => benchMessages({ rounds: rounds ?? 5 }),
  search: () => benchSearch({ ...world, rounds: rounds ?? 5, only: values.only }),
  lane: () => benchLane({ ...world, rounds: rounds ?? 5, anyway: values.anyway }),
  statistics: () => benchStatistics({ ...world, rounds: rounds ?? 5, anyway: values.anyway }),
  freshness: () => benchFreshness({ ...world, rounds: rounds ?? 5, only: values.only }),
  imports: () => benchImports({ ...world, rounds: rounds ?? 3, only: values.only }),
  backlog: () => benchBacklog(world),
  replicas: () => benchReplicas({ ...world, rounds: rounds ?? 5, only: values.only }),
  operations: () =>
    benchOperations({ ...world, rounds: rounds ?? 5, only: values.only, profile: values.profile }),
  'login-storm': () => benchLoginStorm({ rounds: rounds ?? 5 }),
}
if (bench === 'faults' && positionals.length === 1 && !isWrong) {
  const isHeld = await benchFaults({ rounds: rounds ?? 5, only: values.only, folder: values.data })
  process.exit(values.check && !isHeld ? 1 : 0)
}
if (bench === 'storms' && positionals.length === 1 && !isWrong) {
  const isHeld = await benchStorms({ ...world, only: values.only })
  process.exit(values.check && !isHeld ? 1 : 0)
}
if (bench === 'upgrades' && positionals.length === 1 && !isWrong) {
  const isHeld = await benchUpgrades(world)
  process.exit(values.check && !isHeld ? 1 : 0)
}
if (bench === 'capacity' && positionals.length === 1 && !isWrong) {
  await benchCapacity({ ...world, rounds: rounds ?? 3, only: values.only })
  process.exit(0)
}
if (bench === 'relevance' && positionals.length === 1 && !isWrong) {
  const isHeld = await benchRelevance()
  process.exit(values.check && !isHeld ? 1 : 0)
}
const run = bench === undefined || !Object.hasOwn(benches, bench) ? undefined : benches[bench]
if (isWrong || positionals.length !== 1 || !bench || !run) {
  process.stderr.write(usage)
  process.exit(2)
}

const findings = await run()
const names: Record<string, string> = {
  search: keptAs(world.size),
  operations: operationsKeptAs(world.size),
  lane: values.anyway ? 'lane, on a busy machine' : 'lane',
  statistics: values.anyway ? 'statistics, on a busy machine' : 'statistics',
}
report(names[bench] ?? bench, findings)
process.exit(values.check && !findings.every(holds) ? 1 : 0)
