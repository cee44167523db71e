// In which voice a company speaks of itself, and what there is to say.
import { industryOf } from './families/catalogue.ts'
import type { Family } from './families/family.ts'
import type { BusinessType } from './world.ts'

/** Sentences about a company. {what} its products, {also} further products, {name}, {city}, {year}, {staff}, {crew} (so many people), {house} (its kind of trade), {lead}, {users}, {works}, {care}, {order}, {markets}. */
export type CompanySentences = {
  short: readonly string[]
  history: readonly string[]
  way: readonly string[]
  terms: readonly string[]
}

export type Kind = 'maker' | 'trader' | 'adviser' | 'investor' | 'body'
/** Makers of consumer goods speak of samples and recipes where others speak of drawings, offices of orders where consultants speak of works. */
export type Voice = Kind | 'producer' | 'service'

export function kindOf(type: BusinessType): Kind {
  if (type === 'MA') return 'maker'
  if (type === 'CO') return 'adviser'
  if (type === 'IN') return 'investor'
  return type === 'GO' ? 'body' : 'trader'
}

// Clothes, baby goods, cosmetics, leather goods, food.
const producing = new Set(['0007', '0008', '0009', '0010', '0011'])

/** The voice of a company of that type whose main family is `family`. */
export function voiceOf(type: BusinessType, family: Family): Voice {
  const kind = kindOf(type)
  if (kind === 'maker') return family.voice ?? (producing.has(industryOf(family)) ? 'producer' : kind)
  return kind === 'adviser' ? (family.voice ?? kind) : kind
}
