// By what else than its name a company is known to be the same.
/** Hosts where many companies have a page of their own: the host alone says nothing. */
const sharedHosts: ReadonlySet<string> = new Set([
  'facebook.com',
  'm.facebook.com',
  'instagram.com',
  'linkedin.com',
  'jp.linkedin.com',
  'x.com',
  'twitter.com',
  'youtube.com',
  'sites.google.com',
  'alibaba.com',
  'made-in-china.com',
  'indiamart.com',
  'linktr.ee',
])

/** The host of a website without www; null without a website, and for hosts that many share. */
export function websiteHost(website: string | null | undefined): string | null {
  const host = URL.parse(website ?? '')
    ?.hostname.replace(/^www\./, '')
    .replace(/\.$/, '')
  return host && !sharedHosts.has(host) ? host.slice(0, 300) : null
}

/** The letters and digits of a register number, whatever stands between them and how wide they are; null without any. */
export function registerKey(registerNumber: string | null | undefined): string | null {
  const key = (registerNumber ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return [...key].slice(0, 40).join('') || null
}
