// The operator's list of enquiries as a person at the machine meets it, on a database of its own.
import os from 'node:os'
import { expect, test } from 'vitest'
import { EnquiryFields } from '../src/contract/help.ts'
import { sendEnquiry } from '../src/domains/help/sending.ts'
import { transaction } from '../src/platform/db.ts'
import { testDatabase } from '../src/testing/database.ts'
import { runProgram } from '../src/testing/programs.ts'

const { db, url } = await testDatabase()

const enquiriesTool = (...words: string[]) => runProgram('bin/enquiries.mjs', words, { DATABASE_URL: url })

const send = (wish: object) =>
  transaction(db, (tx) =>
    sendEnquiry(
      tx,
      EnquiryFields.parse({
        companyPhone: { countryCode: '+81', phoneNumber: '06 1234 5678' },
        email: 'haruka@kitazawa.example',
        ...wish,
      }),
      { language: 'ja', edition: 'jp' },
    ),
  )

test('lists, shows and closes, with a note that names the user of the machine', async () => {
  expect(await enquiriesTool()).toEqual({ code: 0, said: 'No enquiry is open.\n' })
  const { ticket } = await send({
    firstName: 'Haruka',
    lastName: 'Kitazawa',
    businessName: 'Kitazawa Bearing Works',
    country: 'JP',
    totalEmployees: 0,
    moreInfoBuy: 'Steel rings.\nEvery month.',
  })
  const { ticket: later } = await send({ email: 'jonas@weidner.example' })

  const { code, said } = await enquiriesTool()
  expect(code).toBe(0)
  const lines = said.trimEnd().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(
    new RegExp(
      `^${ticket} {2}\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d {2}jp/ja {2}JP {2}haruka@kitazawa\\.example {2}Haruka Kitazawa {2}Kitazawa Bearing Works$`,
    ),
  )
  expect(lines[1]).toContain(later)

  const shown = await enquiriesTool('--show', ticket.toLowerCase())
  expect(shown.said).toContain('  companyPhone: +81 06 1234 5678\n')
  expect(shown.said).toContain('  totalEmployees: 0\n')
  expect(shown.said).toContain('  moreInfoBuy:\n  | Steel rings.\n  | Every month.\n')
  expect(shown.said).not.toContain('companyFax')
  expect(shown.said).not.toContain('salesEmployees')

  expect(await enquiriesTool('--close', ticket, '--note=Called back.')).toEqual({
    code: 0,
    said: `${ticket} closed.\n`,
  })
  expect((await enquiriesTool()).said).not.toContain(ticket)
  const closed = await enquiriesTool('--show', ticket)
  expect(closed.said).toContain(`by os:${os.userInfo().username}\n  | Called back.\n`)
  expect(await enquiriesTool('--close', ticket, '--note', 'Again.')).toEqual({
    code: 1,
    said: `No open enquiry has the number ${ticket}.\n`,
  })
})

test('what is missing or wrong is told in plain words', async () => {
  for (const words of [['--close', 'x'], ['--note', 'x'], ['--show'], ['everything', 'now']])
    expect(await enquiriesTool(...words)).toMatchObject({
      code: 2,
      said: expect.stringContaining('Usage:') as string,
    })
  expect(await enquiriesTool('--show', 'everything')).toEqual({
    code: 2,
    said: '"everything" is not a number such as H-26-7KQ4M2.\n',
  })
  expect(await enquiriesTool('--show', 'H-26-000000')).toEqual({
    code: 1,
    said: 'No enquiry is known with the number H-26-000000.\n',
  })
  expect(await enquiriesTool('--close', 'H-26-000000', '--note', 'x'.repeat(1_001))).toMatchObject({
    code: 2,
  })
})
