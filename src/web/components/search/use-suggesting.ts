import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { listKeyOf } from '../../ui/listKeys.ts'
import { searchPath } from './address.ts'
import { after, atFirst, questionOf, shownOf, type Happening, type Offer } from './suggesting.ts'

/** Whoever types fast is not asked for at every letter. */
const pauseMs = 120
const heard = ['input', 'compositionstart', 'compositionend', 'keydown', 'blur'] as const

type Place = {
  field: React.RefObject<HTMLInputElement | null>
  /** The list has this id, and its lines the same with their number. */
  listID: string
  language: string
  /** What the page was loaded with: nothing is offered for it unasked. */
  ofPage: string
  /** Goes where an offer leads that is not a search for its text in the type that the bar has. */
  goTo(address: string): void
}

/** What is offered below a search field: its events are listened to and its attributes set until this goes. */
export function useSuggesting({ field, listID, language, ofPage, goTo }: Place) {
  const [state, setState] = useState(() => atFirst(ofPage))
  // Two events may come before the next drawing.
  const now = useRef(state)
  const asking = useAsking()
  const shown = shownOf(state)

  function happen(happened: Happening): void {
    const before = questionOf(now.current)
    now.current = after(now.current, happened)
    setState(now.current)
    const text = questionOf(now.current)
    if (text === before) return
    if (text === undefined) return asking.stop()
    asking.begin(addressOf(field.current, text, language), (offers) =>
      happen({ what: 'answered', text, offers }),
    )
  }
  function choose(offer: Offer): void {
    const input = field.current
    if (!input) return
    const address = leadsTo(offer, input.form)
    if (address !== undefined) {
      // The page of a category is about no text; that of another kind brings its own.
      input.value = ''
      happen({ what: 'typed', text: '', composing: false })
      happen({ what: 'closed' })
      return goTo(address)
    }
    input.value = offer.text
    happen({ what: 'typed', text: offer.text, composing: false })
    happen({ what: 'closed' })
    input.form?.requestSubmit()
  }
  function onKey(event: KeyboardEvent): void {
    const key = now.current.composing ? undefined : listKeyOf(event)
    const offers = shownOf(now.current)
    const chosen = offers[now.current.active]
    if (key === 'next' || key === 'previous') {
      event.preventDefault()
      happen({ what: 'moved', by: key === 'next' ? 1 : -1 })
    } else if (key === 'take' && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (key === 'open' || key === 'close') {
      // With nothing to close, Esc empties the field, as it does without a list.
      if (event.altKey || offers.length > 0) event.preventDefault()
      happen({ what: key === 'open' ? 'opened' : 'closed' })
    } else if (key === 'leave') happen({ what: 'left' })
  }
  const onEvent = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) return onKey(event)
    if (event.type === 'blur' || event.type === 'submit') return happen({ what: 'closed' })
    if (event.type === 'change') {
      if ((event.target as HTMLElement).matches('[name=business]')) happen({ what: 'elsewhere' })
      return
    }
    const composing = event.type === 'compositionstart' || (event instanceof InputEvent && event.isComposing)
    happen({ what: 'typed', text: (event.target as HTMLInputElement).value, composing })
  })
  const begin = useEffectEvent((input: HTMLInputElement) => {
    // What was typed before this had come.
    if (document.activeElement === input)
      happen({ what: 'typed', text: input.value, composing: input.dataset['composing'] !== undefined })
  })
  useEffect(() => {
    const input = field.current
    if (!input) return
    const { form } = input
    for (const type of heard) input.addEventListener(type, onEvent)
    form?.addEventListener('submit', onEvent)
    form?.addEventListener('change', onEvent)
    begin(input)
    return () => {
      for (const type of heard) input.removeEventListener(type, onEvent)
      form?.removeEventListener('submit', onEvent)
      form?.removeEventListener('change', onEvent)
    }
  }, [field])
  useAttributes(field, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listID,
    'aria-expanded': String(shown.length > 0),
    'aria-activedescendant': shown[state.active] && `${listID}-${state.active}`,
  })
  return { ...state, shown, choose }
}

/** Where an offer leads other than its text to the type that a form has chosen: the page of a category, or the names of another kind. */
function leadsTo(offer: Offer, form: HTMLFormElement | null): string | undefined {
  const chosen = (name: string) => form?.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value
  const business = chosen('business')
  const country = chosen('countries')
  if (offer.kind === 'category') {
    const node = offer.id.includes('-') ? { categories: [offer.id] } : { industries: [offer.id] }
    return searchPath({ business, country, ...node })
  }
  if (offer.kind === 'word' || (offer.kind === 'product') === (business === 'PR')) return undefined
  return searchPath({ business: offer.kind === 'product' ? 'PR' : 'MA', country, text: offer.text })
}

/** In the type that the bar has chosen; of countries there are suggestions of all. */
function addressOf(field: HTMLInputElement | null, text: string, language: string): string {
  const business = field?.form?.querySelector<HTMLSelectElement>('[name=business]')?.value ?? ''
  return `/resources/suggestions?${new URLSearchParams({ business, search: text, lang: language })}`
}

/** One question at a time: the next one, or nothing more to ask, ends the one before. */
function useAsking() {
  const underWay = useRef<{ timer: ReturnType<typeof setTimeout>; call: AbortController }>(undefined)
  function stop(): void {
    clearTimeout(underWay.current?.timer)
    underWay.current?.call.abort()
    underWay.current = undefined
  }
  function begin(address: string, onAnswer: (offers: Offer[]) => void): void {
    stop()
    const call = new AbortController()
    const ask = () =>
      void offersFrom(address, call.signal).then(
        (offers) => call.signal.aborted || onAnswer(offers),
        // The bar works without.
        () => {},
      )
    underWay.current = { timer: setTimeout(ask, pauseMs), call }
  }
  const end = useEffectEvent(stop)
  useEffect(() => () => end(), [])
  return { begin, stop }
}

async function offersFrom(address: string, signal: AbortSignal): Promise<Offer[]> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`no suggestions: ${response.status}`)
  return (await response.json()) as Offer[]
}

/** The field is the page's own, so that nobody who types into it loses it when these come. */
function useAttributes(
  field: React.RefObject<HTMLElement | null>,
  attributes: Record<string, string | undefined>,
): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) field.current?.removeAttribute(name)
      else field.current?.setAttribute(name, value)
  })
}
