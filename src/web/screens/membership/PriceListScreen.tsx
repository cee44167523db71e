import { msg } from '@lingui/core/macro'
import type { Route } from './+types/PriceListScreen'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { PriceNote } from '../../components/membership/PackagePrices.tsx'
import { priceListPath } from '../../components/membership/paths.ts'
import { PlanTable } from '../../components/membership/PlanTable.tsx'
import { Prose } from '../../components/prose/Prose.tsx'
import { Questions } from '../../components/prose/Questions.tsx'
import { questionsOnPage } from '../../components/prose/structured.ts'
import { breadcrumbOf } from '../../components/text/structured.ts'
import { articleOf } from '../../content/articles.server.ts'
import { articleHead } from '../../content/head.ts'
import { requireSpelling } from '../../content/page.server.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { offersOnPage } from './structured.ts'
import styles from './PriceListScreen.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { edition, i18n } = page
  requireSpelling(page, priceListPath)
  const [{ title, lead, blocks, questions, ...article }, { plans }] = await Promise.all([
    articleOf(page, 'membership'),
    page.api.showSubscriptionSetup({}),
  ])
  const crumbs = [{ name: i18n._(msg`Home`), to: '/' }, { name: title }]
  const structured = [
    breadcrumbOf(crumbs, edition.origin),
    offersOnPage(plans, { name: title, provider: edition }),
    ...questionsOnPage(questions),
  ]
  const head = articleHead(page, { ...article, title, lead, blocks, questions }, priceListPath, structured)
  return { title, lead, blocks, questions, plans, crumbs, head }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** The price list: the four plans side by side, how they are paid and end, and what people ask (P2.29). */
export default function PriceListScreen({ loaderData }: Route.ComponentProps) {
  const { title, lead, blocks, questions, plans, crumbs } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb crumbs={crumbs} />
      <header className={styles.head}>
        <h1 className="t-name">{title}</h1>
        <p className={`t-lead ${styles.lead}`}>{lead}</p>
      </header>
      <div className={`sheet ${styles.prices}`}>
        <PlanTable plans={plans} />
        <PriceNote />
      </div>
      <div className={`sheet ${styles.prose}`}>
        <Prose blocks={blocks} />
      </div>
      <Questions questions={questions} />
    </div>
  )
}
