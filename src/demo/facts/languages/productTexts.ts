// What is said of a company's products in languages beside English and Japanese.
import { meaningOf, specIn } from '../../../domains/reference-data/terms/specifications.ts'
import { distinct, inventedBy, textsOfProducts, type Invented, type ProductTexts } from '../products.ts'
import { voiceOf } from '../voices.ts'
import type { World } from '../world.ts'
import { labels as germanLabels } from './de/labels.ts'
import type { Spoken, Written } from './language.ts'
import { amountIn, capitalised, categoryIn, filledIn, productNameIn } from './things.ts'
import { tongues } from './tongues.ts'

type Spec = { key: string; value: string }

/** What is said of the products of company `i` in a language. */
export function textsOfProductsIn(world: World, i: number, language: Spoken): ProductTexts[] {
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
      specs: specs.map((spec) => labelled(language, spec)),
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
  const told = specs.flatMap((spec) => factIn(language, spec) ?? []).slice(0, 4)
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

/** A number with its unit, or a code: the same in every language. */
const isPlain = (value: string) => !/\p{Ll}{4}/u.test(value)

/** 'diámetro interior 20 mm'; undefined for a fact that would stand in English words. */
function factIn(language: Written, spec: Spec): string | undefined {
  const { key, value } = language === 'de' ? inGerman(spec) : specIn(spec, language)
  if (key === spec.key || (value === spec.value && !isPlain(value))) return undefined
  const number = tongues[language].decimal === ',' ? value.replaceAll(/(\d)\.(\d)/g, '$1,$2') : value
  const label = language !== 'de' && /^\p{Lu}\p{Ll}/u.test(key) ? key.charAt(0).toLowerCase() + key.slice(1) : key
  return `${label}${language === 'zh' ? '' : ' '}${number}`
}

const inGerman = ({ key, value }: Spec): Spec => ({ key: germanLabels.get(key) ?? key, value })

/** A specification under the name of its term, as long as that surely means the same; German has no terms. */
function labelled(language: Written, spec: Spec): Spec {
  if (language === 'de') return spec
  const { key } = specIn(spec, language)
  const own = { key, value: spec.value }
  return meaningOf(own)?.term === meaningOf(spec)?.term ? own : spec
}

function keywordsOf(language: Written, { family, values }: Invented): string[] {
  const { code, number, model } = values
  const words = [tongues[language].families.get(family.key)?.[1], categoryIn(language, family)]
  const known = words.filter((word) => word !== undefined && word !== '' && !/[,、，]/.test(word))
  const codes = [code, number, model].filter((one) => typeof one === 'string')
  return [...new Set([...(known as string[]).map(capitalised), ...codes])]
}
