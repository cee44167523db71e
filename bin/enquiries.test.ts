// The operator's list of enquiries as a person at the machine meets it, on a database of its own.
import os from 'node:os'
import { CompiledQuery } from 'kysely'
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
      '192.0.2.1',
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
  expect(shown.said).toContain('  companyPhone: +81 612345678\n')
  expect(shown.said).toContain('  totalEmployees: 0\n')
  expect(shown.said).toContain('  moreInfoBuy:\n  | Steel rings.\n  | Every month.\n')
  const names = [...shown.said.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  expect(names).toEqual(Object.keys(EnquiryFields.shape).filter((name) => names.includes(name)))
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

test('what is open goes on after a page, and a count says how much', async () => {
  const first = await send({ city: 'First' })
  await db.executeQuery(
    CompiledQuery.raw(`insert into help_enquiries (ticket, fields, language, edition, received_at)
      select 'H-26-' || lpad(n::text, 6, '0'), fields, language, edition, now() + n * interval '1 second'
      from generate_series(1, 205) n, (select * from help_enquiries where ticket = '${first.ticket}') first`),
  )
  const lines = (await enquiriesTool()).said.trimEnd().split('\n')
  expect(lines).toHaveLength(201)
  const [, more, last = ''] =
    /^… and (\d+) more: npm run enquiries -- --after (\S+)$/.exec(lines[200] ?? '') ?? []
  const rest = (await enquiriesTool('--after', last)).said.trimEnd().split('\n')
  expect(rest).toHaveLength(Number(more))
  expect(rest.at(-1)).toContain('H-26-000205')
  expect(await enquiriesTool('--after', 'H-26-000205')).toEqual({
    code: 0,
    said: 'No open enquiry came after H-26-000205.\n',
  })
})

test('of one address all is told, and one is removed once that is sure', async () => {
  const email = 'asks@example.com'
  const [one, other] = [await send({ email, firstName: 'A\u3000   B' }), await send({ email })]
  await enquiriesTool('--close', one.ticket, '--note', 'Done.')
  const { said } = await enquiriesTool('--email', 'Asks@Example.com')
  expect(said.split('\n').map((line) => line.split(/ {2,}/).at(-1))).toEqual(['closed', 'open', ''])
  expect(said).toContain('  A B  closed')
  expect(await enquiriesTool('--email', 'nobody@example.com')).toEqual({
    code: 0,
    said: 'No enquiry is kept of nobody@example.com.\n',
  })
  expect(await enquiriesTool('--delete', other.ticket)).toMatchObject({ code: 2 })
  expect((await enquiriesTool('--show', other.ticket)).code).toBe(0)
  expect(await enquiriesTool('--delete', other.ticket, '--yes')).toEqual({
    code: 0,
    said: `${other.ticket} deleted.\n`,
  })
  expect((await enquiriesTool('--show', other.ticket)).code).toBe(1)
})

test('what is missing or wrong is told in plain words', async () => {
  for (const words of [
    ['--close', 'x'],
    ['--yes'],
    ['--delete', 'x', '--show', 'x', '--yes'],
    ['--note', 'x'],
    ['--show'],
    ['everything', 'now'],
  ])
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
