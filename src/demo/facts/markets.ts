// Names of countries as texts of companies list them.
import { countries } from './countries.ts'
import type { Spoken } from './languages/language.ts'

const withArticle = new Set(['US', 'GB', 'NL', 'PH', 'AE'])

const namesIn = (language: Spoken): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames(language === 'zh' ? 'zh-Hans' : language, { type: 'region' })
  return new Map(countries.map(({ code }) => [code, nameOf(code, names.of(code) ?? code, language)]))
}

function nameOf(code: string, name: string, language: Spoken): string {
  if (language === 'en' && withArticle.has(code)) return `the ${name}`
  return language === 'ja' && code === 'US' ? 'アメリカ' : name
}

const names = Object.fromEntries(
  (['en', 'ja', 'es', 'it', 'de', 'zh'] as const).map((language) => [language, namesIn(language)]),
) as Record<Spoken, ReadonlyMap<string, string>>

const and: Readonly<Record<Spoken, string>> = { en: 'and', es: 'y', it: 'e', de: 'und', ja: '', zh: '' }

/** 'France, Italy and Japan', 'フランス、イタリア、日本'. */
export function marketsIn(language: Spoken, codes: readonly string[]): string {
  const listed = codes.map((code) => names[language].get(code) ?? code)
  if (language === 'ja' || language === 'zh') return listed.join('、')
  const last = listed.at(-1) ?? ''
  if (listed.length < 2) return last
  // Spanish says e before the sound of an i.
  const word = language === 'es' && /^(?:I|Hi)/.test(last) ? 'e' : and[language]
  return `${listed.slice(0, -1).join(', ')} ${word} ${last}`
}
