// U26: what a form that is sent changes for the rest of its page.
import { expect, test } from 'vitest'
import { forgetBack, noteBack, noteEnded, sessionStanding } from '../../api/session/ended.ts'
import { outliving } from './outliving.ts'

const sentTo = (path: string) =>
  outliving(
    new Request(`http://localhost${path}`, { method: 'POST', body: new FormData() }),
    async () => ({}),
  )

test('that somebody is logged in again is said until they send something or go on, and again the next time', async () => {
  noteEnded()
  forgetBack()
  expect(sessionStanding()).toBe('ended')
  noteBack()
  expect(sessionStanding()).toBe('back')
  await outliving(new Request('http://localhost/here'), async () => ({}))
  expect(sessionStanding()).toBe('back')
  await sentTo('/here')
  expect(sessionStanding()).toBe('in')

  noteEnded()
  noteBack()
  expect(sessionStanding()).toBe('back')
  forgetBack()
  expect(sessionStanding()).toBe('in')
})

test('what is sent after the session has ended leaves that said', async () => {
  noteEnded()
  await sentTo('/here')
  expect(sessionStanding()).toBe('ended')
  noteBack()
  forgetBack()
})
