import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageContext, type PageOnServer } from '../api/page.ts'
import { loader } from './suggestions.ts'

/** What the server is asked for an address, and how the answer may be kept. */
async function askedBy(query: string, session?: object): Promise<{ asked: unknown; kept: string | null }> {
  const asked: unknown[] = []
  const page = {
    url: new URL(`http://jp.localhost/resources/suggestions?${query}`),
    session,
    api: {
      suggestSearches: async (input: unknown) => {
        asked.push(input)
        return []
      },
    },
  } as unknown as PageOnServer
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const answer = await loader({ context } as unknown as Parameters<typeof loader>[0])
  expect(answer.status).toBe(200)
  return { asked: asked[0], kept: answer.headers.get('cache-control') }
}

test('a text is asked for as it was typed, with its space at the end', async () => {
  expect((await askedBy('business=PR&search=deep+')).asked).toEqual({ text: 'deep ', segment: 'PR' })
  expect((await askedBy(`search=${'軸'.repeat(300)}`)).asked).toEqual({
    text: '軸'.repeat(200),
    segment: 'MA',
  })
})

test('what the server takes for no text is a space', async () => {
  expect((await askedBy('search=be%00a%1b')).asked).toEqual({ text: 'be a ', segment: 'MA' })
})

test('no browser and no cache keeps names that may be hidden the next moment', async () => {
  expect((await askedBy('search=be')).kept).toBe('private, no-cache')
  expect((await askedBy('search=be', {})).kept).toBe('private, no-store')
})
