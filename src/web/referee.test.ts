// The business referee (D12) in Members: everybody sees who it is, and who manages the team chooses.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import type { MemberEntry } from '../contract/team.ts'
import type { PageOnServer } from './api/page.ts'
import type { Team } from './screens/team/MemberList.tsx'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  useLingui: () => ({
    t: (texts: TemplateStringsArray | { message: string }) =>
      'message' in texts ? texts.message : texts.join(''),
    i18n: { locale: 'en', _: (text: string) => text },
  }),
}))
vi.mock('@lingui/core/macro', () => ({
  msg: (texts: TemplateStringsArray) => texts.join(''),
  plural: () => '',
}))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { default: MembersScreen } = await import('./screens/team/MembersScreen.tsx')
const { actOnTeam } = await import('./screens/team/acts.ts')

const idOf = (last: number) => `0199a1b2-0000-7000-8000-00000000000${last}`
const businessID = idOf(9)

const member = (last: number, firstName: string, more: Partial<MemberEntry> = {}): MemberEntry => ({
  userID: idOf(last),
  firstName,
  lastName: 'Berg',
  role: 'member',
  since: '2026-11-01T10:00:00.000Z',
  isSelf: false,
  isReferee: false,
  profession: null,
  profilePhoto: null,
  ...more,
})

/** Members as somebody with this role sees them. */
function markupOf(role: Team['role'], members: MemberEntry[]): string {
  const team = { role, members, invitations: [], requests: [], history: [], offer: null }
  const business = {
    businessID,
    role,
    subscription: 'gold',
    verified: false,
    completeness: 60,
    counts: { products: 0, certificates: 0, members: 2 },
    companyName: 'Kochi Kilns',
    industryID: '',
  }
  const loaderData = { business, team, find: '', question: null, joined: false }
  const props = { loaderData, actionData: undefined } as unknown as Parameters<typeof MembersScreen>[0]
  const Page = createRoutesStub([{ path: '/', Component: () => createElement(MembersScreen, props) }])
  return renderToStaticMarkup(createElement(Page))
}

const formIn = (html: string) =>
  /<form[^>]*><input type="hidden" name="intent" value="referee"\/>.*?<\/form>/su.exec(html)?.[0]
const choicesIn = (form = '') =>
  [...form.matchAll(/<option value="([^"]*)"([^>]*)>(.*?)<\/option>/gu)].map(([, id, chosen = '', name]) => [
    id,
    name,
    chosen.includes('selected'),
  ])
/** By the name of each member whether the list calls them the referee. */
const calledIn = (html: string) =>
  [...html.matchAll(/<li class="[^"]*member.*?<\/li>/gsu)].map(([line]) => [
    /<bdi>(.*?)<\/bdi>/u.exec(line)?.[1],
    line.includes('Business referee'),
  ])

const mira = member(1, 'Mira', { role: 'owner', isSelf: true })
const ken = member(2, 'Ken', { isReferee: true })

test.each(['owner', 'admin'] as const)('%ss choose one among the members, or nobody', (role) => {
  const html = markupOf(role, [mira, ken])
  const form = formIn(html)
  expect(form).toContain('name="userID"')
  expect(form).toContain('>Save<')
  expect(choicesIn(form)).toEqual([
    ['', 'Nobody', false],
    [idOf(1), 'Mira Berg', false],
    [idOf(2), 'Ken Berg', true],
  ])
  expect(calledIn(html)).toEqual([
    ['Mira Berg', false],
    ['Ken Berg', true],
  ])
  expect(choicesIn(formIn(markupOf(role, [mira])))[0]).toEqual(['', 'Nobody', true])
})

test('members see who it is and choose nobody', () => {
  const html = markupOf('member', [mira, ken])
  expect(formIn(html)).toBeUndefined()
  expect(calledIn(html)).toContainEqual(['Ken Berg', true])
})

test.each([
  ['somebody', idOf(2), idOf(2)],
  ['nobody', '', null],
])('the form names %s, and says so', async (_, userID, named) => {
  const calls: unknown[] = []
  const api = { nameReferee: async (wish: unknown) => void calls.push(wish) }
  const page = { api, language: 'en', i18n: { _: (text: string) => text } } as unknown as PageOnServer
  const form = new FormData()
  form.set('intent', 'referee')
  form.set('userID', userID)
  const answer = await actOnTeam(page, new RouterContextProvider(), businessID, form)
  expect(calls).toEqual([{ id: businessID, userID: named }])
  expect(answer).toMatchObject({
    data: { intent: 'referee', outcome: 'done', text: 'The business referee was changed.' },
  })
})
