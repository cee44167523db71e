// Cities in the reader's language: what was typed is looked up among the places of its country, and never guessed.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../../contract/locale.ts'
import { languageOf } from './localised.ts'
import { foldedName, withoutKind } from './place-folding.ts'

type Place = {
  /** The id of its state, as JP-27; null where it is not known. */
  stateID: string | null
  names: Record<Language, string | undefined>
  latin: string
  /** In the country's own words and script. */
  local: string
}
type Places = ReadonlyMap<string, readonly Place[]>

/** Where a city was said to be; the state when it is known. */
export type Where = { country: string; state?: string | null }

/**
 * The name of a typed city for readers of a language: 大阪市 for Japanese readers of Osaka, Osaka for others. What is not
 * in the list, or means places whose names differ, comes back as it was typed.
 */
export function placeName(typed: string, { country, state = null }: Where, language: string): string {
  const found = placesNamed(typed, country).filter(
    ({ stateID }) => state === null || stateID === null || stateID === state,
  )
  if (found.length === 0) return typed
  const wanted = languageOf(language)
  const names = new Set(found.map((place) => nameFor(place, wanted, typed)))
  return names.size === 1 ? ([...names][0] ?? typed) : typed
}

/** placeName of a city of record, which may be missing; without a country it stays as it is. */
export function cityOfRecord(
  city: string | null,
  { country, state }: { country: string | null; state: string | null },
  language: string,
): string | null {
  return city === null || country === null ? city : placeName(city, { country, state }, language)
}

/** A name that the language has of its own; in Latin letters as typed, from another script as the world writes it. */
function nameFor({ names, latin }: Place, language: Language, typed: string): string {
  const own = names[language]
  if (own !== undefined) return own
  return isLatin(typed) ? typed : latin
}

const isLatin = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text) && !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)

function placesNamed(typed: string, country: string): readonly Place[] {
  const places = placesOf(country)
  const whole = places.get(foldedName(typed, country))
  const { bare, kind } = withoutKind(typed, country)
  // Kansas City and 四日市市 are found whole; Osaka-shi and 大阪市 by what is before the kind.
  if (whole !== undefined && kind === undefined) return whole
  const found = (bare === typed ? undefined : places.get(foldedName(bare, country))) ?? whole ?? []
  return kind === undefined ? found : found.filter(({ local }) => local.endsWith(kind))
}

/** The names of all places of a country, folded; read from the list when the country is first asked for. */
function placesOf(country: string): Places {
  const known = read.get(country)
  if (known !== undefined) return known

  const places = new Map<string, Place[]>()
  for (const line of linesOf().get(country) ?? []) {
    const [place, keys] = placeIn(line, country)
    for (const key of keys) {
      const named = places.get(key)
      if (named) named.push(place)
      else places.set(key, [place])
    }
  }
  // Countries that nobody listed are not kept: they come from requests.
  if (linesOf().has(country)) read.set(country, places)
  return places
}

const read = new Map<string, Places>()

let lines: ReadonlyMap<string, readonly string[]> | undefined

/** The lines of the list by country; each country begins with a line such as "# JP". */
function linesOf(): ReadonlyMap<string, readonly string[]> {
  lines ??= new Map(
    readFileSync(path.join(import.meta.dirname, 'lists/places.tsv'), 'utf8')
      .split(/^# /m)
      .map((part) => part.trimEnd().split('\n'))
      .map(([country = '', ...rest]) => [country, rest]),
  )
  return lines
}

/** A line: state, Latin, local, Japanese, Chinese, Spanish, Italian, others; '=' repeats the Japanese name. */
function placeIn(line: string, country: string): [Place, Set<string>] {
  const [state = '', latin = '', said = '', ja = '', written = '', es = '', it = '', others = ''] =
    line.split('\t')
  const [local, zh] = [said, written].map((name) => (name === '=' ? ja : name)) as [string, string]
  const isOwn = es !== '' || isLocalInOtherScript(country)
  const place: Place = {
    stateID: state === '' ? null : `${country}-${state}`,
    names: {
      en: isOwn ? latin : undefined,
      ja: ja || undefined,
      es: es || (isOwn ? latin : undefined),
      it: it || (isOwn ? latin : undefined),
      zh: zh || undefined,
    },
    latin,
    local: local || latin,
  }
  const names = new Set([latin, local, ja, zh, es, it, ...others.split('|')].filter((name) => name !== ''))
  const bare = [...names].map((name) => withoutKind(name, country).bare)
  return [place, new Set([...names, ...bare].map((name) => foldedName(name, country)))]
}

/** The Latin names of these countries are ours, those of others as people there write them. */
const isLocalInOtherScript = (country: string): boolean => country === 'JP' || country === 'CN'
