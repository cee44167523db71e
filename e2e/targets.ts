// What a finger presses: how far each control of a page reaches (U10).
import type { Page } from 'playwright-core'

/** WCAG 2.5.5. */
const finger = 44

/** Controls that stand alone and are lower than a finger needs; links within a sentence are as high as its lines. */
export const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), label:has([type=checkbox], [type=radio])',
    )
    const isInSentence = (one: HTMLElement) =>
      getComputedStyle(one).display === 'inline' &&
      [...(one.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
    const low = [...all].flatMap((one) => {
      const box = one.getBoundingClientRect()
      // What is shown only once it has the focus is a pixel before.
      if (!one.checkVisibility({ visibilityProperty: true }) || box.width < 3 || box.height < 3) return []
      if (one.closest('[aria-hidden=true]') || isInSentence(one)) return []
      const reach = getComputedStyle(one, '::after')
      const reached = reach.position === 'absolute' && reach.content !== 'none' ? parseFloat(reach.height) : 0
      const height = Math.max(box.height, Number.isNaN(reached) ? 0 : reached)
      const name = (
        one.textContent ||
        one.getAttribute('aria-label') ||
        one.getAttribute('name') ||
        ''
      ).trim()
      return height < least - 0.5 ? [`${one.localName} "${name.slice(0, 24)}" ${Math.round(height)} px`] : []
    })
    return [...new Set(low)]
  }, finger)
