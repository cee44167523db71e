import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import { BottomBar } from '../../components/forms/BottomBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormProblem, NotAnswered } from '../../ui/FormProblem.tsx'
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { ImportAnswer } from './answer.ts'
import { Becomes } from './Becomes.tsx'
import { CancelImport } from './CancelImport.tsx'
import { Choices } from './Choices.tsx'
import { ColumnList } from './ColumnList.tsx'
import { Facts } from './Facts.tsx'
import styles from './Import.module.css'
import type { MappingData } from './mapping-data.ts'
import { Stopped } from './Stopped.tsx'
import { useColumns } from './use-columns.ts'
import { useSaving } from './use-saving.ts'

type Props = {
  entry: ProductImportEntry
  mapping: MappingData
  path: string
  answer: ImportAnswer | undefined
}

/** What the columns of a table mean, what else it does not tell, and what becomes of its first rows. */
export function Mapping({ entry, mapping, path, answer }: Props) {
  // It stands there until the table is checked, though whoever chooses anything has taken it over.
  const [stopped] = useState(entry.stopped)
  const scripted = useScripted()
  const columns = useColumns(mapping.columns)
  const form = useRef<HTMLFormElement>(null)
  const saving = useSaving(path, form)
  const { formData } = useNavigation()
  const isChecking = formData?.get('intent') === 'check'
  const wrong = (saving.answer ?? answer)?.wrong ?? []
  const asked = mapping.columns.filter(
    ({ isSure, meaning }, at) => !isSure && columns.meanings[at]!.field === meaning.field,
  ).length
  return (
    <>
      {stopped && (
        <Stopped
          entry={entry}
          stopped={stopped}
          columns={mapping.columns.filter(({ at }) => stopped.columns.includes(at))}
        />
      )}
      <Form
        method="post"
        action={path}
        ref={form}
        className={styles.page}
        noValidate
        onChange={({ target }) => {
          // What is looked for is not chosen yet.
          const isSearch = target instanceof HTMLInputElement && target.name.endsWith('-words')
          if (!isSearch) saving.onEdited()
        }}
        onSubmit={(event) => {
          if (isChecking) return event.preventDefault()
          saving.stop()
        }}
      >
        <UnsavedGuard unsaved={saving.isUnsaved && !isChecking} />
        <input type="hidden" name="choices" value="" />
        <section className={`sheet ${styles.sheet}`} aria-labelledby="columns">
          <h2 id="columns" className="t-card" tabIndex={-1}>
            <Trans>What the columns mean</Trans>
          </h2>
          <Facts facts={mapping.facts} asked={asked} meanings={columns.meanings} />
          {saving.answer?.problem !== undefined && (
            <FormProblem
              key={saving.answer.at}
              focused={false}
              title={saving.answer.problem || <NotAnswered />}
            />
          )}
          <ColumnList mapping={mapping} columns={columns} wrong={wrong} />
          <p className="vh" role="status">
            {columns.givenUp && <GivenUp name={columns.givenUp.head || columns.givenUp.letter} />}
          </p>
        </section>
        <Choices mapping={mapping} onEdited={saving.onEdited} />
        <BottomBar
          said={
            scripted &&
            (saving.isSaving ? (
              <Trans>Saving...</Trans>
            ) : saving.answer?.done ? (
              <Trans>Saved. You can go on later.</Trans>
            ) : undefined)
          }
        >
          {!scripted && (
            <Button type="submit" name="intent" value="map">
              <Trans>Save and show what becomes of it</Trans>
            </Button>
          )}
          <Button
            type="submit"
            name="intent"
            value="check"
            variant="primary"
            aria-disabled={isChecking || undefined}
          >
            <Trans>Check the whole file</Trans>
          </Button>
        </BottomBar>
      </Form>
      <Becomes becomes={mapping.becomes} isBusy={saving.isSaving} />
      <CancelImport path={path} />
    </>
  )
}

const GivenUp = ({ name }: { name: string }) => (
  <Trans>{name} is no longer imported: another column means the same.</Trans>
)
