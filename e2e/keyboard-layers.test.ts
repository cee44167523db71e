// What opens over a page, by the keyboard and as a screen reader has it: menus, dialogs, the slide-in menu, a date.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aCompanyOfMine } from './company-of-mine.ts'
import { heard } from './heard.ts'
import { focused, tabTo } from './keyboard.ts'
import { signedInAs } from './signed-in.ts'
import { visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

/** Presses keys, and hears the name of what has the focus after each. */
async function presses(page: Page, steps: readonly (readonly [key: string, name: string])[]) {
  for (const [key, name] of steps) {
    await page.keyboard.press(key)
    await expect.poll(async () => (await heard(page)).name, { message: key }).toBe(name)
  }
}

const isOpen = (page: Page, summary: RegExp) =>
  page
    .locator('details', { has: page.locator('summary', { hasText: summary }) })
    .evaluate((menu) => (menu as HTMLDetailsElement).open)

test('the menu of languages: opened by its word, arrows go round, Esc gives the focus back', async () => {
  const { page, open } = await visitorWith(launch())
  await open('/search-result')
  await tabTo(page, ({ tag, text }) => tag === 'SUMMARY' && text.startsWith('Language'))
  const word = { role: 'DisclosureTriangle', name: 'Language English' }
  expect(await heard(page)).toMatchObject({ ...word, expanded: false })
  await presses(page, [
    ['ArrowDown', 'English'],
    ['ArrowDown', '日本語'],
    ['ArrowUp', 'English'],
    ['End', '中文'],
    ['ArrowDown', 'English'],
    ['ArrowUp', '中文'],
    ['Home', 'English'],
    ['Escape', 'Language English'],
  ])
  expect(await heard(page)).toMatchObject({ ...word, expanded: false })
  await page.keyboard.press('Space')
  expect(await heard(page)).toMatchObject({ ...word, expanded: true })
})

test('a menu that the focus leaves is closed, and covers nothing of what comes after it', async () => {
  const { page, open } = await visitorWith(launch())
  await open('/search-result')
  await tabTo(page, ({ tag, text }) => tag === 'SUMMARY' && text.startsWith('Language'))
  await presses(page, [
    ['ArrowDown', 'English'],
    ['End', '中文'],
    ['Shift+Tab', 'Italiano'],
  ])
  expect(await isOpen(page, /^Language/)).toBe(true)
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect.poll(() => isOpen(page, /^Language/)).toBe(false)
  expect((await focused(page))?.text).not.toBe('Language English')
  await tabTo(page, ({ tag, text }) => tag === 'SUMMARY' && text.startsWith('Language'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => isOpen(page, /^Language/)).toBe(false)
})

test('the menu of a product says whose it is', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  const { products } = await aCompanyOfMine(visitor, { products: ['Turntable'] })
  await open(products)
  await page.locator('main tbody tr th a').first().focus()
  await tabTo(page, ({ tag }) => tag === 'SUMMARY')
  expect(await heard(page)).toMatchObject({
    role: 'DisclosureTriangle',
    name: 'Actions for Turntable',
    expanded: false,
  })
  await presses(page, [
    ['ArrowDown', 'Edit'],
    ['End', 'Delete'],
    ['ArrowUp', 'Unpublish'],
    ['Escape', 'Actions for Turntable'],
  ])
})

test('a question: its name and its words are heard, Tab stays in it, Esc answers no and gives the focus back', async () => {
  const { page, open } = await visitorWith(launch())
  await open('/contact-us/form')
  await page.locator('[id="field-firstName"]').fill('Ines')
  await page.locator('[id="field-moreInfoSell"]').focus()
  await tabTo(page, ({ tag, text }) => tag === 'BUTTON' && text === 'Reset')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => heard(page))
    .toMatchObject({
      role: 'button',
      name: 'Keep what I typed',
    })
  expect(await dialogOf(page)).toEqual({
    role: 'dialog',
    name: 'Clear the form?',
    description: expect.stringMatching(
      /^What you typed is taken away\. For \d+ seconds you can bring it back\.$/,
    ),
    modal: true,
  })
  const inside = async () => {
    const within = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)
    return within === 'DIALOG' || (await focused(page)) === null
  }
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press(presses < 3 ? 'Tab' : 'Shift+Tab')
    expect(await inside()).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect.poll(() => heard(page)).toMatchObject({ role: 'button', name: 'Reset' })
  expect(await page.locator('[id="field-firstName"]').inputValue()).toBe('Ines')
})

/** The open dialog in the tree. */
async function dialogOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const found = nodes.find(({ role }) => role?.value === 'dialog' || role?.value === 'alertdialog')
  return {
    role: found?.role?.value,
    name: found?.name?.value,
    description: found?.description?.value,
    modal: found?.properties?.find(({ name }) => name === 'modal')?.value.value,
  }
}

test('the slide-in menu: its button says that it is open, the focus goes in and round, Esc gives it back', async () => {
  const { page, open } = await visitorWith(launch(), { width: 360 })
  await open('/search-result')
  const drawer = page.locator('#menu:popover-open')
  await tabTo(page, ({ label, tag }) => tag === 'BUTTON' && label === 'Menu')
  expect(await heard(page)).toMatchObject({ role: 'button', name: 'Menu', expanded: false })
  await presses(page, [
    ['Enter', 'Close'],
    ['Tab', 'Login'],
    ['Escape', 'Menu'],
  ])
  expect(await drawer.count()).toBe(0)
  await presses(page, [['Enter', 'Close']])
  // The page behind it is covered: the last entry leads to the first one, and back.
  await page.keyboard.press('Shift+Tab')
  const last = page.locator('#menu a').last()
  await expect.poll(() => last.evaluate((one) => one === document.activeElement)).toBe(true)
  await presses(page, [
    ['Tab', 'Close'],
    ['Shift+Tab', (await last.textContent())!],
  ])
  expect(await drawer.count()).toBe(1)
  expect(await focused(page)).toMatchObject({ seen: true, inView: true, under: undefined })
  await page.keyboard.press('Escape')
  await expect.poll(() => drawer.count()).toBe(0)
})

test('a date is typed, as its hint says, or picked behind a button; what the button opens is no second field', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  await signedInAs(visitor, '/profile/edit')
  await open('/profile/edit')
  await page.locator('[id="field-preferredLanguage"]').focus()
  await page.keyboard.press('Tab')
  expect(await heard(page)).toMatchObject({
    role: 'textbox',
    name: 'Birth date',
    description: 'Year, month and day, such as 1970-10-24.',
  })
  await presses(page, [
    ['Tab', 'Choose the birth date'],
    ['Tab', 'Show my birth date to others'],
  ])
  expect(await heard(page)).toMatchObject({ role: 'switch' })
})

test('as whom one writes is chosen by arrows, and Esc gives the focus back', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  await aCompanyOfMine(visitor)
  await open('/newsfeed')
  await tabTo(page, ({ tag, region }) => tag === 'SUMMARY' && region === 'MAIN')
  await page.keyboard.press('ArrowDown')
  const chosen = page.locator('input[name=actor]:checked')
  await expect.poll(() => chosen.evaluate((radio) => radio === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => chosen.inputValue()).not.toBe('')
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await focused(page))?.text).toMatch(/^.*Kettler .* Works$/)
})
