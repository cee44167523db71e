// What pages promise is there (D50): every link of a page of prose, the home page, the search and the frame leads to a page of its own.
import { expect, inject, test } from 'vitest'
import { languages } from '../src/contract/locale.ts'
import { unbuilt } from '../src/testing/unbuilt.ts'
import { prosePaths } from '../src/web/content/paths.ts'
import { eachOf, ownPages } from './crawler.ts'

const site = inject('site')

type Link = { from: string; href: string; words: string }

async function linksOf(path: string, language: string): Promise<Link[]> {
  const response = await fetch(`${site}${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
  expect([path, response.status]).toEqual([path, 200])
  const html = await response.text()
  return [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', within = '']) => ({
      from: `${language} ${path}`,
      href: href.replaceAll('&amp;', '&').split('#')[0]!,
      words: within
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    }),
  )
}

/** What leads home says so: the mark with its edition, Home in a menu or a breadcrumb. */
const saysHome = /^Millwright|^(?:Home|Inicio|Home page|ホーム|首页)$/

test.each(languages)(
  'in %s no link leads to what is not there, or home under another name',
  async (language) => {
    const { data } = (await (await fetch(`${site}/api/edition`)).json()) as {
      data: { code: string; abbreviation: string }[]
    }
    const { abbreviation } = data.find(({ code }) => code === 'jp')!
    const links: Link[] = []
    await eachOf(
      ['/', '/search-result', '/accounts/log-in', ...prosePaths(abbreviation)],
      async (path) => void links.push(...(await linksOf(path, language))),
    )
    const wrong = links
      .filter(
        ({ href, words }) =>
          (/^\/(?:\?|$)/.test(href) && !href.includes('lang=') && !saysHome.test(words)) ||
          unbuilt.some((room) => room.links.some((link) => href.includes(link))),
      )
      .map(({ from, href, words }) => `${from}: ${words} → ${href}`)
    const asked = new Map(links.map((link) => [link.href, link]))
    await eachOf(asked.values(), async ({ from, href, words }) => {
      // What searches find is measured elsewhere, and the pages of companies and products are walked by the crawl.
      if (
        /^\/(?:language|assets|media|flags|drawings|business|business-product)\b(?!\/create)|[?&](?:lang|search)=./.test(
          href,
        )
      )
        return
      const answer = await fetch(site + href, { redirect: 'manual' })
      await answer.arrayBuffer()
      const asksFirst =
        ownPages.test(href) && answer.headers.get('location')?.startsWith('/accounts/log-in?continue=')
      const isDocument = href === '/api/docs' && answer.status < 400
      if (answer.status !== 200 && !asksFirst && !isDocument)
        wrong.push(`${from}: ${words} → ${href} answers ${answer.status} ${answer.headers.get('location')}`)
    })
    expect(wrong).toEqual([])
    expect(asked.size).toBeGreaterThan(60)
  },
)
