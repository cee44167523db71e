import { hues, mix, tones, type IndustryKey } from './kit/palette.ts'
import { randomFrom, type Random } from './kit/random.ts'
import { containerShape, type LogoContainer, type LogoOperation } from './logo-containers.ts'
import {
  contentSize,
  drawContent,
  logoMarks,
  type LogoContent,
  type LogoInk,
  type LogoMark,
  type LogoSign,
} from './logo-contents.ts'
import { initialsOf } from './logo-letters.ts'

export type LogoOptions = { seed: number; hue: IndustryKey; name: string; japanese: boolean; founded: number }
export type LogoPlan = {
  container: LogoContainer
  content: LogoContent
  operation: LogoOperation
  variant: number
}

const lastHouseMarkYear = 1959

/** A company's logo as SVG, 160 × 160, by the grammar of U38; same options, same bytes. */
export function drawLogo(options: LogoOptions): string {
  return renderLogo(planLogo(options), options.hue)
}

/**
 * The container, content and operation of a company's logo. Keys in `taken` (of `logoKeyOf`) are refused, so that one
 * industry shows no pair twice; when all tries are taken, the last one stands.
 */
export function planLogo(options: LogoOptions, taken: ReadonlySet<string> = new Set()): LogoPlan {
  let plan = tryPlan(options, 0)
  for (let attempt = 1; attempt < 60 && taken.has(logoKeyOf(plan)); attempt++)
    plan = tryPlan(options, attempt)
  return plan
}

/** What must not repeat inside one industry: container and content. */
export function logoKeyOf(plan: LogoPlan): string {
  const { content } = plan
  return `${plan.container} ${content.kind} ${'letters' in content ? content.letters : ''}`.trim()
}

/** A plan as SVG in the industry's hue. */
export function renderLogo(plan: LogoPlan, hueKey: IndustryKey): string {
  const hue = hues[hueKey]
  const tint = mix(hue, 0.44)
  const deep = mix(hue, 0.8, tones.ink)
  const { shapes, width, height, y, filled } = containerShape(plan.container, plan.operation, {
    hue,
    tint,
    deep,
  })
  const size = contentSize(plan.content)
  const scale = Math.min(width / size.width, height / size.height)
  const figure = drawContent(plan.content, inkOf(plan, filled, { hue, tint }), plan.variant)
  const placed = `translate(${tenth(80 - (size.width * scale) / 2)} ${tenth(y - (size.height * scale) / 2)})scale(${thousandth(scale)})`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">' +
    `<path fill="#fff" d="M0 0H160V160H0Z"/>${shapes}<g transform="${placed}">${figure}</g></svg>\n`
  )
}

function tryPlan(options: LogoOptions, attempt: number): LogoPlan {
  const random = randomFrom(options.seed + attempt * 7919)
  const content = chooseContent(options, random)
  const container = choose(random, containersFor(options, content, random))
  const operation = choose(random, operationsFor(container, content))
  return { container, content, operation, variant: Math.floor(random() * 12) }
}

function chooseContent({ name, japanese, hue }: LogoOptions, random: Random): LogoContent {
  const initials = initialsOf(name)
  const roll = random()
  const signs = japanese ? signsIn(name) : []
  if (signs.length > 0 && roll < 0.5) return { kind: choose(random, signs) }
  if (initials === '' || roll > 0.55)
    return { kind: choose(random, random() < 0.8 ? marksByIndustry[hue] : logoMarks) }
  if (initials.length === 2 && random() < 0.5) return { kind: 'pair', letters: initials }
  return { kind: 'letter', letters: initials.charAt(0) }
}

const marksByIndustry: Record<IndustryKey, LogoMark[]> = {
  AU: ['nut', 'gear', 'wave', 'flute'],
  EI: ['wave', 'nut', 'weave', 'flute'],
  EN: ['wave', 'leaf', 'gear'],
  IT: ['gear', 'nut', 'flute', 'wave'],
  MA: ['gear', 'nut', 'flute'],
  PT: ['gear', 'nut', 'wave'],
  AP: ['weave', 'weave', 'wave', 'leaf'],
  BW: ['leaf', 'wave', 'weave'],
  BC: ['leaf', 'wave', 'leaf'],
  FA: ['weave', 'leaf', 'wave'],
  FO: ['leaf', 'leaf', 'wave', 'flute'],
  FU: ['flute', 'leaf', 'weave'],
  HC: ['leaf', 'wave', 'nut'],
  HM: ['flute', 'nut', 'weave', 'leaf'],
  BS: ['weave', 'flute', 'wave', 'nut'],
}

// A house's sign is part of its name; the sign for work stands for any maker.
const signsByName: [LogoSign, RegExp][] = [
  ['three', /^(mi[a-z]|mitsu|san)/i],
  ['mountain', /yama/i],
  ['well', /^i[a-z]|[a-z]i\b/i],
  ['sa', /^sa/i],
  ['mi', /^mi/i],
  ['work', /works|seisakusho|kogyo|koki|manufactur|machine|^ko/i],
]

function signsIn(name: string): LogoSign[] {
  const signs = signsByName.filter(([, pattern]) => pattern.test(name)).map(([sign]) => sign)
  return signs.length > 0 ? signs : ['work']
}

function containersFor(options: LogoOptions, content: LogoContent, random: Random): LogoContainer[] {
  const houseMark = options.japanese && options.founded <= lastHouseMarkYear && isSign(content)
  if (houseMark && random() < 0.6) return ['roof']
  if (content.kind === 'pair') return ['none', 'none', 'square', 'cut-square']
  if (content.kind === 'letter') return ['none', 'square', 'square', 'ring', 'hexagon', 'cut-square']
  if (isSign(content)) return ['ring', 'ring', 'square', 'hexagon', 'cut-square']
  if (content.kind === 'nut') return ['none', 'square', 'ring', 'cut-square']
  return ['none', 'none', 'square', 'ring', 'hexagon', 'cut-square']
}

function operationsFor(container: LogoContainer, content: LogoContent): LogoOperation[] {
  if (container === 'roof') return ['solid']
  if (container === 'none') return content.kind === 'pair' ? ['solid', 'shared-stem'] : ['solid']
  if (content.kind === 'pair') return ['cut-out', 'corner-taken']
  // Fine figures lose their gaps inside a frame.
  if (!isSign(content) && content.kind !== 'letter') return ['cut-out', 'corner-taken', 'shared-stem']
  return ['solid', 'cut-out', 'cut-out', 'shared-stem', 'corner-taken']
}

function isSign(content: LogoContent): boolean {
  return signsByName.some(([sign]) => sign === content.kind)
}

function inkOf(plan: LogoPlan, filled: boolean, { hue, tint }: { hue: string; tint: string }): LogoInk {
  if (filled) return { main: tones.white, second: plan.content.kind === 'pair' ? tones.white : tint }
  if (plan.container === 'none') {
    const inked =
      plan.content.kind === 'nut' || plan.content.kind === 'pair' || plan.operation === 'shared-stem'
    return { main: hue, second: inked ? tones.ink : tint }
  }
  const main = plan.container === 'roof' || plan.variant % 2 === 0 ? tones.ink : hue
  return { main, second: tint }
}

function choose<T>(random: Random, choices: T[]): T {
  const [first] = choices
  if (first === undefined) throw new Error('Nothing to choose from')
  return choices[Math.floor(random() * choices.length)] ?? first
}

const tenth = (value: number) => Math.round(value * 10) / 10
const thousandth = (value: number) => Math.round(value * 1000) / 1000
