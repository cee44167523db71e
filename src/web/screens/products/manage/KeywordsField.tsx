import { useRef, useState } from 'react'
import { IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { Field, fieldID } from '../../../ui/Field.tsx'
import { isOfInputMethod } from '../../../ui/inputMethod.ts'
import { useScripted } from '../../../ui/useScripted.ts'
import { keywordsOf } from './values.ts'
import styles from './KeywordsField.module.css'

type Props = { value: string; error: React.ReactNode; onEdited(): void }

/** Words that buyers may look for: chips, or one line with commas without scripts. */
export function KeywordsField({ value, error, onEdited }: Props) {
  const scripted = useScripted()
  if (scripted) return <Chips value={value} error={error} onEdited={onEdited} />
  return (
    <Field
      name="keywords"
      defaultValue={value}
      error={error}
      label={<Trans>Keywords</Trans>}
      hint={<Trans>With commas between them, such as bearing, 6204, stainless.</Trans>}
      autoComplete="off"
    />
  )
}

function Chips({ value, error, onEdited }: Props) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(() => keywordsOf(value))
  const [typed, setTyped] = useState('')
  const [done, setDone] = useState('')
  const max = limits.keywordsPerProductMax
  const change = (next: string[]) => {
    setWords(next)
    onEdited()
  }
  const add = (text: string) => {
    setTyped('')
    const next = [...new Set([...words, ...keywordsOf(text)])]
    if (next.length === words.length) return
    change(next)
    const more = next.slice(words.length).join(', ')
    setDone(t`${more} added`)
  }
  const drop = (word: string) => {
    change(words.filter((one) => one !== word))
    setDone(t`${word} removed`)
    field.current?.focus()
  }
  /** A comma of an input method at work is not typed yet. */
  const goOn = (text: string, isComposing: boolean) => {
    if (!isComposing && /[,，、;\n]/u.test(text)) add(text)
    else setTyped(text)
  }
  return (
    <div className={styles.field}>
      {/* What stands in the line is a keyword too. */}
      <input type="hidden" name="keywords" value={keywordsOf([...words, typed].join(',')).join(', ')} />
      <Field
        // Its own text is not sent: the list above is.
        name="keyword-typed"
        form="not-sent"
        id={fieldID('keywords')}
        ref={field}
        label={<Trans>Keywords</Trans>}
        hint={<Trans>Enter or a comma ends a word; at most {max}.</Trans>}
        error={error}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget, nativeEvent }) =>
          goOn(currentTarget.value, (nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={({ currentTarget }) => goOn(currentTarget.value, false)}
        onKeyDown={(event) => {
          if (isOfInputMethod(event.nativeEvent)) return
          const last = words.at(-1)
          if (event.key === 'Enter') {
            // Enter ends a word here, and sends nothing.
            event.preventDefault()
            if (typed.trim() !== '') add(typed)
          } else if (event.key === 'Backspace' && typed === '' && last !== undefined) drop(last)
        }}
        onBlur={() => {
          if (typed.trim() !== '') add(typed)
        }}
      />
      {words.length > 0 && (
        <ul className={styles.chips} aria-label={t`Keywords`}>
          {words.map((word) => (
            <li key={word} className={styles.chip}>
              {word}
              <button type="button" aria-label={t`Remove ${word}`} onClick={() => drop(word)}>
                <IconX size={14} stroke={2} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="vh" role="status">
        {done}
      </p>
    </div>
  )
}
