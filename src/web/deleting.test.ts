// Delete looks like delete: what takes something away for good, or asks whether to, has the one button that looks so.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import type { Team } from './screens/team/MemberList.tsx'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  useLingui: () => ({ t: (texts: TemplateStringsArray) => texts.join(''), i18n: { locale: 'en' } }),
}))
vi.mock('@lingui/core/macro', () => ({ msg: () => '', plural: () => '' }))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { DeleteQuestion } = await import('./components/manage/DeleteQuestion.tsx')
const { DeleteAccountForm } = await import('./screens/accounts/DeleteAccountForm.tsx')
const { RemovalSheet } = await import('./screens/company-data/RemovalSheet.tsx')
const { Asked, AskedPlainly } = await import('./screens/inquiries/Asked.tsx')
const { ConfirmAct } = await import('./screens/team/ConfirmAct.tsx')

const nothing = () => {}
const id = '0199a1b2-0000-7000-8000-000000000001'

/** By its words whether a button or link of what `element` shows looks like delete. */
function looksOf(element: () => React.ReactElement): Record<string, boolean> {
  const Page = createRoutesStub([{ path: '/', Component: element }])
  const html = renderToStaticMarkup(createElement(Page))
  const acts = [...html.matchAll(/<(?:button|a)\b([^>]*)>(.*?)<\/(?:button|a)>/gsu)]
  return Object.fromEntries(
    acts.map(([, about = '', words = '']) => [
      words.replaceAll(/<[^>]+>/gu, ''),
      /class="[^"]*danger/u.test(about),
    ]),
  )
}

test('the question whether to delete a product or a certificate', () => {
  const question = { name: 'ISO 9001', onClose: nothing, onSure: nothing, children: 'It can be restored.' }
  expect(looksOf(() => createElement(DeleteQuestion, question))).toEqual({ Cancel: false, Delete: true })
})

test('the deletion of an account', () => {
  const account = {
    email: 'mira@works.example',
    twoFactor: false,
    codes: false,
    passkeys: 0,
    recoveryCodesLeft: 0,
  }
  const form = { answer: undefined, account, asksCode: false }
  expect(looksOf(() => createElement(DeleteAccountForm, form))).toMatchObject({ 'Delete my account': true })
})

test('the removal of a company', () => {
  const sheet = { companyName: 'Kochi Kilns', answer: undefined }
  expect(looksOf(() => createElement(RemovalSheet, sheet))).toEqual({ 'Remove the company': true })
})

test.each(['remove', 'leave'] as const)('the question of a team about %s', (about) => {
  const member = { userID: id, firstName: 'Mira', lastName: 'Berg' }
  const team = { members: [member] } as unknown as Team
  const question = { about, userID: about === 'leave' ? '' : id }
  const business = { companyName: 'Kochi Kilns' }
  const props = { question, team, business, answer: undefined, onClose: nothing }
  const yes = { remove: 'Remove', leave: 'Leave' }[about]
  expect(looksOf(() => createElement(ConfirmAct, props))).toEqual({ Cancel: false, [yes]: true })
})

test('the end of a conversation, with scripts and without', () => {
  const pending = { isUnanswered: false, isUnsent: false }
  const asked = { about: 'end', path: '/', pending } as const
  const plainly = { ...asked, askPath: '/?ask=end', answer: undefined }
  const looks = { Cancel: false, 'End Conversation': true }
  expect(looksOf(() => createElement(AskedPlainly, plainly))).toEqual(looks)
  const ending = { state: 'idle', Form: 'form' } as unknown as Parameters<typeof Asked>[0]['ending']
  expect(looksOf(() => createElement(Asked, { ...asked, ending, onClose: nothing }))).toEqual(looks)
})
