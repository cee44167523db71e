import { Link, useLocation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/AppealScreen'
import { appealSuspended, makeAppeal, type ToldDecisionEntry } from '../../../contract/appeals.ts'
import { limits } from '../../../contract/limits.ts'
import { idIn, notFoundAs404 } from '../../api/addresses.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { sentLines, sentText } from '../../api/sent.ts'
import { LocalMoment } from '../../components/text/Times.tsx'
import { TextAreaField } from '../../ui/Field.tsx'
import { AccountCard, CardFoot } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { followOf, ruleOf } from './appeal-words.ts'
import { accountHeaders, appealHead } from './head.ts'
import { SuspendedProof } from './SuspendedProof.tsx'
import { submit } from './submission.ts'
import { codeIn } from './two-factor.ts'
import { accountPath } from './ways.ts'

export const headers = accountHeaders

/** Who is suspended cannot log in: without a session the form asks for their proof. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = pageOf(context)
  const decisionID = idIn(params.decisionID)
  const told = page.session ? await page.api.showAppeal({ decisionID }).catch(notFoundAs404) : null
  return { told, head: appealHead(page, decisionID, page.i18n._(msg`A decision of our moderators`)) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const page = pageOf(context)
  const decisionID = idIn(params.decisionID)
  const form = await request.formData()
  const text = sentLines(form, 'text')
  const done = () => new Response()
  let sent: ToldDecisionEntry | undefined
  const answer = page.session
    ? await submit(page, {
        schema: makeAppeal.body,
        raw: { text },
        kept: ['text'],
        send: async (body) => {
          sent = await page.api.makeAppeal({ decisionID, ...body })
          return done()
        },
      })
    : await submit(page, {
        schema: appealSuspended.body,
        raw: {
          email: sentText(form, 'email'),
          password: sentText(form, 'password'),
          code: codeIn(form) || undefined,
          text,
        },
        kept: ['email', 'text'],
        fieldOf: { CodeNeeded: 'code', WrongCode: 'code' },
        send: async (body) => {
          sent = await page.api.appealSuspended({ decisionID, ...body })
          return done()
        },
      })
  return sent ? { fields: {}, values: {}, sent } : answer
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** What was decided about somebody, and their one appeal. */
export default function AppealScreen({ loaderData, actionData }: Route.ComponentProps) {
  const sent = actionData && 'sent' in actionData ? actionData.sent : undefined
  const told = sent ?? loaderData.told
  const refused = actionData && 'sent' in actionData ? undefined : actionData
  return (
    <AccountCard title={<Trans>A decision of our moderators</Trans>}>
      {told && <Told told={told} />}
      {!told && (
        <p className="t-read">
          <Trans>
            Your account is suspended? You can appeal here with your e-mail address and password, without
            logging in.
          </Trans>
        </p>
      )}
      {(told === null || told.mayAppeal) && <AppealForm answer={refused} isSignedIn={told !== null} />}
      {loaderData.told === null && <OtherWays />}
    </AccountCard>
  )
}

function Told({ told }: { told: ToldDecisionEntry }) {
  const { i18n } = useLingui()
  const { rule } = told
  const name = <bdi>{told.name}</bdi>
  const until = told.until && <LocalMoment at={told.until} />
  return (
    <div className="t-read">
      <p>
        <Trans>It is about “{name}”.</Trans> <LocalMoment at={told.decidedAt} />
      </p>
      {rule && <p>{i18n._(ruleOf[rule])}</p>}
      {followOf(told).map((words) => (
        <p key={words.id}>{i18n._(words)}</p>
      ))}
      {told.until && (
        <p>
          <Trans>It holds until {until}.</Trans>
        </p>
      )}
      {told.words !== '' && (
        <p>
          <bdi>{told.words}</bdi>
        </p>
      )}
      <p role="status">
        <State told={told} />
      </p>
    </div>
  )
}

function State({ told: { undoneAt, appeal, mayAppeal, appealableUntil } }: { told: ToldDecisionEntry }) {
  if (undoneAt !== null) return <Trans>This decision was undone and no longer holds.</Trans>
  if (appeal?.verdict === 'dismissed')
    return <Trans>Your appeal was looked at by somebody else. The decision stands, and this is final.</Trans>
  if (appeal)
    return <Trans>Your appeal has arrived. Somebody who had no part in the decision looks at it.</Trans>
  if (!mayAppeal) return <Trans>The time to appeal is over.</Trans>
  const until = <LocalMoment at={appealableUntil} />
  return <Trans>You can appeal once, until {until}.</Trans>
}

type Answer = Parameters<typeof AccountForm>[0]['answer']

function AppealForm({ answer, isSignedIn }: { answer: Answer; isSignedIn: boolean }) {
  const { t } = useLingui()
  return (
    <AccountForm
      answer={answer}
      button={<Trans>Send appeal</Trans>}
      busy={<Trans>Sending…</Trans>}
      stores={false}
    >
      {!isSignedIn && <SuspendedProof answer={answer} />}
      <TextAreaField
        label={t`Why is the decision wrong?`}
        name="text"
        required
        max={limits.appealTextMax}
        defaultValue={answer?.values['text'] ?? ''}
        error={answer?.fields['text']}
      />
    </AccountForm>
  )
}

function OtherWays() {
  const { pathname } = useLocation()
  const back = `?${new URLSearchParams({ continue: pathname }).toString()}`
  return (
    <CardFoot>
      <Link className="reach" to={accountPath('export-suspended', back)}>
        <Trans>Download your data</Trans>
      </Link>{' '}
      <Link className="reach" to={accountPath('log-in', back)}>
        <Trans>Log in</Trans>
      </Link>
    </CardFoot>
  )
}
