import { redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import type { Route } from './+types/TipScreen'
import { canonicalOf, metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { ContentsLine } from '../../components/prose/Contents.tsx'
import { Prose } from '../../components/prose/Prose.tsx'
import { articleOnPage } from '../../components/prose/structured.ts'
import { breadcrumbOf } from '../../components/text/structured.ts'
import { articleOf, leadsOf } from '../../content/articles.server.ts'
import { plainText } from '../../content/fill.ts'
import { articleHead } from '../../content/head.ts'
import { requireSpelling } from '../../content/page.server.ts'
import { tipPath, tips, tipTexts } from '../../content/tips.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { NextTips } from './NextTips.tsx'
import { OtherTips } from './OtherTips.tsx'
import { Sources } from './Sources.tsx'
import { TipHead } from './TipHead.tsx'
import styles from './TipScreen.module.css'

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const at = tips.findIndex(({ slug }) => slug === params.slug.toLowerCase())
  const tip = tips[at]
  if (!tip) throw redirect('/')
  const path = tipPath(tip.slug)
  requireSpelling(page, path)
  const [article, leads] = await Promise.all([
    articleOf(page, `b2b-tips/${tip.slug}`),
    leadsOf(page, tipTexts),
  ])
  const crumbs = [
    { name: page.i18n._(msg`Home`), to: '/' },
    { name: page.i18n._(msg`B2B Tips`), to: tipPath(tips[0].slug) },
    { name: article.title },
  ]
  const drawing = article.blocks.find((block) => block.kind === 'drawing')
  const structured = [
    articleOnPage(article, {
      url: canonicalOf(page, path),
      language: page.language,
      publisher: page.edition.siteName,
      published: tip.published,
      image: drawing && new URL(`/drawings/${drawing.name}.png`, page.edition.origin).href,
    }),
    breadcrumbOf(crumbs, page.edition.origin),
  ]
  return {
    crumbs,
    number: at,
    published: tip.published,
    article: { title: article.title, lead: article.lead, blocks: article.blocks, sources: article.sources },
    minutes: minutesToRead(article.blocks, page.language),
    tips: leads.map(({ title }, index) => ({ title, to: tipPath(tips[index]!.slug) })),
    head: articleHead(page, article, path, structured),
  }
}

/** At 200 words a minute; Japanese and Chinese are read at 500 signs. */
function minutesToRead(blocks: Parameters<typeof Prose>[0]['blocks'], language: string): number {
  const text = blocks
    .flatMap((block) => {
      if (block.kind === 'list') return block.items.map(plainText)
      if (block.kind === 'table') return block.rows.flat().map(plainText)
      return 'text' in block ? [plainText(block.text)] : []
    })
    .join(' ')
  const isBySigns = language === 'ja' || language === 'zh'
  return Math.max(1, Math.round(isBySigns ? text.length / 500 : text.split(/\s+/u).length / 200))
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function TipScreen({ loaderData }: Route.ComponentProps) {
  const { crumbs, number, article, minutes, published } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.columns}>
        <article className={`sheet ${styles.article}`}>
          <TipHead
            path={loaderData.tips[number]!.to}
            number={number}
            title={article.title}
            lead={article.lead}
            minutes={minutes}
            published={published}
          />
          <ContentsLine blocks={article.blocks} />
          <Prose blocks={article.blocks} />
          <Sources sources={article.sources} />
          <NextTips before={loaderData.tips[number - 1]} after={loaderData.tips[number + 1]} />
        </article>
        <OtherTips tips={loaderData.tips} current={number} blocks={article.blocks} />
      </div>
    </div>
  )
}
