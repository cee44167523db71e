// Numbers that texts of a crowd name, drawn anew for each text.
import type { Random } from '../random.ts'

const dayMs = 86_400_000
const padded = (value: number) => `${value}`.padStart(2, '0')

/** What a text at that moment may name: lots, parts in a hundred, hours, days. */
export function numbersAt(at: number, random: Random) {
  const day = new Date(at)
  const ofYear = Math.floor((at - Date.UTC(day.getUTCFullYear(), 0, 1)) / dayMs)
  return {
    lot: `${padded(day.getUTCFullYear() % 100)}${padded(1 + Math.floor(ofYear / 7))}-${padded(random.int(1, 60))}`,
    percent: `${random.int(3, 48) / 10}`,
    ontime: random.int(93, 99),
    low: random.int(38, 61),
    number: random.pick([24, 40, 60, 80, 120, 150, 200, 300, 400, 500, 800]),
    hours: random.pick([72, 96, 120, 240, 480, 500, 720, 960]),
    minutes: random.int(35, 95),
    fewer: random.int(9, 24),
    few: random.int(3, 9),
    days: random.int(2, 9),
    weeks: random.int(2, 14),
    later: random.int(3, 9),
    lines: random.int(3, 14),
    reference: `${random.pick(['Q', 'L', 'V'])}-${random.int(1_000, 9_999)}`,
  }
}
