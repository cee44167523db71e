// Whose a register number is: what another company has proven is proven by a verifier alone, and neither is told of the other (D14).
import { checkedNumber } from '../../contract/company-numbers/checked-number.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { identityFacts, type IdentityFacts } from '../businesses/badge.ts'
import { findHolders, type NumberHolder } from './queries/numbers.ts'

type Numbered = Pick<IdentityFacts, 'country' | 'registerNumber'>

/** The number of a company as one text, however it is typed; null unless its check digits are right. */
export function numberKey({ country, registerNumber }: Numbered): string | null {
  const { scheme, normalised, state } = checkedNumber({ country, number: registerNumber ?? '' })
  return state === 'right' ? `${scheme}:${normalised}` : null
}

export type Holders = {
  /** Whether a verifier has seen that a number is this company's. */
  isVerified(businessID: string, number: string): boolean
  /** Whether only a verifier can say that a number is this company's too. */
  isAnothers(businessID: string, number: string): boolean
  /** Checks by the program of other companies that give way to what a verifier has seen of this one. */
  givingWay(businessID: string, number: string): NumberHolder[]
}

/** Who has proven these numbers on a day, of companies that are there. Two queries, none without numbers. */
export async function holdersOf(db: Db | Tx, numbers: readonly string[], day: string): Promise<Holders> {
  const found = numbers.length > 0 ? await findHolders(db, numbers, day) : []
  const there = await identityFacts(db, [...new Set(found.map(({ businessID }) => businessID))])
  const live = new Map(there.map((facts) => [facts.businessID, numberKey(facts)]))
  // One that was removed, or has another number by now, holds nothing.
  const holders = found.filter(({ businessID, number }) => live.get(businessID) === number)
  const isVerified = (businessID: string, number: string) =>
    holders.some((one) => one.isVerifiers && one.businessID === businessID && one.number === number)
  const othersOf = (businessID: string, number: string) =>
    holders.filter((one) => one.number === number && one.businessID !== businessID)
  return {
    isVerified,
    isAnothers: (businessID, number) =>
      !isVerified(businessID, number) && othersOf(businessID, number).length > 0,
    givingWay: (businessID, number) =>
      isVerified(businessID, number)
        ? othersOf(businessID, number).filter((one) => !isVerified(one.businessID, number))
        : [],
  }
}
