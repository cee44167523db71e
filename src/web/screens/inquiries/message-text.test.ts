// What was written in a conversation, as it is shown: numbers stay with their units, and what was said is kept as it was.
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  Plural: ({ value }: { value: number }) => value,
  useLingui: () => ({ t: (texts: TemplateStringsArray) => texts.join(''), i18n: { locale: 'en' } }),
}))
vi.mock('@lingui/core/macro', () => ({ msg: () => '', plural: () => '' }))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { MessageList } = await import('./MessageList.tsx')
const { ThreadRow } = await import('./ThreadRow.tsx')

const id = '0199a1b2-0000-7000-8000-000000000001'
const at = '2026-11-20T10:00:00.000Z'
const party = { type: 'user', id, name: 'Mira Berg', picture: null, country: null, isGone: false }
const request = {
  requestID: id,
  side: 'R',
  senderType: 'user',
  from: party,
  to: party,
  sentBy: party,
  status: 'open',
  subjectText: 'Rings of 20 × 47 mm',
  lastAt: at,
  unread: 0,
  answer: { state: 'answered', dueAt: at },
  preview: { text: 'Rings', from: 'S' },
}

/** What stands on the page, `~` for a space that does not break. */
function shown<Props extends object>(what: FunctionComponent<Props>, props: Props): string {
  const Page = createRoutesStub([{ path: '/', Component: () => createElement(what, props) }])
  return renderToStaticMarkup(createElement(Page)).replaceAll('\u00a0', '~')
}

test('numbers stay with their units in messages, those on their way too', () => {
  const message = {
    number: 1,
    from: 'S',
    content: 'Ten of 5 kg',
    datetime: at,
    author: party,
    attachments: [],
  }
  const pending = { key: '1', content: 'Nine of 4 kg', attachments: [], state: 'sending' }
  const html = shown(MessageList, {
    mailboxID: id,
    request,
    messages: [message],
    pending: [pending],
    readNumber: 1,
    readByOther: 0,
    now: Date.parse(at),
    olderPath: undefined,
  } as unknown as Parameters<typeof MessageList>[0])
  expect(html).toContain('>Ten of 5~kg</div>')
  expect(html).toContain('>Nine of 4~kg</div>')
  expect(message.content).toBe('Ten of 5 kg')
})

test('numbers stay with their units in the list, and marks stand where the words that were searched for do', () => {
  const passage = { text: 'Ten of 5 kg each', marks: [9, 11], isFile: false }
  const html = shown(ThreadRow, {
    request: { ...request, passage },
    path: '/',
    isOpen: false,
    now: Date.parse(at),
  } as unknown as Parameters<typeof ThreadRow>[0])
  expect(html).toContain('>Rings of 20~×~47~mm</bdi>')
  expect(html).toMatch(/>Ten of 5~<mark[^>]*>kg<\/mark> each</)
})
