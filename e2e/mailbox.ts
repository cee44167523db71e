// The mails of the site, as they are kept in its data folder for want of a mail server.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { inject, vi } from 'vitest'

/** The newest mail to `address` whose link leads to `page`; waits until it has been sent. */
export function mailTo(address: string, page: string): Promise<{ mail: Email; link: string }> {
  return vi.waitFor(() => newest(address, page), { timeout: 30_000, interval: 200 })
}

/** All mails to an address so far, the newest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = path.join(inject('dataFolder'), 'mail')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const mails: Email[] = []
  for (const name of names.toSorted().toReversed()) {
    const bytes = await readFile(path.join(folder, name))
    // To read a mail takes long, and there are those of all journeys.
    if (!bytes.includes(address)) continue
    const mail = await PostalMime.parse(bytes)
    if (mail.to?.some((to) => to.address === address)) mails.push(mail)
  }
  return mails
}

async function newest(address: string, page: string): Promise<{ mail: Email; link: string }> {
  for (const mail of await mailsTo(address)) {
    const link = new RegExp(`https?://\\S+${page}\\S*`).exec(mail.text ?? '')?.[0]
    if (link !== undefined) return { mail, link }
  }
  throw new Error(`no mail to ${address} leads to ${page} yet`)
}

/** Path and query of the link in that mail. */
export async function linkMailedTo(address: string, page: string): Promise<string> {
  const { pathname, search } = new URL((await mailTo(address, page)).link)
  return pathname + search
}
