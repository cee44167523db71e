// Names and terms of specifications in each language: whether what is called so comes, whatever language it was written in.
import { sql } from 'kysely'
import { languages, type Language } from '../src/contract/locale.ts'
import { languageOfText } from '../src/domains/reference-data/language-of-text.ts'
import { namesInAllLanguages } from '../src/domains/reference-data/industries.ts'
import { remembering } from '../src/domains/reference-data/terms/remembering.ts'
import { termsOfSpec, type WrittenSpec } from '../src/domains/reference-data/terms/specifications.ts'
import { nameTerms, valueTerms } from '../src/domains/reference-data/terms/terms.ts'
import type { Segment } from '../src/domains/search/documents.ts'
import { search } from '../src/domains/search/find.ts'
import { normalName } from '../src/domains/search/tokens.ts'
import type { Db } from '../src/platform/db.ts'

/** `changed`: so many were corrected, or words of them left out. */
export type InLanguage = { of: string; queries: number; recall: number; changed: number }
/** Of what is right so much is among the first ten. */
export const languagesGoal = 0.97

const perLanguage = 100
const page = { skip: 0, size: 10 }
type Query = { text: string; segment: Segment; right: ReadonlySet<string> }

/** A hundred names and a hundred terms in each language; answers a line for each, and some of what did not come. */
export async function judgeLanguages(db: Db): Promise<{ lines: InLanguage[]; missed: string[] }> {
  const lines: InLanguage[] = []
  const missed: string[] = []
  const judge = async (of: string, queries: readonly Query[]) => {
    const line = { of, queries: queries.length, recall: 1, changed: 0 }
    let sum = 0
    for (const { text, segment, right } of queries) {
      const { ids, corrected, leftOut } = await search(db, { segment, text }, page)
      const recall = ids.filter((id) => right.has(id)).length / Math.min(page.size, right.size)
      sum += recall
      if (corrected ?? leftOut) line.changed++
      if (recall < 1 || corrected || leftOut) missed.push(`${of} ${segment} "${text}": ${recall.toFixed(2)}`)
    }
    if (queries.length > 0) line.recall = Number((sum / queries.length).toFixed(4))
    lines.push(line)
  }
  const names = await namesIn(db)
  const products = await productsIn(db)
  for (const language of languages) {
    await judge(`names, ${language}`, nameQueries(names, language))
    await judge(`terms, ${language}`, termQueries(products, language))
  }
  return { lines, missed }
}

/** `count` of a list, evenly spread. */
const spread = <T>(list: readonly T[], count: number): T[] =>
  Array.from(
    { length: Math.min(count, list.length) },
    (_, at) => list[Math.floor((at * list.length) / Math.min(count, list.length))]!,
  )

type Named = { id: string; segment: Segment; language: string; name: string }

/** What companies and their published products are called, in each language in which they are called something. */
async function namesIn(db: Db): Promise<Named[]> {
  const { rows } = await sql<Omit<Named, 'language'> & { language: string | null; country: string }>`
    select id, business_type as segment, language, company_name as name, country_code as country
      from businesses where removed_at is null
    union all
    select id, business_type, business_texts.language, business_texts.company_name, ''
      from business_texts join businesses on id = business_id
      where removed_at is null and business_texts.company_name <> ''
    union all
    select products.id, 'PR', products.language, name, country_code
      from products join businesses on businesses.id = business_id
      where published and products.removed_at is null and businesses.removed_at is null
    union all
    select product_id, 'PR', product_texts.language, product_texts.name, ''
      from product_texts join products on id = product_id
      where published and removed_at is null and product_texts.name <> ''
    order by 1, 3`.execute(db)
  return rows.map(({ country, ...row }) => ({
    ...row,
    language: row.language ?? languageOfText(row.name, country),
  }))
}

function nameQueries(all: readonly Named[], language: Language): Query[] {
  const called = Map.groupBy(all, ({ segment, name }) => `${segment} ${normalName(name)}`)
  const own = all.filter((one) => one.language === language)
  const isProduct = ({ segment }: Named) => segment === 'PR'
  const drawn = [
    ...spread(
      own.filter((one) => !isProduct(one)),
      perLanguage / 2,
    ),
    ...spread(own.filter(isProduct), perLanguage / 2),
  ]
  return drawn.map(({ segment, name }) => ({
    text: name,
    segment,
    right: new Set(called.get(`${segment} ${normalName(name)}`)!.map(({ id }) => id)),
  }))
}

type Told = { id: string; text: string; terms: ReadonlySet<string> }

/** All that a product says in every language, with the names of what it is filed under, and the terms that its specifications surely are. */
async function productsIn(db: Db): Promise<Told[]> {
  const { rows } = await sql<{ id: string; text: string; specs: WrittenSpec[]; filed: string[] }>`
    select products.id, concat_ws(' ', name, description, array_to_string(keywords, ' '), company_name, products.specs::text,
        (select string_agg(concat_ws(' ', other.name, other.description, array_to_string(other.keywords, ' '), other.specs::text), ' ')
          from product_texts other where product_id = products.id)) as text,
      products.specs, array[products.industry_id, category_id, coalesce(sub_category_id, category_id)] as filed
    from products join businesses on businesses.id = business_id
    where published and products.removed_at is null and businesses.removed_at is null`.execute(db)
  return rows.map(({ id, text, specs, filed }) => ({
    id,
    text: normalText(`${filed.flatMap(namesInAllLanguages).join(' ')} ${text}`),
    terms: new Set(specs.flatMap(termsOfSpec)),
  }))
}

const normalWord = remembering(normalName, 60)

/** A text of any length with each word as names are compared, which as a whole are cut after some hundred characters. */
const normalText = (text: string): string => text.split(/\s+/u).map(normalWord).join(' ')

/** Right is what has the term, in whatever language it is called there, and what has its words as they are typed. */
function termQueries(products: readonly Told[], language: Language): Query[] {
  const used = new Set(products.flatMap(({ terms }) => [...terms]))
  const terms = [...nameTerms, ...valueTerms].filter(({ id }) => used.has(id))
  return spread(terms, perLanguage).map(({ id, name }) => {
    const words = normalName(name[language]).split(' ').map(withoutEnding)
    const isRight = ({ text, terms }: Told) => terms.has(id) || words.every((word) => text.includes(word))
    return {
      text: name[language],
      segment: 'PR',
      right: new Set(products.filter(isRight).map((product) => product.id)),
    }
  })
}

/** Drawing and drawings are one word, and so are metallo and metalli. */
const withoutEnding = (word: string): string => word.replace(/(?<=[a-z]{3})(?:e?s|[aeio])$/u, '')
