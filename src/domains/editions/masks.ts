// A set of editions as one number: a bit for each, by its place in editions.json. Nothing else knows how (edition_bits in
// db/migrations reads the same). Not by the bit operators of the language, which end at 31 (docs/decisions/0049).
import { editionsMost } from '../../contract/editions.ts'
import { editionBit } from './editions.ts'
import editionList from './editions.json' with { type: 'json' }

if (editionList.length > editionsMost) throw new RangeError(`more than ${editionsMost} editions`)

/** The set of the one edition with this bit. */
export const maskOfBit = (bit: number): number => 2 ** bit

/** The set of the editions with these codes; RangeError for an unknown one. */
export const maskOfEditions = (codes: Iterable<string>): number =>
  [...new Set(codes)].reduce((mask, code) => mask + maskOfBit(editionBit(code)), 0)

/** Whether the edition with this bit is in a set. */
export const isInMask = (mask: number, bit: number): boolean => Math.floor(mask / maskOfBit(bit)) % 2 === 1

/** The codes of the editions in a set, in the order of the file. */
export const editionsOfMask = (mask: number): string[] =>
  editionList.flatMap(({ code }, bit) => (isInMask(mask, bit) ? [code] : []))

/** The set of all editions. */
export const everyEdition: number = maskOfEditions(editionList.map(({ code }) => code))
