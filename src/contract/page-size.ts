// How many results a page of a search shows: what somebody chose once holds for their next searches too (P2.12).
import { limits } from './limits.ts'

/** What can be chosen; the first holds for who chose nothing. */
export const pageSizes = [limits.searchPageSize, 20, limits.searchPageSizeMax] as const
export type PageSize = (typeof pageSizes)[number]

/** Readable and written by scripts, as is the cookie of the language. */
export const pageSizeCookie = 'mw_size'

const yearInSeconds = 31_536_000

/** What remembers a choice for a year, as document.cookie takes it, or forgets it for the usual number; `secure` over https. */
export function rememberPageSize(size: number, secure: boolean): string {
  const seconds = size === limits.searchPageSize ? 0 : yearInSeconds
  return `${pageSizeCookie}=${size}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`
}

const kept = new RegExp(`(?:^|;\\s*)${pageSizeCookie}=(\\d+)(?:;|$)`)

/** The number in a Cookie header; undefined for none, the usual one, and what cannot be chosen. */
export function pageSizeInCookies(header: string | undefined): PageSize | undefined {
  const size = header === undefined ? undefined : kept.exec(header)?.[1]
  return pageSizes.slice(1).find((one) => String(one) === size)
}
