import { subjectAndWork } from './certificateScopes.ts'
import { environment, quality, safety, type Words } from './certificateWords.ts'
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
  ['ISO 9001:2015', quality],
  ['ISO 14001:2015', environment],
  ['ISO 45001:2018', safety],
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

/** Certificates of a company, named in the text's language, what they cover in every language; dated around the world's `today`: valid, soon expiring, expired. */
export function certificatesOf(
  world: World,
  random: Random,
  standards: readonly Standard[],
  work: () => Words,
  japanese: boolean,
  chance: number,
): DemoCertificate[] {
  const wanted: (readonly [name: string, subject: Words | undefined])[] = [
    ...general.filter((_, at) => random.chance(chance * ([1, 0.55, 0.25][at] as number))),
    ...standards
      .filter(() => random.chance(chance * 0.35))
      .flatMap(({ name, fits }) =>
        fits ? [[typeof name === 'string' ? name : name[japanese ? 1 : 0], undefined] as const] : [],
      ),
  ]
  if (wanted.length === 0) return []
  const covered = work()
  return wanted.map(([name, subject]) => {
    const [issuer, letters] = random.pick(issuers)
    // Three years of life; one in nine has run out, one in nine ends within 60 days.
    const state = random.unit()
    const left = state < 0.11 ? -random.int(5, 400) : state < 0.22 ? random.int(3, 60) : random.int(61, 1080)
    const expireDate = dateAfter(world.today, left)
    return {
      name,
      number: `${letters}-${random.int(10000, 99999)}`,
      issuer,
      scope: subject ? subjectAndWork(subject, covered) : covered,
      issueDate: dateAfter(expireDate, -1095),
      expireDate,
    }
  })
}
