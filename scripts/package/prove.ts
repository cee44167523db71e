// Proves packages: each installed into an emptied root and run there in production mode behind https, as an ordinary user, with
// every write noticed; and all of them made again in a clone, with the same hashes.
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startDatabase } from '../../bin/services.mjs'
import { aFreePort } from '../../src/testing/processes.ts'
import { root } from '../report.ts'
import { openFront, type Front } from './front.ts'
import { put, runTool } from './folders.ts'
import type { Release } from './release.ts'
import { enter, roomOfDebian, roomOfImage, written, type Room } from './rooms.ts'

type Made = { release: Release; packages: string; work: string; kept: string }

const host = 'millwright.example'
const tell = (text: string) => process.stdout.write(`  ${text}\n`)

/** Throws at the first thing that does not hold; says what did, with its figures. */
export async function provePackages(made: Made): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('--prove changes into other roots, which only root may.')
  const find = (end: string) =>
    readdirSync(made.packages)
      .filter((name) => name.endsWith(end))
      .map((name) => path.join(made.packages, name))[0]
  const place = path.join(made.work, 'rooms')
  await proveRoom('Debian package', roomOfDebian(path.join(place, 'debian'), made.kept, find('.deb')!))
  const image = find('.oci.tar')
  if (image) await proveRoom('image', roomOfImage(path.join(place, 'image'), made.work, image))
  rmSync(place, { recursive: true })
  proveSame(made)
}

function demand(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise)
}

async function proveRoom(name: string, room: Room): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-proof-'))
  chmodSync(folder, 0o755)
  const database = startDatabase(path.join(folder, 'postgres'), ['--throwaway'])
  let front: Front | undefined
  let server: ChildProcess | undefined
  try {
    const port = await aFreePort()
    giveSettings(room, await database.ready, port)
    const before = written(room)

    const migrated = await toEnd(room, ['migrate'])
    demand(migrated.code === 0 && /\d+ applied/.test(migrated.said), `migrate said: ${migrated.said}`)
    const checked = await toEnd(room, ['check'])
    demand(checked.code === 0, `check said: ${checked.said}`)

    const since = Date.now()
    const running = enter(room, [room.starter, 'all'], credentials)
    server = running
    let said = ''
    for (const stream of [running.stdout, running.stderr]) stream?.on('data', (text) => (said += text))
    const ended = once(running, 'exit') as Promise<[number | null]>
    const address = `http://127.0.0.1:${port}`
    await answersAt(address, () => (running.exitCode === null ? undefined : said))
    tell(`${name}: ready after ${((Date.now() - since) / 1000).toFixed(1)} s`)

    front = await openFront(folder, port)
    tell(`${name}: asked ${front.told}`)
    await provePages(front)
    for (const [words, expected] of programsTried) {
      const { code, said: told } = await toEnd(room, words)
      demand(expected.test(told), `${words.join(' ')} ended with ${code} and said: ${told}`)
    }
    await proveLibraries(room)

    const stopped = Date.now()
    running.kill('SIGTERM')
    const [code] = await ended
    demand(code === 0, `It ended with ${code} after SIGTERM: ${said.slice(-2_000)}`)
    tell(`${name}: ended ${Date.now() - stopped} ms after SIGTERM`)
    proveWrites(room, before)
  } finally {
    if (server?.exitCode === null) server.kill('SIGKILL')
    await front?.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const programsTried: [string[], RegExp][] = [
  [['user', '--email', 'nobody@millwright.example', '--role', 'support', '--reason', 'proof'], /No account/],
  [['audit-log', 'verify'], /./],
  [['news'], /nothing|waiting|listener/i],
  [['migrate'], /Nothing new/],
  [['nonsense'], /Usage: millwright/],
]

/** As systemd hands secrets to a unit. */
const secretsAt = '/run/credentials'
const credentials = { CREDENTIALS_DIRECTORY: secretsAt }

function giveSettings(room: Room, url: string, port: number): void {
  const [uid, gid] = room.user.split(':').map(Number) as [number, number]
  const settings = path.join(room.root, 'etc/millwright/millwright.env')
  if (!existsSync(settings)) put(settings, readFileSync(path.join(root, 'deploy/millwright.env')))
  appendFileSync(
    settings,
    [
      `PUBLIC_ORIGINS=jp=https://${host}`,
      'FILES_URL=https://files.millwright.example',
      `PORT=${port}`,
      'HOST=127.0.0.1',
      '',
    ].join('\n'),
  )
  const secrets = {
    DATABASE_URL: url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRET: randomBytes(32).toString('hex'),
  }
  const folder = path.join(room.root, secretsAt)
  mkdirSync(folder, { recursive: true })
  for (const [name, value] of Object.entries(secrets)) {
    const file = path.join(folder, `secrets_${name}`)
    put(file, `${value}\n`)
    chownSync(file, uid, gid)
    chmodSync(file, 0o400)
  }
}

async function toEnd(room: Room, words: string[]): Promise<{ code: number | null; said: string }> {
  const run = enter(room, [room.starter, ...words], credentials)
  let said = ''
  for (const stream of [run.stdout, run.stderr]) stream?.on('data', (text) => (said += text))
  const [code] = (await once(run, 'close')) as [number | null]
  return { code, said }
}

/** Waits until the process says that it is ready; `hasEnded` says why it never will. */
async function answersAt(address: string, hasEnded: () => string | undefined): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    const why = hasEnded()
    if (why !== undefined) throw new Error(`It ended by itself: ${why}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function provePages({ ask }: Front): Promise<void> {
  const home = await ask(host, '/')
  const asset = /\/assets\/[\w.-]+\.js/.exec(home.body)?.[0]
  demand(home.status === 200 && asset !== undefined, `The home page answered ${home.status}.`)
  const logIn = await ask(host, '/accounts/log-in')
  demand(logIn.status === 200 && logIn.body.includes('<form'), `The log-in page answered ${logIn.status}.`)
  for (const address of [
    asset!,
    '/flags/JP.svg',
    '/api/openapi.json',
    '/search/products/?q=bearing',
    '/terms-and-conditions/',
  ]) {
    const { status } = await ask(host, address)
    demand(status < 400, `${address} answered ${status}.`)
  }
  const refused = await ask(host, '/dev/mail')
  demand(refused.status >= 300, `/dev/mail answered ${refused.status} in production.`)
}

/** Those with machine code in them find their libraries in the room. */
async function proveLibraries(room: Room): Promise<void> {
  const code = `
    const { default: sharp } = await import('sharp')
    const { hash } = await import('@node-rs/argon2')
    const { PDFiumLibrary } = await import('@hyzyla/pdfium')
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).webp().toBuffer()
    await (await PDFiumLibrary.init()).destroy()
    console.log('all there', picture.length > 0 && (await hash('a')).length > 0)`
  const modules = '/usr/lib/millwright'
  const [node] = readdirSync(path.join(room.root, modules, 'node_modules')).filter((name) =>
    name.startsWith('node-linux'),
  )
  const words = [
    '/bin/sh',
    '-c',
    `cd ${modules} && exec node_modules/${node}/bin/node --input-type=module -e "$1"`,
    'sh',
    code,
  ]
  const run = enter(room, words, {})
  let said = ''
  for (const stream of [run.stdout, run.stderr]) stream?.on('data', (text) => (said += text))
  await once(run, 'close')
  demand(said.includes('all there true'), `A library is missing: ${said}`)
}

function proveWrites(room: Room, before: Map<string, string>): void {
  const after = written(room)
  const changed = [...after].filter(([name, what]) => before.get(name) !== what).map(([name]) => name)
  const outside = changed.filter((name) => !name.startsWith('/var/lib/millwright'))
  const gone = [...before.keys()].filter((name) => !after.has(name))
  demand(
    [...outside, ...gone].length === 0,
    `Written outside its folder: ${[...outside, ...gone].join(', ')}`,
  )
  tell(`written: ${changed.length} files and folders, all below /var/lib/millwright`)
}

/** Makes all of it again from a clone in another folder, and compares. */
function proveSame({ release, packages, kept }: Made): void {
  if (release.version.endsWith('.dirty')) {
    tell('not made again: what is not committed is in no clone')
    return
  }
  const clone = mkdtempSync(path.join(root, 'dist', 'again-'))
  try {
    runTool('git', ['clone', '--quiet', '--no-hardlinks', root, path.join(clone, 'it')])
    const it = path.join(clone, 'it')
    runTool('git', ['-C', it, 'checkout', '--quiet', release.commit])
    runTool('cp', ['-al', path.join(root, 'node_modules'), path.join(it, 'node_modules')])
    mkdirSync(path.join(it, 'dist'))
    runTool('cp', ['-al', kept, path.join(it, 'dist/base')])
    runTool('sh', ['-c', 'cd "$1" && umask 077 && node_modules/.bin/node scripts/package.ts', 'sh', it])
    const sums = (folder: string) => readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8')
    const again = sums(path.join(it, 'dist/packages'))
    demand(again === sums(packages), `Made again, it differs:\n${sums(packages)}\n${again}`)
    tell(`made again in a clone: the same hashes\n${again}`)
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}
