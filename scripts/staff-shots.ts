// Pictures of what staff see: the rooms of the console, and the figures that everybody may read of them.
import type { Page } from 'playwright-core'
import type { Shot } from './shot.ts'

/** Every picture of the console, of the demo world. */
export function staffShots(): Shot[] {
  const [as, pairs, small] = ['staff', true, true] as const
  return [
    { name: 'console', address: '/console', as, pairs, small },
    { name: 'console-reports', address: '/console/reports', as, pairs, small },
    { name: 'console-report', address: '/console/reports', as, pairs, small, first: opened },
    { name: 'console-verification', address: '/console/verification', as, pairs, small },
    { name: 'console-money', address: '/console/money', as, pairs, small },
    { name: 'console-people', address: '/console/people', as, pairs, small },
    { name: 'console-editions', address: '/console/editions', as, pairs, small },
    { name: 'console-system', address: '/console/system', as, pairs, small },
    { name: 'console-log', address: '/console/audit', as, pairs, small, atMost: 1_500 },
    { name: 'transparency', address: '/transparency', pairs, small },
  ]
}

/** The first row of a queue. */
async function opened(page: Page): Promise<void> {
  const row = page.locator('a[data-row]').first()
  const path = await row.getAttribute('href')
  await row.click()
  await page.waitForURL(`**${path}`)
}
