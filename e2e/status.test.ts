// The status page: from the footer, in the language of the visitor, with what support typed in the console.
import { describe, expect, test } from 'vitest'
import { findOfSubject } from '../src/domains/audit/reading.ts'
import { onDatabase } from './changes.ts'
import { htmlFaults, overhang, seriousFindings } from './judges.ts'
import { signedInAsStaff } from './staff.ts'
import { pairsFor, scriptsRun, visitorWith, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

const words = {
  en: {
    link: 'Service status',
    title: 'Service status',
    works: 'Works',
    begin: 'Tell of trouble',
    over: 'Tell that it is over',
    publish: 'Publish',
    resolved: 'Resolved lately',
  },
  ja: {
    link: 'サービスの稼働状況',
    title: 'サービスの稼働状況',
    works: '正常',
    begin: '障害を知らせる',
    over: '終了を知らせる',
    publish: '公開する',
    resolved: '最近復旧した障害',
  },
} as const

describe.each(pairsFor('what works'))('%s at %i px', (language, width) => {
  const said = words[language]

  test('support tells of trouble, visitors read it, and that it is over', async () => {
    const staff = await visitorWith(launch(), { language, width })
    await signedInAsStaff(staff, '/console/incidents', ['support'])
    const { page } = staff
    await scriptsRun(page)
    const [title, text] = [`Search is slow <${width}>`, 'We are looking into it.\nMore at ten.']
    const begin = page
      .locator('main details')
      .filter({ has: page.locator('summary', { hasText: said.begin }) })
    await begin.first().locator('summary').first().click()
    // Of nothing is nothing told, and what was typed stays.
    await begin.first().locator(`[name=title-${language}]`).fill(title)
    await begin.first().locator(`[name=text-${language}]`).fill(text)
    staff.forgiven.push(/400/)
    await begin.first().getByRole('button', { name: said.publish }).click()
    await begin.first().getByRole('alert').waitFor()
    expect(await begin.first().locator(`[name=title-${language}]`).inputValue()).toBe(title)
    await begin.first().locator('[name=part-search]').check()
    await begin.first().getByRole('button', { name: said.publish }).click()
    const told = page.locator('main section').filter({ hasText: title })
    await told.waitFor()
    expect(await overhang(page)).toBe(0)
    expect(await seriousFindings(page)).toEqual([])

    const visitor = await visitorWith(launch(), { language, width })
    await visitor.open('/')
    await scriptsRun(visitor.page)
    const footer = visitor.page.getByRole('contentinfo')
    const fold = footer.locator('details').first()
    if (width < 768) await fold.locator('summary').click()
    await footer.getByRole('link', { name: said.link }).click()
    await visitor.page.getByRole('heading', { level: 1, name: said.title }).waitFor()
    expect(await visitor.page.locator('dd', { hasText: said.works }).count()).toBeGreaterThan(0)
    const readsOf = async (what: string) => {
      await visitor.page.reload()
      return (await visitor.page.locator('main').innerText()).includes(what)
    }
    // The page tells what was looked at up to fifteen seconds ago.
    const sometimes = { interval: 500 }
    await expect.poll(() => readsOf(title), sometimes).toBe(true)
    expect(await visitor.page.locator('article', { hasText: title }).locator('li p').innerText()).toBe(text)
    expect(await overhang(visitor.page)).toBe(0)
    expect(await seriousFindings(visitor.page)).toEqual([])
    const served = await visitor.context.request.get(visitor.page.url())
    expect(await htmlFaults(await served.text())).toEqual([])

    const end = told.locator('details').filter({ has: page.locator('summary', { hasText: said.over }) })
    await end.first().locator('summary').first().click()
    await end.first().locator(`[name=text-${language}]`).fill('Mended.')
    await end.first().getByRole('button', { name: said.publish }).click()
    await expect.poll(() => told.locator('details').count()).toBe(0)
    await expect.poll(() => readsOf(said.resolved), sometimes).toBe(true)
    const id = await told.getAttribute('aria-labelledby')
    const entries = await onDatabase((db) => findOfSubject(db, { type: 'incident', id: id!, limit: 5 }))
    expect(entries.map(({ act }) => act)).toEqual(['incident.ended', 'incident.begun'])
  })
})

test('a browser that takes another language reads it there, without scripts too', async () => {
  const visitor = await visitorWith(launch(), { language: 'zh', script: false, width: 320 })
  const response = await visitor.open('/status')
  expect(response?.status()).toBe(200)
  expect(await visitor.page.locator('html').getAttribute('lang')).toBe('zh')
  await visitor.page.getByRole('link', { name: 'Italiano' }).click()
  expect(await visitor.page.locator('html').getAttribute('lang')).toBe('it')
  expect(await overhang(visitor.page)).toBe(0)
})
