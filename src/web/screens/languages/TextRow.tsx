import { IconCopy, IconSparkles } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, fieldID, TextAreaField } from '../../ui/Field.tsx'
import { put } from '../../ui/typed.ts'
import { useScripted } from '../../ui/useScripted.ts'
import type { LanguagesData, ShownField } from './page-data.ts'
import { TextLabel } from './TextLabel.tsx'
import { controlOf } from './texts.ts'
import styles from './TextRow.module.css'

type Props = {
  field: ShownField
  /** What the form came with, and what stands in it now. */
  value: string
  now: string
  error: string | undefined
  readOnly: boolean
  /** A way to write it, offered while nothing is. */
  suggestion: string | null
  languages: Pick<LanguagesData, 'opened' | 'original' | 'isReadHere'>
}

/** One text: the original, and beside it the field for another language. */
export function TextRow({ field, value, now, error, readOnly, suggestion, languages }: Props) {
  const { opened, original } = languages
  const { name, kind, max } = field
  const control = {
    id: fieldID(name),
    name: controlOf(name),
    label: <TextLabel {...field} />,
    defaultValue: value,
    error,
    lang: opened.code,
    hint: <Hint field={field} isEmpty={value === ''} languages={languages} />,
    autoComplete: 'off',
  }
  return (
    <div className={styles.row}>
      <div className={styles.original}>
        <p className={styles.label}>
          <Trans>Original: {original.name}</Trans>
        </p>
        {field.original === '' ? (
          <p className={styles.none}>
            <Trans>Nothing is written here.</Trans>
          </p>
        ) : (
          <p className={styles.text} lang={original.code}>
            {field.original}
          </p>
        )}
      </div>
      <div className={styles.field}>
        {kind === 'line' ? (
          <Field {...control} />
        ) : (
          <TextAreaField
            {...control}
            className={styles.area}
            max={kind === 'list' ? limits.keywordsPerProductMax * (max + 1) : max}
            counter={kind !== 'list'}
            rows={kind === 'list' ? 4 : max > limits.shortDescriptionMax ? 6 : 4}
          />
        )}
        {/* Once something is typed its place stays, so that nothing moves under who types. */}
        {!readOnly && value === '' && (
          <div className={now.trim() === '' ? undefined : styles.taken}>
            <Offers field={field} suggestion={suggestion} languages={languages} />
          </div>
        )}
      </div>
    </div>
  )
}

type HintProps = Pick<Props, 'field' | 'languages'> & { isEmpty: boolean }

/** What readers see until it is written, and how it is. */
function Hint({ field, isEmpty, languages: { isReadHere } }: HintProps) {
  const list = field.kind === 'list' && <Trans>One keyword on each line.</Trans>
  if (!isEmpty || !isReadHere || field.original === '') return list || null
  return (
    <>
      {list}{' '}
      {field.isEnglishRead ? (
        <Trans>Until something stands here, readers see the English text.</Trans>
      ) : (
        <Trans>Until something stands here, readers see the original.</Trans>
      )}
    </>
  )
}

/** What an empty field can be filled with at one press; what was typed is never written over. */
function Offers({
  field,
  suggestion,
  languages: { opened },
}: Pick<Props, 'field' | 'suggestion' | 'languages'>) {
  const scripted = useScripted()
  const fill = (text: string) => {
    const control = document.getElementById(fieldID(field.name))
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
    put(control, text)
    control.focus()
  }
  if (!scripted)
    return suggestion === null ? null : (
      <p className={styles.said}>
        <Trans>
          In Latin letters: <bdi lang={opened.code}>{<>{suggestion}</>}</bdi>
        </Trans>
      </p>
    )
  return (
    <div className={styles.offers}>
      {suggestion !== null && (
        <Button size="small" onClick={() => fill(suggestion)}>
          <IconSparkles size={16} stroke={1.75} aria-hidden />
          <span>
            <Trans>
              Use “<bdi lang={opened.code}>{<>{suggestion}</>}</bdi>”
            </Trans>
          </span>
        </Button>
      )}
      {field.original !== '' && (
        <Button size="small" variant="quiet" onClick={() => fill(field.original)}>
          <IconCopy size={16} stroke={1.75} aria-hidden />
          <Trans>Copy the original</Trans>
        </Button>
      )}
    </div>
  )
}
