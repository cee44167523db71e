// Emptied roots that hold a package and little else, and programs run in them as an ordinary user who can write only where it may.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, lstatSync, mkdirSync, readFileSync, readdirSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { imageUser, layBase } from './base.ts'
import { put, runTool } from './folders.ts'

/** A process of a package: the words behind the starter, and what it is given beside the settings. */
export type Unit = { role: string; env: Record<string, string> }

export type Room = {
  /** Of the package. */
  name: string
  file: string
  root: string
  /** The user in it, by number. */
  user: string
  /** How the starter is called in it, and the folder of the program. */
  starter: string
  program: string
  /** How it runs: everything in one process, or the roles as the package's units say. */
  units: Unit[]
  /** The file of a secret, and how the program is told of it. */
  secretFile(name: string): string
  secretEnv(names: readonly string[]): Record<string, string>
}

const everything: Unit[] = [{ role: 'all', env: { PORT: '3000' } }]

/** A root with the few Debian packages below Millwright, and the archive unpacked below /opt; secrets where the starter looks for them. */
export async function roomOfArchive(root: string, kept: string, file: string): Promise<Room> {
  layBase(root, kept)
  mkdirSync(path.join(root, 'opt'), { recursive: true })
  const tar = spawn('tar', ['-C', path.join(root, 'opt'), '-xpf', '-'], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const ended = once(tar, 'exit')
  await pipeline(createReadStream(file), zlib.createZstdDecompress(), tar.stdin)
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`tar ended with ${code}.`)
  const program = `/opt/${readdirSync(path.join(root, 'opt'))[0]}`
  mkdirSync(path.join(root, 'var/lib/millwright'))
  runTool('chown', [`${imageUser}:${imageUser}`, path.join(root, 'var/lib/millwright')])
  return {
    name: 'archive',
    file,
    root,
    user: `${imageUser}:${imageUser}`,
    starter: `${program}/bin/millwright`,
    program,
    units: everything,
    secretFile: (name) => `/etc/millwright/secrets/${name}`,
    secretEnv: () => ({}),
  }
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
  return {
    name: 'Debian package',
    file,
    root,
    user: `${uid}:${gid}`,
    starter: '/usr/bin/millwright',
    program: '/usr/lib/millwright',
    units: ['api', 'worker', 'web'].map((role) => unitOf(root, role)),
    // As systemd hands them to a unit.
    secretFile: (name) => `/run/credentials/secrets_${name}`,
    secretEnv: () => ({ CREDENTIALS_DIRECTORY: '/run/credentials' }),
  }
}

/** What the installed unit of a role starts, with which environment. */
function unitOf(root: string, role: string): Unit {
  const text = readFileSync(path.join(root, `usr/lib/systemd/system/millwright-${role}.service`), 'utf8')
  const [, started] = /^ExecStart=\/usr\/bin\/millwright (\w+)$/m.exec(text) ?? []
  const [, given = ''] = /^Environment=(.*)$/m.exec(text) ?? []
  if (started === undefined) throw new Error(`The unit of ${role} does not start millwright.`)
  const env = Object.fromEntries(given.split(' ').map((one) => one.split(/=(.*)/).slice(0, 2)))
  return { role: started, env: env as Record<string, string> }
}

type Manifest = { layers: { digest: string }[]; config: { digest: string } }
type RunConfig = { User: string; Entrypoint: string[]; Cmd: string[]; Env: string[]; WorkingDir: string }

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
  const { config: run } = read(blob(config.digest)) as { config: RunConfig }
  const data = path.join(root, 'var/lib/millwright')
  mkdirSync(data, { recursive: true })
  runTool('chown', [run.User, data])
  return {
    name: 'image',
    file,
    root,
    user: run.User,
    starter: run.Entrypoint[0]!,
    program: run.WorkingDir,
    units: [
      { role: run.Cmd[0]!, env: Object.fromEntries(run.Env.map((one) => one.split('='))) as Unit['env'] },
    ],
    // As deploy/compose.yaml has it.
    secretFile: (name) => `/run/secrets/${name}`,
    secretEnv: (names) => Object.fromEntries(names.map((name) => [`${name}_FILE`, `/run/secrets/${name}`])),
  }
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

/** Runs a program in a room to its end. */
export async function toEnd(
  room: Room,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  const run = enter(room, words, env)
  let said = ''
  for (const stream of [run.stdout, run.stderr]) stream?.on('data', (text) => (said += String(text)))
  const [code] = (await once(run, 'close')) as [number | null]
  return { code, said }
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
