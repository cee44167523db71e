// Texts that mean no good as the note of a request for a connection: for who was asked and for who asks, in lists, on a page of
// its own, and while it is typed.
import { expect, onTestFinished, test } from 'vitest'
import { askConnection } from '../src/contract/connections.ts'
import { limits } from '../src/contract/limits.ts'
import { removeBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { transaction } from '../src/platform/db.ts'
import { aBusiness } from '../src/testing/businesses.ts'
import { answersTo, callers, takenCalls, type Call, type Caller } from './callers.ts'
import { onDatabase } from './changes.ts'
import { inField, packed, plain, readerWith, tellSeen, unseen, type Reader } from './hostile-fields.ts'
import { markup } from './hostile-strings.ts'
import { seriousFindings } from './judges.ts'
import { signedIn, signedInAs } from './signed-in.ts'
import { everywhere, pairsFor, scriptsRun, withBrowser, type Visit } from './visitor.ts'

const { launch } = withBrowser()
const field = askConnection.body.shape.note.unwrap()
const note = 'main blockquote[dir="auto"]'
const more = 'main a[href*="cursor="]'
const wholeMs = 1_200_000
/** One page of a list. */
const ofOne = limits.connectionsPageSize

/** Companies, until the test has ended, of as many owners as it takes, each with who reads for them. */
async function companiesAsked(count: number, visit: Visit = {}): Promise<{ id: string; owner: Reader }[]> {
  const made: { id: string; owner: Reader }[] = []
  while (made.length < count) {
    const owner = await readerWith(launch(), visit)
    const owning = await signedIn(owner)
    const ids = await companiesOf(owning, Math.min(limits.businessesPerUserMax, count - made.length))
    made.push(...ids.map((id) => ({ id, owner })))
  }
  return made
}

async function companiesOf({ userID }: Caller, count: number): Promise<string[]> {
  const made: string[] = []
  onTestFinished(() =>
    onDatabase(async (db) => {
      for (const id of made) await transaction(db, (tx) => removeBusiness(tx, id))
    }),
  )
  await onDatabase(async (db) => {
    for (let at = 0; at < count; at++) {
      const members = [{ userID, role: 'owner' as const }]
      made.push((await aBusiness(db, { companyName: `Asked Works ${at}`, members })).businessID)
    }
  })
  return made
}

const ownersOf = (asked: readonly { owner: Reader }[]) => new Set(asked.map(({ owner }) => owner))

const asking = (as: Caller, resourceID: string, text: string): Call => ({
  as,
  path: '/social/connections',
  body: { resourceType: 'business', resourceID, note: text },
})

test.each(pairsFor('hostile-connections'))(
  'in %s at %i px: for companies that are asked, and for who asks',
  async (language, width) => {
    const taken = inField(field)
    const notes = packed(taken, limits.connectionNoteMax, '\n').filter((text) => text !== '')
    const asked = await companiesAsked(Math.ceil(notes.length / ofOne), { language, width })
    const readers: Reader[] = []
    const asks: Caller[] = []
    // Of a share of the notes a few say enough.
    while (readers.length < Math.min(ofOne, asked.length)) {
      const reader = await readerWith(launch(), { language, width })
      asks.push(await signedIn(reader))
      readers.push(reader)
    }
    asks.push(...(await callers(ofOne - readers.length)))
    await takenCalls(
      'askConnection',
      notes.map((text, at) => asking(asks[at % ofOne]!, asked[Math.floor(at / ofOne)]!.id, text)),
    )
    const received: string[] = []
    for (const { id, owner } of asked)
      received.push(...(await owner.readAll(`/connections?list=in&as=${id}`, note, more)))
    expect(unseen(notes, received)).toEqual([])
    for (const [turn, reader] of readers.entries()) {
      const own = notes.filter((_, at) => at % ofOne === turn)
      expect(unseen(own, await reader.readAll('/connections?list=out', note, more))).toEqual([])
    }
    expect(await seriousFindings(readers[0]!.page)).toEqual([])
    tellSeen('notes of requests for connections', taken, ...ownersOf(asked), ...readers)
  },
  wholeMs,
)

test(
  'alone on the page of the two, for both',
  async () => {
    const taken = inField(field)
    const notes = taken.alone.filter((text) => text !== '')
    const reader = await readerWith(launch(), {})
    const asker = await signedIn(reader)
    const asked = await companiesAsked(notes.length)
    await takenCalls(
      'askConnection',
      notes.map((text, at) => asking(asker, asked[at]!.id, text)),
    )
    for (const [at, text] of notes.entries()) {
      const { id, owner } = asked[at]!
      expect((await reader.read(`/connect/business/${id}`, note)).map(plain)).toEqual([plain(text)])
      const here = `/connect/user/${asker.userID}?as=${id}`
      expect((await owner.read(here, note)).map(plain)).toEqual([plain(text)])
    }
    tellSeen('notes of requests, alone', { alone: notes, more: [], refused: [] }, reader, ...ownersOf(asked))
  },
  wholeMs,
)

test('typed they outlive a reload, and come back from a form without scripts', async () => {
  const owner = await readerWith(launch(), {})
  const owning = await signedIn(owner)
  const [asked] = await companiesOf(owning, 1)
  const path = `/connect/business/${asked}`
  const reader = await readerWith(launch(), {})
  await signedInAs(reader, path)
  const { page } = reader
  await scriptsRun(page)
  const box = page.locator('textarea[name="note"]')
  const typed = markup.slice(0, 6).join('\n')
  await box.fill(typed)
  await page.reload()
  await expect.poll(() => box.inputValue()).toBe(typed)
  await reader.look('textarea')

  const bare = await readerWith(launch(), { script: false, expected: [400] })
  await signedInAs(bare, path)
  for (const text of everywhere ? markup : markup.slice(0, 6)) {
    await bare.page.locator('textarea[name="note"]').fill(`${text} ${'ab'.repeat(200)}`)
    await bare.page.locator('form:has(textarea) button[type="submit"]').click()
    await bare.page.getByRole('alert').waitFor()
    expect((await bare.look('textarea[name="note"]')).map(plain)).toEqual([
      plain(`${text} ${'ab'.repeat(200)}`),
    ])
  }
})

test(
  'what no note may say is refused',
  async () => {
    const { refused } = inField(field)
    const [owning, asker] = await callers(2)
    const [asked] = await companiesOf(owning!, 1)
    const answers = await answersTo(
      'askConnection',
      refused.map((text) => asking(asker!, asked!, text)),
    )
    expect(refused.filter((_, at) => answers[at]!.status !== 400)).toEqual([])
  },
  wholeMs,
)
