// A page of a company's own products, in every state.
import { sql } from 'kysely'
import type { ProductStateName } from '../../../contract/product-management.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { companyNameInKeys } from '../../businesses/listing.ts'
import { daysAgo, inState } from './managed.ts'
import { plainWritingIn } from './plain-writing.ts'

type Wish = {
  businessID: string
  /** Patterns for ILIKE of a text in plain writing, all of which must be met. */
  patterns: readonly string[]
  state: ProductStateName | 'removed' | undefined
  /** How long what was removed can be asked for. */
  days: number
  sort: 'showcase' | 'name' | 'changed'
  skip: number
  limit: number
}

const orders = {
  showcase: sql`position, created_at desc, id desc`,
  name: sql`lower(name), id`,
  changed: sql`updated_at desc, id desc`,
}

export type ListedRow = {
  id: string
  name: string
  /** Empty for none. */
  part_number: string
  main_image: string | null
  photo_count: number
  /** That its key is made of. */
  company_name: string
  category_id: string
  sub_category_id: string | null
  state: ProductStateName
  stock: boolean
  updated_at: Date
  removed_at: Date | null
  drafted_by: string | null
  unlisted_by_plan: boolean
}

/** One page of a company's products and how many there are on all of them, in one statement. */
export async function findPage(db: Db | Tx, wish: Wish): Promise<{ rows: ListedRow[]; total: number }> {
  const isRemoved = wish.state === 'removed'
  const order = isRemoved ? sql`removed_at desc, id desc` : orders[wish.sort]
  const conditions = [
    sql`business_id = ${wish.businessID}`,
    isRemoved ? sql`removed_at > ${daysAgo(wish.days)}` : sql`removed_at is null`,
    ...(wish.state === undefined || isRemoved ? [] : [sql`${inState} = ${wish.state}`]),
    ...wish.patterns.map(
      (pattern) =>
        sql`${plainWritingIn(sql`concat_ws(' ', name, part_number, array_to_string(keywords, ' '))`)} ilike ${pattern}`,
    ),
  ]
  const { rows } = await sql<{
    total: number
    rows: (Omit<ListedRow, 'updated_at' | 'removed_at'> & { updated_at: string; removed_at: string | null })[]
  }>`
    with found as materialized (
      select id, name, coalesce(part_number, '') as part_number, ${companyNameInKeys(sql`products.business_id`)} as company_name, main_image,
        cardinality(photos) as photo_count, category_id, sub_category_id, ${inState} as state,
        stock, updated_at, removed_at, drafted_by, unlisted_by_plan, row_number() over (order by ${order}) as place
      from products
      where ${sql.join(conditions, sql` and `)}
    )
    select (select count(*) from found) as total,
      (select coalesce(jsonb_agg(to_jsonb(page) - 'place' order by place), '[]') from (
        select * from found where place > ${wish.skip} and place <= ${wish.skip + wish.limit}
      ) as page) as rows`.execute(db)
  const { total, rows: page } = rows[0]!
  return { total, rows: page.map(dated) }
}

const dated = <Row extends { updated_at: string; removed_at: string | null }>(row: Row) => ({
  ...row,
  updated_at: new Date(row.updated_at),
  removed_at: row.removed_at === null ? null : new Date(row.removed_at),
})
