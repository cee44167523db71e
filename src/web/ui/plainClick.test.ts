import { expect, test } from 'vitest'
import { isPlainClick, onPlainClick } from './plainClick.ts'

const plain = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}

test('a click with the first button alone is plain', () => {
  expect(isPlainClick(plain)).toBe(true)
})

test.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { defaultPrevented: true },
])('with %o the link leads there by itself', (more) => {
  expect(isPlainClick({ ...plain, ...more })).toBe(false)
})

test('only a plain click does what the link does here, and then it leads nowhere', () => {
  const done: string[] = []
  const click = (more: object) => ({ ...plain, ...more, preventDefault: () => done.push('prevented') })
  const clicked = onPlainClick(() => done.push('done'))
  clicked(click({ ctrlKey: true }))
  expect(done).toEqual([])
  clicked(click({}))
  expect(done).toEqual(['prevented', 'done'])
})
