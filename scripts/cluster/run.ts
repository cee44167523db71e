// Brings a cluster up and down: networks, disks, files, and a keeper for each node and for HAProxy.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { aFreePort } from '../../src/testing/processes.ts'
import { runTool } from '../package/folders.ts'
import { root } from '../report.ts'
import { closeDisk, openDisk } from './disks.ts'
import type { Kept, KeeperFile } from './keeper.ts'
import { leaderAmong, untilWhole } from './members.ts'
import { closeNetwork, freeSubnet, openNetwork, setLink, within } from './network.ts'
import { pgbouncerVersion, placeOf, postgresBin } from './packages.ts'
import { dataOf, diskOf, filesOf, nodeNames, proxyOf, settingsOf } from './plan.ts'
import type { Cluster, NodeName, Passwords } from './plan.ts'
import { markOf, processesOf, signal } from './processes.ts'

export const front = 'front'
const planOf = (folder: string) => path.join(folder, 'cluster.json')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The cluster that was made in a folder; undefined when none was. */
export const knownCluster = (folder: string): Cluster | undefined =>
  existsSync(planOf(folder)) ? (JSON.parse(readFileSync(planOf(folder), 'utf8')) as Cluster) : undefined

const isRoot = process.getuid?.() === 0

async function newCluster(folder: string): Promise<Cluster> {
  const password = () => randomBytes(16).toString('hex')
  const passwords: Passwords = {
    patroni: password(),
    superuser: password(),
    replication: password(),
    program: password(),
  }
  const subnet = isRoot ? freeSubnet() : '127.0.77'
  const [a, b, c] = [1, 2, 3].map((last) => `${subnet}.${last}`) as [string, string, string]
  return {
    folder,
    network: isRoot ? 'namespaces' : 'loopback',
    addresses: { a, b, c },
    programAddress: isRoot ? `${subnet}.254` : '127.0.0.1',
    subnet: isRoot ? `${subnet}.0/24` : '127.0.0.0/8',
    ports: { pooled: await aFreePort(), direct: await aFreePort() },
    user: isRoot ? ordinaryUser() : undefined,
    postgresBin: postgresBin()!,
    pgbouncerVersion: pgbouncerVersion(),
    passwords,
  }
}

/** PostgreSQL's own, which its package made. */
function ordinaryUser(): NonNullable<Cluster['user']> {
  const [name = '', , uid, gid] = runTool('getent', ['passwd', 'postgres']).split(':')
  return { name, uid: Number(uid), gid: Number(gid) }
}

/** Starts what does not run of the cluster in `folder`, makes it when there is none, and waits until it is whole. */
export async function bringUp(folder: string, tell: (text: string) => void): Promise<Cluster> {
  const cluster = knownCluster(folder) ?? (await newCluster(folder))
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  writeFileSync(planOf(folder), JSON.stringify(cluster, null, 2), { mode: 0o600 })
  openNetwork(cluster)
  for (const node of nodeNames) {
    layOut(cluster, node)
    startNode(cluster, node)
  }
  startFront(cluster)
  tell('three nodes started; they agree on a leader')
  const members = await untilWhole(cluster, 180_000)
  await makeDatabase(cluster, leaderAmong(members)!.name)
  return cluster
}

function layOut(cluster: Cluster, node: NodeName): void {
  const folder = dataOf(cluster, node)
  mkdirSync(folder, { recursive: true })
  const { user } = cluster
  const own = (place: string) => user && chownSync(place, user.uid, user.gid)
  own(folder)
  chmodSync(folder, 0o700)
  openDisk(cluster, node)
  for (const [name, text] of Object.entries(filesOf(cluster, node))) {
    const file = path.join(folder, name)
    writeFileSync(file, text, { mode: 0o600 })
    own(file)
  }
}

const keeperFile = path.join(import.meta.dirname, 'keeper.ts')
/** Also those that another checkout began: a second one beside them would start everything a second time. */
const keepersOf = (folder: string, name: string) =>
  processesOf(folder, name, (words) => words.includes('/scripts/cluster/keeper.ts')).map(({ pid }) => pid)

function keep(cluster: Cluster, name: string, kept: KeeperFile): void {
  if (keepersOf(cluster.folder, name).length > 0) return
  const file = path.join(cluster.folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(kept, null, 2), { mode: 0o600 })
  const { PATH, LANG = 'C.UTF-8' } = process.env
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', keeperFile, file], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: { PATH, LANG, ...markOf(cluster.folder, name) },
  }).unref()
}

/** What runs a command as the ordinary user. */
const asUser = ({ user }: Cluster): string[] =>
  user
    ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--inh-caps=-all', '--']
    : []

/** etcd, Patroni with PostgreSQL, PgBouncer and the watch on its disk. */
export function startNode(cluster: Cluster, node: NodeName): void {
  const folder = dataOf(cluster, node)
  const file = (name: string) => path.join(folder, name)
  const service = (name: string, words: string[], env?: Record<string, string>): Kept => ({
    name,
    words,
    log: path.join(cluster.folder, `${node}.${name}.log`),
    ...(env && { env }),
  })
  keep(cluster, node, {
    before: [...within(cluster, node), ...asUser(cluster)],
    services: [
      service('etcd', [placeOf('etcd')!, '--config-file', file('etcd.yml')]),
      service('patroni', [placeOf('patroni')!, file('patroni.yml')]),
      service('pgbouncer', [placeOf('pgbouncer')!, file('pgbouncer.ini')]),
      service('disk-watch', ['sh', path.join(root, 'deploy/cluster/disk-watch.sh')], {
        NODE: node,
        ADDRESS: cluster.addresses[node],
        DISK: diskOf(cluster, node),
        PATRONI_PASSWORD: cluster.passwords.patroni,
      }),
    ],
  })
}

export function startFront(cluster: Cluster): void {
  const file = path.join(cluster.folder, 'haproxy.cfg')
  writeFileSync(file, proxyOf(cluster))
  const words = [placeOf('haproxy')!, '-db', '-f', file]
  keep(cluster, front, {
    before: asUser(cluster),
    services: [{ name: 'haproxy', words, log: path.join(cluster.folder, 'haproxy.log') }],
  })
}

/** The role and the database of the program, once. */
async function makeDatabase(cluster: Cluster, leader: NodeName): Promise<void> {
  const { superuser, program } = cluster.passwords
  const client = new pg.Client({
    host: cluster.addresses[leader],
    port: 5432,
    user: 'postgres',
    password: superuser,
    database: 'postgres',
  })
  await client.connect()
  try {
    const { rows } = await client.query("select from pg_database where datname = 'millwright'")
    if (rows.length > 0) return
    await client.query(`create role millwright login password ${pg.escapeLiteral(program)}`)
    await client.query('create database millwright owner millwright template template0')
  } finally {
    await client.end()
  }
}

const endMs = 30_000

/** Ends everything that was started for the cluster, and takes its networks and disks away; with `forget` also what it holds. */
export async function bringDown(cluster: Cluster, forget: boolean): Promise<void> {
  const names = [front, ...nodeNames]
  const all = () => names.flatMap((name) => processesOf(cluster.folder, name).map(({ pid }) => pid))
  signal(all(), 'SIGCONT')
  for (const node of nodeNames) if (cluster.network === 'namespaces') setLink(cluster, node, 'up')
  signal(
    names.flatMap((name) => keepersOf(cluster.folder, name)),
    'SIGTERM',
  )
  for (const end = Date.now() + endMs; all().length > 0 && Date.now() < end;) await pause(200)
  while (signal(all(), 'SIGKILL') > 0) await pause(200)
  for (const node of nodeNames) closeDisk(cluster, node)
  closeNetwork(cluster)
  if (forget) rmSync(cluster.folder, { recursive: true })
}

/** The settings as a file that a shell reads. */
export function writeSettings(cluster: Cluster): string {
  const file = path.join(cluster.folder, 'settings.env')
  const lines = Object.entries(settingsOf(cluster)).map(([name, value]) => `export ${name}='${value}'\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  return file
}
