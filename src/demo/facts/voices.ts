// In which voice a company speaks of itself, and what there is to say.
import type { BusinessType } from './world.ts'

/** Sentences about a company. {what} its products, {also} further products, {name}, {city}, {year}, {staff}, {crew} (so many people), {house} (its kind of trade), {lead}, {users}, {works}, {care}, {order}, {markets}. */
export type CompanySentences = {
  short: readonly string[]
  history: readonly string[]
  way: readonly string[]
  terms: readonly string[]
}

export type Kind = 'maker' | 'trader' | 'adviser' | 'investor' | 'body'
/** Makers of consumer goods speak of samples and recipes where others speak of drawings. */
export type Voice = Kind | 'producer'

export function kindOf(type: BusinessType): Kind {
  if (type === 'MA') return 'maker'
  if (type === 'CO') return 'adviser'
  if (type === 'IN') return 'investor'
  return type === 'GO' ? 'body' : 'trader'
}

// Clothes, baby goods, cosmetics, leather goods, food.
const producing = new Set(['0007', '0008', '0009', '0010', '0011'])

export function voiceOf(type: BusinessType, industryID: string): Voice {
  const kind = kindOf(type)
  return kind === 'maker' && producing.has(industryID) ? 'producer' : kind
}
