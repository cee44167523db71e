import { data, Form, useLocation, useNavigation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/JoinScreen'
import { businessPath, idOfSlug } from '../../../contract/slugs.ts'
import { askToJoin } from '../../../contract/team.ts'
import { limits } from '../../../contract/limits.ts'
import { errorText } from '../../../messages/texts.ts'
import { notFoundAs404 } from '../../api/addresses.ts'
import { metaOf } from '../../api/head.ts'
import { movedOr404 } from '../../api/moved.ts'
import { pageOf } from '../../api/page.ts'
import { sentLines } from '../../api/sent.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { Done } from '../../components/forms/Done.tsx'
import { refusalOf, withStatus, type Told } from '../../components/forms/outcome.ts'
import { refusedFields, wrongOf, type Wrong } from '../../components/forms/problems.ts'
import { SaveProblem } from '../../components/forms/SaveProblem.tsx'
import { useProblems } from '../../components/forms/use-problems.ts'
import { ManageProblem } from '../../components/manage/ManageProblem.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { TextAreaField } from '../../ui/Field.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import { teamHead, teamHeaders } from './head.ts'
import styles from './InvitationScreen.module.css'

const fields = ['message']
const most = { message: limits.textAreaMax }

export const headers = teamHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const id = idOfSlug(params.id)
  if (id === null) throw data(null, { status: 404 })
  const [{ businessID, key, companyName, isShownHere }, mine] = await Promise.all([
    page.api
      .showFace({ resourceType: 'business', resourceID: id })
      .catch(movedOr404(page, id, (to) => `/business/${to.businessID}/join`)),
    page.myBusinesses(),
  ])
  return {
    companyName,
    businessID,
    ...(isShownHere && { path: businessPath({ key }) }),
    isMember: mine.some((business) => business.businessID === businessID),
    head: teamHead(page, `/business/${businessID}/join`, page.i18n._(msg`Ask to join ${companyName}`)),
  }
}

type Answer = Told<'sent' | 'refused' | 'failed'> & { wrong: Wrong; shown: { message: string } }

export async function action({ request, params, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const message = sentLines(await request.formData(), 'message')
  const answer = { at: Date.now(), shown: { message }, wrong: {} }
  const checked = askToJoin.body.safeParse({ message })
  if (!checked.success)
    return withStatus<Answer>({
      ...answer,
      outcome: 'refused',
      wrong: wrongOf(checked.error.issues, (path) => path),
    })
  const id = idOfSlug(params.id)
  if (id === null) throw data(null, { status: 404 })
  try {
    await page.api.askToJoin({ id, ...checked.data })
    return withStatus<Answer>({ ...answer, outcome: 'sent' })
  } catch (error) {
    const { outcome, wrong, ...refusal } = refusalOf(page, error, errorText, (path) => path)
    if (outcome === 'session' || refusal.status === 404) return notFoundAs404(error)
    return withStatus<Answer>({ ...answer, ...refusal, outcome, wrong: refusedFields(wrong) })
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
        ) : answer?.outcome === 'sent' ? (
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
  const { pathname } = useLocation()
  const { formMethod } = useNavigation()
  const isBusy = formMethod === 'POST'
  const problems = useProblems(answer?.wrong ?? {}, fields, most)
  return (
    <Form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <KeepsTyping as={`join ${businessID}`} />
      {answer && <SaveProblem answer={answer} title={answer.message} problems={problems} back={pathname} />}
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
        defaultValue={answer?.shown.message ?? ''}
        error={problems['message']}
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
