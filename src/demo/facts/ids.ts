import { hashOf, kind } from './random.ts'

const hex = (value: number, digits: number) =>
  (value >>> 0)
    .toString(16)
    .padStart(8, '0')
    .slice(8 - digits)

/** A UUIDv7-shaped id: `createdAt` in milliseconds, the rest from the seed and the thing's own numbers. */
export function idOf(seed: number, createdAt: number, ...thing: number[]): string {
  const high = Math.floor(createdAt / 0x10000)
  const low = createdAt % 0x10000
  const first = hashOf(seed, kind.id, 1, ...thing)
  const second = hashOf(seed, kind.id, 2, ...thing)
  const third = hashOf(seed, kind.id, 3, ...thing)
  const variant = '89ab'[first & 3] as string
  return `${hex(high, 8)}-${hex(low, 4)}-7${hex(first >>> 4, 3)}-${variant}${hex(first >>> 16, 3)}-${hex(second, 8)}${hex(third, 4)}`
}

const firstDay = Date.UTC(2022, 0, 1)
const lastDay = Date.UTC(2026, 9, 31)

/** A moment between the start of 2022 and October 2026 in milliseconds; `unit` from 0 to 1 leans to recent years. */
export function momentOf(unit: number): number {
  return firstDay + Math.floor((1 - (1 - unit) ** 1.25) * (lastDay - firstDay))
}

/** The ISO date that lies `days` after (or before) an ISO date. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
