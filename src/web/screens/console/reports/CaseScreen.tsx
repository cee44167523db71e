import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/CaseScreen'
import type { CallOutput } from '../../../../contract/endpoint.ts'
import type { readCaseMessages } from '../../../../contract/moderation.ts'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { LocalMoment } from '../../../components/text/Times.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { ConsoleProblem } from '../ConsoleProblem.tsx'
import { ConsoleShell } from '../ConsoleShell.tsx'
import { act, type Acted } from '../acting.ts'
import { ActSection } from '../ActForm.tsx'
import { consoleHead, consoleHeaders } from '../head.ts'
import { caseRefused } from '../own-case.ts'
import { sendAct } from '../sending.ts'
import { standingIn } from '../standing.ts'
import { CaseNow, CaseParty, CaseReports, Decisions } from './CaseParts.tsx'
import { DecideForm } from './DecideForm.tsx'
import { ReadMessages } from './Messages.tsx'
import { nextPath } from './next-path.ts'
import { Notes } from './Notes.tsx'
import { rulingIn } from './ruling.ts'
import { useKeys } from '../use-keys.ts'
import { actionKeys, kindNames } from './words.ts'
import styles from './Reports.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ context, params: { caseID } }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['moderator'])
  const page = pageOf(context)
  const [one, { caseID: next }] = await Promise.all([
    page.api.showCase({ caseID }).catch(caseRefused),
    page.api.nextCase({ besides: caseID }),
  ])
  const path = `/console/reports/${caseID}`
  return {
    standing,
    one,
    next: nextPath(next),
    head: consoleHead(page, path, one.name || page.i18n._(msg`Report`)),
  }
}

export async function action({ request, context, params: { caseID } }: Route.ActionArgs) {
  await standingIn(context, ['moderator'])
  const page = pageOf(context)
  const { api } = page
  let messages: Messages | undefined
  const answer = await act(page, await request.formData(), {
    take: () => api.takeCase({ caseID }),
    release: () => api.releaseCase({ caseID }),
    note: ({ lines }) => api.noteCase({ caseID, text: lines('text') }),
    undo: ({ reason }) => api.undoCase({ caseID, reason }),
    approve: ({ reason }) => api.secondCase({ caseID, approve: true, reason }),
    decline: ({ reason }) => api.secondCase({ caseID, approve: false, reason }),
    async read({ reason }) {
      messages = await api.readCaseMessages({ caseID, reason })
    },
    decide: async ({ form }) => api.decideCase({ caseID, ...rulingIn(form) }),
  })
  return messages && !(answer instanceof Response) ? { ...answer.data, messages } : answer
}

type Messages = CallOutput<typeof readCaseMessages>
type AnswerHere = Acted & { messages?: Messages }

export const clientAction = (args: Route.ClientActionArgs) => sendAct<AnswerHere>(args)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** One case, whole: n goes to the next, the keys of actions lead into the form. */
export default function CaseScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { standing, one, next } = loaderData
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [chosen, choose] = useState<{ action: string; at: number }>()
  const answer: AnswerHere | undefined = actionData
  const last = one.decisions.find(({ caseID }) => caseID === one.caseID)
  const isOpen = one.closedAt === null || last?.undone?.as === 'undo'
  const due = <LocalMoment at={one.dueAt} />
  const pick = (action: string) => () => choose({ action, at: Date.now() })
  useKeys({
    b: () => void navigate('/console/reports'),
    ...(isOpen && {
      d: pick('dismissed'),
      ...Object.fromEntries(one.actions.map((action) => [actionKeys[action], pick(action)])),
    }),
  })
  return (
    <ConsoleShell
      standing={standing}
      room="/console/reports"
      title={<bdi>{one.name === '' ? t`Without a name` : one.name}</bdi>}
      beside={
        <LinkButton data-next to={next}>
          <Trans>Next case (n)</Trans>
        </LinkButton>
      }
    >
      <div className={styles.stack}>
        <InHand one={one}>
          {i18n._(kindNames[one.type])} · <Trans>due {due}</Trans>
        </InHand>
        {answer?.outcome === 'done' && answer.intent === 'decide' && (
          <p role="status" className="sheet sheet-note t-read">
            {one.proposal ? (
              <Trans>Proposed. A second moderator removes it or declines.</Trans>
            ) : (
              <Trans>Decided. Both sides are told.</Trans>
            )}
          </p>
        )}
        <CaseReports one={one} />
        {one.type === 'inquiry' && (
          <ReadMessages isOpen={one.closedAt === null} answer={answer} read={answer?.messages} />
        )}
        <CaseNow one={one} />
        <CaseParty one={one} />
        <section className={`sheet ${styles.part}`}>
          <h2 className="t-card">
            <Trans>Decisions about it</Trans>
          </h2>
          <Decisions decisions={one.decisions} />
        </section>
        {one.proposal && (
          <ActSection
            title={<Trans>Removal proposed</Trans>}
            answer={answer}
            buttons={[
              ...(one.proposal.isOwn
                ? []
                : [{ intent: 'approve', label: <Trans>Remove the company</Trans> }]),
              { intent: 'decline', label: <Trans>Decline the proposal</Trans> },
            ]}
            known={
              <p className={styles.text}>
                <bdi>{one.proposal.reason}</bdi>
              </p>
            }
          />
        )}
        {isOpen && !one.proposal && (
          <DecideForm one={one} answer={answer?.intent === 'decide' ? answer : undefined} chosen={chosen} />
        )}
        {!isOpen && last && last.undone === null && (
          <ActSection
            title={<Trans>Undo</Trans>}
            answer={answer}
            buttons={[{ intent: 'undo', label: <Trans>Undo the decision</Trans> }]}
            known={
              <p className={styles.keys}>
                <Trans>
                  What was taken down comes back, limits and suspension end, and the other side is told.
                </Trans>
              </p>
            }
          />
        )}
        <Notes notes={one.notes} answer={answer} />
      </div>
    </ConsoleShell>
  )
}

function InHand({
  one,
  children,
}: {
  one: Route.ComponentProps['loaderData']['one']
  children: React.ReactNode
}) {
  const name = <bdi>{one.assigned?.name}</bdi>
  return (
    <Form method="post" className={`sheet ${styles.part}`}>
      <p className={styles.text}>
        {children}
        {one.assigned && !one.assigned.isYou && (
          <>
            {' '}
            · <Trans>in hand of {name}</Trans>
          </>
        )}
      </p>
      <div className={styles.ways}>
        {one.assigned?.isYou ? (
          <Button type="submit" name="intent" value="release">
            <Trans>Release</Trans>
          </Button>
        ) : (
          !one.assigned && (
            <Button type="submit" name="intent" value="take">
              <Trans>Take in hand</Trans>
            </Button>
          )
        )}
      </div>
    </Form>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
