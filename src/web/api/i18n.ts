// The compiled catalogues: the browser loads only its page's language, a file for each room that the page needs.
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { isLanguage, type Language } from '../../contract/locale.ts'
import type { Catalogue } from './catalogues/catalogue.ts'
import { allRooms, roomsOf, type Room } from './rooms.ts'

type Loaded = { default: Record<string, Catalogue> }

const catalogues: Record<Room, Record<Language, () => Promise<Loaded>>> = {
  visitors: {
    en: () => import('./catalogues/visitors-en.ts'),
    ja: () => import('./catalogues/visitors-ja.ts'),
    es: () => import('./catalogues/visitors-es.ts'),
    it: () => import('./catalogues/visitors-it.ts'),
    zh: () => import('./catalogues/visitors-zh.ts'),
  },
  pages: {
    en: () => import('./catalogues/pages-en.ts'),
    ja: () => import('./catalogues/pages-ja.ts'),
    es: () => import('./catalogues/pages-es.ts'),
    it: () => import('./catalogues/pages-it.ts'),
    zh: () => import('./catalogues/pages-zh.ts'),
  },
  accounts: {
    en: () => import('./catalogues/accounts-en.ts'),
    ja: () => import('./catalogues/accounts-ja.ts'),
    es: () => import('./catalogues/accounts-es.ts'),
    it: () => import('./catalogues/accounts-it.ts'),
    zh: () => import('./catalogues/accounts-zh.ts'),
  },
  inside: {
    en: () => import('./catalogues/inside-en.ts'),
    ja: () => import('./catalogues/inside-ja.ts'),
    es: () => import('./catalogues/inside-es.ts'),
    it: () => import('./catalogues/inside-it.ts'),
    zh: () => import('./catalogues/inside-zh.ts'),
  },
  console: {
    en: () => import('./catalogues/console-en.ts'),
    ja: () => import('./catalogues/console-ja.ts'),
    es: () => import('./catalogues/console-es.ts'),
    it: () => import('./catalogues/console-it.ts'),
    zh: () => import('./catalogues/console-zh.ts'),
  },
  server: {
    en: () => import('./catalogues/server-en.ts'),
    ja: () => import('./catalogues/server-ja.ts'),
    es: () => import('./catalogues/server-es.ts'),
    it: () => import('./catalogues/server-it.ts'),
    zh: () => import('./catalogues/server-zh.ts'),
  },
}

/** An instance with the messages of `language` (English when it is none of ours) in `rooms`. */
export async function loadI18n(language: string, rooms: readonly Room[] = allRooms): Promise<I18n> {
  const locale = isLanguage(language) ? language : 'en'
  return setupI18n({ locale, messages: { [locale]: await messagesOf(locale, rooms) } })
}

/** The instance of the page that is shown, once the browser has one. */
let shown: I18n | undefined

/** In the browser: an instance with what the page at `pathname` says. */
export async function startTexts(language: string, pathname: string): Promise<I18n> {
  shown = await loadI18n(language, roomsOf(pathname))
  return shown
}

/** In the browser: loads what is missing of `rooms`; nothing is asked for twice. */
export async function addTexts(rooms: readonly Room[]): Promise<void> {
  if (!shown) return
  // Not through `load`, which would draw the page anew: nothing on it says any of these.
  Object.assign(shown.messages, await messagesOf(shown.locale as Language, rooms))
}

async function messagesOf(locale: Language, rooms: readonly Room[]): Promise<Messages> {
  const loaded = await Promise.all(rooms.map((room) => catalogues[room][locale]()))
  const areas = loaded.flatMap((room) => Object.values(room.default))
  return Object.assign({}, ...areas.map((area) => area.messages)) as Messages
}
