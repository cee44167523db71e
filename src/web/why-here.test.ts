// Who is asked to log in before a request is told why and for whom, and what one gains by an account.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { AppError } from '../contract/errors.ts'
import type { ApiClient } from '../contract/api.ts'
import { sendRequestPath } from '../contract/slugs.ts'
import { logInAddress } from './api/session/require-session.ts'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  useLingui: () => ({ t: (texts: TemplateStringsArray) => texts.join(''), i18n: { locale: 'en' } }),
}))
vi.mock('@lingui/core/macro', () => ({ msg: () => '', plural: () => '' }))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { default: LogInScreen } = await import('./screens/accounts/LogInScreen.tsx')
const { default: RegisterScreen } = await import('./screens/accounts/RegisterScreen.tsx')
const { purposeOf } = await import('./screens/accounts/purpose.ts')

type Screen = typeof LogInScreen | typeof RegisterScreen
type Data = { purpose?: Awaited<ReturnType<typeof purposeOf>>; answered?: true }

function textOf(screen: Screen, { purpose, answered }: Data): string {
  const loaderData = { done: null, purpose }
  const actionData = answered && { fields: {}, values: {} }
  const props = { loaderData, actionData } as unknown as Parameters<typeof LogInScreen>[0] &
    Parameters<typeof RegisterScreen>[0]
  const Page = createRoutesStub([{ path: '/', Component: () => createElement<typeof props>(screen, props) }])
  return renderToStaticMarkup(createElement(Page)).replaceAll(/<(?!\/?(?:strong|li)\b)[^>]+>/gu, '')
}

const id = '0199a1b2-0000-7000-8000-000000000001'

/** What the page is told that a visitor was led to from the form for requests of this company. */
function ledTo(companyName: string, code: string, failure?: Error) {
  const api = {
    async showBusinessProfile(asked: { id: string }) {
      expect(asked.id).toBe(id)
      if (failure) throw failure
      return { general: { companyName }, contactInfo: { country: { code } } }
    },
  } as unknown as ApiClient
  const url = new URL(logInAddress(sendRequestPath(id), null), 'http://jp.localhost')
  expect(url.pathname).toBe('/accounts/log-in')
  return purposeOf({ api, url, language: 'en' })
}

const screens = [
  ['log-in', LogInScreen],
  ['registration', RegisterScreen],
] as const

test.each(screens)('the %s says to whom the request goes, in the language of the name', async (_, screen) => {
  const purpose = await ledTo('高知窯業株式会社', 'JP')
  expect(textOf(screen, { purpose })).toContain(
    'To send your request to <strong lang="ja">高知窯業株式会社</strong>, please log in or create a free account',
  )
  expect(textOf(screen, { purpose: await ledTo('Kochi Kilns', 'GB') })).toContain(
    'request to <strong>Kochi Kilns</strong>, please log in',
  )
})

test.each(screens)('whoever comes to the %s for nothing special is told of no request', (_, screen) => {
  expect(textOf(screen, {})).not.toContain('To send your request')
})

test('a company that is gone keeps nobody from the log-in, and what is broken is no company that is gone', async () => {
  expect(await ledTo('Kochi Kilns', 'JP', new AppError('NotFound'))).toBeUndefined()
  await expect(ledTo('Kochi Kilns', 'JP', new TypeError('broken'))).rejects.toThrow('broken')
})

test.each(screens)('the %s says what one gains by an account', (_, screen) => {
  for (const gain of [
    'Send requests to companies, which should answer within 24 hours.',
    'Follow companies and save products, to find them again later.',
    'Present your own company and its products, free of charge.',
  ])
    expect(textOf(screen, {})).toContain(`<li>${gain}</li>`)
})

test('who has sent the registration once reads what was wrong instead', () => {
  expect(textOf(RegisterScreen, { answered: true })).not.toContain('<li>')
})
