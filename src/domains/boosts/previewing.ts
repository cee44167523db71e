// Where a boost may show, before it is made.
import type { BoostPreviewEntry } from '../../contract/boosts.ts'
import { limits } from '../../contract/limits.ts'
import type { Db } from '../../platform/db.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { allEditions, editionBit } from '../editions/editions.ts'
import { isInMask } from '../editions/masks.ts'
import { resolveManager } from '../members/actors.ts'
import { industryOfRecord, nameOfNode } from '../reference-data/industries.ts'
import { search } from '../search/find.ts'
import { documentsOf, lexemesOf } from '../search/fitting.ts'
import { listedIn, requireOwn, type BoostWish } from './making.ts'
import { runningBoosts } from './running.ts'

const wordsShown = 12
const categoriesShown = 12
const isCategory = /^\d{4}-\d{2}(?:-\d{2})?$/

/** What is known of it before: nothing is changed. Throws NotFound, NotAllowed, and InvalidInput as making it does. */
export async function previewBoost(
  db: Db,
  session: LiveSession,
  { businessID, language, ...wish }: BoostWish & { businessID: string; language: string },
): Promise<BoostPreviewEntry> {
  const { id } = await resolveManager(db, session, businessID)
  const { thingType, thingID, industries, editions, countries } = listedIn(wish)
  const thing = await requireOwn(db, id, { type: thingType, id: thingID })
  const [[document], running] = await Promise.all([
    thingType === 'post' ? [] : documentsOf(db, [thingID]),
    runningBoosts(db),
  ])
  const hidden = document?.hiddenEditions ?? 0
  const shownIn = allEditions(language).filter(
    ({ code, countryCode }) =>
      (editions.length === 0 || editions.includes(code)) &&
      (countries.length === 0 || countries.includes(countryCode)) &&
      !isInMask(hidden, editionBit(code)),
  )
  const lexemes = document ? [...lexemesOf(document)] : []
  const nodes = lexemes.flatMap((lexeme) => (lexeme.startsWith('k:') ? lexeme.slice(2) : []))
  const categories = nodes.filter((node) => isCategory.test(node) && industries.includes(node.slice(0, 4)))
  const [first] = shownIn
  const found =
    document && first
      ? await search(
          db,
          {
            segment: document.segment,
            text: '',
            industries: [...industries],
            editionBit: editionBit(first.code),
            exactly: true,
          },
          { skip: 0, size: 1 },
        )
      : undefined
  const rivals = running.filter(
    (one) =>
      one.thingID !== thingID &&
      one.segment === (document?.segment ?? null) &&
      one.industries.some((other) => industries.includes(other)),
  )
  return {
    name: thing.nameIn(language),
    categories: (categories.length > 0 ? categories : [...industries])
      .slice(0, categoriesShown)
      .map((code) => ({ code, name: nameOfNode(code, language) ?? industryOfRecord(code, language).name })),
    words: wordsIn(thing.nameIn(language)),
    editions: shownIn.map(({ code, siteName: name }) => ({ code, name })),
    results: found?.total ?? 0,
    places: Math.floor((found?.total ?? 0) / limits.resultsPerSponsored),
    rivals: rivals.length,
    inSearch: document !== undefined,
  }
}

/** The words of a name, as somebody may type them. */
const wordsIn = (name: string): string[] =>
  [...new Set(name.split(/[\s,()（）、・/]+/u).filter((word) => word !== ''))].slice(0, wordsShown)
