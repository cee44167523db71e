// In which languages each company writes.
import { writtenCompanies } from '../handmade.ts'
import { outlineOf } from '../outline.ts'
import { kind, randomOf } from '../random.ts'
import type { World } from '../world.ts'
import type { Spoken } from './language.ts'

/** Companies of other countries write English alone. */
const ownLanguages: Readonly<Record<string, Spoken>> = {
  JP: 'ja',
  CN: 'zh',
  IT: 'it',
  ...Object.fromEntries(['DE', 'AT', 'CH'].map((code) => [code, 'de'])),
  ...Object.fromEntries(['ES', 'MX', 'AR', 'CL', 'CO', 'PE'].map((code) => [code, 'es'])),
}

/** Of those that write a language of their own so many write English too; a third of the Japanese do for sure. */
const englishShare = 0.8
const sureInJapan = 1 / 3

/** The languages of company `i`, that in which it wrote first before the others. */
export function languagesOf(world: World, i: number): readonly Spoken[] {
  const written = writtenCompanies[i]
  if (written) return written.languages
  const { country, japanese } = outlineOf(world, i)
  const own = ownLanguages[country.code] ?? 'en'
  if (own === 'en') return ['en']
  const share = own === 'ja' ? (englishShare - sureInJapan) / (1 - sureInJapan) : englishShare
  const isSure = own === 'ja' && !japanese
  const random = randomOf(world.seed, kind.languages, i)
  return isSure || random.chance(share) ? [own, 'en'] : [own]
}
