// npm run cluster: a database cluster of three nodes on this machine, for trying and for tests, with faults by name.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { faults, heal, makeFault } from './cluster/faults.ts'
import { membersOf, type Member } from './cluster/members.ts'
import { installPackages, missingPackages } from './cluster/packages.ts'
import type { Cluster } from './cluster/plan.ts'
import { bringDown, bringUp, knownCluster, writeSettings } from './cluster/run.ts'
import { root } from './report.ts'

const usage = `Usage: npm run cluster -- COMMAND [options]

  up                   starts three nodes with etcd, Patroni, PostgreSQL and PgBouncer, and HAProxy in front of them
  down [--delete]      ends all of it; with --delete also what the database holds
  status               who leads and who follows
  fault NAME [WHERE]   makes a fault on the leader, the standby, or a, b or c; the leader when nothing is said
  heal                 takes every fault back and waits until all is well

${Object.entries(faults)
  .map(([name, { what }]) => `  ${name.padEnd(15)} ${what}`)
  .join('\n')}

  --install        installs the packages of Debian that are missing (as root)
  --folder PLACE   where everything lies (otherwise cluster, below the data folder)
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    install: { type: 'boolean', default: false },
    delete: { type: 'boolean', default: false },
    folder: { type: 'string' },
  },
})
const folder = path.resolve(
  values.folder ?? path.join(process.env['DATA_FOLDER'] || path.join(root, '.data'), 'cluster'),
)
const say = (text: string): void => void process.stdout.write(`${text}\n`)
const told = (members: readonly Member[] | undefined) =>
  members
    ? members
        .map(({ name, role, state, lag }) => `  ${name}  ${role}, ${state}${lag ? `, ${lag} behind` : ''}`)
        .join('\n')
    : '  nobody answers'

function known(): Cluster {
  const cluster = knownCluster(folder)
  if (!cluster) throw new Error(`There is no cluster in ${folder}: npm run cluster -- up makes one.`)
  return cluster
}

async function up(): Promise<void> {
  const missing = missingPackages()
  if (missing.length > 0 && !values.install)
    throw new Error(
      `Missing are packages of Debian: ${missing.join(', ')}. apt-get install them, or add --install (as root).`,
    )
  if (missing.length > 0) installPackages(missing)
  const cluster = await bringUp(folder, say)
  const file = writeSettings(cluster)
  say(`${told(await membersOf(cluster))}\n  the program's settings: . ${file}`)
}

const commands: Record<string, (...words: string[]) => Promise<void>> = {
  up,
  down: async () => bringDown(known(), values.delete),
  status: async () => say(told(await membersOf(known()))),
  fault: async (name = '', where = 'leader') => say(`  ${name} on ${await makeFault(known(), name, where)}`),
  heal: async () => say(told(await heal(known()))),
}

const [command = '', ...words] = positionals
const run = Object.hasOwn(commands, command) ? commands[command] : undefined
if (!run || process.platform !== 'linux') {
  process.stderr.write(run ? 'The cluster runs on Linux only.\n' : usage)
  process.exit(2)
}
try {
  await run(...words)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
