import type { Family, Values } from './families/family.ts'
import type { Spoken } from './languages/language.ts'
import type { Outline } from './outline.ts'
import { kind, randomOf } from './random.ts'
import { capitalised, speeches, stated } from './speech.ts'
import { kindOf, voiceOf } from './voices.ts'
import type { World } from './world.ts'

/** What its texts must know of a company beside its outline. */
type Told = {
  name: string
  /** In the words of the language. */
  city: string
  markets: readonly string[]
  lead: number
}

/** Short and general description, and the factory's facilities, in a language; in each the same facts are told. */
export function textsOf(outline: Outline, i: number, world: World, language: Spoken, told: Told) {
  const { name, city, markets, lead } = told
  const random = randomOf(world.seed, kind.texts, i)
  const speech = speeches[language]
  const main = outline.families[0] as Family
  const second = outline.families[1]
  const [what, works] = [speech.things(main), speech.works(main)]
  const least = random.pick(main.order.steps.slice(0, 3))
  const type = outline.slot.businessType
  const voice = voiceOf(type, main)
  const cares = speech.cares(voice)
  const crew = speech.crew(outline.staff)
  const house = speech.house(type)
  const users = random.pick(speech.users(outline.industryID))
  const care = random.pick(cares)
  const values: Values = {
    name,
    what,
    What: capitalised(what),
    also: second ? speech.also(what, second) : '',
    works,
    Works: capitalised(works),
    users,
    care,
    city,
    year: `${outline.year}`,
    staff: stated(outline.staff),
    crew,
    Crew: capitalised(crew),
    house,
    House: capitalised(house),
    lead,
    order: speech.order(least, main),
    markets: speech.markets(markets.slice(1, 4)),
  }
  const sentences = speech.sentences[voice]
  const say = (list: readonly string[]) => speech.filled(random.pick(list), values)
  // A card with one short line looks empty: a second sentence fills it.
  const spare = random.pick(cares.filter((text) => text !== care))
  const line = say(sentences.short)
  const short = line.length < speech.least ? `${line}${speech.gap}${spare}` : line
  const paragraphs = [say(sentences.history), say(sentences.way), say(sentences.terms)]
  if (second && random.chance(0.5) && !paragraphs[0]?.includes(speech.things(second)))
    paragraphs.splice(1, 0, speech.besides(main, second, kindOf(type) === 'maker'))
  const shown = paragraphs.slice(0, random.pick([2, 3, 3, 4]))
  const facilities = language === 'ja' || language === 'zh' ? works : capitalised(works)
  return { short, general: shown.join('\n\n').replaceAll(' x ', speech.times), facilities }
}
