import type { DemoCertificate } from './company.ts'
import type { Text } from './families/family.ts'
import { dateAfter } from './ids.ts'
import { industryTexts, standardsOnly } from './industryTexts.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

const issuers = [
  ['Nordhall Certification', 'NH'],
  ['Kestrel Assessment Services', 'KA'],
  ['Tokiwa Quality Registrar', 'TQ'],
  ['Meridiem Cert S.r.l.', 'MC'],
  ['Ostrand Register', 'OR'],
  ['Hakusan Conformity Institute', 'HC'],
  ['Blauwater Assurance', 'BA'],
  ['Pacific Loop Registrars', 'PL'],
] as const
const general = [
  ['ISO 9001:2015', 'Quality management', '品質マネジメント'],
  ['ISO 14001:2015', 'Environmental management', '環境マネジメント'],
  ['ISO 45001:2018', 'Occupational health and safety', '労働安全衛生'],
] as const

/** A standard by its name, and whether it fits the category it was asked for. */
export type Standard = { name: string | Text; fits: boolean }

/** The standards of a category's industry; those that do not fit it still take their chance. */
export function industryStandards(category: string): Standard[] {
  return (industryTexts[category.slice(0, 4)]?.standards ?? []).map((name) => ({
    name,
    fits: standardsOnly[typeof name === 'string' ? name : name[0]]?.includes(category) ?? true,
  }))
}

/** Certificates of a company in the text's language, dated around the world's `today`: valid, soon expiring, expired. */
export function certificatesOf(
  world: World,
  random: Random,
  standards: readonly Standard[],
  scopes: readonly [en: string, ja: string],
  japanese: boolean,
  chance: number,
): DemoCertificate[] {
  const wanted = [
    ...general
      .filter((_, at) => random.chance(chance * ([1, 0.55, 0.25][at] as number)))
      .map(([name, en, ja]) => [name, japanese ? ja : en] as const),
    ...standards
      .filter(() => random.chance(chance * 0.35))
      .flatMap(({ name, fits }) =>
        fits ? [[typeof name === 'string' ? name : name[japanese ? 1 : 0], ''] as const] : [],
      ),
  ]
  return wanted.map(([name, subject]) => {
    const [issuer, letters] = random.pick(issuers)
    // Three years of life; one in nine has run out, one in nine ends within 60 days.
    const state = random.unit()
    const left = state < 0.11 ? -random.int(5, 400) : state < 0.22 ? random.int(3, 60) : random.int(61, 1080)
    const expireDate = dateAfter(world.today, left)
    const scope = scopes[japanese ? 1 : 0]
    return {
      name,
      number: `${letters}-${random.int(10000, 99999)}`,
      issuer,
      scope: subject ? `${subject}${japanese ? '：' : ': '}${scope}` : scope,
      issueDate: dateAfter(expireDate, -1095),
      expireDate,
    }
  })
}
