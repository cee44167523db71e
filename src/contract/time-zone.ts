// The time zone of a reader: their browser knows it, and a cookie tells the server (D52, decision 65).

/** Readable and written by scripts, as is the cookie of the language. */
export const zoneCookie = 'mw_zone'

/** Until the browser has told another one. */
export const noZone = 'UTC'

const yearInSeconds = 31_536_000
const form = /^[A-Z][\w+-]*(?:\/[\w+-]+)*$/i
const longest = 64
const alwaysUtc = ['Etc/UTC', 'Etc/GMT', 'GMT']

/** The zone of Intl's list that `name` stands for; undefined for what is none, such as an offset. */
export function zoneNamed(name: string | undefined): string | undefined {
  if (name === undefined || name.length > longest || !form.test(name)) return undefined
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    return alwaysUtc.includes(timeZone) ? noZone : timeZone
  } catch {
    return undefined
  }
}

/** What people call a zone of Intl's list, such as Japan Time; its own name where they do not. */
export function zoneName(zone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** What remembers `zone` for a year, as document.cookie takes it; `secure` over https. */
export const rememberZone = (zone: string, secure: boolean): string =>
  `${zoneCookie}=${zone}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`

const kept = new RegExp(`(?:^|;\\s*)${zoneCookie}=([^;\\s]*)`)

/** The zone in a Cookie header; undefined without one, or when Intl does not know it. */
export const zoneInCookies = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : zoneNamed(kept.exec(header)?.[1])
