// What is said of a company's products in languages beside English and Japanese.
import { unitOfValue } from '../../../domains/reference-data/terms/shown-value.ts'
import { specIn } from '../../../domains/reference-data/terms/specifications.ts'
import { distinct, inventedBy, textsOfProducts, type Invented, type ProductTexts } from '../products.ts'
import { voiceOf } from '../voices.ts'
import type { World } from '../world.ts'
import { labels as germanLabels } from './de/labels.ts'
import type { Spoken, Written } from './language.ts'
import { amountIn, capitalised, categoryIn, filledIn, inSentence, productNameIn } from './things.ts'
import { tongues } from './tongues.ts'

type Spec = { key: string; value: string }

/** What is said of the products of company `i` in a language. */
export function textsOfProductsIn(world: World, i: number, language: Spoken): readonly ProductTexts[] {
  if (language === 'en' || language === 'ja') return textsOfProducts(world, i, language === 'ja' ? 1 : 0)
  const names = new Set<string>()
  const english = textsOfProducts(world, i, 0)
  return inventedBy(world, i).map((made, j) => {
    const specs = english[j]!.specs
    const name = distinct(productNameIn(language, made.family, made.values), names, language === 'zh' ? 1 : 0)
    return {
      name,
      description: descriptionOf(language, made, name, specs, i + j),
      keywords: keywordsOf(language, made).join(', '),
      specs: specs.map((spec) => ({ key: labelIn(language, spec), value: spec.value })),
    }
  })
}

function descriptionOf(
  language: Written,
  made: Invented,
  name: string,
  specs: readonly Spec[],
  at: number,
): string {
  const { marks, opening, facts, remarks, closers } = tongues[language]
  const { family, service, stock, closer, lead, least } = made
  const told = factsIn(language, specs)
  const voice = voiceOf('MA', family)
  const remark = remarks[service ? 'service' : voice === 'producer' ? voice : 'maker']
  const closing = closers[service ? 'service' : stock ? 'stock' : 'order'][closer] as string
  const sentences = [
    opening.replace('{name}', name),
    ...(told.length < 2 ? [] : [facts.replace('{facts}', told.join(marks.between))]),
    remark[at % remark.length] as string,
    filledIn(language, closing, { lead, order: amountIn(language, least, family) }),
  ]
  return sentences.join(marks.sentences)
}

const swapped = { '.': ',', ',': '.' }
const marksOfNumbers: Readonly<Record<Written, Readonly<Record<string, string>>>> = {
  es: swapped,
  it: swapped,
  de: swapped,
  zh: { ',': '' },
}
/** The steps of a ladder are no stages: what a term would make of them stays out. */
const otherwiseMeant = new Set(['Steps'])

/** A number with its unit, or a code: the same in every language. */
const isPlain = (value: string) => !/\p{Ll}{4}/u.test(value)

const factsTold = 4

function factsIn(language: Written, specs: readonly Spec[]): string[] {
  const facts: string[] = []
  for (const spec of specs) {
    const fact = factIn(language, spec)
    if (fact !== undefined) facts.push(fact)
    if (facts.length === factsTold) break
  }
  return facts
}

/** 'diámetro interior 20 mm'; undefined for a fact that would stand in English words. */
function factIn(language: Written, spec: Spec): string | undefined {
  const key = language === 'de' ? (germanLabels.get(spec.key) ?? spec.key) : labelIn(language, spec)
  if (key === spec.key) return undefined
  const label = language === 'de' ? key : inSentence(language, key)
  if (isPlain(spec.value)) {
    const number = spec.value.replaceAll(
      /(?<=\d)[.,](?=\d)/g,
      (sign) => marksOfNumbers[language][sign] ?? sign,
    )
    return `${label}${language === 'zh' ? '' : ' '}${number}`
  }
  const { value } = specIn(spec, language)
  if (language === 'de' || value === spec.value) return undefined
  if (value.toLowerCase().startsWith(label.toLowerCase())) return inSentence(language, value)
  return `${label}${language === 'zh' ? '' : ' '}${value}`
}

/** By language, English label and the unit of the value: a unit may tell of what a label speaks. */
const labels = new Map<string, string>()

/** What the terms call a label; German, and what has no sure term, keeps the English one. */
function labelIn(language: Written, spec: Spec): string {
  if (language === 'de' || otherwiseMeant.has(spec.key)) return spec.key
  const asked = `${language}\n${spec.key}\n${unitOfValue(spec.value) ?? ''}`
  let label = labels.get(asked)
  if (label === undefined) labels.set(asked, (label = specIn(spec, language).key))
  return label
}

function keywordsOf(language: Written, { family, values }: Invented): string[] {
  const { code, number, model } = values
  const words = [tongues[language].families.get(family.key)?.[1], categoryIn(language, family)]
  const known = words.filter((word) => word !== undefined && word !== '' && !/[,、，]/.test(word))
  const codes = [code, number, model].flatMap((one) => (typeof one === 'string' && one.length > 2 ? one : []))
  return [...new Set([...(known as string[]).map(capitalised), ...codes])]
}
