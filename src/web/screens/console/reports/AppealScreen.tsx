import { Form } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/AppealScreen'
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
import { Notes } from './Notes.tsx'
import styles from './Reports.module.css'

export const handle = { footer: false }
export const headers = consoleHeaders

export async function loader({ context, params: { appealID } }: Route.LoaderArgs) {
  const standing = await standingIn(context, ['moderator'])
  const page = pageOf(context)
  const appeal = await page.api.showAppealCase({ appealID }).catch(caseRefused)
  const path = `/console/appeals/${appealID}`
  return { standing, appeal, head: consoleHead(page, path, appeal.name || page.i18n._(msg`Appeal`)) }
}

export async function action({ request, context, params: { appealID } }: Route.ActionArgs) {
  await standingIn(context, ['moderator'])
  const page = pageOf(context)
  const { api } = page
  return act(page, await request.formData(), {
    take: () => api.takeAppeal({ appealID }),
    release: () => api.releaseAppeal({ appealID }),
    note: ({ lines }) => api.noteAppeal({ appealID, text: lines('text') }),
    uphold: ({ reason }) => api.decideAppeal({ appealID, verdict: 'upheld', reason }),
    dismiss: ({ reason }) => api.decideAppeal({ appealID, verdict: 'dismissed', reason }),
  })
}

export const clientAction = (args: Route.ClientActionArgs) => sendAct(args)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function AppealScreen({ loaderData: { standing, appeal }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const answer: Acted | undefined = actionData
  return (
    <ConsoleShell
      standing={standing}
      room="/console/appeals"
      title={<bdi>{appeal.name === '' ? t`Without a name` : appeal.name}</bdi>}
      beside={
        <LinkButton to="/console/appeals">
          <Trans>All appeals</Trans>
        </LinkButton>
      }
    >
      <div className={styles.stack}>
        <section className={`sheet ${styles.part}`}>
          <h2 className="t-card">
            <Trans>The appeal</Trans>
          </h2>
          <p className={styles.keys}>
            <bdi>{appeal.by.name}</bdi> · <LocalMoment at={appeal.madeAt} />
          </p>
          <p className={styles.text}>
            <bdi>{appeal.text}</bdi>
          </p>
          <Form method="post" className={styles.ways}>
            {!appeal.assigned && (
              <Button type="submit" name="intent" value="take">
                <Trans>Take in hand</Trans>
              </Button>
            )}
            {appeal.assigned?.isYou && (
              <Button type="submit" name="intent" value="release">
                <Trans>Release</Trans>
              </Button>
            )}
          </Form>
        </section>
        <section className={`sheet ${styles.part}`}>
          <h2 className="t-card">
            <Trans>What is appealed</Trans>
          </h2>
          <Decisions decisions={[appeal.decision]} />
        </section>
        <Verdict appeal={appeal} answer={answer} />
        <CaseReports one={appeal.case} />
        <CaseNow one={appeal.case} />
        <CaseParty one={appeal.case} />
        <Notes notes={appeal.notes} answer={answer} />
      </div>
    </ConsoleShell>
  )
}

type Props = { appeal: Route.ComponentProps['loaderData']['appeal']; answer: Acted | undefined }

function Verdict({ appeal, answer }: Props) {
  if (appeal.verdict !== null)
    return (
      <p role="status" className="sheet sheet-note t-read">
        {appeal.verdict === 'upheld' ? (
          <Trans>The appeal was upheld: what was decided is undone.</Trans>
        ) : (
          <Trans>The appeal was dismissed: the decision stands.</Trans>
        )}
      </p>
    )
  if (appeal.isOwn)
    return (
      <p className="sheet sheet-note t-read">
        <Trans>Somebody else decides: you took part in the decision.</Trans>
      </p>
    )
  return (
    <ActSection
      title={<Trans>Decide the appeal</Trans>}
      answer={answer}
      buttons={[
        { intent: 'uphold', label: <Trans>Uphold and undo the decision</Trans> },
        { intent: 'dismiss', label: <Trans>Dismiss: the decision stands</Trans> },
      ]}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConsoleProblem error={error} />
}
