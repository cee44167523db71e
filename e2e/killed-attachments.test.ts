// The server is killed while files go up and along with messages: what was acknowledged is there after the next start.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { CallOutput } from '../src/contract/endpoint.ts'
import type { UploadDescriptorEntry } from '../src/contract/files.ts'
import type { MessageEntry, showAttachment } from '../src/contract/inquiries.ts'
import { aStep } from '../src/testing/attachments.ts'
import { aDataFolder, startInstance, type Instance } from './instance.ts'
import { someTalks, type Talk } from './talking.ts'

const place = aDataFolder()
const running: Instance[] = []
afterAll(async () => {
  for (const instance of running) await instance.stop()
  place.remove()
})
async function start(): Promise<Instance> {
  const instance = await startInstance({ folder: place.folder, options: ['--no-demo'] })
  running.push(instance)
  return instance
}

type Side = Talk['sides'][number]
/** A file that was acknowledged: its token, and since the message was, where it is read. */
type Kept = { side: Side; token: string; bytes: Buffer; sent?: string }

async function call<Data>(address: string, { person }: Side, path: string, body?: object): Promise<Data> {
  const response = await fetch(`${address}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: person.bearer,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { data, name } = (await response.json()) as { data: Data; name?: string }
  if (!response.ok) throw new Error(`${path}: ${response.status} ${name}`)
  return data
}

/** Uploads and sends one file after the other until the server is gone; notes what it was told that is done. */
async function sending(address: string, side: Side, kept: Kept[]): Promise<void> {
  try {
    for (let n = 1; n < 60; n++) {
      const bytes = aStep(20_000 * n)
      const wish = { contentType: 'model/step', fileSize: bytes.length, fileName: `part ${n}.step` }
      const { signedPost, token } = await call<UploadDescriptorEntry>(
        address,
        side,
        '/files/upload-request/attachment',
        wish,
      )
      const form = new FormData()
      for (const [name, value] of Object.entries(signedPost.fields)) form.set(name, value)
      form.set('file', new Blob([new Uint8Array(bytes)]))
      await fetch(new URL(signedPost.url, address), { method: 'POST', body: form })
      await call(address, side, '/files/attachment-validate', { token })
      const one: Kept = { side, token, bytes }
      kept.push(one)
      // Every other one waits in its form.
      if (n % 2 === 0) one.sent = await write(address, one)
    }
  } catch {
    // Gone: what was not acknowledged is nobody's loss.
  }
}

async function write(address: string, { side, token }: Kept): Promise<string> {
  const path = `/business/request/${side.requestID}/send-message?bid=${side.mailboxID}`
  const message = await call<MessageEntry>(address, side, path, {
    content: 'See here.',
    attachments: [token],
  })
  return message.attachments[0]!.attachmentID
}

test('no acknowledged file is lost, sent or waiting to be', async () => {
  const first = await start()
  const talks = await someTalks(place.folder, 3)
  const kept: Kept[] = []
  const writers = talks.flatMap(({ sides }) => sides.map((side) => sending(first.address, side, kept)))
  await expect.poll(() => kept.filter(({ sent }) => sent).length, { timeout: 60_000 }).toBeGreaterThan(8)
  process.kill(first.pidOf('src/main.ts'), 'SIGKILL')
  await Promise.all(writers)
  await expect.poll(() => first.processes().length, { timeout: 30_000 }).toBeLessThanOrEqual(1)
  const { address } = await start()
  process.stdout.write(`${kept.length} files acknowledged, ${kept.filter(({ sent }) => sent).length} sent\n`)
  for (const one of kept) {
    // One whose answer was lost may have been sent.
    const id =
      one.sent ?? (await write(address, one).catch(() => undefined)) ?? (await sentWith(address, one))
    const { requestID, mailboxID } = one.side
    const path = `/business/request/${requestID}/attachment/${id}?bid=${mailboxID}`
    const { url } = await call<CallOutput<typeof showAttachment>>(address, one.side, path)
    const response = await fetch(new URL(url, address))
    expect(Buffer.from(await response.arrayBuffer()).equals(one.bytes)).toBe(true)
  }
}, 180_000)

/** The file of that size in the conversation. */
async function sentWith(address: string, { side, bytes }: Kept): Promise<string> {
  const path = `/business/request/${side.requestID}/get-messages?bid=${side.mailboxID}`
  const { messages } = await call<{ messages: MessageEntry[] }>(address, side, path)
  const all = messages.flatMap(({ attachments, author }) =>
    author.userID === side.person.userID ? attachments : [],
  )
  return all.find((one) => one.bytes === bytes.length)?.attachmentID ?? ''
}
