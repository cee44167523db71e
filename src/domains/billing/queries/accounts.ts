// Who pays: one row a company; the only SQL on accounts.
import { sql, type ColumnType, type Selectable } from 'kysely'
import type { BillingDetailsEntry } from '../../../contract/billing-details.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ProviderCard } from '../../../platform/payments/provider.ts'

type AccountTable = {
  business_id: string
  provider_customer: string | null
  card: ColumnType<ProviderCard | null, string | null, string | null>
  card_method: string | null
  renews: ColumnType<boolean, boolean | undefined, boolean>
  details: ColumnType<BillingDetailsEntry | null, string | null, string | null>
  language: string
  edition: string
  created_at: ColumnType<Date, Date, never>
}
export type AccountRow = Selectable<AccountTable>
const tables = (db: Db | Tx) => db.withTables<{ billing_accounts: AccountTable }>()

export type Place = { language: string; edition: string }

/** The account of a company, made when there is none; whoever else orders or settles for it waits until the transaction ends. */
export async function lockAccount(
  tx: Tx,
  { businessID, language, edition, at }: Place & { businessID: string; at: Date },
): Promise<AccountRow> {
  const { rows } = await sql<AccountRow>`
    insert into billing_accounts (business_id, language, edition, created_at)
    values (${businessID}, ${language}, ${edition}, ${at})
    on conflict (business_id) do update set business_id = excluded.business_id
    returning *`.execute(tx)
  return rows[0]!
}

export function findAccount(db: Db | Tx, businessID: string): Promise<AccountRow | undefined> {
  return tables(db)
    .selectFrom('billing_accounts')
    .selectAll()
    .where('business_id', '=', businessID)
    .executeTakeFirst()
}

export type AccountChanges = {
  card?: ProviderCard | null
  card_method?: string
  renews?: boolean
  details?: BillingDetailsEntry
  language?: string
  edition?: string
}

export async function updateAccount(
  tx: Tx,
  businessID: string,
  { card, details, ...plain }: AccountChanges,
): Promise<void> {
  await tables(tx)
    .updateTable('billing_accounts')
    .set({
      ...plain,
      ...(card !== undefined && { card: card && JSON.stringify(card) }),
      ...(details && { details: JSON.stringify(details) }),
    })
    .where('business_id', '=', businessID)
    .execute()
}

/** Writes what the provider calls a company when nobody has; answers what it is called. */
export async function keepCustomer(db: Db, businessID: string, customer: string): Promise<string> {
  const { rows } = await sql<{ customer: string }>`
    update billing_accounts set provider_customer = coalesce(provider_customer, ${customer})
    where business_id = ${businessID} returning provider_customer as customer`.execute(db)
  return rows[0]?.customer ?? customer
}

/** Writes what a card looks like, while it is still the one that is kept. */
export async function fillCard(
  db: Db | Tx,
  { businessID, method, card }: { businessID: string; method: string; card: ProviderCard },
): Promise<void> {
  await sql`
    update billing_accounts set card = ${JSON.stringify(card)}
    where business_id = ${businessID} and card_method = ${method}`.execute(db)
}

/** Companies whose card nobody has asked the provider about yet. */
export function findUnseenCards(db: Db, limit: number) {
  return tables(db)
    .selectFrom('billing_accounts')
    .select(['business_id as businessID', 'card_method as method'])
    .where('card_method', 'is not', null)
    .where('card', 'is', null)
    .orderBy('business_id')
    .limit(limit)
    .execute()
}
