// The Debian package: the program below /usr/lib/millwright, a command, units for each role, a user and settings.
import { chmodSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../report.ts'
import { linkedCopy, place, put, runTool, settleTimes } from './folders.ts'
import type { Release } from './release.ts'

/** Libraries that Node and the packages of ours load, in Debian 12 and newer; users are made by systemd. */
const depends = 'libc6 (>= 2.34), libgcc-s1, libstdc++6 (>= 11), libatomic1, systemd (>= 247)'

const units = 'deploy/systemd'
/** Settings of other programs, to be copied and changed. */
const examples = [
  'haproxy.cfg',
  'haproxy-api.cfg',
  'pgbouncer.ini',
  'pgbackrest.conf',
  'postgresql-archive.conf',
  'bucket-lifecycle.json',
  ...['etcd.yml', 'patroni.yml', 'haproxy-database.cfg', 'disk-watch.sh', 'disk-watch.service'].map(
    (name) => `cluster/${name}`,
  ),
]

/** Lays everything out at `to` as it lies on a machine that has the package; `program` is the staged folder. */
export function layOut(program: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  linkedCopy(program, path.join(to, 'usr/lib/millwright'))
  put(path.join(to, 'usr/bin/millwright'), '#!/bin/sh\nexec /usr/lib/millwright/bin/millwright "$@"\n', true)
  for (const name of readdirSync(path.join(root, units))) {
    const folder = name.endsWith('.conf') ? 'millwright-.service.d/' : ''
    place(`${units}/${name}`, path.join(to, 'usr/lib/systemd/system', folder, name))
  }
  place('deploy/debian/sysusers.conf', path.join(to, 'usr/lib/sysusers.d/millwright.conf'))
  place('deploy/debian/tmpfiles.conf', path.join(to, 'usr/lib/tmpfiles.d/millwright.conf'))
  place('deploy/millwright.env', path.join(to, 'etc/millwright/millwright.env'))
  for (const name of examples)
    place(`deploy/${name}`, path.join(to, 'usr/share/doc/millwright/examples', name))
  for (const folder of ['prometheus', 'grafana'])
    for (const name of readdirSync(path.join(root, 'deploy', folder)))
      place(`deploy/${folder}/${name}`, path.join(to, 'usr/share/doc/millwright/examples', folder, name))
  place('deploy/debian/copyright', path.join(to, 'usr/share/doc/millwright/copyright'))
}

/** The control file of the package. */
export const controlOf = ({ version, debianArch }: Release, kilobytes: number): string => `Package: millwright
Version: ${version}
Architecture: ${debianArch}
Maintainer: Millwright <operations@millwright.example>
Installed-Size: ${kilobytes}
Depends: ${depends}
Recommends: haproxy, postgresql-client
Suggests: postgresql, pgbackrest
Section: web
Priority: optional
Description: business-to-business network and supplier directory
 One program with four roles (web, api, accounts, worker), each in a unit of
 its own, or all in one. It needs a PostgreSQL 15 to 18, an SMTP server and an
 https proxy in front. Settings: /etc/millwright/millwright.env
`

/** Makes the package of what lies at `laid` (`layOut`) as the file `to`. */
export function packDebian(laid: string, to: string, release: Release): void {
  const control = path.join(laid, 'DEBIAN')
  const kilobytes = Math.ceil(bytesBelow(laid) / 1024)
  put(path.join(control, 'control'), controlOf(release, kilobytes))
  put(path.join(control, 'conffiles'), '/etc/millwright/millwright.env\n')
  for (const name of ['postinst', 'prerm', 'postrm']) {
    place(`deploy/debian/${name}`, path.join(control, name))
    chmodSync(path.join(control, name), 0o755)
  }
  // Passwords stand in it once it is filled in.
  chmodSync(path.join(laid, 'etc/millwright/millwright.env'), 0o640)
  settleTimes(laid, release.epoch)
  runTool('dpkg-deb', ['--root-owner-group', '-Zzstd', '-z12', '--threads-max=1', '--build', laid, to], {
    SOURCE_DATE_EPOCH: String(release.epoch),
  })
  rmSync(control, { recursive: true })
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const place = path.join(folder, entry.name)
    return sum + (entry.isDirectory() ? bytesBelow(place) : statSync(place).size)
  }, 0)
}

/** The units that a package installs, by name. */
export const unitTexts = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path.join(root, units)).map((name) => [
      name,
      readFileSync(path.join(root, units, name), 'utf8'),
    ]),
  )
