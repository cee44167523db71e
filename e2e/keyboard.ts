// A visitor with the keyboard alone: what has the focus, and whether the eye finds it.
import { expect } from 'vitest'
import type { Page } from 'playwright-core'

/** What has the focus, as a person would name it; null when nothing has. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return null
    const hasRing = (part: Element | null, drawn?: '::after') => {
      const style = part && getComputedStyle(part, drawn)
      if (!style) return false
      const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
      return hasOutline || (part.tagName === 'FORM' && style.boxShadow !== 'none')
    }
    /** A bar that stays on the screen and lies over the middle of the element. */
    const barOver = () => {
      const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
      let above = document.elementFromPoint(left + width / 2, top + height / 2)
      while (above && !/^(?:fixed|sticky)$/.test(getComputedStyle(above).position))
        above = above.parentElement
      return above && !above.contains(element) ? above.className : undefined
    }
    return {
      tag: element.tagName,
      name: element.getAttribute('name'),
      href: element.getAttribute('href'),
      label: element.getAttribute('aria-label'),
      text: element.textContent.trim().slice(0, 80),
      region: element.closest('header, main, footer')?.tagName ?? null,
      /** Where the eye finds it: a ring around it, around the card that is one link, or around the bar that is one with its input. */
      seen:
        hasRing(element) ||
        hasRing(element, '::after') ||
        // A film shows it by its frame, and while one of its own controls has the focus by that, where no style sheet reaches.
        (element.tagName === 'VIDEO' && (!element.matches(':focus') || hasRing(element.parentElement))) ||
        // The bar of a search, and the box of chips that a list is picked from.
        (element.tagName === 'INPUT' && (hasRing(element.closest('form')) || hasRing(element.parentElement))),
      inView: (() => {
        const { top, bottom, left, right } = element.getBoundingClientRect()
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      })(),
      under: barOver(),
    }
  })

export type Stop = NonNullable<Awaited<ReturnType<typeof focused>>>

/** Presses a key until `wanted` has the focus; everything on the way must be seen, and lie under no bar. */
export async function tabTo(page: Page, wanted: (stop: Stop) => boolean, key = 'Tab'): Promise<Stop> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press(key)
    const stop = await focused(page)
    if (!stop) continue
    expect(stop, `focus must be seen: ${JSON.stringify(stop)}`).toMatchObject({
      seen: true,
      inView: true,
      under: undefined,
    })
    if (wanted(stop)) return stop
  }
  throw new Error('the keyboard does not get there')
}

/**
 * Types by an input method: what is composed is there before it is chosen. Enter while it is composed, and the Enter
 * that chose it (which some browsers tell after the end, by the old key code alone), are keys of the input method.
 */
export async function compose(page: Page, steps: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const enter = async (windowsVirtualKeyCode: number) => {
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode }
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  }
  for (const text of steps) {
    const place = { selectionStart: text.length, selectionEnd: text.length }
    await session.send('Input.imeSetComposition', { text, ...place })
    await enter(13)
    await enter(229)
  }
  await session.send('Input.insertText', { text: steps.at(-1)! })
  await enter(229)
  await session.detach()
}
