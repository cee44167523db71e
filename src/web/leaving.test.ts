// An account on its way out and back: companies that keep it are named with links, and a log-in within the time restores it.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { AppError } from '../contract/errors.ts'
import type { PageOnServer } from './api/page.ts'
import type { FormAnswer } from './screens/accounts/submission.ts'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  useLingui: () => ({ t: (texts: TemplateStringsArray) => texts.join(''), i18n: { locale: 'en' } }),
}))
vi.mock('@lingui/core/macro', () => ({
  msg: (texts: TemplateStringsArray, ...values: unknown[]) => String.raw({ raw: texts }, ...values),
  plural: () => '',
}))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { default: DeleteAccountScreen, action: leave } =
  await import('./screens/accounts/DeleteAccountScreen.tsx')
const { default: CheckMailScreen, action: sendAgain } = await import('./screens/accounts/CheckMailScreen.tsx')
const { action: logIn } = await import('./screens/accounts/LogInScreen.tsx')
const { LogInForm } = await import('./screens/accounts/LogInForm.tsx')
const { pageContext } = await import('./api/page.ts')

const idOf = (last: number) => `0199a1b2-0000-7000-8000-00000000000${last}`
const email = 'mira@works.example'
const account = { email, twoFactor: false, codes: false, passkeys: 0, recoveryCodesLeft: 0 }
const password = 'quiet harbour crane'

function markupOf(element: () => React.ReactElement): string {
  return renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: element }])))
}

type Calls = Record<string, (input: Record<string, unknown>) => Promise<unknown>>
type Action = (given: never) => unknown

/** What a form, sent to a page whose account service answers so, is answered, and the calls that it led to. */
async function sent(action: Action, form: Record<string, string>, calls: Calls) {
  const made: [string, unknown][] = []
  const named = Object.entries(calls).map(([name, call]) => [
    name,
    (input: Record<string, unknown>) => {
      made.push([name, input])
      return call(input)
    },
  ])
  const page = {
    accounts: { showAccount: async () => account, ...Object.fromEntries(named) },
    session: {},
    url: new URL('http://jp.localhost/accounts/page'),
    i18n: { _: (text: string) => text, locale: 'en' },
    language: 'en',
    cookies: { read: () => undefined, set() {} },
    door: { close() {} },
  } as unknown as PageOnServer
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const request = new Request(page.url, { method: 'POST', body: new URLSearchParams(form) })
  const answer = await action({ request, context } as never)
  return { made, to: answer instanceof Response ? answer.headers.get('location') : null, answer }
}

test('the only owner of companies is told which of them are in the way, with where each is handed over or removed', async () => {
  const businessIDs = [idOf(1), idOf(2)]
  const form = { confirmation: email, password }
  const deleteAccount = () => Promise.reject(new AppError('SoleOwner', { businessIDs }))
  const { answer } = await sent(leave, form, { deleteAccount })
  const { data: actionData } = answer as { data: FormAnswer }
  const companies = [
    { businessID: idOf(1), name: 'Kochi Kilns' },
    { businessID: idOf(2), name: 'Copper Works' },
    { businessID: idOf(3), name: 'Owned by others too' },
  ]
  const props = { loaderData: { account, companies }, actionData }
  const shown = props as unknown as Parameters<typeof DeleteAccountScreen>[0]
  const html = markupOf(() => createElement(DeleteAccountScreen, shown))
  expect(html).toContain('You are the only owner of a business.')
  const named = [...html.matchAll(/<li><bdi>(.*?)<\/bdi>(.*?)<\/li>/gu)].map(([, name, links = '']) => [
    name,
    ...[...links.matchAll(/href="([^"]*)"[^>]*>(.*?)</gu)].flatMap(([, to, words]) => [words, to]),
  ])
  expect(named).toEqual([
    [
      'Kochi Kilns',
      'hand it over',
      `/business/${idOf(1)}/members`,
      'remove it',
      `/business/${idOf(1)}/edit/data`,
    ],
    [
      'Copper Works',
      'hand it over',
      `/business/${idOf(2)}/members`,
      'remove it',
      `/business/${idOf(2)}/edit/data`,
    ],
  ])
  const before = { ...shown, actionData: undefined }
  expect(markupOf(() => createElement(DeleteAccountScreen, before))).not.toContain('hand it over')
})

const deleted = () => Promise.reject(new AppError('AccountDeleted', { until: '2026-12-24T10:00:00.000Z' }))
const formOf = (answer?: FormAnswer) => markupOf(() => createElement(LogInForm, { answer }))
const restores = '<input type="hidden" name="restore" value="true"/>'

test('a log-in to a deleted account says until when it can be restored, and offers to', async () => {
  const { answer, made } = await sent(logIn, { email, password }, { logIn: deleted })
  expect(made).toEqual([['logIn', expect.not.objectContaining({ restore: true })]])
  const { data: told } = answer as { data: FormAnswer }
  expect(told.problem).toMatch(/^This account was deleted\. Until .*2026.* you can restore it/)
  const html = formOf(told)
  expect(html).toContain(restores)
  expect(html).toContain('>Restore and log in</button>')
  expect(html).toContain('Please type your password once more.')
  expect(html).not.toContain('Forgot your password?')
})

test('sent once more it restores, and a wrong password or a code in between does not end that', async () => {
  const form = { email, password, restore: 'true' }
  const welcome = async () => ({ token: 't', device: 'd', continue: '/newsfeed' })
  const { to, made } = await sent(logIn, form, { logIn: welcome })
  expect(made).toEqual([['logIn', expect.objectContaining({ email, password, restore: true })]])
  expect(to).toMatch(/^\/SetID\//)
  for (const name of ['WrongCredentials', 'CodeNeeded'] as const) {
    const { answer } = await sent(logIn, form, { logIn: () => Promise.reject(new AppError(name)) })
    const html = formOf((answer as { data: FormAnswer }).data)
    expect(html).toContain(restores)
    expect(html).toContain('>Restore and log in</button>')
  }
})

test('no other log-in restores anything', async () => {
  const wrong = () => Promise.reject(new AppError('WrongCredentials'))
  const { answer } = await sent(logIn, { email, password }, { logIn: wrong })
  for (const html of [formOf(), formOf((answer as { data: FormAnswer }).data)]) {
    expect(html).not.toContain('name="restore"')
    expect(html).toContain('>Log in</button>')
  }
})

test.each([
  ['of a registration', { again: 'sealed' }, ['sendAgain', { again: 'sealed' }]],
  ['for a new password', { email }, ['forgotPassword', { email, device: undefined }]],
])('one press sends the mail %s again, and says so', async (_, form, call) => {
  const done = async () => ({})
  const { made, answer } = await sent(sendAgain, form, { sendAgain: done, forgotPassword: done })
  expect(made).toEqual([call])
  const { data: actionData } = answer as { data: { at: number } }
  const loaderData = { sent: 'register', again: 'sealed' }
  const props = { loaderData, actionData } as unknown as Parameters<typeof CheckMailScreen>[0]
  const html = markupOf(() => createElement(CheckMailScreen, props))
  expect(html).toContain('>Send the mail again</button>')
  expect(html).toMatch(/role="status">Sent again\./)
})
