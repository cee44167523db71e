// What the statements of a piece of work read, as PostgreSQL itself explains them.
import { Kysely } from 'kysely'
import pg from 'pg'
import type { Database, Db, NoTables } from '../platform/db.ts'
import { pipelinedDialect } from '../platform/pipelined-dialect.ts'

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}
type Explained = Node & {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'Temp Read Blocks': number
}
/** `walked`: tables that were read from one end to the other; `rows`: how many were read, also in vain; `blocks` of 8 kB. */
export type Cost = {
  text: string
  plan: 'once' | 'each time'
  blocks: number
  rows: number
  walked: string[]
}

/** Each statement that `work` sends through the database it is given, by its plan for all values and by that for those it had. */
export async function explained(
  { pool }: Pick<Database, 'pool'>,
  work: (db: Db) => Promise<unknown>,
): Promise<Cost[]> {
  const sent: { sql: string; parameters: readonly unknown[] }[] = []
  const dialect = pipelinedDialect({ pool, plan: 'once', batched: false })
  await work(new Kysely<NoTables>({ dialect, log: ({ query }) => void sent.push(query) }))
  const client = new pg.Client({ ...pool.options, options: '-c statement_timeout=0 -c lock_timeout=2000' })
  await client.connect()
  try {
    const costs: Cost[] = []
    for (const { sql, parameters } of sent)
      // What is inserted would be there twice, and reads nothing.
      if (/^\s*(?:with|select|update|delete)\b/i.test(sql))
        for (const plan of ['once', 'each time'] as const)
          costs.push(await costOf(client, { text: sql, values: parameters, plan }))
    return costs
  } finally {
    await client.end()
  }
}

type Statement = { text: string; values: readonly unknown[]; plan: Cost['plan'] }

/** Nothing that the statement writes stays. */
async function costOf(client: pg.Client, { text, values, plan }: Statement): Promise<Cost> {
  const given = values.map((value) => literal(value)).join(', ')
  await client.query('begin')
  await client.query(
    `set local plan_cache_mode = ${plan === 'once' ? 'force_generic_plan' : 'force_custom_plan'}`,
  )
  await client.query(`prepare asked as ${text}`)
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Explained }] }>(
    `explain (analyze, buffers, timing off, format json) execute asked ${given && `(${given})`}`,
  )
  await client.query('rollback')
  await client.query('deallocate asked')
  const { Plan: top } = rows[0]!['QUERY PLAN'][0]
  const nodes = nodesOf(top)
  const read = nodes.filter((node) => node['Relation Name'] !== undefined)
  const walked = read.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']!)
  return {
    text: text.replaceAll(/\s+/g, ' ').trim(),
    plan,
    blocks: top['Shared Hit Blocks'] + top['Shared Read Blocks'] + top['Temp Read Blocks'],
    rows: read.reduce((sum, node) => sum + rowsOf(node), 0),
    walked: [...new Set(walked)],
  }
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap((one) => nodesOf(one))]

const rowsOf = (node: Node): number =>
  Math.round(
    (node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0)) *
      node['Actual Loops'],
  )

/** As the driver would send it. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Buffer.isBuffer(value)) return pg.escapeLiteral(`\\x${value.toString('hex')}`)
  if (Array.isArray(value))
    return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(textOf(one))).join(',')}}`)
  return pg.escapeLiteral(textOf(value))
}

/** Moments as they are in JSON, without its quotes. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value).replaceAll(/^"|"$/g, '')
