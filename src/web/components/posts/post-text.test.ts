// What a post, a comment and a long text look like on the page: numbers stay with their units, all else is as it was written.
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
}))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { PostText } = await import('./PostText.tsx')
const { FoldedText } = await import('../text/FoldedText.tsx')

/** What stands on the page, `~` for a space that does not break. */
function shown<Props extends object>(what: FunctionComponent<Props>, props: Props): string {
  const Page = createRoutesStub([{ path: '/', Component: () => createElement(what, props) }])
  return renderToStaticMarkup(createElement(Page)).replaceAll('\u00a0', '~')
}

test('numbers stay with their units in posts and comments; who is mentioned stands where they did', () => {
  const text = 'Rings of 20 × 47 mm, @Mara: 5 kg each, https://example.com/?a=1 mm'
  const start = text.indexOf('@Mara')
  const mentions = [{ start, length: 5, name: 'Mara 3 mm', path: '/profile/1' }]
  const html = shown(PostText, { text, mentions })
  expect(html).toContain('>Rings of 20~×~47~mm, <a')
  expect(html).toContain('href="/profile/1"')
  expect(html).toContain('<bdi>@Mara 3 mm</bdi></a>: 5~kg each, <a href="https://example.com/?a=1"')
})

test('numbers stay with their units in texts that are folded, in their beginning and in the whole', () => {
  const html = shown(FoldedText, { text: 'Bores of 20 mm.\n\nLoads of 5 kg.', preview: 'Bores of 20 mm…' })
  expect(html).toContain('>Bores of 20~mm…</p>')
  expect(html).toContain('>Bores of 20~mm.</p>')
  expect(html).toContain('>Loads of 5~kg.</p>')
})
