import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../ui/Button.tsx'
import { ActButton } from './ActButton.tsx'
import type { RowLine, RowsData } from './import-data.ts'
import styles from './Import.module.css'
import { RowList } from './RowList.tsx'
import { Question } from './UndoQuestion.tsx'

type Props = { edited: NonNullable<RowsData['edited']>; path: string; ask: string | null }

/** Products that somebody edited since the import: each is given back alone, with a question. */
export function EditedRows({ edited: { lines, isMore }, path, ask }: Props) {
  const { t } = useLingui()
  const [asked, setAsked] = useState(ask)
  const line = lines.find(({ row }) => `row-${row}` === asked)
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="edited">
      <h2 id="edited" className="t-card">
        <Trans>Edited since the import</Trans>
      </h2>
      <p>
        <Trans>Somebody has saved these since, so they were left as they are.</Trans>
      </p>
      <Question
        open={line !== undefined}
        title={<Trans>Give it back as it was before the import?</Trans>}
        path={path}
        onClose={() => setAsked(null)}
        yes={
          line && (
            <ActButton intent="undo-row" row={line.row} path={path} variant="danger" block>
              <Trans>Give back as it was</Trans>
            </ActButton>
          )
        }
      >
        {line && (
          <Trans>
            What was saved since of <bdi>{<>{line.name}</>}</bdi> is lost.
          </Trans>
        )}
      </Question>
      <RowList
        lines={lines}
        label={t`Edited since the import`}
        renderAct={(own) => <GiveBack line={own} path={path} onAsk={() => setAsked(`row-${own.row}`)} />}
      />
      {isMore && (
        <p className="muted">
          <Trans>There are more of them, which are shown once these are given back.</Trans>
        </p>
      )}
    </section>
  )
}

function GiveBack({ line: { row, name }, path, onAsk }: { line: RowLine; path: string; onAsk(): void }) {
  const { t } = useLingui()
  return (
    <LinkButton
      size="small"
      to={`${path}?ask=row-${row}`}
      aria-label={t`Give back as it was: ${name}`}
      onClick={(event) => {
        event.preventDefault()
        onAsk()
      }}
    >
      <Trans>Give back as it was</Trans>
    </LinkButton>
  )
}
