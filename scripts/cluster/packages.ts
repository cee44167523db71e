// What a cluster needs of this machine, by Debian's packages.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runTool } from '../package/folders.ts'

const postgresHome = '/usr/lib/postgresql'
const places = ['/usr/sbin', '/usr/bin', '/sbin', '/bin', '/usr/local/bin']
export const placeOf = (program: string): string | undefined =>
  places.map((place) => path.join(place, program)).find((file) => existsSync(file))

/** The newest PostgreSQL server of Debian's packages. */
export function postgresBin(): string | undefined {
  if (!existsSync(postgresHome)) return undefined
  return readdirSync(postgresHome)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => path.join(postgresHome, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'postgres')))
}

const needed: readonly { has(): boolean; name: string }[] = [
  { name: 'postgresql', has: () => postgresBin() !== undefined },
  ...[
    ['patroni', 'patroni'],
    ['etcd', 'etcd-server'],
    ['haproxy', 'haproxy'],
    ['pgbouncer', 'pgbouncer'],
    ['curl', 'curl'],
    ['setpriv', 'util-linux'],
  ].map(([program, name]) => ({ name: name!, has: () => placeOf(program!) !== undefined })),
]

/** The names of packages that are missing. */
export const missingPackages = (): string[] => [
  ...new Set(needed.filter(({ has }) => !has()).map(({ name }) => name)),
]

const policy = '/usr/sbin/policy-rc.d'

/** Installs them by apt-get, as root, without starting what they bring along. */
export function installPackages(names: readonly string[]): void {
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    runTool('apt-get', ['update', '-q'])
    runTool(
      'apt-get',
      ['-o', 'DPkg::Lock::Timeout=300', 'install', '-qy', '--no-install-recommends', ...names],
      {
        DEBIAN_FRONTEND: 'noninteractive',
      },
    )
  } finally {
    if (isOurs) rmSync(policy)
  }
}

/** Such as `1.18.0`. */
export const pgbouncerVersion = (): string =>
  /PgBouncer (\d+\.\d+(?:\.\d+)?)/i.exec(runTool(placeOf('pgbouncer')!, ['--version']))?.[1] ?? '0'
