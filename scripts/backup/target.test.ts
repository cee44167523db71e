import { expect, test } from 'vitest'
import type { Backup } from './pgbackrest.ts'
import { backupFor, readTarget, targetWords } from './target.ts'

const now = Date.parse('2026-11-29T16:00:00Z')
const backup = (stop: string): Backup => ({
  label: stop,
  type: 'full',
  timestamp: { start: 0, stop: Date.parse(stop) / 1_000 },
  lsn: null,
  archive: null,
  info: { size: 1, repository: {} },
  database: { id: 1 },
})

test('a moment has a zone, and may be as exact as PostgreSQL is', () => {
  expect(readTarget('2026-11-29T14:05:00.123456Z', now)).toEqual({
    text: '2026-11-29 14:05:00.123456+00:00',
    ms: Date.parse('2026-11-29T14:05:00.123Z'),
  })
  expect(readTarget('2026-11-29 23:05+09:00', now).ms).toBe(Date.parse('2026-11-29T14:05:00Z'))
  expect(readTarget('2026-11-29 10:35:00-0330', now).ms).toBe(Date.parse('2026-11-29T14:05:00Z'))
  expect(readTarget('2026-11-29 14:05:00.5+00', now).ms).toBe(Date.parse('2026-11-29T14:05:00.5Z'))
  expect(readTarget('latest', now)).toEqual({ text: undefined, ms: now })
})

test('what is no moment, has no zone or is still to come is refused', () => {
  for (const word of [
    '',
    'yesterday',
    '2026-11-29',
    '2026-11-29T14:05:00',
    '2026-13-29T14:05:00Z',
    "2026-11-29T14:05Z' --x",
  ])
    expect(() => readTarget(word, now), word).toThrow('is no moment')
  expect(() => readTarget('2026-11-29T16:00:01Z', now)).toThrow('still to come')
})

test('the newest backup that was complete before the moment is taken', () => {
  const backups = ['2026-11-22T01:40:00Z', '2026-11-23T01:35:00Z', '2026-11-29T01:40:00Z'].map(backup)
  const chosen = (word: string) => backupFor(backups, readTarget(word, now)).label
  expect(chosen('latest')).toBe('2026-11-29T01:40:00Z')
  expect(chosen('2026-11-29T01:40:00Z')).toBe('2026-11-23T01:35:00Z')
  expect(chosen('2026-11-29T01:40:00.5Z')).toBe('2026-11-29T01:40:00Z')
  expect(() => chosen('2026-11-22T01:39:00Z')).toThrow(
    'no backup that old: the oldest was complete at 2026-11-22T01:40:00',
  )
  expect(() => backupFor([], readTarget('latest', now))).toThrow('holds no backup')
})

test('without a moment there is no target, with one nothing after it', () => {
  expect(targetWords(readTarget('latest', now), 'promote')).toEqual(['--type=default'])
  expect(targetWords(readTarget('2026-11-29T14:05:00Z', now), 'promote')).toEqual([
    '--type=time',
    '--target=2026-11-29 14:05:00+00:00',
    '--target-action=promote',
  ])
})
