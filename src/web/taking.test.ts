import { expect, test } from 'vitest'
import { refusedAt } from './taking.ts'

const action = () => null
const routes = {
  root: { path: '', module: { default: action } },
  home: { index: true, module: { default: action } },
  industries: { path: 'industries', module: { default: action } },
  act: { path: 'act', module: { action } },
  form: { path: 'contact-us/form', module: { action, default: action } },
  robots: { path: 'robots.txt', module: {} },
  drawing: { path: 'drawings/:file', module: {} },
  unknown: { path: '*', module: { default: action } },
}

test.each(['/', '/industries', '/robots.txt', '/drawings/x', '/nonexistent', '/a/b/c'])(
  'what is sent to %s is refused in words of ours, with what is allowed',
  async (pathname) => {
    const answer = refusedAt(routes, pathname, 'it')
    expect([answer?.status, answer?.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(answer?.headers.get('content-type')).toContain('text/plain')
    expect(await answer?.text()).toBe('A questo indirizzo non si può inviare nulla.\n')
  },
)

test.each(['/act', '/act/', '/contact-us/form'])('what is sent to %s is taken', (pathname) => {
  expect(refusedAt(routes, pathname, 'en')).toBeUndefined()
})
