// Proves packages: each installed into an emptied root and run there in production mode behind HAProxy, as an ordinary user, by people
// who log in, upload, get mail, hear live events and fetch their data; and all of them made again in a clone.
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startDatabase } from '../../bin/services.mjs'
import { aBucket, type TestBucket } from '../../src/testing/bucket.ts'
import { aMailServer } from '../../src/testing/mail-server.ts'
import { proveSame, type Made } from './again.ts'
import { step, tableOf, type Findings } from './findings.ts'
import { demandFront, hosts, openFront, type Front } from './front.ts'
import { demand, until } from './checking.ts'
import { proveInside } from './inside.ts'
import { fetchExport, hearLive, logIn, register, upload, type Member } from './journey.ts'
import { roomOfArchive, roomOfDebian, roomOfImage, toEnd, written, type Room } from './rooms.ts'
import { giveSettings, portsFor, proveConfined, proveWrites, start, type Running } from './running.ts'
import { wordsOf } from './visitor.ts'

const site = `https://${hosts.site}`
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Throws at the first thing that does not hold; tells what did as it goes, and a table at the end. */
export async function provePackages(made: Made): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('--prove changes into other roots, which only root may.')
  demandFront()
  const find = (end: string) =>
    readdirSync(made.packages)
      .filter((name) => name.endsWith(end))
      .map((name) => path.join(made.packages, name))[0]
  const place = path.join(made.work, 'rooms')
  const all: Findings[] = []
  const prove = async (room: Room) => {
    const findings = { name: room.name, steps: new Map<string, string>() }
    all.push(findings)
    await proveRoom(room, findings)
    rmSync(room.root, { recursive: true })
  }
  await prove(await roomOfArchive(path.join(place, 'archive'), made.kept, find('.tar.zst')!))
  await prove(roomOfDebian(path.join(place, 'debian'), made.kept, find('.deb')!))
  const image = find('.oci.tar')
  if (image) await prove(roomOfImage(path.join(place, 'image'), made.work, image))
  process.stdout.write(`\n${tableOf(all)}\n\n`)
  process.stdout.write(`  ${proveSame(made)}\n`)
}

async function proveRoom(room: Room, findings: Findings): Promise<void> {
  const prove = (name: string, act: () => string | Promise<string>) => step(findings, name, act)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-proof-'))
  chmodSync(folder, 0o755)
  const database = startDatabase(path.join(folder, 'postgres'), ['--throwaway'])
  const mails = await aMailServer()
  const bucket = await aBucket({ postedFrom: site })
  let front: Front | undefined
  let running: Running | undefined
  try {
    await prove('size', () => `${(statSync(room.file).size / 1e6).toFixed(1)} MB`)
    await prove('inside', () => proveInside(room))
    const env = giveSettings(room, settingsFor(await database.ready, mails.url, bucket))
    await proveConfined(room)
    const before = written(room)
    const millwright = (...words: string[]) => toEnd(room, [room.starter, ...words], env)

    const migrated = await millwright('migrate')
    demand(migrated.code === 0 && /\d+ applied/.test(migrated.said), `migrate said: ${migrated.said}`)
    const checked = await millwright('check')
    demand(checked.code === 0, `check said: ${checked.said}`)

    const ports = await portsFor(room)
    const starting = async () => {
      running = await start(room, env, ports)
      return running.readyMs.map(({ role, ms }) => `${role} ${seconds(ms)}`).join(', ')
    }
    await prove('first start', starting)
    front = await openFront(folder, running!.port, bucket && servedBucket(bucket))
    const around = { front, mails, bucket }
    await prove('https', () => front!.proveCertificate())
    await prove('pages', () => provePages(front!))
    const first = await register(around, 'Ines')
    await prove('mail', () => first.said)
    await prove('log in', () => logIn(first.member))
    await prove('upload', () => upload(first.member, around))
    await prove('live event', async () =>
      hearLive(first.member, (await register(around, 'Jonas')).member, around),
    )
    await prove('export', () => fetchExport(first.member))
    await prove('programs', () => provePrograms(millwright))
    await proveLibraries(room)
    await prove('user', () => proveUser(room, running!))
    await prove('SIGTERM, first', async () => seconds(await running!.stop()))

    await prove('next start', starting)
    await prove('health check', () => proveComesBack(front!, first.member))
    await prove('SIGTERM, next', async () => seconds(await running!.stop()))
    await prove('writes outside', () => proveWrites(room, before))
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${running?.kill() ?? ''}`, { cause: error })
  } finally {
    running?.kill()
    await front?.close()
    await bucket?.remove()
    await mails.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function settingsFor(url: string, mailUrl: string, bucket: TestBucket | undefined) {
  const { S3_ACCESS_KEY, S3_SECRET_KEY, FILES_URL: _own, ...named } = bucket?.settings ?? {}
  const keys = { ...(S3_ACCESS_KEY && { S3_ACCESS_KEY }), ...(S3_SECRET_KEY && { S3_SECRET_KEY }) }
  const plain = { PUBLIC_ORIGINS: `jp=${site}`, FILES_URL: `https://${hosts.files}`, ...named }
  const secrets = { DATABASE_URL: url, SMTP_URL: mailUrl, SECRET: randomBytes(32).toString('hex'), ...keys }
  return { plain, secrets }
}

const servedBucket = ({ settings }: TestBucket) => ({
  endpoint: settings['S3_ENDPOINT']!,
  bucket: settings['S3_BUCKET']!,
})

async function provePages({ ask }: Front): Promise<string> {
  const home = await ask(`${site}/`)
  const asset = /\/assets\/[\w.-]+\.js/.exec(home.text)?.[0]
  demand(home.status === 200 && asset !== undefined, `The home page answered ${home.status}.`)
  const found = [
    asset,
    '/flags/JP.svg',
    '/api/openapi.json',
    '/search/products/?q=bearing',
    '/terms-and-conditions/',
  ]
  for (const address of found) {
    const { status } = await ask(site + address)
    demand(status < 400, `${address} answered ${status}.`)
  }
  for (const [address, hidden] of Object.entries({ '/dev/mail': 302, '/readyz': 404, '/metrics': 404 })) {
    const { status } = await ask(site + address)
    demand(status === hidden, `${address} answered ${status} to the world.`)
  }
  return `${found.length + 1} answered`
}

const programsTried: [string[], RegExp][] = [
  [['user', '--email', 'nobody@millwright.example', '--role', 'support', '--reason', 'proof'], /No account/],
  [['audit-log', 'verify'], /./],
  [['news'], /nothing|waiting|listener/i],
  [['migrate'], /Nothing new/],
  [['nonsense'], /Usage: millwright/],
]

async function provePrograms(
  millwright: (...words: string[]) => Promise<{ code: number | null; said: string }>,
): Promise<string> {
  for (const [words, expected] of programsTried) {
    const { code, said } = await millwright(...words)
    demand(expected.test(said), `${words.join(' ')} ended with ${code} and said: ${said}`)
  }
  return `${programsTried.length} ran`
}

/** HAProxy finds by itself that the program is there again, and who was logged in still is. */
async function proveComesBack(front: Front, { visitor, email }: Member): Promise<string> {
  const begun = Date.now()
  const isPassedOn = async () => (await front.ask(`${site}/`)).status !== 503 || undefined
  await until('HAProxy did not take the program back', isPassedOn)
  const took = Date.now() - begun
  const page = await visitor.open('/accounts/security')
  demand(page.text.includes(email), `Who was logged in is so no longer: ${page.status} ${wordsOf(page.text)}`)
  return `back after ${seconds(took)}, still logged in`
}

function proveUser(room: Room, running: Running): string {
  running.proveOrdinary()
  return `${room.user}, root only read`
}

/** Those with machine code in them find their libraries in the room. */
async function proveLibraries({ program, ...room }: Room): Promise<void> {
  const code = `
    const { default: sharp } = await import('sharp')
    const { hash } = await import('@node-rs/argon2')
    const { PDFiumLibrary } = await import('@hyzyla/pdfium')
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).webp().toBuffer()
    await (await PDFiumLibrary.init()).destroy()
    console.log('all there', picture.length > 0 && (await hash('a')).length > 0)`
  const modules = readdirSync(path.join(room.root, program, 'node_modules'))
  const node = modules.find((name) => name.startsWith('node-linux'))
  const command = `cd ${program} && exec node_modules/${node}/bin/node --input-type=module -e "$1"`
  const { said } = await toEnd({ program, ...room }, ['/bin/sh', '-c', command, 'sh', code])
  demand(said.includes('all there true'), `A library is missing: ${said}`)
}
