// The editions as the web role holds them: asked of the API once, renewed several times a minute, kept when the API is away.
import type { ApiClient } from '../../contract/api.ts'
import type { EditionEntry } from '../../contract/editions.ts'
import { languages, type Language } from '../../contract/locale.ts'

export type Editions = {
  ready(): boolean
  load(): Promise<void>
  in(language: Language): EditionEntry[]
  close(): void
}

/** What a manager changes is on all pages within a minute, though those are kept for a while too. */
const renewMs = 20_000

/** Editions from the API that `apiIn` speaks to in a language. */
export function cacheEditions(apiIn: (language: Language) => ApiClient): Editions {
  const held = new Map<Language, EditionEntry[]>()
  let loading: Promise<void> | undefined
  const ask = async () => {
    const all = await Promise.all(languages.map((language) => apiIn(language).listEditions({})))
    languages.forEach((language, at) => held.set(language, all[at]!))
  }
  // Visitors who come before there are any wait for one and the same answer.
  const load = () => (loading ??= ask().finally(() => (loading = undefined)))
  const timer = setInterval(() => void load().catch(() => {}), renewMs)
  timer.unref()
  return {
    ready: () => held.size > 0,
    load,
    in: (language) => held.get(language) ?? [],
    close: () => clearInterval(timer),
  }
}
