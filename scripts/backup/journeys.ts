// Ten journeys through the program on a restored database: what people came for is there, and more can be written.
import type pg from 'pg'
import { businessPath, productPath, profilePath } from '../../src/contract/slugs.ts'
import { hashPassword } from '../../src/domains/accounts/passwords.ts'
import { addAccount } from '../../src/domains/accounts/registration.ts'
import { openSession } from '../../src/domains/accounts/sessions.ts'
import { verify } from '../../src/domains/audit/verifying.ts'
import { addProfile } from '../../src/domains/profiles/profile-lifecycle.ts'
import { transaction, type Db } from '../../src/platform/db.ts'
import { uuidv7 } from '../../src/platform/ids.ts'
import type { Program } from './program.ts'

export type Walked = { name: string; ms: number; found: string; fault?: string }

type Walk = { program: Program; db: Db; pool: pg.Pool; person: Person }
type Person = { userID: string; email: string; password: string; bearer: string }
type Card = { key: string; general: { companyName: string } }

/** Said where the database holds nothing of a kind: then nothing can be walked. */
const none = 'nothing of it in this database'

const journeys: Record<string, (walk: Walk) => Promise<string>> = {
  'front page': async ({ program }) => {
    const answer = await program.ask('/')
    if (answer.status !== 200 || !(await answer.text()).includes('</html>'))
      throw new Error(`it answered ${answer.status}, and no whole page`)
    return 'whole'
  },
  'company search and page': async ({ program, pool }) => {
    if (!(await holds(pool, 'search_document_ma'))) return none
    const { results } = await program.call<{ results: Card[] }>('/api/search/business', { body: { size: 1 } })
    return page(
      program,
      businessPath(first(results, 'company')),
      first(results, 'company').general.companyName,
    )
  },
  'product search and page': async ({ program, pool }) => {
    if (!(await holds(pool, 'search_document_pr'))) return none
    const { results } = await program.call<{ results: { key: string; name: string }[] }>(
      '/api/search/product',
      {
        body: { size: 1 },
      },
    )
    return page(program, productPath(first(results, 'product')), first(results, 'product').name)
  },
  'person search and page': async ({ program, pool }) => {
    if (!(await holds(pool, 'search_document_ur'))) return none
    const { profiles } = await program.call<{ profiles: { userID: string; lastName: string }[] }>(
      '/api/user/search',
      {
        body: { size: 1 },
      },
    )
    return page(program, profilePath(first(profiles, 'person').userID), first(profiles, 'person').lastName)
  },
  'open a file': openFile,
  'log in': logIn,
  'a conversation': openConversation,
  'newsfeed and notifications': async ({ program, person: { bearer } }) => {
    const feed = await program.call<{ items: unknown[] }>('/api/newsfeed/load', { bearer })
    const told = await program.call<{ items: unknown[] }>('/api/notifications', { bearer })
    return `${feed.items.length} posts, ${told.items.length} notifications`
  },
  'save something': async ({ program, person: { bearer, userID } }) => {
    const { saved } = await program.call<{ saved: boolean }>('/api/favorites/user', {
      bearer,
      body: { resourceID: userID },
    })
    if (!saved) throw new Error('it was not saved')
    return 'saved'
  },
  'audit log': async ({ db }) => {
    const { entries, faults } = await verify(db)
    if (faults.length > 0) throw new Error(faults[0])
    return `${entries} entries, whole`
  },
}

/** Walks all of them with a person made for it; a journey that fails says why. */
export async function walkAll(program: Program, db: Db, pool: pg.Pool): Promise<Walked[]> {
  const walk = { program, db, pool, person: await aPerson(db) }
  const walked: Walked[] = []
  for (const [name, journey] of Object.entries(journeys)) {
    const since = Date.now()
    const end = await journey(walk).then(
      (found) => ({ found }),
      (error: Error) => ({ found: '', fault: error.message }),
    )
    walked.push({ name, ms: Date.now() - since, ...end })
  }
  return walked
}

async function aPerson(db: Db): Promise<Person> {
  const userID = uuidv7()
  const [firstName, lastName, password] = ['Drill', 'Person', `drill ${uuidv7()}`]
  const email = `${userID}@drill.invalid`
  const passwordHash = await hashPassword(password)
  const { token } = await transaction(db, async (tx) => {
    await addProfile(tx, userID, { username: `drill.${userID.slice(-12)}`, firstName, lastName })
    await addAccount(tx, userID, { email, passwordHash, firstName, lastName })
    return openSession(tx, { userID, device: 'drill' })
  })
  return { userID, email, password, bearer: token }
}

function first<T>(found: readonly T[], what: string): T {
  if (found[0] === undefined) throw new Error(`no ${what} was found`)
  return found[0]
}

async function holds(pool: pg.Pool, table: string): Promise<boolean> {
  const { rows } = await pool.query<{ is: boolean }>(`select exists (select from ${table}) as is`)
  return rows[0]!.is
}

async function page(program: Program, address: string, word: string): Promise<string> {
  const answer = await program.ask(address)
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
  if (!text.includes(escaped(word))) throw new Error(`${address} does not show "${word}"`)
  return address
}

/** As React writes it into a page. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&#x27;')
    .replaceAll('"', '&quot;')

/** The newest public files: their bytes are as long as the database says. */
async function openFile({ program, pool }: Walk): Promise<string> {
  const { rows } = await pool.query<{ file_id: string; name: string; bytes: number }>(`
    select file_id::text, version ->> 'name' as name, (version ->> 'bytes')::int as bytes
    from (
      select * from files
      where status = 'ready' and owner_id is not null and not lies_apart
        and purpose <> 'attachment'
      order by file_id desc limit 5
    ) newest, jsonb_array_elements(versions) version`)
  if (rows.length === 0) return none
  for (const { file_id: fileID, name, bytes } of rows) {
    const answer = await program.ask(`/media/files/${fileID}/${name}`)
    const { byteLength } = await answer.arrayBuffer()
    if (answer.status !== 200 || byteLength !== bytes)
      throw new Error(
        `${name} of file ${fileID} answered ${answer.status} with ${byteLength} bytes instead of ${bytes}`,
      )
  }
  return `${rows.length} versions of files`
}

async function logIn({ program, person: { email, password, userID } }: Walk): Promise<string> {
  const { token } = await program.call<{ token: string }>('/accounts/log-in', { body: { email, password } })
  const session = await program.call<{ token: string }>('/accounts/get-session', { body: { token } })
  const own = await program.call<{ userID: string }>('/api/user/profile', { bearer: session.token })
  if (own.userID !== userID) throw new Error('another profile was shown')
  return 'own profile'
}

async function openConversation({ program, db, pool }: Walk): Promise<string> {
  const { rows } = await pool.query<{ id: string; from_id: string; sent_by: string }>(`
    select id::text, from_id::text, sent_by::text from inquiries
    where exists (select from accounts.accounts where user_id = sent_by and removed_at is null and suspended_at is null)
      and from_type = 'user'
    order by last_at desc limit 1`)
  const [it] = rows
  if (!it) return none
  const { token } = await transaction(db, (tx) => openSession(tx, { userID: it.sent_by, device: 'drill' }))
  const { messages } = await program.call<{ messages: unknown[] }>(
    `/api/business/request/${it.id}/get-messages?bid=${it.from_id}`,
    { bearer: token },
  )
  first(messages, 'message')
  return `${messages.length} messages`
}
