// Subjects of certificates of the demo world, in the words of each language.
import type { Spoken } from './languages/language.ts'

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
