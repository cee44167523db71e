// Without a mail server each mail is kept as a file: what would have been sent, byte for byte.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MailTransport } from './message.ts'
import { wholeMail } from './whole.ts'

// The ids of mails are UUIDs sorted by time, so the names are too, and a mail tried twice is one file.
const ownName = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The way into `folder`, which is made when it is needed. */
export function mailIntoFolder(folder: string): MailTransport {
  let closed = false
  return {
    async send(message) {
      const bytes = wholeMail(message)
      const file = path.join(folder, `${message.id}.eml`)
      await mkdir(folder, { recursive: true })
      // Written beside and renamed, so that nobody reads half a mail; only this user may, for it carries links.
      await writeFile(`${file}.part`, bytes, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    isClosed: () => closed,
    async close() {
      closed = true
    },
  }
}

/** The ids of the mails kept in `folder`, newest first, at most `limit`; none without a folder. */
export async function keptMails(folder: string, limit: number): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
    .filter((id) => ownName.test(id))
    .toSorted()
    .toReversed()
    .slice(0, limit)
}

/** The bytes of a kept mail; nothing for an id that is none or a mail that is not there. */
export async function keptMail(folder: string, id: string): Promise<Buffer | undefined> {
  if (!ownName.test(id)) return undefined
  return readFile(path.join(folder, `${id}.eml`)).catch(() => undefined)
}
