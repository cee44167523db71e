// The fixed texts of posts, word for word (P8.6, P2.17, P2.25).
import { expect, test } from 'vitest'
import { textsOf } from '../../../testing/catalogues.ts'

const areas = ['layout', 'posts', 'composing'] as const

test.each([
  'Post created!',
  'There was an error creating this post!',
  'There was an error removing this post!',
  'Remove post',
  'Post as',
  'Load more',
])('%s', (text) => {
  expect(textsOf('en', ...areas).has(text)).toBe(true)
})

test('P8.6: a post that was not removed, in Spanish', () => {
  expect(textsOf('es', ...areas).get('There was an error removing this post!')).toBe(
    'Ocurrió un error al borrar el post',
  )
})
