// The operator's list of reports as a person at the machine meets it, on a database of its own.
import os from 'node:os'
import { expect, test } from 'vitest'
import { decisionsAbout } from '../src/domains/moderation/deciding.ts'
import { sendInquiry } from '../src/domains/inquiries/sending.ts'
import { readingsOf } from '../src/domains/moderation/reading.ts'
import { reportInquiry, reportResource } from '../src/domains/moderation/reporting.ts'
import { transaction } from '../src/platform/db.ts'
import { aBusiness } from '../src/testing/businesses.ts'
import { aBuyerAndASupplier } from '../src/testing/conversations.ts'
import { testDatabase } from '../src/testing/database.ts'
import { runProgram } from '../src/testing/programs.ts'
import { aSession } from '../src/testing/sessions.ts'

const { db, url } = await testDatabase()

const reportsTool = (...words: string[]) => runProgram('bin/reports.mjs', words, { DATABASE_URL: url })

test('lists, shows and closes, with a row that names the user of the machine', async () => {
  expect(await reportsTool()).toEqual({ code: 0, said: 'Nothing is reported.\n' })
  const { businessID } = await aBusiness(db, { companyName: 'Copper & Sons' })
  const person = await aSession(db)
  const { reportID } = await transaction(db, (tx) =>
    reportResource(
      tx,
      person,
      { type: 'business', id: businessID },
      { reason: 'fake', text: 'No such\nfirm.' },
      { edition: 'jp', language: 'en' },
    ),
  )

  const listed = await reportsTool()
  expect(listed).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^ +1 +business .* fake +Copper & Sons$/m) as string,
  })
  expect(listed.said).toContain(businessID)
  const shown = await reportsTool('--show', businessID)
  expect(shown.said).toContain(`report ${reportID}`)
  expect(shown.said).toContain('  | No such\n  | firm.')

  expect(await reportsTool('--close', reportID, '--verdict=upheld', '--reason', 'There is none.')).toEqual({
    code: 0,
    said: '1 report closed: upheld.\n',
  })
  expect(await decisionsAbout(db, reportID)).toMatchObject([
    { operator: `os:${os.userInfo().username}`, verdict: 'upheld', reason: 'There is none.' },
  ])
  expect(await reportsTool('--show', businessID)).toEqual({
    code: 1,
    said: `No report is known about ${businessID}.\n`,
  })
})

test('of a reported conversation the messages are shown, and that is noted', async () => {
  const { buyer, owner, businessID } = await aBuyerAndASupplier(db)
  const wish = { to: businessID, subject: 'Gears', message: 'Buy my gears!\nNow.' }
  const { requestID } = await transaction(db, (tx) => sendInquiry(tx, buyer, wish, 'en'))
  const place = { requestID, mailboxID: businessID }
  const { reportID } = await transaction(db, (tx) =>
    reportInquiry(tx, owner, place, { reason: 'spam', text: '' }),
  )
  const { code, said } = await reportsTool('--show', requestID)
  expect(code).toBe(0)
  expect(said).toContain(`inquiry ${requestID}  Gears`)
  expect(said).toMatch(/^1 {2}\S+ {2}Mara Lindqvist, Mara Lindqvist\n {2}\| Buy my gears!\n {2}\| Now\.$/m)
  expect(await readingsOf(db, reportID)).toMatchObject([{ operator: `os:${os.userInfo().username}` }])
})

test('what is missing or wrong is told in plain words', async () => {
  for (const words of [['--close', 'x'], ['--verdict', 'upheld'], ['--show'], ['everything', 'now']])
    expect(await reportsTool(...words)).toMatchObject({
      code: 2,
      said: expect.stringContaining('Usage:') as string,
    })
  expect(await reportsTool('--show', 'everything')).toEqual({ code: 2, said: '"everything" is not an id.\n' })
  const wrong = await reportsTool('--close', crypto.randomUUID(), '--verdict', 'maybe', '--reason', 'x')
  expect(wrong).toMatchObject({ code: 2, said: expect.stringContaining('"maybe" is not allowed') as string })
})
