import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { langAttribute } from '../text/text-language.ts'
import { useSite } from '../layout/site.ts'
import { parted, type Offer } from './suggesting.ts'
import { useSuggesting } from './use-suggesting.ts'
import styles from './Suggestions.module.css'

type Props = {
  /** The search field, within its form. */
  input: React.RefObject<HTMLInputElement | null>
  /** What the field said when the page came. */
  text: string
  label: string
  /** Tells how many there are. */
  countText(count: number): string
  /** What an offer is, beside its text; empty for words. */
  noteOf(offer: Offer): string
}

/** Below the search field: how its text may go on, as the list of a combobox (WAI-ARIA 1.2); comes when the field is first reached. */
export function Suggestions({ input, text, label, countText, noteOf }: Props) {
  const navigate = useNavigate()
  const language = useSite()?.language ?? 'en'
  const listID = useId()
  const list = useRef<HTMLDivElement>(null)
  const offered = useSuggesting({
    field: input,
    listID,
    language,
    ofPage: text,
    goTo: (address) => void navigate(address),
  })
  const { shown, active, answered, choose } = offered
  useRoom(list, shown.length > 0)
  return (
    <>
      <div
        ref={list}
        id={listID}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        hidden={shown.length === 0}
        className={styles.list}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map((offer, at) => (
          <Line
            key={offer.text}
            id={`${listID}-${at}`}
            offer={offer}
            note={noteOf(offer)}
            typed={offered.text}
            language={language}
            isActive={at === active}
            onChoose={() => choose(offer)}
          />
        ))}
      </div>
      <p className="vh" role="status">
        {shown.length > 0 && answered && countText(shown.length)}
      </p>
    </>
  )
}

type LineProps = {
  id: string
  offer: Offer
  note: string
  typed: string
  language: string
  isActive: boolean
  onChoose(): void
}

function Line({ id, offer, note, typed, language, isActive, onChoose }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  const [before, added] = parted(typed, offer.text)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // The keys of the list are those of its field.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div ref={line} id={id} role="option" aria-selected={isActive} onClick={onChoose}>
      <span lang={langAttribute(offer.text, language === 'ja' ? 'JP' : '', language)}>
        {before}
        <b>{added}</b>
      </span>
      {note !== '' && <small> {note}</small>}
    </div>
  )
}

/** The list ends above the keyboard of a phone and the edge of the window. */
function useRoom(list: React.RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!open || !seen) return
    const measure = () => {
      const element = list.current
      if (!element) return
      const room = seen.offsetTop + seen.height - element.getBoundingClientRect().top
      element.style.setProperty('--room', `${Math.floor(room)}px`)
    }
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
    }
  }, [list, open])
}
