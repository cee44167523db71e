import { expect, test } from 'vitest'
import { dropToast, onToasts, showToast, toastsShown } from './toastList.ts'

test('shows three at most, tells of every change, and drops one once', () => {
  let changes = 0
  const end = onToasts(() => changes++)

  const ids = ['a', 'b', 'c', 'd'].map((text) => showToast({ tone: 'success', text }))
  expect(toastsShown().map((toast) => toast.text)).toEqual(['b', 'c', 'd'])

  dropToast(ids[2]!)
  dropToast(ids[2]!)
  expect(toastsShown().map((toast) => toast.text)).toEqual(['b', 'd'])
  expect(changes).toBe(5)

  end()
  dropToast(ids[1]!)
  expect(changes).toBe(5)
})
