// Four eyes, and what staff have in hand.
import { expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { testDatabase } from '../../testing/database.ts'
import { aSession, type TestSession } from '../../testing/sessions.ts'
import { findOfSubject } from '../audit/reading.ts'
import { addNote, assignedAmong, notesOf, releaseCase, takeCase } from './cases.ts'
import { declineProposal, openProposals, propose, takeProposal } from './proposals.ts'

const { db } = await testDatabase()
const [first, second, third] = [
  await aSession(db, { staff: ['admin'] }),
  await aSession(db, { staff: ['admin'] }),
  await aSession(db, { staff: ['admin'] }),
]
let things = 0
const aThing = () => ({ type: 'planted', id: `thing ${(things += 1)}` })

const proposed = (about = aThing()) =>
  transaction(db, (tx) =>
    propose(tx, first, { act: 'planted.done', about, input: { level: 3 }, reason: 'Seen on site' }),
  )
const take = (by: TestSession, id: string, act = 'planted.done') =>
  transaction(db, (tx) => takeProposal(tx, by, id, [act]))

test('what one proposes another does, once, and never the same', async () => {
  const about = aThing()
  const id = await proposed(about)
  await expect(take(first, id)).rejects.toMatchObject({ name: 'SecondNeeded' })
  await expect(take(second, id, 'another.act')).rejects.toMatchObject({ name: 'NotFound' })
  const taken = await Promise.allSettled([take(second, id), take(third, id)])
  const done = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(done).toMatchObject([{ input: { level: 3 }, reason: 'Seen on site', proposedBy: first.userID }])
  expect(taken.find((one) => one.status === 'rejected')?.reason).toMatchObject({ name: 'NotFound' })
  const entries = await findOfSubject(db, { ...about, acts: ['proposal.made'], limit: 9 })
  expect(entries).toMatchObject([{ actor: `user:${first.userID}`, reason: 'Seen on site' }])
})

test('the same is proposed once at a time, and again after it was declined', async () => {
  const about = aThing()
  const id = await proposed(about)
  await expect(proposed(about)).rejects.toMatchObject({ name: 'AlreadyProposed' })
  expect((await openProposals(db, ['planted.done'])).map(({ proposalID }) => proposalID)).toContain(id)
  const decline = (by: TestSession) =>
    transaction(db, (tx) =>
      declineProposal(tx, by, { proposalID: id, reason: 'A mistake', acts: ['planted.done'] }),
    )
  await decline(first)
  await expect(decline(second)).rejects.toMatchObject({ name: 'NotFound' })
  expect((await openProposals(db)).map(({ proposalID }) => proposalID)).not.toContain(id)
  await proposed(about)
})

test('a case is in one hand; a colleague takes it over knowingly, and notes stay beside it', async () => {
  const key = { queue: 'planted', caseID: 'case 1' }
  const taken = (by: TestSession, from?: string) => transaction(db, (tx) => takeCase(tx, by, key, from))
  const tried = await Promise.allSettled([taken(first), taken(second)])
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const holder = (await assignedAmong(db, 'planted', ['case 1', 'case 2'])).get('case 1')!.userID
  await expect(taken(third)).rejects.toMatchObject({ name: 'CaseTaken' })
  await expect(taken(third, third.userID)).rejects.toMatchObject({ name: 'CaseTaken' })
  await taken(third, holder)
  expect((await assignedAmong(db, 'planted', ['case 1'])).get('case 1')!.userID).toBe(third.userID)
  await transaction(db, async (tx) => {
    await addNote(tx, third, key, 'Asked for the page with the stamp')
    await releaseCase(tx, third, key)
  })
  expect(await assignedAmong(db, 'planted', ['case 1'])).toEqual(new Map())
  expect(await notesOf(db, key)).toMatchObject([
    { userID: third.userID, text: 'Asked for the page with the stamp' },
  ])
})
