// What docs/product.md names and nobody has built yet: no text of ours speaks of it as if it were there, and no link leads
// to it (D50). Whoever builds a room takes its entry away.
import type { Language } from '../contract/locale.ts'

export type Room = {
  room: string
  words: Record<Language, RegExp>
  /** What an address that leads there has in it. */
  links: readonly string[]
  /** Pages that say what the plans will hold. */
  saidOnPlanPages?: true
}

export const unbuilt: readonly Room[] = []

/** Files of prose and catalogues that describe the plans. */
export const planTexts =
  /(?:membership[\w-]*|advertise-with-us|terms-and-conditions|free-marketing|contact-us)\.(?:md|po)$/
