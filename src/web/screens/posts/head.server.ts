// Title, description and structured data of a post: only what its page shows.
import { msg } from '@lingui/core/macro'
import type { PostEntry } from '../../../contract/posts.ts'
import { pageHead, type Head } from '../../api/head.ts'
import type { pageOf } from '../../api/page.ts'
import type { PostData } from '../../components/posts/post-data.ts'
import { cutAtWord, plainLine } from '../../components/text/cuts.ts'
import { breadcrumbOf } from '../../components/text/structured.ts'
import { headlineMax, postingOf } from './structured.ts'

const descriptionMax = 160

/** Author: how it begins | brand. Where else a company hides is not told: each edition speaks for itself. */
export function postHead(page: ReturnType<typeof pageOf>, entry: PostEntry, post: PostData): Head {
  const { i18n, edition } = page
  const brand = edition.siteName
  const author = plainLine(post.author.name)
  const text = plainLine(entry.content)
  const beginning = cutAtWord(text, headlineMax)
  return pageHead(page, {
    title: i18n._(msg`${author}: ${beginning} | ${brand}`),
    description: cutAtWord(text, descriptionMax),
    keywords: author,
    canonicalPath: post.path,
    ...(entry.author.type === 'business' && { pathIn: () => undefined }),
    image: entry.pictures[0]?.url,
    structured: [
      postingOf(entry, post, edition.origin),
      breadcrumbOf([{ name: author, to: post.author.path }, { name: beginning }], edition.origin),
    ],
  })
}
