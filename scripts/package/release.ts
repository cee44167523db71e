// What is packed: which commit, under which number, as of when.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../report.ts'

export type Release = {
  /** `0.1.0` of a tagged commit, else with the day, time and name of the commit: `0.1.0+20261129.0845.ef584ffc`. */
  version: string
  commit: string
  /** Seconds since 1970 of the commit: the time of every file. */
  epoch: number
  /** The same as a text (ISO 8601, UTC). */
  madeAt: string
  /** As Debian and Node call the kind of machine. */
  debianArch: string
  arch: string
}

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()

/** The version of a commit made at `madeAt`, which `tags` name. */
export function versionOf(
  number: string,
  { commit, madeAt, tags, isDirty }: { commit: string; madeAt: string; tags: string[]; isDirty: boolean },
): string {
  if (tags.includes(`v${number}`) && !isDirty) return number
  const [day, time] = madeAt.replaceAll(/[-:]/g, '').split('T')
  return `${number}+${day}.${time!.slice(0, 4)}.${commit.slice(0, 8)}${isDirty ? '.dirty' : ''}`
}

/** What the working tree holds; throws when it is not what was committed, unless `dirtyToo`. */
export function readRelease(dirtyToo: boolean): Release {
  const changed = git('status', '--porcelain')
  if (changed !== '' && !dirtyToo)
    throw new Error(`These files are not committed: a package could not be made again.\n${changed}`)
  const commit = git('rev-parse', 'HEAD')
  const epoch = Number(git('log', '-1', '--format=%ct'))
  const madeAt = new Date(epoch * 1000).toISOString().replace('.000Z', 'Z')
  const { version: number } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const tags = git('tag', '--points-at', 'HEAD').split('\n')
  const version = versionOf(number, { commit, madeAt, tags, isDirty: changed !== '' })
  const arch = process.arch
  return { version, commit, epoch, madeAt, arch, debianArch: arch === 'x64' ? 'amd64' : arch }
}
