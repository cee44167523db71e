import { data, Form, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/JoinScreen'
import { isAppError } from '../../../contract/errors.ts'
import { businessPath, idOfSlug } from '../../../contract/slugs.ts'
import { askToJoin } from '../../../contract/team.ts'
import { limits } from '../../../contract/limits.ts'
import { errorText } from '../../../messages/texts.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { TextAreaField } from '../../ui/Field.tsx'
import { Done } from '../../components/forms/Done.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import { teamHead, teamHeaders } from './head.ts'
import styles from './InvitationScreen.module.css'

const { textAreaMax } = limits

export const headers = teamHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const id = idOfSlug(params.id)
  if (id === null) throw data(null, { status: 404 })
  const [{ businessID, companyName, isShownHere }, mine] = await Promise.all([
    page.api.showFace({ resourceType: 'business', resourceID: id }).catch(notFoundAs404),
    page.myBusinesses(),
  ])
  return {
    companyName,
    businessID,
    ...(isShownHere && { path: businessPath({ businessID, companyName }) }),
    isMember: mine.some((business) => business.businessID === businessID),
    head: teamHead(page, `/business/${businessID}/join`, page.i18n._(msg`Ask to join ${companyName}`)),
  }
}

type Answer = { at: number; sent: boolean; problem?: string; field?: string; message: string }

export async function action({ request, params, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const form = await request.formData()
  const typed = form.get('message')
  const message = typeof typed === 'string' ? typed : ''
  const answer = (more: Omit<Answer, 'at' | 'message'>, status: number) =>
    data<Answer>({ at: Date.now(), message, ...more }, { status })
  const checked = askToJoin.body.safeParse({ message })
  if (!checked.success) {
    const field = page.i18n._(msg`Please enter at most ${textAreaMax} characters, none of them invisible.`)
    return answer({ sent: false, problem: page.i18n._(msg`Please check what you typed.`), field }, 400)
  }
  const id = idOfSlug(params.id)
  if (id === null) throw data(null, { status: 404 })
  try {
    await page.api.askToJoin({ id, ...checked.data })
    return answer({ sent: true }, 200)
  } catch (error) {
    if (!isAppError(error) || error.status === 401 || error.name === 'NotFound') return notFoundAs404(error)
    if (error.status >= 500 && error.name !== 'Unavailable') page.onError(error)
    return answer({ sent: false, problem: errorText(error.name, page.language, error) }, error.status)
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function JoinScreen({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { companyName, path, isMember, businessID } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={`sheet ${styles.card}`}>
        <h1 className="t-page" tabIndex={-1}>
          <Trans>
            Ask to join <CompanyName name={companyName} />
          </Trans>
        </h1>
        {isMember ? (
          <>
            <p>
              <Trans>You belong to this company already.</Trans>
            </p>
            <Ways>
              <LinkButton variant="primary" to={`/business/${businessID}/members`}>
                <Trans>See the members</Trans>
              </LinkButton>
            </Ways>
          </>
        ) : answer?.sent ? (
          <>
            <Done>
              <Trans>
                Your request was sent. You get a mail as soon as an owner or admin has answered it.
              </Trans>
            </Done>
            {path !== undefined && (
              <Ways>
                <LinkButton to={path}>
                  <Trans>Back to the company’s page</Trans>
                </LinkButton>
              </Ways>
            )}
          </>
        ) : (
          <AskForm answer={answer} path={path} businessID={businessID} />
        )}
      </div>
    </div>
  )
}

const Ways = ({ children }: { children: React.ReactNode }) => <div className={styles.ways}>{children}</div>

type AskProps = { answer: Answer | undefined; path: string | undefined; businessID: string }

function AskForm({ answer, path, businessID }: AskProps) {
  const { formMethod } = useNavigation()
  const isBusy = formMethod === 'POST'
  const fields = answer?.field === undefined ? [] : [{ name: 'message', text: answer.field }]
  return (
    <Form
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <KeepsTyping as={`join ${businessID}`} />
      {answer?.problem && <FormProblem key={answer.at} title={answer.problem} fields={fields} />}
      <p>
        <Trans>
          Ask only if you work for this company. Its owners and admins see your name and profile and decide
          whether to admit you.
        </Trans>
      </p>
      <TextAreaField
        label={<Trans>What you do there</Trans>}
        name="message"
        hint={<Trans>Optional: it helps them to recognise you.</Trans>}
        defaultValue={answer?.message ?? ''}
        error={answer?.field}
      />
      <Ways>
        <Button type="submit" variant="primary" aria-disabled={isBusy || undefined}>
          {isBusy ? <Trans>Sending…</Trans> : <Trans>Ask to join</Trans>}
        </Button>
        {path !== undefined && (
          <LinkButton to={path}>
            <Trans>Cancel</Trans>
          </LinkButton>
        )}
      </Ways>
    </Form>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManageProblem error={error} />
}
