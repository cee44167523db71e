// The floor of an image: the few Debian packages that the program needs below it, unpacked.
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { put, runTool } from './folders.ts'

/** A shell for the starter, what Node loads, and time zones. */
export const basePackages = [
  'base-files',
  'dash',
  'gcc-12-base',
  'libatomic1',
  'libc6',
  'libgcc-s1',
  'libstdc++6',
  'tzdata',
]

/** The user in the image, as numbers: clusters ask for them. */
export const imageUser = 10_001

/** Fetches the packages by apt into `kept`, unless they are there as apt names them today; answers their files. */
function fetchBase(kept: string): string[] {
  mkdirSync(kept, { recursive: true })
  const wanted = basePackages.map((name) => {
    const shown = runTool('apt-cache', ['show', '--no-all-versions', name])
    const field = (key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(shown)?.[1] ?? ''
    return `${name}_${field('Version').replaceAll(':', '%3a')}_${field('Architecture')}.deb`
  })
  const missing = basePackages.filter((_, at) => !existsSync(path.join(kept, wanted[at]!)))
  if (missing.length > 0) {
    const fresh = path.join(kept, 'fresh')
    rmSync(fresh, { recursive: true, force: true })
    mkdirSync(fresh)
    runTool('sh', [
      '-c',
      'cd "$1" && shift && apt-get download -q -o APT::Sandbox::User=root "$@"',
      'sh',
      fresh,
      ...missing,
    ])
    for (const name of readdirSync(fresh)) renameSync(path.join(fresh, name), path.join(kept, name))
    rmSync(fresh, { recursive: true })
  }
  return wanted.map((name) => path.join(kept, name))
}

/** Makes the root folder of an image at `to`, without documentation but for licences; scanners find the packages where distroless images have them. */
export function layBase(to: string, kept: string): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const file of fetchBase(kept)) {
    runTool('dpkg-deb', ['--extract', file, to])
    const name = path.basename(file).split('_')[0]!
    put(path.join(to, 'var/lib/dpkg/status.d', name), `${runTool('dpkg-deb', ['--field', file])}\n`)
  }
  const shared = path.join(to, 'usr/share')
  for (const name of ['man', 'locale', 'lintian', 'info', 'debconf', 'menu', 'bug', 'doc-base'])
    rmSync(path.join(shared, name), { recursive: true, force: true })
  for (const name of readdirSync(path.join(shared, 'doc')))
    for (const file of readdirSync(path.join(shared, 'doc', name)))
      if (file !== 'copyright') rmSync(path.join(shared, 'doc', name, file), { recursive: true })
  put(
    path.join(to, 'etc/passwd'),
    `root:x:0:0:root:/root:/bin/sh\nmillwright:x:${imageUser}:${imageUser}:Millwright:/var/lib/millwright:/bin/sh\n`,
  )
  put(path.join(to, 'etc/group'), `root:x:0:\nmillwright:x:${imageUser}:\n`)
  put(path.join(to, 'etc/nsswitch.conf'), 'passwd: files\ngroup: files\nhosts: files dns\n')
  for (const folder of ['proc', 'sys', 'dev', 'run', 'etc/millwright'])
    mkdirSync(path.join(to, folder), { recursive: true })
  mkdirSync(path.join(to, 'tmp'), { recursive: true })
  const osRelease = path.join(to, 'etc/os-release')
  if (!existsSync(osRelease)) copyFileSync(path.join(to, 'usr/lib/os-release'), osRelease)
}
