// A town of companies for the worlds of boosts: how many they are, what they are called, which plan they have, from which editions they
// hide and who of them goes later is drawn from a number, so that each number is the same town again.
import { editionBit } from '../domains/editions/editions.ts'
import { changeBusiness, removeBusiness } from '../domains/businesses/business-lifecycle.ts'
import { takeDownPost } from '../domains/posts/moderated.ts'
import { removeProduct } from '../domains/products/publication.ts'
import { transaction, type Db } from '../platform/db.ts'
import { uuidv7 } from '../platform/ids.ts'
import { aBusiness } from './businesses.ts'
import { aPostBy } from './posts.ts'

export type TownCompany = ReturnType<typeof outlineOf> & { businessID: string }
export type TownThing = {
  type: 'business' | 'product' | 'post'
  id: string
  /** The words that it names itself by; none of posts. */
  words: readonly string[]
  /** What may find it beside them: the name of the company of a product, and of a company the name of a product that went. */
  mayBe: readonly string[]
  isGone: boolean
  company: TownCompany
}
export type Town = {
  words: TownWords
  companies: readonly TownCompany[]
  /** Pages, products and posts, those that go later among them. */
  things: readonly TownThing[]
}
/** Three that stand nowhere else, and one that stands in texts alone. */
type TownWords = { names: readonly [string, string, string]; said: string }

type Dice = (sides: number) => number

/** Whole numbers from 0 up to `sides`, the same for the same seed. */
function diceOf(seed: number): Dice {
  let state = seed | 0
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

const consonants = 'bdfgklmnprtvz'
/** So far from each other that none is put right into another. */
function aWord(dice: Dice): string {
  const syllable = () => consonants[dice(consonants.length)]! + 'aeou'[dice(4)]!
  return `${Array.from({ length: 5 }, syllable).join('')}k`
}

const leaves = ['goes', 'hides', 'drops its product', 'loses its post'] as const

function outlineOf({ names: [first, second, third], said }: TownWords, dice: Dice) {
  const aName = (): string[] => {
    const head = dice(5) === 0 ? third : first
    // Now and then it is called exactly as somebody searches.
    if (dice(12) === 0) return [head]
    const more = [second, third, aWord(dice)][dice(3)]!
    return [...new Set([head, more, aWord(dice)])]
  }
  const isForge = dice(6) === 0
  const hides = dice(6) === 0
  const leave = leaves[dice(10)]
  return {
    name: aName(),
    ware: Array.from({ length: dice(3) }, aName),
    type: dice(5) === 0 ? ('DI' as const) : ('MA' as const),
    country: dice(3) === 0 ? ('DE' as const) : ('JP' as const),
    /** In which it says what it says. */
    language: dice(4) === 0 ? ('ja' as const) : ('en' as const),
    plan: dice(3) === 0 ? ('gold' as const) : ('standard' as const),
    industry: isForge ? '0001' : '0006',
    // What stands in a text alone is found, and fits nothing.
    text: dice(2) === 0 ? said : `${said} ${[first, second, third][dice(3)]!}`,
    hidden: hides ? ['it'] : [],
    leave,
    /** From these editions it hides in the end. */
    hiddenIn: [...(hides ? ['it'] : []), ...(leave === 'hides' ? ['jp'] : [])],
  }
}

const maskOf = (codes: readonly string[]) => codes.reduce((mask, code) => mask + 2 ** editionBit(code), 0)
const companiesMost = 36

/** Makes the town of a number, as it was before anybody left: of three companies or fewer now and then. */
export async function aTown(db: Db, seed: number): Promise<Town> {
  const dice = diceOf(seed)
  const words: TownWords = { names: [aWord(dice), aWord(dice), aWord(dice)], said: aWord(dice) }
  const companies: TownCompany[] = []
  const things: TownThing[] = []
  const many = dice(6) === 0 ? dice(4) : 4 + dice(companiesMost - 3)
  for (const outline of Array.from({ length: many }, () => outlineOf(words, dice))) {
    const { name, ware, country, industry, leave } = outline
    const { businessID, productIDs } = await aBusiness(db, {
      companyName: name.join(' '),
      businessType: outline.type,
      industryID: industry,
      categoryIDs: industry === '0006' ? ['0006-01'] : [],
      countryCode: country,
      ...(country === 'DE' && { stateID: null, city: null }),
      plan: outline.plan,
      language: outline.language,
      hiddenEditions: maskOf(outline.hidden),
      shortDescription: outline.text,
      products: ware.map((one) => ({
        name: one.join(' '),
        industryID: industry,
        categoryID: `${industry}-01`,
      })),
    })
    const company = { ...outline, businessID }
    companies.push(company)
    const goes = leave === 'goes'
    const drops = (index: number) => leave === 'drops its product' && index === 0
    const dropped = ware.flatMap((one, index) => (drops(index) ? one : []))
    const shown = ware.flatMap((one, index) => (drops(index) ? [] : one))
    const postID = await aPostBy(db, { type: 'business', id: businessID })
    things.push(
      { type: 'business', id: businessID, words: [...name, ...shown], mayBe: dropped, isGone: goes, company },
      ...productIDs.map((id, index): TownThing => {
        const own = ware[index]!
        return { type: 'product', id, words: own, mayBe: name, isGone: goes || drops(index), company }
      }),
      {
        type: 'post',
        id: postID,
        words: [],
        mayBe: [],
        isGone: goes || leave === 'loses its post',
        company,
      },
    )
  }
  return { words, companies, things }
}

/** Those go, hide and drop what they will. */
export async function leaveTown(db: Db, { companies, things }: Town): Promise<void> {
  for (const { businessID, leave, hiddenIn } of companies)
    await transaction(db, async (tx) => {
      const ofType = (wanted: TownThing['type']) =>
        things.find(({ type, company }) => type === wanted && company.businessID === businessID)?.id
      const product = ofType('product')
      if (leave === 'goes') await removeBusiness(tx, businessID)
      if (leave === 'hides') await changeBusiness(tx, businessID, { hiddenEditions: maskOf(hiddenIn) })
      if (leave === 'drops its product' && product) await removeProduct(tx, businessID, product)
      if (leave === 'loses its post')
        await takeDownPost(tx, ofType('post')!, { by: uuidv7(), reason: 'It misleads' })
    })
}
