// The folder that all packages are made of, and how a folder becomes an archive that is the same each time.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  createWriteStream,
  lutimesSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { root } from '../report.ts'
import { builtFiles, contentsOfPackage } from './contents.ts'
import { licencesText } from './licences.ts'
import { billOfMaterials } from './materials.ts'
import { closureOf, filesOf, insidePages, readAsFiles } from './modules.ts'
import type { Release } from './release.ts'

/** Puts a file of the project at `to`; who may read it and whether it is a program does not depend on the umask of this machine. */
export function place(from: string, to: string): void {
  put(to, readFileSync(path.join(root, from)), (statSync(path.join(root, from)).mode & 0o111) !== 0)
}

/** Writes `content` to the file `to`, with the folders above it. */
export function put(to: string, content: string | Uint8Array, isProgram = false): void {
  mkdirSync(path.dirname(to), { recursive: true })
  writeFileSync(to, content)
  chmodSync(to, isProgram ? 0o755 : 0o644)
}

/** Makes the program's folder anew at `to`: its files, the built pages, its packages, the runtime, licences and bill of materials. */
export function stageProgram(to: string, release: Release): void {
  rmSync(to, { recursive: true, force: true })
  const { files, packages } = contentsOfPackage()
  const modules = closureOf([...packages, ...readAsFiles])
  const inside = insidePages.flatMap((name) => closureOf([name]).filter((one) => one.name === name))
  for (const file of [...files, ...builtFiles(), 'LICENSE', 'CHANGELOG.md']) place(file, path.join(to, file))
  for (const module of modules)
    for (const file of filesOf(module))
      place(path.join(module.place, file), path.join(to, module.place, file))
  place('deploy/millwright', path.join(to, 'bin/millwright'))
  put(path.join(to, 'package.json'), manifest(release))
  put(path.join(to, 'LICENCES.txt'), licencesText([...modules, ...inside]))
  const bill = billOfMaterials([...modules, ...inside], release)
  put(path.join(to, 'bill-of-materials.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`)
}

const manifest = ({ version, commit }: Release) =>
  `${JSON.stringify({ name: 'millwright', version, license: 'MIT', private: true, type: 'module', commit }, null, 2)}\n`

/** Gives everything below `folder` the time of the release, and all folders the same rights. */
export function settleTimes(folder: string, epoch: number): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) settleTimes(place, epoch)
    else lutimesSync(place, epoch, epoch)
  }
  chmodSync(folder, 0o755)
  lutimesSync(folder, epoch, epoch)
}

/** A folder with the same files, not written once more but linked. */
export function linkedCopy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  runTool('cp', ['-al', from, to])
}

/** How GNU tar writes the same bytes for the same files: names in order, one owner, one time. */
export const tarWords = (epoch: number) => [
  '--create',
  '--format=gnu',
  '--sort=name',
  `--mtime=@${epoch}`,
  '--owner=0',
  '--group=0',
  '--numeric-owner',
]

const pieceBytes = 2 ** 20

/** The same bytes in pieces of one size: what is compressed hangs on them too, and a pipe gives what it has just then. */
export async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk])
    for (; rest.length >= pieceBytes; rest = rest.subarray(pieceBytes)) yield rest.subarray(0, pieceBytes)
  }
  if (rest.length > 0) yield rest
}

/** Archives the folder `from` under the name `as`; compressed (zstd, by the Node of the project) when `to` ends with .zst. */
export async function archive(from: string, as: string, to: string, epoch: number): Promise<void> {
  const tar = spawn(
    'tar',
    [...tarWords(epoch), `--transform=flags=r;s,^\\.,${as},`, '-C', from, '-f', '-', '.'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, LC_ALL: 'C' },
    },
  )
  const ended = once(tar, 'exit')
  const level = { params: { [zlib.constants.ZSTD_c_compressionLevel]: 12 } }
  if (to.endsWith('.zst'))
    await pipeline(tar.stdout, inPieces, zlib.createZstdCompress(level), createWriteStream(to))
  else await pipeline(tar.stdout, createWriteStream(to))
  const [code] = await ended
  if (code !== 0) throw new Error(`tar ended with ${code}.`)
}

/** Runs a program of this machine to its end; throws with what it said when it fails. */
export function runTool(program: string, words: string[], env: Record<string, string> = {}): string {
  try {
    return execFileSync(program, words, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 2 ** 28,
      env: { ...process.env, LC_ALL: 'C', ...env },
    }).trim()
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    throw new Error(`${program} ${words[0]}: ${stderr?.trim() || message}`, { cause: error })
  }
}
