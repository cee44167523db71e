import { data, Form, redirect, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/EditPostScreen'
import { limits } from '../../../contract/limits.ts'
import { idOfSlug, postPath } from '../../../contract/slugs.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import { metaOf, pageHead } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { answered } from '../../components/forms/answered.ts'
import { unanswered, withStatus } from '../../components/forms/outcome.ts'
import { SaveProblem } from '../../components/forms/SaveProblem.tsx'
import { useProblems } from '../../components/forms/use-problems.ts'
import { PostText } from '../../components/posts/PostText.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { TextAreaField } from '../../ui/Field.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import { changeFrom, type ChangeAnswer } from './changing.ts'
import { PostProblem } from './PostProblem.tsx'
import styles from './PostScreen.module.css'

const fields = ['content']
const most = { content: limits.postMax }

export const headers = () => ({ 'cache-control': 'private, no-store' })

export async function loader({ params, context }: Route.LoaderArgs) {
  requireSession(context)
  const id = params.id.length === 36 ? idOfSlug(params.id) : null
  if (id === null) throw data(null, { status: 404 })
  const page = pageOf(context)
  const { content, revision, session } = await page.api.showPost({ id }).catch(notFoundAs404)
  if (!session?.mayEdit) throw redirect(postPath(id))
  const { brand, countryName: country } = page.edition
  return {
    id,
    content,
    revision,
    head: pageHead(page, {
      title: page.i18n._(msg`Edit post | ${brand} ${country}`),
      description: page.i18n._(msg`Change what one of your posts on ${brand} ${country} says.`),
      canonicalPath: `${postPath(id)}/edit`,
      noindex: true,
    }),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  requireSession(context)
  const id = idOfSlug(params.id)
  if (id === null) throw data(null, { status: 404 })
  return changeFrom(pageOf(context), id, await request.formData())
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  answered<ChangeAnswer | ReturnType<typeof notAnswered>>(request, serverAction, notAnswered)

/** With the status of a failure: the page is not asked for anew, which would fail too. */
const notAnswered = () =>
  withStatus<ChangeAnswer>({ ...unanswered({}), shown: undefined, current: undefined })

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** A post says something else from now on; what it said before can still be read. */
export default function EditPostScreen({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { id, content, revision } = loaderData
  const isSaving = useNavigation().formMethod === 'POST'
  const problems = useProblems(answer?.wrong ?? {}, fields, most)
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="t-page" tabIndex={-1}>
        <Trans>Edit post</Trans>
      </h1>
      <Form
        method="post"
        noValidate
        className={`sheet ${styles.form}`}
        aria-busy={isSaving || undefined}
        onSubmit={(event) => {
          if (isSaving) event.preventDefault()
        }}
      >
        <KeepsTyping as={`edit-post ${id}`} revision={{ shown: revision, told: answer?.current?.revision }} />
        {answer && (
          <SaveProblem
            answer={answer}
            title={answer.message}
            problems={problems}
            back={`${postPath(id)}/edit`}
          >
            {answer.current && (
              <div className={styles.current}>
                <PostText text={answer.current.content} />
              </div>
            )}
          </SaveProblem>
        )}
        <TextAreaField
          label={<Trans>What it says</Trans>}
          name="content"
          required
          max={limits.postMax}
          dir="auto"
          hint={<Trans>Everybody can read what it said before.</Trans>}
          defaultValue={answer?.shown ?? content}
          error={problems['content']}
        />
        <div className={styles.ways}>
          <Button type="submit" variant="primary" aria-disabled={isSaving || undefined}>
            {isSaving ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
          </Button>
          <LinkButton to={postPath(id)}>
            <Trans>Cancel</Trans>
          </LinkButton>
        </div>
      </Form>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PostProblem error={error} />
}
