// Whether the counts of search say what its documents are.
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** Counts all documents and compares. */
export async function countsAreRight(db: Db): Promise<boolean> {
  const { rows } = await sql`
    (select segment, country, bit, count(*)::int as documents from search_document
      cross join lateral search_count_bits(hidden_editions) as bit group by segment, country, bit)
    except select segment, country, edition_bit, documents from search_count`.execute(db)
  const { rows: more } = await sql`
    select segment, country, edition_bit, documents from search_count where documents > 0
    except (select segment, country, bit, count(*)::int from search_document
      cross join lateral search_count_bits(hidden_editions) as bit group by segment, country, bit)`.execute(
    db,
  )
  return rows.length === 0 && more.length === 0
}
