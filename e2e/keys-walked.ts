import type { Page } from 'playwright-core'
import { password } from './signed-in.ts'

/** How a key of a company for its programs is made. */
export const keyWalked = (own: string, tag: string) => ({
  file: 'screens/company-keys/MakeKeyForm.tsx' as const,
  keptAs: `key ${own}`,
  path: `/business/${own}/edit/keys`,
  typed: { name: `Nightly run ${tag}`, days: '30' },
  secrets: { password },
  done: (page: Page) => page.getByText('Copy the key now').first().waitFor(),
})
