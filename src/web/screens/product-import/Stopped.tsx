import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import { formatNumber } from '../../components/text/formats.ts'
import { fieldID } from '../../ui/Field.tsx'
import styles from './Import.module.css'
import own from './Stopped.module.css'
import { controlOf } from './meaning-form.ts'
import { StopReason } from './states.tsx'

type Props = {
  entry: ProductImportEntry
  stopped: NonNullable<ProductImportEntry['stopped']>
  /** The columns that are to be chosen, as people call them. */
  columns?: readonly { at: number; letter: string; head: string }[]
}

/** Why the table of a program does not go on by itself, and what there is to do. */
export function Stopped({ entry, stopped, columns = [] }: Props) {
  const { reason } = stopped
  return (
    <div className={`${styles.warning} ${own.stopped}`}>
      <p className={styles.strong}>
        <StopReason reason={reason} />
      </p>
      <p>
        <WhatToDo reason={reason} hasColumns={columns.length > 0} entry={entry} />
      </p>
      {columns.length > 0 && (
        <ul className={own.columns}>
          {columns.map(({ at, letter, head }) => (
            <li key={at}>
              <a
                href={`#${fieldID(controlOf(at, 'field'))}`}
                onClick={(event) => leadTo(event, fieldID(controlOf(at, 'field')))}
              >
                {letter}
                {head !== '' && (
                  <>
                    {' · '}
                    <bdi>{head}</bdi>
                  </>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      {entry.stopped && (
        <p className={own.until}>
          <Trans>It waits for one of you, and gives way to the next file that the program sends.</Trans>
        </p>
      )}
    </div>
  )
}

type ToDo = { reason: Props['stopped']['reason']; hasColumns: boolean; entry: ProductImportEntry }

function WhatToDo({ reason, hasColumns, entry: { counts } }: ToDo) {
  const { i18n } = useLingui()
  const { refused = 0, missing = 0, new: fresh = 0, changed = 0, unchanged = 0 } = counts ?? {}
  const all = formatNumber(refused + fresh + changed + unchanged, i18n.locale)
  switch (reason) {
    case 'columns':
      return hasColumns ? (
        <Trans>
          Nothing was changed. Choose what these columns mean, then check the whole file: next time, the
          program’s files with these heads go on by themselves.
        </Trans>
      ) : (
        <Trans>
          Nothing was changed, since it is not sure which row holds the heads. Look over the columns, then
          check the whole file: next time, the program’s files with these heads go on by themselves.
        </Trans>
      )
    case 'sheet':
      return (
        <Trans>
          Nothing was changed. Choose the sheet below, then check the whole file. So that it goes on by itself
          next time, have the program name the sheet.
        </Trans>
      )
    case 'refused':
      return (
        <Plural
          value={refused}
          one={`# of ${all} products would be refused, more than was allowed, so nothing was changed. Import the others here, or correct the file and have the program send it again.`}
          other={`# of ${all} products would be refused, more than was allowed, so nothing was changed. Import the others here, or correct the file and have the program send it again.`}
        />
      )
    case 'missing':
      return (
        <Plural
          value={missing}
          one="# of your products is not in the file, more than was allowed to go, so nothing was changed. Say below what becomes of it, and import; or have the program send the whole file."
          other="# of your products are not in the file, more than was allowed to go, so nothing was changed. Say below what becomes of them, and import; or have the program send the whole file."
        />
      )
    case 'no products':
      return (
        <Trans>
          Nothing was changed. Go back to the columns if they were read wrongly, or have the program send the
          right file.
        </Trans>
      )
  }
}

/** Into the list rather than to it; the address stays as it is. */
function leadTo(event: React.MouseEvent, id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}
