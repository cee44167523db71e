// What the cards of the latest companies show, made once on the server.
import type { BusinessCardEntry } from '../../../contract/businesses.ts'
import { tied } from '../../components/text/cuts.ts'

export type LatestGroup = {
  businessType: { code: string; name: string }
  businesses: readonly BusinessCardEntry[]
}

/** The groups as they came, the numbers in their companies' lines with their units. */
export const latestData = (groups: readonly LatestGroup[]): LatestGroup[] =>
  groups.map(({ businessType, businesses }) => ({
    businessType,
    businesses: businesses.map((card) => ({
      ...card,
      general: { ...card.general, shortDescription: tied(card.general.shortDescription) },
    })),
  }))
