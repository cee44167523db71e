// The moments at which a process or its database dies: at one of the requests to the provider, or at one of the commits of payments.
import fc from 'fast-check'
import type { Pool } from 'pg'
import type { aDoor, Side } from './provider-door.ts'

const sides = fc.constantFrom<Side>('before', 'after')

/** Who is killed, and at the how manyth request or commit from now; nobody with null. */
export const deaths = fc.option(
  fc.record({
    kills: fc.constantFrom('server', 'server', 'database', 'both'),
    at: fc.constantFrom('request', 'commit'),
    after: fc.integer({ min: 1, max: 6 }),
    side: sides,
  }),
  { freq: 4 },
)
export type Death = NonNullable<typeof deaths extends fc.Arbitrary<infer One> ? One : never>

const tables = [
  'billing_accounts',
  'billing_events',
  'billing_invoices',
  'billing_orders',
  'billing_returns',
  'subscriptions',
]

/** Prepares a database: a commit stops before it is done, or says that it is, at the n-th row of payments from now. */
export async function prepareDeaths(pool: Pool): Promise<void> {
  await pool.query(`
    create sequence commits_counted;
    create table planned_death (after integer not null, side text not null);
    insert into planned_death values (0, '');
    create table commits_reached (at integer not null);
    create function die_as_planned() returns trigger language plpgsql as $$
    declare
      planned planned_death := (select row(after, side)::planned_death from planned_death);
    begin
      if planned.after > 0 and nextval('commits_counted') = planned.after then
        -- Nobody wakes it: it is killed here.
        if planned.side = 'before' then perform pg_sleep(600);
        else insert into commits_reached values (planned.after);
        end if;
      end if;
      return null;
    end $$`)
  for (const table of tables)
    await pool.query(`
      create constraint trigger die_as_planned after insert or update on ${table}
        deferrable initially deferred for each row execute function die_as_planned()`)
}

/** Commits that stand still, of a process that is gone: they never come to it. */
export const breakCommits = (pool: Pool) =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep' and pid <> pg_backend_pid()`,
  )

/** Nothing dies at a commit any more, not even when what was counted is lost with its database. */
export const forgetDeath = (pool: Pool) => pool.query('update planned_death set after = 0')

type Door = Pick<Awaited<ReturnType<typeof aDoor>>, 'plan'>
type Planned = {
  /** Nobody dies any more; answers whether somebody did, once they are there again. */
  over(): Promise<boolean>
}

/** Plans a death; `die` kills, and resolves when all is there again. */
export async function planDeath(
  { pool, door }: { pool: Pool; door: Door },
  death: Death | null,
  die: (death: Death) => Promise<void>,
): Promise<Planned> {
  if (!death) return { over: async () => false }
  let dying: Promise<void> | undefined
  const act = () => (dying ??= die(death))
  if (death.at === 'request') {
    const goesOn = death.kills === 'database'
    door.plan({ ...death, act: () => act().then(() => ({ goesOn })) })
    return {
      async over() {
        door.plan(undefined)
        await dying
        return dying !== undefined
      },
    }
  }
  await pool.query('delete from commits_reached')
  await pool.query(`select setval('commits_counted', 1, false)`)
  await pool.query('update planned_death set after = $1, side = $2', [death.after, death.side])
  const state = { isOver: false }
  const watching = (async () => {
    while (!state.isOver) {
      if (await isReached(pool)) return act()
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  })()
  return {
    async over() {
      state.isOver = true
      await watching
      await forgetDeath(pool)
      // One may have stopped there since.
      await breakCommits(pool)
      return dying !== undefined
    },
  }
}

async function isReached(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ reached: boolean }>(`
    select exists (select from commits_reached)
      or exists (select from pg_stat_activity where wait_event = 'PgSleep') as reached`)
  return rows[0]!.reached
}
