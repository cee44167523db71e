// The words of the screens in any language, as the catalogues have them: what is not translated stands there in English.
import { textsOf } from '../src/testing/catalogues.ts'

const areas = [
  'layout',
  'parts',
  'field-labels',
  'team',
  'home',
  'industries',
  'search',
  'products',
  'product-management',
  'profiles',
  'own-profile',
  'businesses',
  'certificates',
  'accounts',
  'notifications',
  'social',
  'connections',
  'newsfeed',
  'management',
  'languages',
  'my-business',
  'company-membership',
  'company-data',
  'product-import',
  'statistics',
  'boosts',
  'company-verification',
  'verification',
  'membership',
  'inquiries',
  'contact',
  'posts',
  'comments',
  'composing',
  'pages',
  'server',
]

/** An English text of the screens in `language`. */
export function wordsIn(language: string, text: string): string {
  const english = textsOf('en', ...areas)
  if (!english.has(text)) throw new Error(`no screen says "${text}"`)
  return textsOf(language, ...areas).get(text) || text
}

/** A text with the spaces that keep numbers and units together as those that were typed. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')
