// How each language says what a company says of itself.
import { cares } from './cares.ts'
import { english } from './englishTexts.ts'
import { industryTexts } from './industryTexts.ts'
import { japanese } from './japaneseTexts.ts'
import { marketsIn } from './markets.ts'
import { counted, filled } from './outline.ts'
import type { Family, Text, Values } from './families/family.ts'
import type { Spoken, Written } from './languages/language.ts'
import { amountIn, capitalised, filledIn, numberIn, stepsIn, thingsIn } from './languages/things.ts'
import { tongues } from './languages/tongues.ts'
import { stepsOf } from './processes.ts'
import { amountJa, unitFor } from './products.ts'
import type { CompanySentences, Voice } from './voices.ts'
import type { BusinessType } from './world.ts'

export type Speech = {
  sentences: Readonly<Record<Voice, CompanySentences>>
  cares: (voice: Voice) => readonly string[]
  users: (industry: string) => readonly string[]
  things: (family: Family) => string
  works: (family: Family) => string
  /** What comes after `things`, of a second family. */
  also: (things: string, second: Family) => string
  order: (least: number, family: Family) => string
  crew: (staff: number) => string
  house: (type: BusinessType) => string
  markets: (codes: readonly string[]) => string
  filled: (template: string, values: Values) => string
  /** A paragraph about what else a company offers. */
  besides: (main: Family, second: Family, isMaker: boolean) => string
  /** Between sentences. */
  gap: '' | ' '
  times: '×' | ' × '
  /** So short a line gets a second sentence. */
  least: number
}

const houses: Readonly<Partial<Record<BusinessType, Text>>> = {
  DI: ['distributor', '専門商社'],
  WS: ['wholesaler', '卸売会社'],
  IM: ['importer', '輸入商社'],
  EX: ['exporter', '輸出商社'],
  RE: ['retailer', '専門店'],
}

/** People state the size of a firm in round numbers once it is past twenty. */
export const stated = (staff: number) =>
  staff < 20 ? staff : staff < 100 ? Math.round(staff / 5) * 5 : Math.round(staff / 10) * 10

function ofPair(language: 0 | 1): Pick<Speech, 'cares' | 'users' | 'things' | 'works' | 'house' | 'filled'> {
  return {
    cares: (voice) => cares[voice].map((text) => text[language]),
    users: (industry) => industryTexts[industry]!.users.map((text) => text[language]),
    things: ({ plural }) => plural[language],
    works: (family) => stepsOf(family)[language],
    house: (type) => houses[type]?.[language] ?? '',
    filled: (template, values) => filled(template, values, language),
  }
}

const inEnglish: Speech = {
  ...ofPair(0),
  sentences: english,
  also: (things, second) => `${things.includes(' and ') ? ' as well as' : ' and'} ${second.plural[0]}`,
  order: (least, family) => `${least} ${unitFor(least, family)}`,
  crew: (staff) => (staff < 20 ? `${stated(staff)} people` : `about ${counted(stated(staff))} people`),
  markets: (codes) => marketsIn('en', codes),
  besides: (main, second, isMaker) => {
    const [works, steps] = [stepsOf(main)[0], stepsOf(second)[0]]
    return isMaker
      ? `Besides ${main.plural[0]} the works makes ${second.plural[0]}; for these the steps are ${steps === works ? 'the same' : steps}.`
      : `Besides ${main.plural[0]} we offer ${second.plural[0]}.`
  },
  gap: ' ',
  times: ' × ',
  least: 140,
}

const inJapanese: Speech = {
  ...ofPair(1),
  sentences: japanese,
  also: (_, second) => `と${second.plural[1]}`,
  order: amountJa,
  crew: (staff) => (staff < 20 ? `${stated(staff)}名` : `約${counted(stated(staff))}名`),
  markets: (codes) => marketsIn('ja', codes),
  besides: (main, second, isMaker) => {
    const [works, steps] = [stepsOf(main)[1], stepsOf(second)[1]]
    const [things, other] = [main.plural[1], second.plural[1]]
    return isMaker
      ? `${things}のほか、${other}も手がけています。${steps === works ? '工程は共通です。' : `こちらの工程は${steps}です。`}`
      : `${things}のほか、${other}も${second.output === null ? '行って' : '取り扱って'}います。`
  },
  gap: '',
  times: '×',
  least: 80,
}

function inTongue(language: Written): Speech {
  const tongue = tongues[language]
  return {
    sentences: tongue.sentences,
    cares: (voice) => tongue.cares[voice],
    users: (industry) => tongue.users.get(industry)!,
    things: (family) => thingsIn(language, family),
    works: (family) => stepsIn(language, family),
    also: () => '',
    order: (least, family) => amountIn(language, least, family),
    crew: (staff) => tongue.people[staff < 20 ? 0 : 1].replace('{n}', numberIn(language, stated(staff))),
    house: (type) => (tongue.houses as Partial<Record<BusinessType, string>>)[type] ?? '',
    markets: (codes) => marketsIn(language, codes),
    filled: (template, values) => filledIn(language, template, values),
    besides: (_, second) => tongue.besides.replace('{other}', thingsIn(language, second)),
    gap: language === 'zh' ? '' : ' ',
    times: language === 'zh' ? '×' : ' × ',
    least: language === 'zh' ? 50 : 140,
  }
}

export const speeches: Readonly<Record<Spoken, Speech>> = {
  en: inEnglish,
  ja: inJapanese,
  es: inTongue('es'),
  it: inTongue('it'),
  de: inTongue('de'),
  zh: inTongue('zh'),
}

export { capitalised }
