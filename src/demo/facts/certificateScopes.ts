// What certificates of the demo world cover, in the words of each language.
import type { Family } from './families/family.ts'
import type { Spoken } from './languages/language.ts'
import { speeches } from './speech.ts'
import { kindOf } from './voices.ts'
import type { BusinessType } from './world.ts'

export type Words = Readonly<Record<Spoken, string>>

export const quality: Words = {
  en: 'Quality management',
  ja: '品質マネジメント',
  de: 'Qualitätsmanagement',
  es: 'Gestión de la calidad',
  it: 'Gestione per la qualità',
  zh: '质量管理',
}
export const environment: Words = {
  en: 'Environmental management',
  ja: '環境マネジメント',
  de: 'Umweltmanagement',
  es: 'Gestión ambiental',
  it: 'Gestione ambientale',
  zh: '环境管理',
}
export const safety: Words = {
  en: 'Occupational health and safety',
  ja: '労働安全衛生',
  de: 'Arbeits- und Gesundheitsschutz',
  es: 'Seguridad y salud en el trabajo',
  it: 'Salute e sicurezza sul lavoro',
  zh: '职业健康安全',
}
export const automotive: Words = {
  en: 'Automotive quality',
  ja: '自動車産業の品質マネジメント',
  de: 'Qualitätsmanagement der Automobilindustrie',
  es: 'Calidad en la industria del automóvil',
  it: 'Qualità per l’industria automobilistica',
  zh: '汽车行业质量管理',
}
export const aerospace: Words = {
  en: 'Aerospace quality',
  ja: '航空宇宙品質マネジメント',
  de: 'Qualitätsmanagement der Luft- und Raumfahrt',
  es: 'Calidad aeroespacial',
  it: 'Qualità per il settore aerospaziale',
  zh: '航空航天质量管理',
}
export const rollingBearings: Words = {
  en: 'Rolling bearings',
  ja: '転がり軸受',
  de: 'Wälzlager',
  es: 'Rodamientos',
  it: 'Cuscinetti volventi',
  zh: '滚动轴承',
}

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
