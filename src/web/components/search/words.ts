import { limits } from '../../../contract/limits.ts'

/** Words of an address as they may be searched: no control characters, one space between, at most 200 code points. */
export function searchedWords(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u200b\ufeff\ufffd]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return [...plain].slice(0, limits.searchTextMax).join('')
}
