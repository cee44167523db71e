// How statements travel: prepared once a connection, and, where a request asks for several at once, all in one go.
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { LastingPlansCompiler } from './lasting-plans.ts'
import { isToOldLeader, limitSilence, silenceFor } from './pool.ts'
import { send } from './sent-statements.ts'
import { statementName, traced } from './tracing.ts'
import { ReplicaBehind } from './replicas/behind.ts'

export type PipelineOptions = {
  pool: pg.Pool
  /** Statements asked for in one turn of the event loop go to the database in one go, on one connection. */
  batched: boolean
  /** Whether a statement is written to be planned once for all lists of ids, or as Kysely does. */
  plan: 'once' | 'as it comes'
  /** Told whenever something is sent that somebody waits for. */
  onRoundTrip?: (() => void) | undefined
  /**
   * Of a server that follows another one: sent on a connection before what is read there; false when it is too far behind for
   * whoever asks, and thrown when it says nothing.
   */
  check?: ((client: pg.ClientBase) => Promise<boolean>) | undefined
}

/** A dialect whose statements travel over `pool` as `travelling` says. */
export function pipelinedDialect(travelling: PipelineOptions): Dialect {
  return {
    createDriver: () => driverOn(travelling),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () =>
      travelling.plan === 'once' ? new LastingPlansCompiler() : new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}

/** `tx` as one whose statements do not wait for each other: what is asked for at once travels at once, answered in its order. */
export async function asPipeline<Tables>(
  tx: Transaction<Tables>,
  dialect: Dialect,
): Promise<Transaction<Tables>> {
  const alone = tx.getExecutor()
  const line = await alone.provideConnection(async (connection) => connection)
  const executor = alone.withConnectionProvider({ provideConnection: (use) => use(line) })
  return new Transaction({ config: { dialect }, dialect, driver: dialect.createDriver(), executor })
}

/** Waits on the connection of `tx` for statements of so many milliseconds, 0 for as long as they take; until it is given back. */
export async function allowSilence<Tables>(tx: Transaction<Tables>, ms: number): Promise<void> {
  await tx.getExecutor().provideConnection(async (connection) => (connection as Line).allowSilence(ms))
}

type Together = { answer(query: CompiledQuery): Promise<QueryResult<never>>; forget(): void }

type Pending = {
  query: CompiledQuery
  answered(result: QueryResult<never>): void
  failed(error: unknown): void
}

function driverOn(travelling: PipelineOptions): Driver {
  const together = travelling.batched ? gathering(travelling) : undefined
  const held = (connection: DatabaseConnection) => connection as Line
  const run = async (connection: DatabaseConnection, text: string) =>
    void (await connection.executeQuery(CompiledQuery.raw(text)))
  return {
    async init() {},
    // Of a gathering driver a connection is taken when a transaction begins, or for all that is asked at once.
    async acquireConnection() {
      if (together) return new Line(travelling, together, undefined)
      travelling.onRoundTrip?.()
      return new Line(travelling, undefined, await travelling.pool.connect())
    },
    async beginTransaction(connection, settings) {
      await held(connection).begin(settings)
    },
    commitTransaction: (connection) => held(connection).end('commit'),
    async rollbackTransaction(connection) {
      await held(connection)
        .end('rollback')
        .catch((error: unknown) => {
          held(connection).isBroken = true
          throw error
        })
    },
    savepoint: (connection, name) => run(connection, `savepoint "${name}"`),
    rollbackToSavepoint: (connection, name) => run(connection, `rollback to savepoint "${name}"`),
    releaseSavepoint: (connection, name) => run(connection, `release savepoint "${name}"`),
    async releaseConnection(connection) {
      held(connection).release()
    },
    // The pool is its owner's.
    async destroy() {},
  }
}

/** What Kysely takes for a connection: one of the pool while a transaction runs, else a place among what is gathered. */
class Line implements DatabaseConnection {
  isBroken = false
  #client: pg.PoolClient | undefined
  #began: Promise<unknown> | undefined
  #isOver = false
  #checked: Promise<boolean> | undefined
  readonly #travelling: PipelineOptions
  readonly #together: Together | undefined

  constructor(
    travelling: PipelineOptions,
    together: Together | undefined,
    client: pg.PoolClient | undefined,
  ) {
    this.#travelling = travelling
    this.#together = together
    this.#client = client
  }

  /** Goes out with the first statement of the transaction. */
  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    this.#client ??= await this.#travelling.pool.connect()
    inOnePiece(this.#client)
    this.#check(this.#client)
    const how = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')
    this.#began = this.#client.query(how ? `start transaction ${how}` : 'begin')
    // Told by the first statement.
    this.#began.catch(() => {})
  }

  allowSilence(ms: number): void {
    if (this.#client) limitSilence(this.#client, silenceFor(ms))
  }

  /** Whoever still goes on after that, as beside something that failed, writes nothing outside of the transaction. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    // A commit that failed has ended it: why is told by that.
    if (this.#isOver) return
    const ended = this.executeQuery(CompiledQuery.raw(how))
    this.#isOver = true
    await ended
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isOver) throw new Error('the transaction has ended')
    const client = this.#client
    if (!client) return this.#together!.answer(query)
    if (this.#together) this.#travelling.onRoundTrip?.()
    inOnePiece(client)
    this.#check(client)
    const answer = told(query, () => send(this.#travelling.pool, client, query))
    answer.catch((error: unknown) => (this.isBroken ||= isToOldLeader(error)))
    if (this.#checked) await this.#enough(this.#checked, answer)
    if (this.#began) {
      answer.catch(() => {})
      await this.#began
      this.#began = undefined
    }
    return answer
  }

  /** Once a connection, before anything else and so before what is read has its snapshot. */
  #check(client: pg.PoolClient): void {
    this.#checked ??= this.#travelling.check?.(client)
    // Told with what is read.
    this.#checked?.catch(() => {})
  }

  async #enough(checked: Promise<boolean>, answer: Promise<unknown>): Promise<void> {
    try {
      if (await checked) return
    } catch (error) {
      this.isBroken = true
      answer.catch(() => {})
      throw error
    }
    await answer.catch(() => {})
    throw new ReplicaBehind()
  }

  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are read at once')
  }

  release(): void {
    this.#client?.release(this.isBroken)
    if (this.#client) this.#together?.forget()
    this.#client = undefined
  }
}

/** For whoever collects traces: what a statement is called, and neither its text nor its values. */
const told = (query: CompiledQuery, work: () => Promise<QueryResult<never>>) =>
  traced(() => {
    const name = statementName(query.sql)
    return {
      name,
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
    }
  }, work)

/** What is asked for on a connection until the program waits goes out in one piece: each piece costs as much as a statement. */
function inOnePiece({ connection: { stream } }: pg.PoolClient): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Sends what was asked for until the event loop turns, each statement answered or failed on its own. */
function gathering({ pool, onRoundTrip: onTrip, check }: PipelineOptions): Together {
  let waiting: Pending[] = []
  const go = async () => {
    const all = waiting
    waiting = []
    try {
      const client = await pool.connect()
      const { stream } = client.connection
      stream.cork()
      const checked = check?.(client)
      const sent = Promise.allSettled(all.map(({ query }) => send(pool, client, query)))
      stream.uncork()
      if (checked) await enough(checked, client)
      const answers = await sent
      client.release(answers.some((answer) => answer.status === 'rejected' && isToOldLeader(answer.reason)))
      // Told together: what is asked for next, with each of the answers, goes out together too.
      for (const [at, answer] of answers.entries())
        if (answer.status === 'fulfilled') all[at]!.answered(answer.value)
        else all[at]!.failed(answer.reason)
    } catch (error) {
      for (const { failed } of all) failed(error)
    }
  }
  const ask = (query: CompiledQuery) =>
    told(
      query,
      () =>
        new Promise<QueryResult<never>>((answered, failed) => {
          if (waiting.push({ query, answered, failed }) > 1) return
          onTrip?.()
          setImmediate(() => void go())
        }),
    )
  /** By text, then by values: a text is long. */
  const known = new Map<string, Map<string, Promise<QueryResult<never>>>>()
  const forget = () => known.clear()
  const answer = (query: CompiledQuery) => {
    if (!onlyReads(query.sql)) {
      forget()
      return ask(query).finally(forget)
    }
    let alike = known.get(query.sql)
    if (!alike) known.set(query.sql, (alike = new Map()))
    const values = JSON.stringify(query.parameters)
    let told = alike.get(values)
    if (!told) alike.set(values, (told = ask(query)))
    return told
  }
  return { answer, forget }
}

/** Throws when the server of `client` is too far behind, or says nothing: what was asked of it is in vain. */
async function enough(checked: Promise<boolean>, client: pg.PoolClient): Promise<void> {
  try {
    if (await checked) return
  } catch (error) {
    client.release(true)
    throw error
  }
  // Whoever is next on it waits behind what was asked in vain.
  client.release()
  throw new ReplicaBehind()
}

/** What is asked again in the same words has the answer of before, until the request writes something. */
const reads =
  /^\s*\(?\s*(?:select|with)\b(?!.*\b(?:insert|update|delete|merge|for\s+(?:share|no key|key share))\b)/is

const known = new Map<string, boolean>()
const knownMax = 2_000

/** Told once of each text: the texts are few, and long. */
function onlyReads(text: string): boolean {
  let answer = known.get(text)
  if (answer === undefined) {
    if (known.size >= knownMax) known.clear()
    known.set(text, (answer = reads.test(text)))
  }
  return answer
}
