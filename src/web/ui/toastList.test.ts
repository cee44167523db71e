import { expect, test } from 'vitest'
import { dropSuccesses, dropToast, onToasts, showToast, toastsShown } from './toastList.ts'

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

test('what was told of a success goes when something fails; a way back and a failure stay', () => {
  for (const { id } of toastsShown()) dropToast(id)
  showToast({ tone: 'success', text: 'saved' })
  showToast({ tone: 'success', text: 'deleted', action: { label: 'Undo', run() {} } })
  showToast({ tone: 'failure', text: 'failed' })
  dropSuccesses()
  expect(toastsShown().map(({ text }) => text)).toEqual(['deleted', 'failed'])
})
