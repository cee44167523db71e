import { limits } from '../../../contract/limits.ts'

/** A country's name on a card (P2.16 and P9.5): cut to 24 characters, with an ellipsis when it is longer than 16. */
export function cutCountryName(name: string): string {
  const letters = [...name]
  if (letters.length <= limits.countryNameEllipsisFrom) return name
  return `${letters.slice(0, limits.countryNameCut).join('').trimEnd()}…`
}
