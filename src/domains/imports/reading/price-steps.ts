// Columns whose heads are steps of quantity: '1-9', '10-99', '100+' below prices.
import { shareOf, type Contents } from './contents.ts'
import { currencyOfHead } from './head-meanings.ts'
import { headWordsFor } from './head-words.ts'
import { partsOf } from './heads.ts'
import type { Language } from '../../../contract/locale.ts'
import type { Header } from './header.ts'
import { currencyIn, readPrice } from './prices.ts'
import { stepOf } from './quantities.ts'
import type { Wish } from './wishes.ts'

type Step = { at: number; from: number; unit?: string; isSaid: boolean; isPlain: boolean }

/** What columns of price steps mean, by their place; empty where the table has none. */
export function priceSteps(
  header: Header,
  contents: readonly Contents[],
  language: Language | undefined,
): Map<number, Wish> {
  const steps = header.heads.flatMap((_, at) => stepIn(header.tiers[at] ?? [], at) ?? [])
  const found = new Map<number, Wish>()
  for (const run of runsOf(steps)) {
    const isRising = run.every((step, at) => at === 0 || step.from > run[at - 1]!.from)
    const ofPrices = run.every(
      ({ at }) =>
        shareOf(contents[at]!, (_, cell) => isPriced(readPrice(cell, '.', { currency: 'JPY' }))) >= 0.7 ||
        contents[at]!.cells.length === 0,
    )
    const isSaid =
      run.some((step) => step.isSaid) ||
      run.some(({ at }) => shareOf(contents[at]!, (text) => currencyIn(text) !== undefined) > 0.5)
    const isPlain = run.every((step) => step.isPlain)
    if (run.length < 2 || !isRising || !ofPrices || (isPlain && !isSaid)) continue
    for (const { at, from, unit } of run) {
      const currency = currencyOfHead(header.heads[at]!, language)
      found.set(at, {
        meaning: {
          field: 'price',
          from,
          ...(currency !== undefined && { currency }),
          ...(unit !== undefined && { unit }),
        },
        strength: 90,
        sureness: isSaid || isFalling(run, contents) ? 'sure' : 'likely',
        reason: 'steps',
      })
    }
  }
  return found
}

const isPriced = (read: object): boolean =>
  'value' in read || ('why' in read && ['unknown-currency', 'decimal-open'].includes(String(read.why)))

function stepIn(tiers: readonly string[], at: number): Step | undefined {
  const last = tiers.at(-1)
  if (last === undefined) return undefined
  const { base } = partsOf(last)
  const step =
    stepOf(last.replace(/[（(]\s*(?:円|元|€|\$|EUR|USD|JPY|税抜|税別)\s*[)）]/giu, '')) ??
    stepOf(base) ??
    (/^\D*(?:price|prezzo|precio|p\.? ?v\.? ?p)/iu.test(base) ? stepOf(base.replace(/^\D+/, '')) : undefined)
  if (!step) return undefined
  const isSaid =
    tiers.some((tier) => isPriceHead(tier)) || /price|prezzo|precio|価格|単価|单价|价|[€$¥円]/iu.test(last)
  return {
    at,
    from: step.from,
    ...(step.unit !== undefined && { unit: step.unit }),
    isSaid,
    isPlain: /^\d+$/.test(last),
  }
}

const isPriceHead = (text: string): boolean => {
  const { base } = partsOf(text)
  return (
    headWordsFor(base).some(({ field }) => field === 'price') || /price|prezz|preci|価格|単価|价/iu.test(base)
  )
}

/** Steps that stand side by side. */
function runsOf(steps: readonly Step[]): Step[][] {
  const runs: Step[][] = []
  for (const step of steps) {
    const last = runs.at(-1)
    if (last && last.at(-1)!.at === step.at - 1 && step.from > last.at(-1)!.from) last.push(step)
    else runs.push([step])
  }
  return runs
}

/** Whether more cost less: what is bought by the hundred is cheaper. */
function isFalling(run: readonly Step[], contents: readonly Contents[]): boolean {
  const first = contents[run[0]!.at]!.texts
  const last = contents[run.at(-1)!.at]!.texts
  const pairs = first.slice(0, last.length).map((text, at) => [numberOf(text), numberOf(last[at]!)] as const)
  return pairs.length > 0 && pairs.filter(([a, b]) => b < a).length >= pairs.length * 0.9
}
const numberOf = (text: string): number => Number(text.replace(/[^\d]/g, ''))

/** Prices and their quantities in pairs that are numbered: 'Qty 1 | Price 1 | Qty 2 | Price 2', '数量1 | 単価1'. */
export function numberedPrices(
  header: Header,
  contents: readonly Contents[],
  language: Language | undefined,
): Map<number, Wish> {
  const found = new Map<number, Wish>()
  const heads = header.heads.map((head) => /^(.*\D)\s*(\d{1,2})$/u.exec(partsOf(head).base) ?? undefined)
  const placed = (isOf: (base: string) => boolean) =>
    new Map(heads.flatMap((parts, at) => (parts && isOf(parts[1]!) ? [[parts[2]!, at] as const] : [])))
  const prices = placed(isPriceHead)
  const quantities = placed((base) =>
    headWordsFor(base).some(({ field }) => field === 'priceFrom' || field === 'minimumOrder'),
  )
  const paired = [...prices.keys()].filter((number) => quantities.has(number))
  if (paired.length < 2) return found
  for (const key of paired) {
    const at = prices.get(key)!
    const isPrices =
      contents[at]!.cells.length === 0 || shareOf(contents[at]!, (text) => /\d/.test(text)) > 0.7
    if (!isPrices) continue
    const currency = currencyOfHead(header.heads[at]!, language)
    const granted = { strength: 90, sureness: 'sure', reason: 'steps' } as const
    found.set(at, {
      meaning: { field: 'price', key, ...(currency !== undefined && { currency }) },
      ...granted,
    })
    found.set(quantities.get(key)!, { meaning: { field: 'priceFrom', key }, ...granted })
  }
  return found
}
