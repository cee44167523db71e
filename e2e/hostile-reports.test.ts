// Texts that mean no good as what somebody writes who reports a group, a post or a comment: kept as they were typed, and told to the
// operator without anything that steers a terminal.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { limits } from '../src/contract/limits.ts'
import { ReportWords } from '../src/contract/safety.ts'
import { plainly } from '../scripts/operator.ts'
import { aPostBy } from '../src/testing/posts.ts'
import { answersTo, callers, takenCalls, type Call, type Caller } from './callers.ts'
import { onDatabase } from './changes.ts'
import { groups } from './hostile-groups.ts'
import { inField, packed, plain, readerWith } from './hostile-fields.ts'
import { databaseOf } from './instance.ts'
import { markup } from './hostile-strings.ts'
import { signedInAs } from './signed-in.ts'
import { scriptsRun, withBrowser } from './visitor.ts'

const { launch } = withBrowser()
const field = ReportWords.shape.text.unwrap()
const wholeMs = 1_200_000
/** So many reports of a thing are shown. */
const ofOne = 100

const reporting = (as: Caller, type: string, resourceID: string, text: string): Call => ({
  as,
  path: `/reports/${type}`,
  body: { resourceID, reason: 'spam', text },
})

/** What the operator's program says of the reports about a thing. */
async function shown(id: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/reports.ts', 'show', id], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: databaseOf(inject('dataFolder')).url },
    maxBuffer: 64 * 1_024 * 1_024,
  })
  return stdout
}

test(
  'of a group, by as many as it takes',
  async () => {
    const taken = inField(field)
    const texts = packed(taken, limits.reportTextMax, '\n').filter((text) => text !== '')
    const people = await callers(texts.length + 1)
    const reported = Array.from({ length: Math.ceil(texts.length / ofOne) }, (_, at) => ({
      name: `Reported ${at}`,
      purpose: 'Talk',
      rules: '',
    }))
    const ids = await groups(reported, [people.at(-1)!])
    await takenCalls(
      'reportResource',
      texts.map((text, at) => reporting(people[at]!, 'group', ids[Math.floor(at / ofOne)]!, text)),
    )
    const answers = await answersTo(
      'reportResource',
      taken.refused.map((text) => reporting(people[0]!, 'group', ids[0]!, text)),
    )
    expect(taken.refused.filter((_, at) => answers[at]!.status !== 400)).toEqual([])
    let said = ''
    for (const id of ids) said += await shown(id)
    // oxlint-disable-next-line no-control-regex
    expect(said).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
    const lines = new Set(said.split('\n').map(plain))
    const missing = texts
      .flatMap((text) => text.split('\n'))
      .filter((line) => !lines.has(plain(`| ${plainly(line)}`)))
    expect(missing).toEqual([])
    if (process.env['PROOFS'])
      process.stdout.write(`words of reports: ${texts.length} reports, ${taken.refused.length} refused\n`)
  },
  wholeMs,
)

test('typed in the dialog of a post, and sent back by a form without scripts', async () => {
  const { userID } = (await callers(1))[0]!
  const postID = await onDatabase((db) => aPostBy(db, { type: 'user', id: userID }))
  const reader = await readerWith(launch(), {})
  await signedInAs(reader, `/post/${postID}`)
  const { page } = reader
  await scriptsRun(page)
  await page.locator('article header summary').first().click()
  await page.locator('article header details[open] a[href^="/report/"]').click()
  const typed = markup.slice(0, 8).join('\n')
  await page.getByRole('dialog').locator('textarea').fill(typed)
  expect(await reader.look('dialog[open] textarea')).toEqual([typed])

  const bare = await readerWith(launch(), { script: false, expected: [400] })
  await signedInAs(bare, `/report/post/${postID}`)
  for (const text of markup.slice(0, 4)) {
    await bare.page.locator('main textarea').fill(text)
    await bare.page.getByRole('button', { name: 'Send report' }).click()
    await bare.page.getByRole('alert').waitFor()
    expect(await bare.look('main textarea')).toEqual([text])
  }
})
