// What becomes of a form of the console, whichever room it is in.
import { expect, test } from 'vitest'
import { AppError } from '../../../contract/errors.ts'
import { act, type Acts } from './acting.ts'

const problems: unknown[] = []
const page = {
  url: new URL('https://jp.example/console/money?text=H'),
  language: 'en',
  onError: (error: unknown) => void problems.push(error),
} as unknown as Parameters<typeof act>[0]

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const filled = { intent: 'end', about: '7', reason: 'Left\r\nus', text: 'Good bye' }
const sent = (acts: Acts, to?: Record<string, string>, fields: Record<string, string> = filled) =>
  act(page, formOf(fields), acts, to)
const refused = (error: Error): Acts => ({
  async end() {
    throw error
  },
})

test('an act is given what its form says, and its page is told that it was done', async () => {
  const given: unknown[] = []
  const answer = await sent({
    end: async ({ about, reason, text }) => void given.push(about, reason, text('text')),
  })
  expect(given).toEqual(['7', 'Left\nus', 'Good bye'])
  expect(answer).toMatchObject({
    data: { intent: 'end', about: '7', outcome: 'done', values: {} },
    init: { status: 200 },
  })
})

test('a refusal says which form it was, which fields are wrong and what was typed', async () => {
  const error = new AppError('InvalidInput', { fields: { reason: 'Say why' } })
  expect(await sent(refused(error))).toMatchObject({
    data: {
      intent: 'end',
      about: '7',
      outcome: 'refused',
      wrong: ['reason'],
      values: { reason: 'Left\nus', text: 'Good bye' },
      message: expect.any(String),
    },
    init: { status: 400 },
  })
})

test('what is no refusal is told to the log, and to the page as what has failed', async () => {
  const error = new Error('scales jammed')
  expect(await sent(refused(error))).toMatchObject({ data: { outcome: 'failed' }, init: { status: 500 } })
  expect(problems).toMatchObject([{ cause: error }])
})

test.each([
  ['UnlockNeeded', '/console/unlock?continue=%2Fconsole%2Fmoney%3Ftext%3DH'],
  ['SessionError', '/accounts/log-in?continue=%2Fconsole%2Fmoney%3Ftext%3DH'],
] as const)('%s leads to the way in, and back', async (name, way) => {
  const answer = (await sent(refused(new AppError(name)))) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([303, way])
})

test('an act that ends the page leads elsewhere', async () => {
  const answer = (await sent({ end: async () => {} }, { end: '/console/enquiries' })) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/console/enquiries'])
})

test.each(['', 'unknown', 'constructor'])(
  'an act %j that no form of the page has is refused',
  async (intent) => {
    await expect(sent({}, {}, { ...filled, intent })).rejects.toMatchObject({ init: { status: 400 } })
  },
)
