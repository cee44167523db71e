// A conversation as its page shows it: as whom one answers, what became of one's messages, files without a preview, and due times.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import type { AttachmentEntry } from '../../../contract/files.ts'
import type { InquiryEntry, MessageEntry } from '../../../contract/inquiries.ts'
import type { ThreadData } from './requests-data.ts'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
  Plural: ({ value, other }: { value: number; other: string }) => other.replace('#', String(value)),
  useLingui: () => ({
    t: (texts: TemplateStringsArray, ...values: unknown[]) => String.raw({ raw: texts }, ...values),
    i18n: { locale: 'en' },
  }),
}))
vi.mock('@lingui/core/macro', () => ({ msg: () => '', plural: () => '' }))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { Conversation } = await import('./Conversation.tsx')

const idOf = (last: number) => `0199a1b2-0000-7000-8000-00000000000${last}`
const party = {
  type: 'user',
  id: idOf(1),
  name: 'Mira Berg',
  picture: null,
  country: null,
  role: null,
  company: null,
  city: null,
  verified: false,
  key: null,
  isGone: false,
} as const
const works = { ...party, type: 'business', id: idOf(2), name: 'Kochi Kilns' } as const
const asked = '2026-10-24T10:00:00.000Z'

const message = (number: number, from: 'S' | 'R', attachments: AttachmentEntry[] = []): MessageEntry => ({
  number,
  content: `Words ${number}`,
  datetime: asked,
  from,
  type: 'text',
  author: { userID: idOf(from === 'S' ? 1 : 3), name: from === 'S' ? 'Mira Berg' : 'Ken Mori' },
  attachments,
})

type Wish = {
  request?: Partial<InquiryEntry>
  messages?: MessageEntry[]
  readByOther?: number
  zone?: string
  document?: ThreadData['document']
  silentBecause?: ThreadData['silentBecause']
}

/** The page of the conversation that a person began with a company, seen from their side unless the wish says otherwise. */
function markupOf(wish: Wish = {}): string {
  const { request, messages = [message(1, 'S')], readByOther = 0, zone } = wish
  const { document = null, silentBecause = null } = wish
  const thread = {
    request: {
      requestID: idOf(9),
      side: 'S',
      from: party,
      to: works,
      begunBy: 'S',
      sentBy: party,
      senderType: 'user',
      subject: 'Kiln',
      subjectText: 'Kiln',
      status: 'open',
      createdAt: asked,
      lastAt: asked,
      closedAt: null,
      closedBy: null,
      product: null,
      certificate: null,
      answer: { state: 'due', dueAt: '2026-10-25T10:00:00.000Z', answeredAt: null },
      preview: { text: 'Words', from: 'S' },
      unread: 0,
      messageCount: messages.length,
      previousID: null,
      followUpID: null,
      ...request,
    },
    messages,
    pastNames: [],
    hasOlder: false,
    readNumber: 0,
    readByOther,
    silentBecause,
    wonAt: null,
    mayFollowUp: false,
    document,
    isBefore: false,
    about: { zone, hasPage: true, earlier: [] },
    alternatives: undefined,
  } satisfies ThreadData
  const props = {
    thread,
    mailboxID: idOf(1),
    askedAt: undefined,
    query: () => '',
    backPath: '/',
    now: Date.parse(asked),
    formKey: 'key',
    answer: undefined,
  }
  const Page = createRoutesStub([{ path: '/', Component: () => createElement(Conversation, props) }])
  return renderToStaticMarkup(createElement(Page))
}
const wordsOf = (html = '') => html.replaceAll(/<[^>]+>/gu, '')

test.each([
  ['for the company that was asked', { side: 'R' }, 'Kochi Kilns'],
  ['for the company that asked', { from: works, to: party, senderType: 'business' }, 'Kochi Kilns'],
  ['as oneself', {}, 'Mira Berg'],
] as const)('U14: who answers %s is told so in the box', (_, request, name) => {
  const html = markupOf({ request })
  expect(wordsOf(/<label[^>]* for="reply">.*?<\/label>/su.exec(html)?.[0])).toBe(`Reply as ${name}`)
  expect(html).toContain(`placeholder="Reply as ${name}"`)
})

/** What stands below each message: who, when, and what became of it. */
const linesBelow = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/data-number="(\d+)".*?<p class="[^"]*meta[^"]*">(.*?)<\/p>/gsu)].map(
      ([, number, line]) => [number, wordsOf(line)],
    ),
  )

test('decision 85: one’s last message says that it was delivered, the last one that was read says so', () => {
  const messages = [message(1, 'S'), message(2, 'R'), message(3, 'S'), message(4, 'S')]
  expect(linesBelow(markupOf({ messages, readByOther: 3 }))).toEqual({
    1: 'Mira Berg · 10:00',
    2: 'Ken Mori · 10:00',
    3: 'Mira Berg · 10:00 · Read',
    4: 'Mira Berg · 10:00 · Delivered',
  })
  expect(linesBelow(markupOf({ messages, readByOther: 4 }))[4]).toBe('Mira Berg · 10:00 · Read')
  expect(linesBelow(markupOf({ messages }))).toMatchObject({
    3: 'Mira Berg · 10:00',
    4: 'Mira Berg · 10:00 · Delivered',
  })
})

test.each([
  ['image/vnd.dwg', 'flange.dwg', 2_340_000, 'DWGflange.dwg2.4 MB'],
  ['image/vnd.dxf', '図面 1.dxf', 41_200, 'DXF図面 1.dxf42 KB'],
  ['model/step', 'shaft.step', 12_000_000, 'STEPshaft.step12 MB'],
] as const)(
  'a file of %s is told by kind, name and size, and shows no picture',
  (contentType, name, bytes, told) => {
    const file = { attachmentID: idOf(5), name, contentType, bytes, pages: null, preview: null }
    const html = markupOf({ messages: [message(1, 'S', [file])] })
    const [list] = /<ul[^>]* aria-label="Attached files">.*?<\/ul>/su.exec(html) ?? []
    expect(wordsOf(list)).toBe(told)
    expect(list).toContain(`aria-label="Download ${name}"`)
    expect(list).not.toContain('<img')
  },
)

/** The text and the closer look of each time in the line about the answer. */
const dueIn = (html: string) =>
  [...html.matchAll(/by <time dateTime="([^"]*)" title="([^"]*)">(.*?)<\/time>/gu)].map(([, ...told]) => told)

test('D52: a due time tells UTC and the clock of the other side, summer time included', () => {
  const dueAt = '2026-10-25T10:00:00.000Z'
  expect(dueIn(markupOf({ zone: 'Asia/Tokyo' }))).toEqual([
    [dueAt, '25/10/2026 10:00 UTC · 25/10/2026 19:00 where the other side is', '25 Oct 10:00 UTC'],
  ])
  const beforeIt = { state: 'due', dueAt: '2026-10-25T00:30:00.000Z', answeredAt: null } as const
  expect(dueIn(markupOf({ zone: 'Europe/Rome', request: { answer: beforeIt } }))[0]?.[1]).toBe(
    '25/10/2026 00:30 UTC · 25/10/2026 02:30 where the other side is',
  )
  const afterIt = { ...beforeIt, dueAt: '2026-10-25T01:30:00.000Z' }
  expect(dueIn(markupOf({ zone: 'Europe/Rome', request: { answer: afterIt } }))[0]?.[1]).toBe(
    '25/10/2026 01:30 UTC · 25/10/2026 02:30 where the other side is',
  )
  expect(dueIn(markupOf())[0]?.[1]).toBe('25/10/2026 10:00 UTC')
})

test('a document that is asked for is sent, or uploaded first, by those who may, and never where nothing can be written', () => {
  const certificate = { certificateID: idOf(7), name: 'ISO 9001', sentWith: null }
  const request = { side: 'R', certificate } as const
  const shown = (document: ThreadData['document'], silentBecause: ThreadData['silentBecause'] = null) => {
    const markup = markupOf({ request, document, silentBecause })
    return [markup.includes('Send the document'), markup.includes('Upload the document')]
  }
  expect(shown({ state: 'ready', mayAdd: false })).toEqual([true, false])
  expect(shown({ state: 'missing', mayAdd: true })).toEqual([false, true])
  expect(shown({ state: 'missing', mayAdd: false })).toEqual([false, false])
  expect(shown({ state: 'certificate gone', mayAdd: true })).toEqual([false, false])
  expect(shown(null)).toEqual([false, false])
  expect(shown({ state: 'ready', mayAdd: true }, 'blocked')).toEqual([false, false])
})
