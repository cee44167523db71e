// What searches and public pages still cost the primary when they are read from a replica, against the same without one.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { placesFor } from '../bin/postgres.mjs'
import { sealWith } from '../src/platform/sealing.ts'
import { followerOf } from '../src/testing/replicas/follower.ts'
import { firstBusinesses } from './addresses.ts'
import { buildPages, freePort, startServer, type Started } from './children.ts'
import { cpuBelow } from './cpu.ts'
import { send } from './load.ts'
import { visited } from './operation-list.ts'
import type { Operation } from './operation.ts'
import { clients } from './operation-cost.ts'
import type { Finding } from './results.ts'
import { compare } from './rounds.ts'
import { openCopy, type OpenWorld, type Wanted } from './worlds.ts'

export type ReplicasOptions = Wanted & { rounds: number; only: string }

/** CPU is counted in hundredths of a second: so many bursts of an operation in a row. */
const bursts = 4
const businessesOfType = 20
const limit = 0.1
const secret = 'the secret of a bench which keeps nothing'
/** As the server that it follows has it. */
const settingsOfReplica = ['shared_buffers=512MB', 'work_mem=16MB', 'max_wal_size=2GB']

const say = (text: string) => process.stdout.write(`${text}\n`)

/** A copy of a world with a server that follows it; some five minutes at 10k. */
export async function benchReplicas(options: ReplicasOptions): Promise<Finding[]> {
  await buildPages()
  sealWith(secret)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'replicas-'))
  const ends: (() => unknown)[] = [() => fs.rmSync(folder, { recursive: true, force: true })]
  try {
    const world = await openCopy(options)
    ends.push(world.close)
    const { url } = world.server
    const follower = await followerOf({
      places: placesFor(path.join(world.folder, 'postgres')),
      url,
      port: await freePort(),
      settings: settingsOfReplica,
    })
    ends.push(follower.close)
    const settings = { DEMO: 'no', TRUST_PROXY: 'loopback', SECRET: secret, DATA_FOLDER: folder }
    const start = async (more: Record<string, string>) => {
      const site = await startServer({ ...settings, ROLES: 'web,api', DATABASE_URL: url, ...more })
      ends.push(site.stop)
      return site
    }
    const helped = await start({ DATABASE_REPLICA_URLS: follower.url })
    const alone = await start({})
    const operations = visited(world, await firstBusinesses(alone.origin, businessesOfType)).filter(
      ({ name }) => name.startsWith(options.only),
    )
    if (operations.length === 0) throw new Error(`no operation is called ${options.only}`)
    const findings: Finding[] = []
    for (const operation of operations)
      findings.push(await measured(world, { helped, alone }, operation, options.rounds))
    return findings
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

type Sites = { helped: Started; alone: Started }

async function measured(
  { server }: OpenWorld,
  { helped, alone }: Sites,
  operation: Operation,
  rounds: number,
): Promise<Finding> {
  const { name, count } = operation
  let next = 0
  const ask = (site: Started, times: number) => {
    const first = next
    next += times
    const requests = Array.from({ length: times }, (_, at) => operation.request(first + at))
    return send(site.origin, requests, clients)
  }
  const costOf = async (site: Started) => {
    const before = cpuBelow(server.pid)
    await ask(site, count * bursts)
    return (cpuBelow(server.pid) - before) / 1_000 / (count * bursts)
  }
  for (const site of [helped, alone]) await ask(site, count)
  const before = await answeredBy(helped)
  const subject = { name: `${name}, read from a replica`, measure: () => costOf(helped) }
  const baseline = { name: 'the same read from the primary', measure: () => costOf(alone) }
  const comparison = await compare(subject, baseline, { rounds, unit: 'ms of the primary' })
  const after = await answeredBy(helped)
  const asks = Object.fromEntries(
    [...after].map(([result, calls]) => [`calls: ${result}`, calls - (before.get(result) ?? 0)]),
  )
  say(`${name}: ${JSON.stringify(asks)}`)
  return { ...comparison, name, asks, goal: { of: 'ratio', limit } }
}

/** How many calls were answered by a replica, and by the primary for which reason. */
async function answeredBy({ origin }: Started): Promise<Map<string, number>> {
  const told = await (await fetch(`${origin}/metrics`)).text()
  return new Map(
    [...told.matchAll(/^replica_reads_total\{result="(\w+)"\} (\d+)/gm)].map(([, result = '', count]) => [
      result,
      Number(count),
    ]),
  )
}
