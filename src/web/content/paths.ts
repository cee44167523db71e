// The addresses of the pages of prose, for lists of pages and for tests that walk all of them.
import { tipPath, tips } from './tips.ts'

/** Every page of prose that a visitor may open in an edition with this abbreviation. */
export const prosePaths = (abbreviation: string): string[] => [
  '/about-us',
  '/mission-vision',
  '/our-network',
  '/contact-us',
  '/contact-us/form',
  '/presentation',
  '/terms-and-conditions',
  '/privacy-policy',
  '/advertise-with-us',
  '/free-marketing',
  '/message-center',
  `/why-${abbreviation}`,
  `/work-with-${abbreviation}`,
  '/membership-standard',
  '/membership-gold',
  '/membership-premium',
  '/membership-platinum',
  '/price-list',
  ...tips.map(({ slug }) => tipPath(slug)),
]
