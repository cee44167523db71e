// A company goes on with a person who asked it before, and the person sees it come (D24).
import { expect, test } from 'vitest'
import { overhang, seriousFindings } from './judges.ts'
import { aBuyerAndASupplier, ask, end, followUpAsAsked, said, say } from './two-sides.ts'
import { pairsFor, withBrowser } from './visitor.ts'

const { launch } = withBrowser()

test.each(pairsFor('follow-up'))(
  'in %s at %i px the company that was asked begins the follow-up of a person’s inquiry',
  async (language, width) => {
    const made = await aBuyerAndASupplier(launch(), { language, width })
    const { tag, supplier, buyer, word, sold } = made
    const center = supplier.page
    await buyer.open(`/business/${sold.businessID}/send-request`)
    await ask(buyer.page, language, `As a person ${tag}`)
    const rid = new URL(buyer.page.url()).pathname.split('/').at(-1)!
    await supplier.open(`/business/${sold.businessID}/requests/${rid}`)
    await end(center, language)
    await center.getByRole('link', { name: word('Start follow-up') }).click()
    await center.waitForURL('**/send-request?follow=*')
    // Who gives it up is back where they came from.
    await center.getByRole('link', { name: word('Cancel'), exact: true }).click()
    await center.waitForURL(`**/requests/${rid}`)
    await center.getByRole('link', { name: word('Start follow-up') }).click()
    await center.waitForURL('**/send-request?follow=*')
    await expect
      .poll(() => center.getByRole('heading', { level: 1 }).textContent())
      .toBe(word('Start follow-up'))
    expect([await overhang(center), await seriousFindings(center)]).toEqual([0, []])
    await followUpAsAsked(center, language, `From our side ${tag}`)
    await said(center, `From our side ${tag}`).waitFor()
    // The page of who asked, still open, tells that it goes on, and is answered there.
    await buyer.page.getByRole('link', { name: word('Continued in a follow-up') }).click()
    await said(buyer.page, `From our side ${tag}`).waitFor()
    await say(buyer.page, `Gladly ${tag}`)
    await said(center, `Gladly ${tag}`).waitFor()
    expect([await overhang(buyer.page), await seriousFindings(buyer.page)]).toEqual([0, []])
  },
)
