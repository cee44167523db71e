// Texts of the database as `plainWriting` of the contract makes them, so that both can be compared.
import { sql, type RawBuilder } from 'kysely'
import { allHiragana, dashes, katakanaOf } from '../../../contract/writing.ts'

const from = allHiragana + dashes
const to = katakanaOf(allHiragana) + '-'.repeat(dashes.length)

/** A text in plain width, in katakana, with plain hyphens. */
export const plainWritingIn = (text: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`regexp_replace(translate(normalize(${text}, nfkc), ${from}, ${to}), '(?<=[0-9a-zA-Z])ー(?=[0-9a-zA-Z])', '-', 'g')`
