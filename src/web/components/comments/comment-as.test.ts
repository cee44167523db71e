// The box for a comment says as whom it is said (U14).
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import type { Acting } from '../../api/acting.ts'
import type { Frame } from '../../api/frame.ts'
import type { PageSession } from '../../api/page.ts'
import type { Viewer } from '../layout/site.ts'
import type { Commented } from './comment-data.ts'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  useLingui: () => ({
    t: (texts: TemplateStringsArray, ...values: unknown[]) => String.raw({ raw: texts }, ...values),
    i18n: { locale: 'en' },
  }),
}))
vi.mock('@lingui/core/macro', () => ({ msg: () => '', plural: () => '' }))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { CommentBox } = await import('./CommentBox.tsx')
const { FrameContext } = await import('../layout/site.ts')

const id = '0199a1b2-0000-7000-8000-000000000001'
const session: PageSession = {
  userID: id,
  firstName: 'Mira',
  lastName: 'Berg',
  photo: null,
  tokenExpire: 0,
  refreshTokenExpire: 0,
}
const works = { businessID: id, name: 'Kochi Kilns', logo: undefined, industryID: '' }

/** What the box on a thing is called, and whether the picture beside it is that of a company. */
function boxOf(type: Commented['type'], acting?: Acting) {
  const viewer: Viewer = { language: 'en', session, ...(acting && { acting }) }
  const box = { thing: { type, id }, action: '/', at: 0, keyOfForm: 'key', onSaid: () => {} }
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: () => createElement(CommentBox, box), loader: () => viewer },
  ])
  const page = createElement(Page, { hydrationData: { loaderData: { root: viewer } } })
  const html = renderToStaticMarkup(createElement(FrameContext, { value: {} as Frame }, page))
  const [, called] = /<textarea[^>]* aria-label="([^"]*)"/u.exec(html) ?? []
  return { called, isCompany: /class="[^"]*square/u.test(html) }
}

test('who acts for a company comments as it', () => {
  const acting = { chosen: works, businesses: [works], more: false }
  expect(boxOf('post', acting)).toEqual({ called: 'Comment as Kochi Kilns', isCompany: true })
  expect(boxOf('comment', acting)).toEqual({ called: 'Reply as Kochi Kilns', isCompany: true })
})

test('who has a company and does not act for it comments as themself', () => {
  const acting = { businesses: [works], more: false }
  expect(boxOf('product', acting)).toEqual({ called: 'Comment as Mira Berg', isCompany: false })
  expect(boxOf('comment')).toEqual({ called: 'Reply as Mira Berg', isCompany: false })
})
