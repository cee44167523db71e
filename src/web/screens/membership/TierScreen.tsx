import { msg } from '@lingui/core/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/TierScreen'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { TierMark } from '../../components/business/marks.tsx'
import { planPath, priceListPath } from '../../components/membership/paths.ts'
import { Prose } from '../../components/prose/Prose.tsx'
import { Questions } from '../../components/prose/Questions.tsx'
import { questionsOnPage } from '../../components/prose/structured.ts'
import { breadcrumbOf } from '../../components/text/structured.ts'
import { articleOf } from '../../content/articles.server.ts'
import { articleHead } from '../../content/head.ts'
import { pathOfRoute, requireSpelling } from '../../content/page.server.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { OtherPlans } from './OtherPlans.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import { planOnPage } from './structured.ts'
import styles from './TierScreen.module.css'

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const page = pageOf(context)
  const { edition, i18n } = page
  const path = pathOfRoute(pattern)
  requireSpelling(page, path)
  const named = path.replace('/membership-', '')
  const { plans } = await page.api.showSubscriptionSetup({})
  const plan = plans.find(({ subscription }) => subscription === named)
  if (!plan) throw redirect(priceListPath)
  const article = await articleOf(page, `membership-${plan.subscription}`)
  const { title, lead, description, blocks, questions } = article
  const crumbs = [
    { name: i18n._(msg`Home`), to: '/' },
    { name: i18n._(msg`Price list`), to: priceListPath },
    { name: title },
  ]
  const head = articleHead(page, article, planPath(plan.subscription), [
    breadcrumbOf(crumbs, edition.origin),
    planOnPage(plan, { name: title, description, provider: edition }),
    ...questionsOnPage(questions),
  ])
  return { title, lead, blocks, questions, plan, plans, crumbs, head }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** A plan as a spec sheet: for whom it is, what it costs and holds, and the way to it (P2.29). */
export default function TierScreen({ loaderData }: Route.ComponentProps) {
  const { title, lead, blocks, questions, plan, plans, crumbs } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb crumbs={crumbs} />
      <header className={styles.head}>
        <TierMark tier={plan.subscription} />
        <h1 className="t-name">{title}</h1>
        <p className="t-lead">{lead}</p>
      </header>
      <div className={styles.columns}>
        <PlanSheet plan={plan} />
        <div className={`sheet ${styles.prose}`}>
          <Prose blocks={blocks} />
        </div>
      </div>
      <Questions questions={questions} />
      <OtherPlans plans={plans} current={plan.subscription} />
    </div>
  )
}
