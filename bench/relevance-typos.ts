// Names of categories with one letter wrong, as buyers type them: whether they are read as what was meant.
import { editionBit } from '../src/domains/editions/editions.ts'
import { fullTree } from '../src/domains/reference-data/industries.ts'
import { search } from '../src/domains/search/find.ts'
import { normalName, queryWords } from '../src/domains/search/tokens.ts'
import type { Db } from '../src/platform/db.ts'
import { misspelt } from './misspelt.ts'

/** Of `queries` so many are put right by themselves, so many offered, and so many taken for something else. */
export type Typos = { of: string; queries: number; corrected: number; offered: number; wrong: number }

const languages = { en: 'us', it: 'it', es: 'es' } as const
const perLanguage = 30
const page = { skip: 0, size: 1 }

/** Asks thirty in each of three languages among manufacturers; answers a line for each, and what was not put right. */
export async function judgeTypos(db: Db): Promise<{ lines: Typos[]; missed: string[] }> {
  const lines: Typos[] = []
  const missed: string[] = []
  for (const [language, edition] of Object.entries(languages)) {
    const line: Typos = { of: `typos, ${language}`, queries: 0, corrected: 0, offered: 0, wrong: 0 }
    lines.push(line)
    for (const { name, typed } of typosIn(language)) {
      const asked = { segment: 'MA' as const, text: typed, editionBit: editionBit(edition) }
      const { total, corrected, offered } = await search(db, asked, page)
      const isMeant = (text: string) => tokensOf(text) === tokensOf(name)
      line.queries++
      if (corrected && isMeant(corrected.text)) line.corrected++
      else if (offered && isMeant(offered.text)) line.offered++
      else {
        if (corrected) line.wrong++
        missed.push(`${language} "${typed}" (${name}): ${total}, ${corrected?.text ?? offered?.text ?? '-'}`)
      }
    }
  }
  return { lines, missed }
}

const tokensOf = (text: string) => JSON.stringify(queryWords(text))
const lettersLeast = 6

/** Names of a few words of letters alone, evenly spread, the longest of them with one mistake. */
function typosIn(language: string): { name: string; typed: string }[] {
  const names = fullTree(language)
    .flatMap(({ categories }) => categories)
    .flatMap(({ name, subCategories }) => [name, ...subCategories.map((one) => one.name)])
    .filter((name) => /^[\p{sc=Latin}]+(?: [\p{sc=Latin}]+){0,2}$/u.test(name))
    .map((name) => ({ name, longest: longestOf(normalName(name)) }))
    .filter(({ longest }) => longest.length >= lettersLeast)
  return Array.from({ length: perLanguage }, (_, at) => {
    const { name, longest } = names[Math.floor((at * names.length) / perLanguage)]!
    return { name, typed: normalName(name).replace(longest, misspelt(longest, at)) }
  })
}

const longestOf = (name: string): string =>
  name.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest))
