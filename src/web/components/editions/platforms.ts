import type { EditionEntry } from '../../../contract/editions.ts'
import type { Page } from '../../api/page.ts'

export type Platform = {
  code: string
  countryCode: string
  countryName: string
  brand: string
  origin: string
  colour: string
}

/** The editions as the territorial grid shows them, at their addresses as seen from this page. */
export const platformsOf = ({ editions, url }: Pick<Page, 'editions' | 'url'>): Platform[] =>
  editions.map((platform) => ({
    code: platform.code,
    countryCode: platform.countryCode,
    countryName: platform.countryName,
    brand: platform.brand,
    origin: platformOrigin(platform, url),
    colour: platform.colours.brand,
  }))

/** Where an edition lives, seen from `here`: on this machine each has its `<code>.localhost` beside ours. */
export function platformOrigin(edition: Pick<EditionEntry, 'code' | 'hosts' | 'origin'>, here: URL): string {
  const local = `${edition.code}.localhost`
  const isHereLocal = /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/.test(here.hostname)
  if (!isHereLocal || !edition.hosts.includes(local)) return edition.origin
  return `${here.protocol}//${local}${here.port ? `:${here.port}` : ''}`
}
