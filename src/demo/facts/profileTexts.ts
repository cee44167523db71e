import { cares } from './cares.ts'
import { english } from './englishTexts.ts'
import { japanese } from './japaneseTexts.ts'
import { kindOf, voiceOf } from './voices.ts'
import { countries } from './countries.ts'
import type { Family, Text, Values } from './families/family.ts'
import { industryTexts } from './industryTexts.ts'
import { counted, filled } from './outline.ts'
import type { Outline } from './outline.ts'
import { stepsOf } from './processes.ts'
import { amountJa, unitFor } from './products.ts'
import { kind, randomOf } from './random.ts'
import type { BusinessType, World } from './world.ts'

const countryNames = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  ja: new Intl.DisplayNames('ja', { type: 'region' }),
}
const withArticle = new Set(['US', 'GB', 'NL', 'PH', 'AE'])
const marketNames = new Map(
  countries.map(({ code }) => [
    code,
    [
      `${withArticle.has(code) ? 'the ' : ''}${countryNames.en.of(code) ?? code}`,
      code === 'US' ? 'アメリカ' : (countryNames.ja.of(code) ?? code),
    ] as const,
  ]),
)
const houses: Readonly<Partial<Record<BusinessType, Text>>> = {
  DI: ['distributor', '専門商社'],
  WS: ['wholesaler', '卸売会社'],
  IM: ['importer', '輸入商社'],
  EX: ['exporter', '輸出商社'],
  RE: ['retailer', '専門店'],
}

/** People state the size of a firm in round numbers once it is past twenty. */
const stated = (staff: number) =>
  staff < 20 ? staff : staff < 100 ? Math.round(staff / 5) * 5 : Math.round(staff / 10) * 10

function crewOf(staff: number, language: 0 | 1): string {
  const about = stated(staff)
  if (language) return staff < 20 ? `${about}名` : `約${counted(about)}名`
  return staff < 20 ? `${about} people` : `about ${counted(about)} people`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Short and general description, and the factory's facilities, in the company's language. */
export function textsOf(
  outline: Outline,
  i: number,
  world: World,
  name: string,
  markets: readonly string[],
  lead: number,
) {
  const random = randomOf(world.seed, kind.texts, i)
  const language = outline.japanese ? 1 : 0
  const main = outline.families[0] as Family
  const second = outline.families[1]
  const industry = industryTexts[outline.industryID] as NonNullable<(typeof industryTexts)[string]>
  const plural = main.plural[language]
  const works = stepsOf(main)[language]
  const also = second
    ? language
      ? `と${second.plural[1]}`
      : `${plural.includes(' and ') ? ' as well as' : ' and'} ${second.plural[0]}`
    : ''
  const least = random.pick(main.order.steps.slice(0, 3))
  const order = `${least} ${unitFor(least, main)}`
  const orderJa = amountJa(least, main)
  const abroad = markets.slice(1, 4).map((code) => (marketNames.get(code) as Text)[language])
  const type = outline.slot.businessType
  const voice = voiceOf(type, main)
  const careList = cares[voice]
  const crew = crewOf(outline.staff, language)
  const house = houses[type]?.[language] ?? ''
  const values: Values = {
    name,
    what: plural,
    What: capitalised(plural),
    also,
    works,
    Works: capitalised(works),
    users: random.pick(industry.users)[language],
    care: random.pick(careList)[language],
    city: outline.city,
    year: `${outline.year}`,
    staff: stated(outline.staff),
    crew,
    Crew: capitalised(crew),
    house,
    House: capitalised(house),
    lead,
    order: language ? orderJa : order,
    markets: language
      ? abroad.join('、')
      : abroad.length > 1
        ? `${abroad.slice(0, -1).join(', ')} and ${abroad.at(-1)}`
        : (abroad[0] ?? ''),
  }
  const sentences = (outline.japanese ? japanese : english)[voice]
  const say = (list: readonly string[]) => filled(random.pick(list), values, language)
  // A card with one short line looks empty: a second sentence fills it.
  const spare = random.pick(careList.filter((text) => text[language] !== values.care))[language]
  const line = say(sentences.short)
  const short = line.length < (language ? 80 : 140) ? `${line}${language ? '' : ' '}${spare}` : line
  const paragraphs = [say(sentences.history), say(sentences.way), say(sentences.terms)]
  if (second && random.chance(0.5) && !paragraphs[0]?.includes(second.plural[language]))
    paragraphs.splice(1, 0, besides(plural, works, second, kindOf(type) === 'maker', language))
  const shown = paragraphs.slice(0, random.pick([2, 3, 3, 4]))
  const facilities = language ? works : capitalised(works)
  return { short, general: shown.join('\n\n').replaceAll(' x ', language ? '×' : ' × '), facilities }
}

/** A paragraph about what else a company offers. */
function besides(plural: string, works: string, second: Family, maker: boolean, language: 0 | 1): string {
  const steps = stepsOf(second)[language]
  const other = second.plural[language]
  if (language)
    return maker
      ? `${plural}のほか、${other}も手がけています。${steps === works ? '工程は共通です。' : `こちらの工程は${steps}です。`}`
      : `${plural}のほか、${other}も${second.output === null ? '行って' : '取り扱って'}います。`
  return maker
    ? `Besides ${plural} the works makes ${other}; for these the steps are ${steps === works ? 'the same' : steps}.`
    : `Besides ${plural} we offer ${other}.`
}

/** What a certificate covers, in English and Japanese. */
export function scopeOf(type: BusinessType, family: Family): Text {
  const [en, ja] = family.plural
  const kindOfWork = kindOf(type)
  if (kindOfWork === 'maker') return [`Manufacture of ${en}`, `${ja}の製造`]
  if (kindOfWork === 'trader') return [`Storage and sale of ${en}`, `${ja}の保管・販売`]
  return [`Services: ${en}`, `${ja}の提供`]
}
