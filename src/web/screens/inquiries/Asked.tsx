// What is asked before something final is done to a conversation; pages of their own without scripts too.
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { ReportDone, ReportFields } from '../../components/safety/ReportFields.tsx'
import type { RequestAnswer } from './acting.ts'
import styles from './Asked.module.css'

type Props = { path: string; answer: RequestAnswer | undefined }

/** Ending is for both and for good (D24). */
export function EndAsked({ path }: Pick<Props, 'path'>) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Frame title={<Trans>End this conversation?</Trans>}>
      <p>
        <Trans>
          It ends for both of you, and nobody can write here any more. What was written stays, and a follow-up
          can be started at any time.
        </Trans>
      </p>
      <Form method="post" action={path} className={styles.ways}>
        <input type="hidden" name="intent" value="end" />
        <LinkButton to={path}>
          <Trans>Cancel</Trans>
        </LinkButton>
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          <Trans>End Conversation</Trans>
        </Button>
      </Form>
    </Frame>
  )
}

/** Only what is reported can be read by moderators, and each reading is noted. */
export function ReportAsked({ path, ask, answer }: Props & { ask: string }) {
  const isSending = useNavigation().state === 'submitting'
  const report = answer?.report
  return (
    <Frame title={<Trans>Report conversation</Trans>}>
      {report && report.outcome !== 'refused' ? (
        <>
          <ReportDone outcome={report.outcome} />
          <div className={styles.ways}>
            <LinkButton to={path}>
              <Trans>Back to the conversation</Trans>
            </LinkButton>
          </div>
        </>
      ) : (
        <Form method="post" action={ask} noValidate className={styles.fields}>
          <input type="hidden" name="intent" value="report" />
          <p>
            <Trans>Our moderators read this conversation only because you report it.</Trans>
          </p>
          <ReportFields answer={isSending ? undefined : report} />
          <div className={styles.ways}>
            <LinkButton to={path}>
              <Trans>Cancel</Trans>
            </LinkButton>
            <Button type="submit" variant="primary" aria-disabled={isSending}>
              <Trans>Send report</Trans>
            </Button>
          </div>
        </Form>
      )}
    </Frame>
  )
}

function Frame({ title, children }: { title: React.ReactNode; children: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.asked}>
      <h3 ref={heading} tabIndex={-1} className="t-card">
        {title}
      </h3>
      {children}
    </section>
  )
}
