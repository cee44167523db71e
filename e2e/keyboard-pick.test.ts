// The fields with a list of their own, by the keyboard and as a screen reader has them: the combobox of one category and the
// pick list of several, with the keys that the ARIA Authoring Practices ask of an editable combobox.
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { aManagerIn, field } from './company-manager.ts'
import { aCompanyOfMine } from './company-of-mine.ts'
import { heard, linesOf, listen } from './heard.ts'
import { seriousFindings } from './judges.ts'
import { compose, tabTo } from './keyboard.ts'
import { scriptsRun, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

/** Presses each key and hears what is active then: the number of its line, null for none in an open list, false for a closed one. */
async function presses(page: Page, steps: readonly (readonly [key: string, line: number | null | false])[]) {
  for (const [key, line] of steps) {
    await page.keyboard.press(key)
    await expect.poll(() => activeLine(page), { message: key }).toBe(line)
  }
}

async function activeLine(page: Page): Promise<number | null | false> {
  const { role, expanded, active } = await heard(page)
  expect(role).toBe('combobox')
  if (expanded !== true) return false
  if (!active) return null
  expect(active).toMatchObject({ role: 'option', selected: true })
  const lines = await page.locator('[role=option]:visible').allTextContents()
  return lines.findIndex((line) => line.trim() === active.name)
}

describe('the category of a product', () => {
  const atTheField = async (language: 'en' | 'ja' = 'en') => {
    const visitor = await visitorWith(launch(), { language })
    const { page, open } = visitor
    const { products } = await aCompanyOfMine(visitor)
    await open(`${products}/new`)
    await field(page, 'name').focus()
    await tabTo(page, ({ name }) => name === 'category-words')
    return { page, said: await listen(page), total: async () => page.locator('[role=option]').count() }
  }
  const sent = (page: Page) => page.locator('main input[type=hidden][name=category]').inputValue()

  test('is a combobox with its name, its hint and its list; arrows go round, the caret and Alt leave the lines', async () => {
    const { page, total } = await atTheField()
    expect(await heard(page)).toMatchObject({
      role: 'combobox',
      name: 'Category',
      description: 'Type what it is, or go through the industries.',
      autocomplete: 'list',
      hasPopup: 'listbox',
      required: true,
      expanded: false,
    })
    await presses(page, [['ArrowDown', 0]])
    const last = (await total()) - 1
    await presses(page, [
      ['ArrowDown', 1],
      ['Home', null],
      ['ArrowUp', last],
      ['ArrowDown', 0],
      ['ArrowUp', last],
      ['End', null],
      ['ArrowDown', 0],
      ['ArrowRight', null],
      ['Alt+ArrowUp', false],
      ['Alt+ArrowDown', null],
      ['ArrowDown', 0],
      ['Escape', false],
    ])
    expect(await linesOf(page)).toEqual([])
    expect(await sent(page)).toBe('')
  })

  test('says how many it finds, and takes the one that Enter chooses without sending the form', async () => {
    const { page, said } = await atTheField()
    const { href } = new URL(page.url())
    await page.keyboard.insertText('bearing')
    await expect.poll(async () => (await said()).at(-1)).toMatch(/^\d+ categories found$/)
    // What Enter will take is heard.
    expect(await activeLine(page)).toBe(0)
    await page.keyboard.press('ArrowDown')
    const { active } = await heard(page)
    await page.keyboard.press('Enter')
    expect(await heard(page)).toMatchObject({ name: 'Category', value: active!.name, expanded: false })
    expect(await sent(page)).toMatch(/^\d{4}\./)
    expect(page.url()).toBe(href)
    const kept = await sent(page)

    // What was typed over it goes again with Esc, and when the field is left.
    for (const key of ['Escape', 'Tab']) {
      await page.keyboard.insertText('zzzz')
      await expect.poll(async () => (await said()).at(-1)).toBe('0 categories found')
      // A list has lines and nothing else: that nothing was found is said beside it.
      expect(await linesOf(page)).toEqual([])
      expect(await seriousFindings(page)).toEqual([])
      await page.keyboard.press(key)
      await expect.poll(() => field(page, 'category-words').inputValue()).toBe(active!.name)
      expect(await page.locator('[role=listbox]:visible').count()).toBe(0)
    }
    expect(await sent(page)).toBe(kept)
  })

  test('an industry opens onto its categories, which is said', async () => {
    const { page, said } = await atTheField()
    await presses(page, [['ArrowDown', 0]])
    const { active } = await heard(page)
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await said()).at(-1)).toMatch(new RegExp(`^${active!.name}: \\d+ categor`))
    expect(await activeLine(page)).toBeNull()
    await page.keyboard.press('ArrowDown')
    expect((await heard(page)).active?.name).toBe('Back to all industries')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await said()).at(-1)).toMatch(/^\d+ industries$/)
    await presses(page, [['ArrowDown', 0]])
    expect((await heard(page)).active?.name).toBe(active!.name)
  })

  test('keys of an input method choose nothing', async () => {
    const { page } = await atTheField('ja')
    await compose(page, ['じ', 'じく', '軸'])
    await expect.poll(() => heard(page)).toMatchObject({ role: 'combobox', value: '軸', expanded: true })
    expect(await sent(page)).toBe('')
  })
})

describe('the categories of a company', () => {
  const aManager = aManagerIn(launch)
  const atTheField = async (language: 'en' | 'ja' = 'en') => {
    const { page, at } = await aManager({ language })
    await at('general')
    await scriptsRun(page)
    await page.locator('[id="field-businessType"]').focus()
    await tabTo(page, ({ name }) => name === 'yearStablished')
    return { page, said: await listen(page) }
  }
  /** Past the buttons of what is chosen already. */
  const toTheField = async (page: Page) => {
    const press = async () => {
      await page.keyboard.press('Tab')
      return (await heard(page)).role
    }
    await expect.poll(press).toBe('combobox')
  }
  const chosen = (page: Page) =>
    page.locator('main input[type=hidden][name=categories]').evaluateAll((all) => all.length)

  test('are a combobox with its name and hint; arrows go round, Alt and Esc close the list', async () => {
    const { page } = await atTheField()
    await toTheField(page)
    expect(await heard(page)).toMatchObject({
      name: 'Categories',
      description: 'The first one says which industry the company belongs to.',
      autocomplete: 'list',
      hasPopup: 'listbox',
      required: true,
      expanded: false,
    })
    await presses(page, [['ArrowDown', 0]])
    const last = (await page.locator('[role=option]').count()) - 1
    await presses(page, [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', last],
      ['ArrowDown', 0],
      ['Home', null],
      ['Alt+ArrowUp', false],
      ['Alt+ArrowDown', null],
      ['Escape', false],
    ])
    await page.keyboard.insertText('zzzz')
    await page.getByText('Nothing found.').waitFor()
    expect(await activeLine(page)).toBe(false)
    expect(await linesOf(page)).toEqual([])
    expect(await seriousFindings(page)).toEqual([])
  })

  test('what is taken, taken away by its button and by Backspace is said; the focus stays with the field', async () => {
    const { page, said } = await atTheField()
    await toTheField(page)
    const before = await chosen(page)
    const taken: string[] = []
    for (const word of ['bearing', 'gear']) {
      await page.keyboard.insertText(word)
      await expect.poll(async () => (await said()).at(-1)).toMatch(/^\d+ entr/)
      const name = (await page
        .locator('[role=option]')
        .first()
        .evaluate((line) => line.firstChild!.textContent))!
      await page.keyboard.press('Enter')
      await expect.poll(said).toContain(`${name} added`)
      expect(await heard(page)).toMatchObject({ role: 'combobox', name: 'Categories' })
      taken.push(name)
    }
    expect(await chosen(page)).toBe(before + 2)
    await page.keyboard.press('Shift+Tab')
    expect(await heard(page)).toMatchObject({ role: 'button', name: `Remove ${taken[1]}` })
    await page.keyboard.press('Enter')
    await expect.poll(said).toContain(`${taken[1]} removed`)
    expect(await heard(page)).toMatchObject({ role: 'combobox', name: 'Categories' })
    await page.keyboard.press('Backspace')
    await expect.poll(said).toContain(`${taken[0]} removed`)
    expect(await chosen(page)).toBe(before)
  })

  test('keys of an input method take nothing', async () => {
    const { page } = await atTheField('ja')
    await toTheField(page)
    const before = await chosen(page)
    await compose(page, ['じ', 'じく', '軸'])
    expect(await heard(page)).toMatchObject({ value: '軸', expanded: true })
    expect(await chosen(page)).toBe(before)
  })
})

test('keywords: what is added and taken away is said, and an input method ends its words by itself', async () => {
  const visitor = await visitorWith(launch())
  const { page, open } = visitor
  const { products } = await aCompanyOfMine(visitor)
  await open(`${products}/new`)
  await page.locator('[id="field-keywords"]').focus()
  const said = await listen(page)
  const words = () => field(page, 'keywords').inputValue()
  await page.keyboard.type('bearing,')
  await expect.poll(said).toContain('bearing added')
  // Neither its Enter nor its comma ends a word before it is chosen.
  await compose(page, ['じ', 'じく、', '軸'])
  expect(await heard(page)).toMatchObject({ role: 'textbox', name: 'Keywords', value: '軸' })
  await page.keyboard.press('Enter')
  await expect.poll(said).toContain('軸 added')
  expect(await words()).toBe('bearing, 軸')
  await page.keyboard.press('Backspace')
  await expect.poll(said).toContain('軸 removed')
  await page.getByRole('button', { name: 'Remove bearing' }).press('Enter')
  await expect.poll(said).toContain('bearing removed')
  expect(await heard(page)).toMatchObject({ role: 'textbox', name: 'Keywords' })
  expect(await words()).toBe('')
})
