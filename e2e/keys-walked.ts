import type { Walked } from './forms-walked.ts'
import { password } from './signed-in.ts'

/** How a key of a company for its programs is made. */
export const keyWalked = (own: string, tag: string): Walked => ({
  file: 'screens/company-keys/MakeKeyForm.tsx',
  keptAs: `key ${own}`,
  path: `/business/${own}/edit/keys`,
  typed: { name: `Nightly run ${tag}`, days: '30' },
  secrets: { password },
  done: (page) => page.getByText('Copy the key now').first().waitFor(),
})
