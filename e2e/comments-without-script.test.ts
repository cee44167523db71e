// Comments without scripts: said by forms, all read, and what is refused stays with its reason (P2.17, P4.4).
import { expect, test } from 'vitest'
import { aPostOfACompany, box, comments, item } from './commenting.ts'
import { htmlFaults } from './judges.ts'
import { signedIn, signedInAs } from './signed-in.ts'
import { visitorWith, withBrowser, type Visitor } from './visitor.ts'

const { launch } = withBrowser()

test('without scripts comments and answers are said by forms, all are read, and what is refused stays with the reason', async () => {
  const { company, post, product } = await aPostOfACompany()
  const { page, open, context } = await visitorWith(launch(), { script: false, expected: [400] })
  await signedInAs({ page, open, context } as Visitor, '/industries')
  const send = comments(page).getByRole('button', { name: 'Send comment' }).last()
  for (const address of [company, post, product]) {
    await open(address)
    await box(page).fill('Do you grind rings of 2 metres?')
    await send.click()
    await page.waitForURL(/#comment-/)
    await item(page, 'Do you grind rings of 2 metres?').waitFor()
    expect(await htmlFaults(await page.content())).toEqual([])
  }
  for (let at = 2; at <= 6; at += 1) {
    await open(post)
    await box(page).fill(`Question ${at}`)
    await send.click()
    await page.waitForURL(/#comment-/)
  }
  // The sixth stands on the next page, to which a link leads.
  expect(page.url()).toContain('?comments=5')
  await item(page, 'Question 6').waitFor()
  await comments(page).getByRole('link', { name: 'Earlier comments' }).click()
  await item(page, 'Question 5').waitFor()
  expect(await page.locator('[data-comment]').count()).toBe(5)
  await comments(page).getByRole('link', { name: 'Load more comments (1)' }).click()
  await item(page, 'Question 6').waitFor()

  await item(page, 'Question 6').getByRole('link', { name: 'Reply', exact: true }).click()
  await item(page, 'Question 6').locator('textarea').fill('Up to 2.4 metres.')
  await item(page, 'Question 6').getByRole('button', { name: 'Send comment' }).click()
  await item(page, 'Question 6').locator('[data-comment]').getByText('Up to 2.4 metres.').waitFor()
  expect(page.url()).toMatch(/\?comments=5&answers=.*#comment-/)

  await open(post)
  await box(page).fill('   ')
  await send.click()
  await comments(page).getByRole('alert').getByText('There is nothing to send yet.').waitFor()
  expect(await htmlFaults(await page.content())).toEqual([])
})

test('without scripts a form that comes twice says it once, and other words with its key stay in the box', async () => {
  const { post } = await aPostOfACompany()
  const visitor = await visitorWith(launch(), { script: false, expected: [409] })
  await signedIn(visitor)
  const { page, open } = visitor
  await open(post)
  const key = await comments(page).locator('input[name=key]').getAttribute('value')
  const send = async (content: string) => {
    await open(post)
    await comments(page)
      .locator('input[name=key]')
      .evaluate((field, value) => field.setAttribute('value', value ?? ''), key)
    await box(page).fill(content)
    await comments(page).getByRole('button', { name: 'Send comment' }).click()
  }
  await send('Grease or oil?')
  await page.waitForURL(/#comment-/)
  const first = page.url()
  await send('Grease or oil?')
  await page.waitForURL(/#comment-/)
  expect(page.url()).toBe(first)
  expect(await page.locator('[data-comment]').count()).toBe(1)
  await send('Grease and oil.')
  await comments(page).getByRole('alert').waitFor()
  expect(await box(page).inputValue()).toBe('Grease and oil.')
  await comments(page).getByRole('button', { name: 'Send comment' }).click()
  await item(page, 'Grease and oil.').waitFor()
  expect(await page.locator('[data-comment]').count()).toBe(2)
})
