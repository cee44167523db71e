// A disk for the database of each node, as a file of a limited size that is mounted: it can be full, and slow. Root alone may.
import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runTool } from '../package/folders.ts'
import { dataOf, diskOf, type Cluster, type NodeName } from './plan.ts'
import { markOf, processesOf, signal } from './processes.ts'

const sizeBytes = 6 * 1024 ** 3
const isMounted = (place: string) =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((line) => line.split(' ')[1] === place)

export function openDisk(cluster: Cluster, node: NodeName): void {
  const place = diskOf(cluster, node)
  mkdirSync(place, { recursive: true })
  if (cluster.network !== 'namespaces' || isMounted(place)) return
  const image = path.join(dataOf(cluster, node), 'disk.img')
  if (!existsSync(image)) {
    writeFileSync(image, '', { mode: 0o600 })
    truncateSync(image, sizeBytes)
    runTool('mkfs.ext4', ['-q', '-F', '-m', '0', image])
  }
  runTool('mount', ['-o', 'loop', image, place])
  if (cluster.user) chownSync(place, cluster.user.uid, cluster.user.gid)
}

export function closeDisk(cluster: Cluster, node: NodeName): void {
  const place = diskOf(cluster, node)
  if (!isMounted(place)) return
  hasten(cluster, node)
  runTool('umount', [place])
}

const fillOf = (cluster: Cluster, node: NodeName) => path.join(diskOf(cluster, node), 'fill')

/** Not a byte is free any more. */
export function fill(cluster: Cluster, node: NodeName): void {
  if (!isMounted(diskOf(cluster, node)))
    throw new Error('Only root can give a node a disk of its own: start the cluster as root.')
  const place = fillOf(cluster, node)
  const free = () =>
    Number(
      runTool('df', ['--output=avail', '-B1', diskOf(cluster, node)])
        .split('\n')
        .at(-1),
    )
  for (let had = 0, now = free(); now > 4096; now = free()) {
    had += now
    try {
      runTool('fallocate', ['-l', String(had), place])
    } catch {
      // What was free has been taken by somebody else meanwhile, or the file's own map takes some of it.
      had -= now
      if (now < 1024 ** 2) return
      had += Math.floor(now * 0.9)
      runTool('fallocate', ['-l', String(had), place])
    }
  }
}

export const empty = (cluster: Cluster, node: NodeName): void =>
  rmSync(fillOf(cluster, node), { force: true })

const slowOf = (node: NodeName) => `slow-${node}`

/** From now on nothing is written for four of every five tenths of a second. */
export function slow(cluster: Cluster, node: NodeName): void {
  const place = diskOf(cluster, node)
  if (!isMounted(place))
    throw new Error('Only root can give a node a disk of its own: start the cluster as root.')
  spawn(
    'sh',
    ['-c', 'while :; do fsfreeze -f "$1"; sleep 0.4; fsfreeze -u "$1"; sleep 0.1; done', 'sh', place],
    {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, ...markOf(cluster.folder, slowOf(node)) },
    },
  ).unref()
}

/** As fast again as it was. */
export function hasten(cluster: Cluster, node: NodeName): void {
  const slowing = processesOf(cluster.folder, slowOf(node)).map(({ pid }) => pid)
  if (signal(slowing, 'SIGKILL') === 0) return
  try {
    runTool('fsfreeze', ['-u', diskOf(cluster, node)])
  } catch {
    // It was between two of them.
  }
}
