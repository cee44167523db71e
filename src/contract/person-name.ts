// How a person is named, on pages and in mails alike (P3.3, "User profile").
type Named = { firstName: string; lastName: string; country?: { code: string } | null }

export const eastAsian = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/u
const spaceless = new Set(['CN', 'TW', 'HK', 'MO', 'KR', 'KP'])

/** A person's name: the family name first where it is written in Japanese (or Chinese, or Korean) script. */
export function personName({ firstName, lastName, country }: Named): string {
  const [given, family] = [firstName.trim(), lastName.trim()]
  if (!given || !family) return given || family
  if (!eastAsian.test(given) || !eastAsian.test(family)) return `${given} ${family}`
  return family + (country && spaceless.has(country.code) ? '' : ' ') + given
}
