// The switch for the marks of what was read: whoever turns it off shows nobody's reading, and sees nobody's (decision 85).
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import type { PageOnServer } from './api/page.ts'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  useLingui: () => ({ t: (texts: TemplateStringsArray) => texts.join(''), i18n: { locale: 'en' } }),
}))
vi.mock('@lingui/core/macro', () => ({ msg: () => '', plural: () => '' }))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { default: PreferencesScreen, action } = await import('./screens/notifications/PreferencesScreen.tsx')
const { pageContext } = await import('./api/page.ts')

type Shown = Parameters<typeof PreferencesScreen>[0]

function markupOf(readMarks: boolean): string {
  const preferences = {
    ways: {},
    digests: { daily: false, weekly: false },
    wordsInMails: !readMarks,
    mailLanguage: 'en',
    readMarks,
  }
  const loaderData = { preferences, clock: 'Japan Time', isSaved: false }
  const props = { loaderData, actionData: undefined } as unknown as Shown
  const Page = createRoutesStub([{ path: '/', Component: () => createElement(PreferencesScreen, props) }])
  return renderToStaticMarkup(createElement(Page))
}

test.each([true, false])('it stands among the preferences as it was chosen: %s', (readMarks) => {
  const [label = '', box = '', words] =
    /<label[^>]*>(<input[^>]* name="readMarks"[^>]*>)<span>(.*?)<\/span><\/label>/su.exec(
      markupOf(readMarks),
    ) ?? []
  expect(label).not.toBe('')
  expect(words).toBe('Show that I have read messages, and see when mine are read')
  expect(box).toContain('type="checkbox"')
  expect(box.includes('checked')).toBe(readMarks)
})

/** What the form, sent with this, changes. */
async function changedBy(form: Record<string, string>): Promise<unknown> {
  const told: unknown[] = []
  const api = { changeNotificationPreferences: async (wish: unknown) => void told.push(wish) }
  const page = { api, session: {}, url: new URL('http://jp.localhost/notifications/preferences') }
  const context = new RouterContextProvider()
  context.set(pageContext, page as unknown as PageOnServer)
  const request = new Request(page.url, { method: 'POST', body: new URLSearchParams(form) })
  const answer = await action({ request, context } as unknown as Parameters<typeof action>[0])
  expect(answer).toMatchObject({ status: 303 })
  return told[0]
}

test('ticked it is on, and not ticked it is off', async () => {
  expect(await changedBy({ readMarks: 'on' })).toMatchObject({ readMarks: true, wordsInMails: false })
  expect(await changedBy({ wordsInMails: 'on' })).toMatchObject({ readMarks: false, wordsInMails: true })
})
