import type { Page } from '../../api/page.ts'
import { platformOrigin } from './platformOrigin.ts'

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
