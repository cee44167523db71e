import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { ExportEntry } from '../../../contract/exports.ts'
import { Exports } from '../../components/exports/Exports.tsx'
import { managePath } from '../../components/manage/tabs.ts'
import { Button } from '../../ui/Button.tsx'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import type { Answer } from './acting.ts'
import styles from './DataScreen.module.css'

type Props = {
  businessID: string
  /** Newest first. */
  exports: readonly ExportEntry[]
  answer: Answer | undefined
}

/** Everything of the company as one archive: asked for, gathered while one looks or does not, fetched, asked for anew. */
export function ExportSheet({ businessID, exports, answer }: Props) {
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="export">
      <h2 id="export" className="t-card">
        <Trans>Export everything</Trans>
      </h2>
      <p className="t-read">
        <Trans>
          One archive with all that the company has here: every field as it was entered, products,
          certificates, people without their addresses, what it saved, and all uploaded files. For programs as
          JSON, for spreadsheets as CSV.
        </Trans>
      </p>
      {answer && <FormProblem key={answer.at} title={answer.problem || <NotAnswered />} />}
      <Exports
        exports={exports}
        page={managePath(businessID, 'data')}
        downloadOf={(jobID) => `/business/${businessID}/exports/${jobID}`}
        labelledBy="export"
      >
        <Ask again={exports[0]?.status === 'ready'} />
      </Exports>
    </section>
  )
}

function Ask({ again }: { again: boolean }) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === 'export'
  return (
    <Form method="post" aria-busy={isBusy || undefined}>
      <input type="hidden" name="intent" value="export" />
      <Button type="submit" variant={again ? 'plain' : 'primary'} aria-disabled={isBusy || undefined}>
        {isBusy ? (
          <Trans>Starting…</Trans>
        ) : again ? (
          <Trans>Start a new export</Trans>
        ) : (
          <Trans>Start export</Trans>
        )}
      </Button>
    </Form>
  )
}
