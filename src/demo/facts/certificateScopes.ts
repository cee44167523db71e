// What certificates of the demo world cover, in the words of each language.
import { quality, type Words } from './certificateWords.ts'
import type { Family } from './families/family.ts'
import type { Spoken } from './languages/language.ts'
import { speeches } from './speech.ts'
import { kindOf } from './voices.ts'
import type { BusinessType } from './world.ts'

const works: Readonly<Record<'maker' | 'trader' | 'other', Words>> = {
  maker: {
    en: 'Manufacture of {things}',
    ja: '{things}の製造',
    de: 'Herstellung: {things}',
    es: 'Fabricación de {things}',
    it: 'Produzione di {things}',
    zh: '{things}的制造',
  },
  trader: {
    en: 'Storage and sale of {things}',
    ja: '{things}の保管・販売',
    de: 'Lagerung und Vertrieb: {things}',
    es: 'Almacenamiento y venta de {things}',
    it: 'Stoccaggio e vendita di {things}',
    zh: '{things}的仓储与销售',
  },
  other: {
    en: 'Services: {things}',
    ja: '{things}の提供',
    de: 'Dienstleistungen: {things}',
    es: 'Servicios: {things}',
    it: 'Servizi: {things}',
    zh: '服务：{things}',
  },
}

const spoken = Object.keys(quality) as Spoken[]
const inEach = (text: (language: Spoken) => string) =>
  Object.fromEntries(spoken.map((language) => [language, text(language)])) as Words

/** What a company of a type does with the products of a family. */
export function workOf(type: BusinessType, family: Family): Words {
  const kind = kindOf(type)
  const said = works[kind === 'maker' || kind === 'trader' ? kind : 'other']
  return inEach((language) => said[language].replace('{things}', speeches[language].things(family)))
}

/** A subject, and the work for which it was certified. */
export const subjectAndWork = (subject: Words, work: Words): Words =>
  inEach(
    (language) =>
      `${subject[language]}${language === 'ja' || language === 'zh' ? '：' : ': '}${work[language]}`,
  )
