// Naming somebody while one writes: `@` and letters of a name offer people and companies, and who is chosen stands in the text.
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../api/session/browser-session.ts'
import { personName } from '../person/person.ts'
import { useListBelow } from '../../ui/useListBelow.ts'
import { typedMention, type NamedMention } from './composed.ts'

export type MentionOffer = NamedMention & { note: string }

const restMs = 250
const ofEach = 3
/** Which companies are looked for by their names: those that trade most here. */
const kinds = ['MA', 'DI', 'EX'] as const

/** The list below `area`; `onChosen` hears who was put into its text. */
export function useMentions(
  area: React.RefObject<HTMLTextAreaElement | null>,
  onChosen: (mention: NamedMention) => void,
) {
  const [wish, setWish] = useState<{ from: number; text: string }>()
  const [offers, setOffers] = useState<readonly MentionOffer[]>([])
  const [isLoading, setLoading] = useState(false)
  const list = useListBelow({ count: offers.length, onTake: take, onClose: () => setWish(undefined) })
  const asked = useRef('')
  const text = wish?.text
  useEffect(() => {
    asked.current = text ?? ''
    if (text === undefined) return
    const timer = setTimeout(() => {
      setLoading(true)
      offersFor(text).then(
        (found) => {
          if (asked.current !== text) return
          setOffers(found)
          setLoading(false)
        },
        // Nobody is offered: the text stays as it is typed.
        () => asked.current === text && setLoading(false),
      )
    }, restMs)
    return () => clearTimeout(timer)
  }, [text])

  function take(at: number): void {
    const box = area.current
    const offer = offers[at]
    if (!box || !offer || !wish) return
    box.setRangeText(`@${offer.name} `, wish.from, box.selectionStart, 'end')
    // React looks at what its own setter saw; this is the browser's.
    box.dispatchEvent(new Event('input', { bubbles: true }))
    onChosen(offer)
    stop()
  }
  function stop(): void {
    setWish(undefined)
    setOffers([])
    list.hide()
  }
  const { onKeyDown, ...field } = list.field
  return {
    list,
    /** What the text area needs for the list: it stays one of several lines. */
    field: {
      'aria-controls': field['aria-controls'],
      'aria-autocomplete': field['aria-autocomplete'],
      'aria-activedescendant': field['aria-activedescendant'],
      onKeyDown(event: React.KeyboardEvent) {
        // Without offers the keys are those of the text.
        if (list.shown) onKeyDown(event)
      },
    } as const,
    offers,
    isLoading,
    /** After each change of the text. */
    look(): void {
      const box = area.current
      const typed = box && typedMention(box.value.slice(0, box.selectionStart))
      if (!typed) return stop()
      setWish(typed)
      // Enter takes the best one.
      list.show(0)
    },
  }
}

async function offersFor(textQuery: string): Promise<MentionOffer[]> {
  const [people, ...companies] = await Promise.all([
    callApi('searchUsers', { textQuery, size: ofEach }),
    ...kinds.map((businessType) => callApi('searchBusinesses', { textQuery, businessType, size: ofEach })),
  ])
  return [
    ...people.profiles.map((person): MentionOffer => ({
      type: 'user',
      id: person.userID,
      name: personName(person),
      note: person.companyName ?? person.country?.countryName ?? '',
    })),
    ...companies
      .flatMap(({ results }) => results)
      .map(({ businessID, key, general, contactInfo }): MentionOffer => ({
        type: 'business',
        id: businessID,
        key,
        name: general.companyName,
        note: contactInfo.country.countryName,
      })),
  ]
}
