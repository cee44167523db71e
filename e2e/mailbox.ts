// The mails of the site, as they are kept in its data folder for want of a mail server.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { inject, vi } from 'vitest'

/** The newest mail to `address` whose link leads to `page`; waits until it has been sent. */
export function mailTo(address: string, page: string): Promise<{ mail: Email; link: string }> {
  return vi.waitFor(() => newest(address, page), { timeout: 30_000, interval: 200 })
}

async function newest(address: string, page: string): Promise<{ mail: Email; link: string }> {
  const folder = path.join(inject('dataFolder'), 'mail')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  for (const name of names.toSorted().toReversed()) {
    const mail = await PostalMime.parse(await readFile(path.join(folder, name)))
    if (!mail.to?.some((to) => to.address === address)) continue
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
