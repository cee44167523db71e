// Who registers is told what others will see of them, not only what they will not.
import { expect, test } from 'vitest'
import { languages } from '../../../contract/locale.ts'
import { textsOf } from '../../../testing/catalogues.ts'

const note =
  'Your name is public, and so are the company and the role that you enter in your profile later. Your e-mail address is not shown to others. Your password is kept as a salted hash only: nobody, not even we, can read it.'

test.each(languages)('in %s too', (language) => {
  expect(textsOf(language, 'accounts').get(note)).toBeTruthy()
})
