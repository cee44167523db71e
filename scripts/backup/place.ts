// Into which folder a database may be restored: an empty one, that nothing runs on, with room for it.
import { chownSync, existsSync, mkdirSync, readFileSync, readdirSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from '../../bin/locks.mjs'
import { identity } from './pgbackrest.ts'
import { Refused, size } from './refused.ts'

/** Beside the files themselves: WAL while it is replayed. */
const roomBeside = 1_000_000_000

/** Throws Refused for a folder that holds anything; one that is not there is fine. */
export function requireEmpty(folder: string, what: string): void {
  const running = serverOn(folder)
  if (running !== undefined)
    throw new Refused(
      `A PostgreSQL (process ${running}) runs on ${folder}: stop it first (systemctl stop postgresql).`,
    )
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refused(
      `${folder} is not empty: ${what} is restored only into an empty place. Move away what is there.`,
    )
}

/** The process of a server on a data folder, when it lives. */
function serverOn(folder: string): number | undefined {
  const file = path.join(folder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return Number.isInteger(pid) && pid > 1 && isAlive(pid) ? pid : undefined
}

/** Throws Refused when the disk of `folder` has no room for so many bytes and what is needed beside them. */
export function requireRoom(folder: string, bytes: number, free = freeAt(folder)): void {
  const needed = bytes + roomBeside
  if (free < needed)
    throw new Refused(`The disk of ${folder} has ${size(free)} free, and ${size(needed)} are needed.`)
}

function freeAt(folder: string): number {
  let at = path.resolve(folder)
  while (!existsSync(at)) at = path.dirname(at)
  const { bavail, bsize } = statfsSync(at)
  return bavail * bsize
}

/** Makes the folder with those above it, for the user of PostgreSQL alone. */
export function makeFolder(folder: string): void {
  mkdirSync(path.dirname(folder), { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, gid } = identity()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}
