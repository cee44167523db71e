import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/CreateScreen'
import { metaOf, pageHead } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { answered } from '../../components/forms/answered.ts'
import { unanswered, withStatus } from '../../components/forms/outcome.ts'
import { sentText } from '../../api/sent.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { CreateForm } from './CreateForm.tsx'
import { comingBack, createFrom, type CreateAnswer } from './creating.ts'
import { createLists } from './create-lists.ts'
import { createValuesFrom } from './create-values.ts'
import styles from './CreateScreen.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  requireSession(context)
  const back = context.get(comingBack)
  // Most companies of an edition are of its country.
  const empty = { ...createValuesFrom({ all: () => [] }), country: page.edition.countryCode }
  const { brand, countryName: country } = page.edition
  return {
    empty,
    lists: await createLists(page, back?.shown ?? empty, back?.industry),
    head: pageHead(page, {
      title: page.i18n._(msg`Create your business profile | ${brand} ${country}`),
      description: page.i18n._(msg`Put your company on its own page, free of charge.`),
      canonicalPath: '/business/create',
      noindex: true,
    }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const answer = await createFrom(pageOf(context), form)
  context.set(comingBack, {
    shown: answer.data.shown,
    industry: sentText(form, 'industry'),
  })
  return answer
}

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
  withStatus(await answered<CreateAnswer>(request, serverAction, () => unanswered({})))

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function CreateScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <h1 className="t-page" tabIndex={-1}>
          <Trans>Create your business profile</Trans>
        </h1>
        <p className="muted">
          <Trans>Free of charge. You can add everything else afterwards.</Trans>
        </p>
      </div>
      <CreateForm empty={loaderData.empty} lists={loaderData.lists} answer={actionData} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
