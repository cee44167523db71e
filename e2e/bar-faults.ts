// Measures every control of a page's top bar as it stands at the width of the window, and says what is wrong with it.
import type { Page } from 'playwright-core'

/** One line for each control that is too small, outside, cut off or under another one; and for a page that scrolls sideways. */
export const barFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const faults: string[] = []
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none' &&
      element.getBoundingClientRect().width > 1
    const bar = document.querySelector('body > header')!
    const controls = [...bar.querySelectorAll('a, button, select, input, summary')].filter(
      (element) => isShown(element) && !element.closest('details > :not(summary), [popover]'),
    )
    const nameOf = (element: Element) =>
      `<${element.localName}> ${element.getAttribute('aria-label') ?? element.textContent.trim()}`
    /** A country in the logo and a name in the account may end in "…", as long as something of them is left. */
    const least = (element: Element): number => {
      if (element.matches('[type="search"]')) return width >= 768 ? 240 : 160
      if (element.matches('select')) return 80
      if (element.matches('summary') && width >= 992) return 44
      return 36
    }

    if (controls.length < 3) faults.push(`only ${controls.length} controls`)
    if (document.documentElement.scrollWidth > width) faults.push('the page scrolls sideways')
    const inside = bar.getBoundingClientRect()
    for (const control of controls) {
      const box = control.getBoundingClientRect()
      const name = nameOf(control)
      if (box.width < least(control) || box.height < 36)
        faults.push(`${name} is ${Math.round(box.width)} × ${Math.round(box.height)}`)
      if (box.left < 0 || box.right > width + 0.5) faults.push(`${name} is outside of the window`)
      if (box.top < inside.top || box.bottom > inside.bottom + 0.5)
        faults.push(`${name} is outside of the bar`)
      for (const other of controls.slice(controls.indexOf(control) + 1)) {
        const its = other.getBoundingClientRect()
        const across = Math.min(box.right, its.right) - Math.max(box.left, its.left)
        const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)
        if (across > 1.5 && down > 1.5) faults.push(`${name} and ${nameOf(other)} lie on each other`)
      }
      for (const part of [control, ...control.querySelectorAll('*')]) {
        if (!(part instanceof HTMLElement) || !isShown(part)) continue
        const cut = part.scrollWidth - part.clientWidth
        const style = getComputedStyle(part)
        const text = part.textContent.trim()
        if (style.display === 'inline' || text === '' || part.matches('select, option')) continue
        if (style.textOverflow === 'ellipsis') {
          if (cut > 0 && part.clientWidth < 40) faults.push(`nothing is left of "${text}"`)
        } else if (cut > 1) faults.push(`"${text}" is cut off by ${cut}`)
        else if (part.getClientRects().length === 1 && part.clientHeight > box.height + 1)
          faults.push(`"${text}" is higher than what holds it`)
      }
      if (control instanceof HTMLElement && !control.matches('select') && control.clientHeight > 60)
        faults.push(`${name} breaks into lines`)
      if (control instanceof HTMLSelectElement && width >= 768) {
        const style = getComputedStyle(control)
        const pen = document.createElement('canvas').getContext('2d')!
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
        const words = control.selectedOptions[0]!.text
        const room = control.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
        if (pen.measureText(words).width > room + 1) faults.push(`"${words}" does not fit its list`)
      }
    }
    return faults
  })
