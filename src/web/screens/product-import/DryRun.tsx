import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import { ActButton } from './ActButton.tsx'
import { CancelImport } from './CancelImport.tsx'
import { CategoriesAsked } from './CategoriesAsked.tsx'
import { Figures } from './Figures.tsx'
import { fileCountsOf } from './file-counts.ts'
import { Files } from './Files.tsx'
import type { RefusedFiles } from './files-data.ts'
import { Found } from './Found.tsx'
import type { RowsData } from './import-data.ts'
import styles from './Import.module.css'
import { useKinds } from './kinds.ts'
import { NamesAsked } from './NamesAsked.tsx'
import { RunForm } from './RunForm.tsx'
import { Stopped } from './Stopped.tsx'
import { useWishes } from './use-wishes.ts'

type Props = {
  businessID: string
  entry: ProductImportEntry
  rows: RowsData
  files: RefusedFiles | undefined
  path: string
}

/** What the import would do, before it does anything. */
export function DryRun({ businessID, entry, rows, files, path }: Props) {
  const { names, order } = useKinds()
  const { wishes, wish } = useWishes(entry.importID, entry.choices.documents)
  const [isSaid, setSaid] = useState(false)
  const isChoosing = wishes.publish === 'published' && wishes.which === 'chosen'
  const { new: fresh = 0, changed = 0, missing = 0 } = entry.counts ?? {}
  const room = Math.max(0, entry.showcase.limit - entry.showcase.published)
  return (
    <>
      {entry.stopped && <Stopped entry={entry} stopped={entry.stopped} />}
      <section className={`sheet ${styles.sheet}`} aria-labelledby="found">
        <h2 id="found" className="t-card" tabIndex={-1}>
          <Trans>What the import would do</Trans>
        </h2>
        <p>
          <Trans>Nothing has been changed yet. Every product of the file stands below, kind by kind.</Trans>
        </p>
        <Figures figures={order.map((kind) => [names[kind], entry.counts?.[kind] ?? 0] as const)} />
        {rows.asked.length > 0 && (
          <CategoriesAsked asked={rows.asked} industries={rows.industries} path={path} />
        )}
        {entry.namesAsked > 0 && <NamesAsked count={entry.namesAsked} path={path} />}
      </section>
      <Files entry={entry} refused={files} path={path} />
      {fresh + changed + missing + fileCountsOf(entry).waiting > 0 ? (
        <RunForm businessID={businessID} entry={entry} wishes={wishes} onWish={wish} path={path} />
      ) : (
        <p className={styles.note}>
          <Trans>There is nothing to import: all products are as the file says, or were refused.</Trans>
        </p>
      )}
      <section className={`sheet ${styles.sheet}`} aria-labelledby="rows">
        <h2 id="rows" className="t-card">
          <Trans>The products of the file</Trans>
        </h2>
        <Found
          entry={entry}
          rows={rows}
          path={path}
          {...(isChoosing && {
            choosing: {
              chosen: wishes.rows,
              most: room,
              onChoose(row, on) {
                setSaid(true)
                const others = wishes.rows.filter((one) => one !== row)
                wish({ rows: on ? [...others, row].toSorted((a, b) => a - b) : others })
              },
            },
          })}
        />
        <p className="vh" role="status">
          {isSaid && isChoosing && (
            <Trans>
              {wishes.rows.length} of {room} chosen
            </Trans>
          )}
        </p>
      </section>
      <div className={styles.ways}>
        <ActButton intent="back" path={path}>
          <Trans>Back to the columns</Trans>
        </ActButton>
        <CancelImport path={path} />
      </div>
    </>
  )
}
