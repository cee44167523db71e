// Emptied roots that hold a package and little else, and programs run in them as an ordinary user who can write only where it may.
import { spawn, type ChildProcess } from 'node:child_process'
import { lstatSync, mkdirSync, readFileSync, readdirSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { layBase } from './base.ts'
import { put, runTool } from './folders.ts'

export type Room = {
  root: string
  /** The user in it, by number. */
  user: string
  /** How the starter is called in it. */
  starter: string
}

/** A root with the few Debian packages below Millwright, and Millwright installed by dpkg; users and folders by systemd's own tools. */
export function roomOfDebian(root: string, kept: string, file: string): Room {
  layBase(root, kept)
  put(path.join(root, 'etc/passwd'), 'root:x:0:0:root:/root:/bin/sh\n')
  put(path.join(root, 'etc/group'), 'root:x:0:\n')
  put(path.join(root, 'var/lib/dpkg/status'), '')
  for (const folder of ['info', 'updates', 'triggers'])
    mkdirSync(path.join(root, 'var/lib/dpkg', folder), { recursive: true })
  // Its dependencies lie there unpacked; the tools of systemd, which its script asks for, are those of this machine.
  runTool('dpkg', ['--root', root, '--force-depends', '--log', '/dev/null', '--install', file])
  runTool('systemd-sysusers', [`--root=${root}`, 'millwright.conf'])
  runTool('systemd-tmpfiles', [`--root=${root}`, '--create', 'millwright.conf'])
  const [, , uid, gid] = /^millwright:.*$/m
    .exec(readFileSync(path.join(root, 'etc/passwd'), 'utf8'))![0]
    .split(':')
  return { root, user: `${uid}:${gid}`, starter: '/usr/bin/millwright' }
}

type Manifest = { layers: { digest: string }[]; config: { digest: string } }

/** What a container of the image would have as its root. */
export function roomOfImage(root: string, work: string, file: string): Room {
  const layout = path.join(work, 'unpacked')
  runTool('rm', ['-rf', layout, root])
  mkdirSync(layout, { recursive: true })
  mkdirSync(root, { recursive: true })
  runTool('tar', ['-C', layout, '-xf', file])
  const blob = (digest: string) => path.join(layout, 'blobs', digest.replace(':', '/'))
  const read = (place: string) => JSON.parse(readFileSync(place, 'utf8')) as unknown
  const { manifests } = read(path.join(layout, 'index.json')) as { manifests: { digest: string }[] }
  const { layers, config } = read(blob(manifests[0]!.digest)) as Manifest
  for (const { digest } of layers) runTool('tar', ['-C', root, '-xpf', blob(digest)])
  const { config: run } = read(blob(config.digest)) as { config: { User: string; Entrypoint: string[] } }
  const data = path.join(root, 'var/lib/millwright')
  mkdirSync(data, { recursive: true })
  runTool('chown', [run.User, data])
  return { root, user: run.User, starter: run.Entrypoint[0]! }
}

/** The whole root can only be read, but for the data and /tmp; only this process sees it so. */
const confine = `set -e
mount --bind "$1" "$1"
mount --bind "$1/var/lib/millwright" "$1/var/lib/millwright"
mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
mount -o remount,bind,ro "$1"
root=$1 user=$2
shift 2
exec chroot --userspec="$user" "$root" "$@"`

/** Starts a program in a room, with nothing of this process's environment. */
export function enter(room: Room, words: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn('unshare', ['--mount', 'sh', '-c', confine, 'sh', room.root, room.user, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env },
  })
}

/** Every file of a room with what tells whether somebody wrote to it. */
export function written(room: Room): Map<string, string> {
  const found = new Map<string, string>()
  const look = (folder: string): void => {
    for (const entry of readdirSync(path.join(room.root, folder), { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`
      const { size, mtimeMs, ctimeMs } = lstatSync(path.join(room.root, name))
      const link = entry.isSymbolicLink() ? readlinkSync(path.join(room.root, name)) : ''
      found.set(name, [size, mtimeMs, ctimeMs, link].join(' '))
      if (entry.isDirectory()) look(name)
    }
  }
  look('')
  return found
}
