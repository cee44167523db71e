// A link as the server writes it is the router's own, wherever it leads.
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Link as RouterLink, type LinkProps } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './Link.tsx'

/** What stands on a page at /here/deep?x=1 in place of a link. */
function written(of: React.ComponentType<LinkProps>, link: LinkProps): string {
  const Stub = createRoutesStub([{ path: '/here/:where', Component: () => createElement(of, link, 'there') }])
  return renderToStaticMarkup(createElement(Stub, { initialEntries: ['/here/deep?x=1'] }))
}

test.each([
  '/',
  '/search-result?business=MA&countries=JP&search=6204-2RS+%E8%BB%B8%E5%8F%97&industry=0001,0002',
  '/business/0190aaaa-0000-7000-8000-000000000001/軸受 & "Söhne"',
  '/business/a.b/#answers',
  '/profile/',
  '/profile?',
  '/profile#',
  '//evil.example/path',
  '/\\evil.example',
  '/here//there',
  '/here/../there',
  '/./there',
  '?page=2',
  '#main',
  '',
  'there',
  '../there',
  'https://other.example/a?b#c',
  'mailto:a@b.example',
])('a link to %j', (to) => {
  const props = { to, rel: 'nofollow', lang: 'ja', 'aria-current': 'true', className: 'a b' } as const
  expect(written(Link, props)).toBe(written(RouterLink, props))
})

test.each<Partial<LinkProps>>([
  { target: '_blank', title: '<there>' },
  { replace: true, preventScrollReset: true, state: { from: 'here' }, viewTransition: true },
  { reloadDocument: true },
  { relative: 'path' },
  { discover: 'none' },
  { tabIndex: -1, 'aria-hidden': 'true' },
])('a link with %j', (more) => {
  const props = { to: '/there?a=b', onClick: () => {}, ...more }
  expect(written(Link, props)).toBe(written(RouterLink, props))
})

test('a plain link asks the router for nothing', () => {
  expect(renderToStaticMarkup(createElement(Link, { to: '/there' }, 'there'))).toBe(
    '<a href="/there" data-discover="true">there</a>',
  )
  expect(() => renderToStaticMarkup(createElement(Link, { to: '../there' }, 'there'))).toThrow('basename')
})
