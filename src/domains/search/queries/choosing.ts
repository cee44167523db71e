// Of things that are known already: which fit, and which product of a company fits best.
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { tableOf, type Segment } from '../documents.ts'
import { allOf, lexeme, markGroupsOf, type Filters } from '../text-query.ts'
import type { Word } from '../tokens.ts'

/** Those of these ids whose documents have the marks that are asked for. */
export async function findMarked(
  db: Db,
  segment: Segment,
  ids: readonly string[],
  filters: Filters,
): Promise<Set<string>> {
  const tokens = sql`' ' || strong_tokens || ' ' || body_tokens || ' '`
  const groups = markGroupsOf(filters).map(
    (group) =>
      sql`(${sql.join(
        group.map((mark) => sql`strpos(${tokens}, ${` ${mark} `}) > 0`),
        sql` or `,
      )})`,
  )
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(tableOf(segment))}
    where id = any(${[...ids]}::uuid[]) and ${groups.length > 0 ? sql.join(groups, sql` and `) : sql`true`}`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Whether some of these are called exactly so, in any of their languages. */
export async function findNamed(
  db: Db,
  segment: Segment,
  ids: readonly string[],
  normal: string,
): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select from ${sql.table(tableOf(segment))}
      where id = any(${[...ids]}::uuid[]) and ${normal} = any(string_to_array(name_normal, chr(10)))) as there`.execute(
    db,
  )
  return rows[0]!.there
}

export type ThingDocument = {
  id: string
  segment: Segment
  industry: string | null
  hiddenEditions: number
  /** By all of which it can be found where it names itself, or narrowed by, with spaces between. */
  lexemes: string
}

/** What search knows of these companies and products; those that are in no search have none. */
export async function findThings(db: Db, ids: readonly string[]): Promise<ThingDocument[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ThingDocument>`
    select id, segment, industry, hidden_editions as "hiddenEditions",
      concat_ws(' ', name_tokens, strong_tokens, marks, 'c:' || country, 'i:' || industry, 't:' || tier,
        case when verified then 'v:1' end) as lexemes
    from search_document where segment <> 'UR' and id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

const perNode = 4
const vector = (tokens: string) =>
  sql`array_to_tsvector(array_remove(string_to_array(${sql.raw(tokens)}, ' '), ''))`

/**
 * The published products of these companies that have some of the words, or stand under one of the categories, with a number
 * that is the higher the better they fit: in the name more than in what they are filed under, there more than in texts.
 */
export async function findFitting(
  db: Db,
  businessIDs: readonly string[],
  { words, categories }: { words: readonly Word[]; categories: readonly string[] },
): Promise<{ id: string; fit: number }[]> {
  if (businessIDs.length === 0 || words.length + categories.length === 0) return []
  const ofWords = words.map((word) => {
    const asked = sql`${allOf([word], '')!}::tsquery`
    return sql`case when ${vector('name_tokens')} @@ ${asked} then 3
      when ${vector('strong_tokens')} @@ ${asked} then 2
      when ${vector(`name_tokens || ' ' || strong_tokens || ' ' || body_tokens`)} @@ ${asked} then 1 else 0 end`
  })
  const nodes = categories.map((id) => lexeme(`k:${id}`)).join(' | ')
  const ofNodes =
    categories.length > 0
      ? [sql`case when ${vector('strong_tokens')} @@ ${nodes}::tsquery then ${sql.lit(perNode)} else 0 end`]
      : []
  const { rows } = await sql<{ id: string; fit: number }>`
    select id, fit from (
      select id, (${sql.join([...ofWords, ...ofNodes], sql` + `)}) as fit from search_document_pr
      where business_id = any(${[...businessIDs]}::uuid[])) as own
    where fit > 0`.execute(db)
  return rows
}
