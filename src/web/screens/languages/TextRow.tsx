import { IconCopy, IconSparkles } from '@tabler/icons-react'
import { Link } from 'react-router'
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
  /** Where the reading of a name is said, while nothing can be offered without it. */
  readingAt: string | undefined
  languages: Pick<LanguagesData, 'opened' | 'original' | 'isReadHere'>
}

/** One text: the original, and beside it the field for another language. */
export function TextRow({ field, value, now, error, readOnly, suggestion, readingAt, languages }: Props) {
  const { opened, original } = languages
  const { name, kind, max } = field
  const isTyped = now.trim() !== ''
  const control = {
    id: fieldID(name),
    name: controlOf(name),
    label: (
      <>
        <span className="vh">
          <TextLabel {...field} />
          {' · '}
        </span>
        {opened.name}
      </>
    ),
    defaultValue: value,
    error,
    lang: opened.code,
    hint: <Hint field={field} isEmpty={value === ''} languages={languages} />,
    autoComplete: 'off',
  }
  return (
    <div className={styles.row}>
      <h3 className={styles.title}>
        {field.picture && (
          <img
            className={styles.preview}
            src={field.picture.url}
            alt=""
            width={72}
            height={72}
            loading="lazy"
          />
        )}
        <TextLabel {...field} />
      </h3>
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
        {!readOnly && value === '' && field.original !== '' && (
          <Offer field={field} isOff={isTyped} text={field.original}>
            <IconCopy size={16} stroke={1.75} aria-hidden />
            <Trans>Copy the original</Trans>
          </Offer>
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
        {!readOnly && value === '' && suggestion !== null && (
          <Suggestion field={field} isOff={isTyped} text={suggestion} lang={opened.code} />
        )}
        {!readOnly && value === '' && readingAt !== undefined && (
          <p className={styles.said}>
            <Trans>
              With <Link to={readingAt}>the reading of the name</Link> we can offer it in Latin letters.
            </Trans>
          </p>
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

type OfferProps = { field: ShownField; text: string; isOff: boolean }

/** Fills an empty field at one press; what was typed is never written over, and nothing moves under who types. */
function Offer({ field, text, isOff, children }: OfferProps & { children: React.ReactNode }) {
  const fill = () => {
    const control = document.getElementById(fieldID(field.name))
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
    put(control, text)
    control.focus()
  }
  if (!useScripted()) return null
  return (
    <div className={isOff ? styles.taken : styles.offer}>
      <Button size="small" onClick={fill}>
        {children}
      </Button>
    </div>
  )
}

/** A name in Latin letters; without scripts it can be read and typed. */
function Suggestion({ lang, ...offer }: OfferProps & { lang: string }) {
  const text = <bdi lang={lang}>{<>{offer.text}</>}</bdi>
  if (!useScripted())
    return (
      <p className={styles.said}>
        <Trans>In Latin letters: {text}</Trans>
      </p>
    )
  return (
    <Offer {...offer}>
      <IconSparkles size={16} stroke={1.75} aria-hidden />
      <span>
        <Trans>Use “{text}”</Trans>
      </span>
    </Offer>
  )
}
