// What the search bar offers while somebody types: nothing that belongs to another text, and nothing while an input
// method composes.

/** A way in which a text may go on; a category says how much stands under it in all countries. */
export type Offer =
  | { kind: 'word' | 'business' | 'product'; text: string }
  | { kind: 'category'; text: string; id: string; count: number }

export type Suggesting = {
  /** As it stands in the field. */
  text: string
  /** An input method is at work: its keys are its own, and the text is not what will be searched for. */
  composing: boolean
  /** All of them go on with `text`, the best first. */
  offers: readonly Offer[]
  /** They are the answer to `text`, not what is left of an earlier one. */
  answered: boolean
  /** The offer that Enter takes; -1 for the text itself. */
  active: number
  /** False once they were sent away, until somebody types or asks for them. */
  wanted: boolean
}

export type Happening =
  | { what: 'typed'; text: string; composing: boolean }
  | { what: 'answered'; text: string; offers: readonly Offer[] }
  | { what: 'moved'; by: 1 | -1 }
  /** Back into the text, such as by Home and End. */
  | { what: 'left' }
  /** What was offered belongs to another type of results than is chosen now. */
  | { what: 'elsewhere' }
  | { what: 'opened' }
  | { what: 'closed' }

export const atFirst = (text: string): Suggesting => ({
  text,
  composing: false,
  offers: [],
  answered: false,
  active: -1,
  wanted: false,
})

/** What is known after something happened. */
export function after(state: Suggesting, happened: Happening): Suggesting {
  switch (happened.what) {
    case 'typed': {
      const { text, composing } = happened
      if (text === state.text && composing === state.composing) return state
      if (text === state.text) return { ...state, composing, active: -1 }
      const offers = state.offers.filter((offer) => goesOn(text, offer))
      return { text, composing, offers, answered: false, active: -1, wanted: true }
    }
    case 'answered': {
      if (happened.text !== state.text || state.composing) return state
      const offers = happened.offers.filter((one) => leadsOn(state.text, one))
      const chosen = state.offers[state.active]?.text
      return { ...state, offers, answered: true, active: offers.findIndex(({ text }) => text === chosen) }
    }
    case 'moved': {
      const { length } = shownOf({ ...state, wanted: true })
      if (length === 0) return { ...state, wanted: true }
      const at = state.wanted ? state.active + happened.by : happened.by === 1 ? 0 : -1
      return { ...state, wanted: true, active: at < 0 ? length - 1 : at % length }
    }
    case 'left':
      return { ...state, active: -1 }
    case 'elsewhere':
      return { ...state, offers: [], answered: false, active: -1 }
    case 'opened':
      return { ...state, wanted: true }
    case 'closed':
      return { ...state, wanted: false, active: -1 }
  }
}

/** What is to be seen. */
export const shownOf = ({ wanted, composing, offers }: Suggesting): readonly Offer[] =>
  wanted && !composing ? offers : []

/** What is to be asked for now; undefined when nothing is. */
export function questionOf({ text, composing, answered, wanted }: Suggesting): string | undefined {
  return wanted && !composing && !answered && fold(text) !== '' ? text : undefined
}

/** Letters without case, accents, width and the difference of the kana, words with one space between. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trimStart()

const goesOn = (text: string, offer: Offer): boolean => {
  const begun = fold(text)
  return begun !== '' && leadsOn(text, offer) && fold(offer.text).startsWith(begun)
}

/** What is typed already leads nowhere else, save to the category of that name. */
const leadsOn = (text: string, { kind, text: offered }: Offer): boolean =>
  kind === 'category' || fold(offered) !== fold(text).trimEnd()

/** An offer as what of it is typed already, however it was written, and what it adds. */
export function parted(text: string, offer: string): [typed: string, added: string] {
  const begun = fold(text)
  const letters = offer.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
  let typed = ''
  for (const letter of letters) {
    if (fold(typed).length >= begun.length) break
    typed += letter
  }
  return fold(typed).startsWith(begun) ? [typed, offer.slice(typed.length)] : ['', offer]
}
