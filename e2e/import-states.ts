// An import in any of its states, held there while it is looked at: nobody works on it, and nothing moves.
import type pg from 'pg'

const key = { key_name: 'Nightly price list' }
const stoppedBy = (reason: string, columns: number[] = []) => ({ ...key, stopped: { reason, columns } })
const running = { state: 'running', started_at: '2026-11-30T08:00:00Z', total_rows: 1_200 }
const written = { created: 1_180, changed: 20, published: 50 }
const filesOf = (done: number, refused: number) => ({
  pictures: { done, of: 1_450 },
  documents: { done: Math.min(done, 240), of: 240 },
  refused,
})
const over = { written, files: filesOf(1_450, 2) }

/** What stands in the row of each; what is not said is as the dry run left it. */
const states = {
  reading: { state: 'reading', counts: null, files: null },
  mapping: { state: 'mapping', counts: null, files: null },
  'stopped: columns': { state: 'mapping', counts: null, files: null, ...stoppedBy('columns', [2, 3]) },
  'stopped: head': { state: 'mapping', counts: null, files: null, ...stoppedBy('columns') },
  'stopped: sheet': { state: 'mapping', counts: null, files: null, ...stoppedBy('sheet') },
  checking: { state: 'checking', counts: null, files: null, done_rows: 640 },
  checked: {},
  'stopped: refused': stoppedBy('refused'),
  'stopped: missing': stoppedBy('missing'),
  'stopped: no products': stoppedBy('no products'),
  running: { ...running, done_rows: 400, files: filesOf(3, 3) },
  'files follow': { ...running, done_rows: 1_200, files: filesOf(610, 3) },
  paused: { ...running, state: 'paused', paused_by: 'people', done_rows: 1_200, files: filesOf(610, 3) },
  'paused: rights': { ...running, ...key, state: 'paused', paused_by: 'rights', done_rows: 400 },
  'paused: trouble': { ...running, state: 'paused', paused_by: 'trouble', done_rows: 400 },
  done: { ...running, ...over, state: 'done', done_rows: 1_200 },
  cancelled: { ...running, ...over, state: 'cancelled', files: filesOf(610, 2) },
  'gave way': { state: 'cancelled', ...stoppedBy('refused') },
  undoing: { ...running, ...over, state: 'undoing', done_rows: 800 },
  undone: { ...running, state: 'undone', written: { ...written, undone: 1_190, edited: 10 } },
  failed: { state: 'failed', counts: null, files: null, failure: { reason: 'broken quotes', row: 12 } },
  'failed: trouble': { state: 'failed', counts: null, files: null, failure: { reason: 'trouble' } },
  'failed: program': { ...key, state: 'failed', counts: null, files: null, failure: { reason: 'web page' } },
} satisfies Record<string, Record<string, unknown>>
export type HeldState = keyof typeof states
export const heldStates = Object.keys(states) as HeldState[]

const asChecked = {
  state: 'checked',
  key_name: null,
  stopped: null,
  failure: null,
  paused_by: null,
  started_at: null,
  done_rows: 0,
  total_rows: null,
  written: {},
}

/** For an import whose dry run stands: puts it into a state, as often as that is asked for. */
export async function holdable(
  pool: pg.Pool,
  importID: string,
): Promise<(state: HeldState) => Promise<void>> {
  const found = await pool.query<{ counts: unknown; files: unknown }>(
    'select counts, files from product_imports where import_id = $1',
    [importID],
  )
  const { counts, files } = found.rows[0]!
  return async (state) => {
    const columns: Record<string, unknown> = { ...asChecked, counts, files, ...states[state] }
    const values = Object.values(columns).map((value) =>
      value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
    )
    const set = Object.keys(columns).map((name, at) => `${name} = $${at + 2}`)
    await pool.query(
      `update product_imports set lease = gen_random_uuid(), leased_until = now() + interval '1 hour', ${set.join(', ')}
       where import_id = $1`,
      [importID, ...values],
    )
  }
}
