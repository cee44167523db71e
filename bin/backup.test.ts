// The operator's programs of backups up to where pgBackRest works: what is asked for, refused and said, with a stand-in that tells what a
// repository holds. What it really does is proven by npm run drill -- --prove.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runProgram } from '../src/testing/programs.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-backup-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true }))
const [standIn, called] = [path.join(folder, 'bin'), path.join(folder, 'called')]
mkdirSync(standIn)

const backup = (label: string, stop: string, start: string) => ({
  label,
  type: label.includes('D') ? 'diff' : 'full',
  error: false,
  timestamp: { start: Date.parse(stop) / 1_000 - 60, stop: Date.parse(stop) / 1_000 },
  lsn: { start: '0/1', stop: '0/2' },
  archive: { start, stop: start },
  info: { size: 5_000_000, repository: { delta: 1_000_000 } },
  database: { id: 1 },
})
const [full, diff] = [
  backup('20261122-013000F', '2026-11-22T01:40:00Z', '000000010000000000000002'),
  backup('20261122-013000F_20261123-013000D', '2026-11-23T01:40:00Z', '000000010000000000000005'),
]
const info = (backups: object[]) =>
  JSON.stringify([
    {
      name: 'millwright',
      status: { code: 0, message: 'ok' },
      backup: backups,
      archive: [{ id: '15-1', database: { id: 1 } }],
      db: [{ id: 1, version: '15' }],
    },
  ])
const wal = (numbers: number[]) =>
  JSON.stringify(
    Object.fromEntries(
      numbers.map((number) => [
        `0000000100000000/00000001000000000000000${number.toString(16).toUpperCase()}-${'a'.repeat(40)}.zst`,
        { type: 'file', size: 1, time: Date.parse('2026-11-23T00:00:00Z') / 1_000 + number },
      ]),
    ),
  )

/** Runs a program where pgBackRest tells this of its repository, and notes what it is asked. */
function run(
  name: string,
  words: string[],
  repository: { info: string; wal?: string } = { info: '[]' },
  env = {},
) {
  const texts = { info: repository.info, 'repo-ls': repository.wal ?? '{}' }
  for (const [command, text] of Object.entries(texts))
    writeFileSync(path.join(standIn, `${command}.json`), text)
  const script = `#!/bin/sh\necho "$@" >>${called}\nfor word in "$@"; do [ -f "${standIn}/$word.json" ] && cat "${standIn}/$word.json"; done\nexit 0\n`
  writeFileSync(path.join(standIn, 'pgbackrest'), script)
  chmodSync(path.join(standIn, 'pgbackrest'), 0o755)
  writeFileSync(called, '')
  chmodSync(called, 0o666)
  return runProgram(`bin/${name}.mjs`, words, {
    PATH: `${standIn}:${process.env['PATH']}`,
    BACKUP_USER: 'nobody',
    PGBACKREST_PG1_PATH: path.join(folder, 'used'),
    UPLOADS_COPY: '',
    S3_BUCKET: '',
    ...env,
  })
}

test('what is not understood says how it is called', async () => {
  for (const [name, words] of [
    ['backup', []],
    ['backup', ['incremental']],
    ['backup', ['full', 'diff']],
    ['restore', []],
    ['restore', ['--to']],
    ['restore', ['--to', 'latest', '--only', 'half']],
    ['drill', ['--files', 'many']],
    ['drill', ['--prove', '--into', '/x']],
  ] as const) {
    const { code, said } = await run(name, [...words])
    expect([code, said], words.join(' ')).toEqual([2, expect.stringContaining(`Usage: npm run ${name}`)])
  }
  const { said } = await run('restore', [], undefined, { MILLWRIGHT_COMMAND: 'millwright' })
  expect(said).toMatch(/^Usage: millwright restore --to TIME/)
})

test('without pgBackRest, a backup or a mark, that is said', async () => {
  expect(await run('backup', ['list'], undefined, { PATH: '/nowhere' })).toEqual({
    code: 1,
    said: 'pgbackrest is not installed here.\n',
  })
  expect(await run('restore', ['--to', 'latest'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('holds no backup'),
  })
  expect(await run('drill', [], { info: info([full]) })).toMatchObject({
    code: 1,
    said: expect.stringContaining('No backup has a mark to compare with'),
  })
  expect(
    await run('backup', ['mark'], { info: info([full]) }, { DATABASE_URL: '', BACKUP_DATABASE_URL: '' }),
  ).toMatchObject({
    code: 1,
    said: expect.stringContaining('BACKUP_DATABASE_URL is missing'),
  })
})

test('the backups are listed, with until when can be restored', async () => {
  const { code, said } = await run('backup', ['list'], { info: info([full, diff]), wal: wal([2, 3]) })
  expect([code, said.split('\n')]).toEqual([
    0,
    [
      '20261122-013000F full, complete 2026-11-22T01:40:00Z, 5.0 MB, 1.0 MB kept',
      '20261122-013000F_20261123-013000D diff, complete 2026-11-23T01:40:00Z, 5.0 MB, 1.0 MB kept',
      'Any moment from the end of the oldest until about 2026-11-23T00:00:03Z can be restored.',
      '',
    ],
  ])
})

test('restoring says what it would do, and does nothing until it is told to', async () => {
  const whole = { info: info([full, diff]), wal: wal([2, 3, 4, 5, 6]) }
  const { code, said } = await run('restore', ['--to', '2026-11-22T12:00:00Z'], whole)
  expect([code, said]).toEqual([
    0,
    `Database: backup 20261122-013000F (5.0 MB) and WAL until 2026-11-22 12:00:00+00:00, into ${path.join(folder, 'used')}.\n` +
      'Nothing was done: the same with --yes does it.\n',
  ])
  expect(readFileSync(called, 'utf8')).not.toMatch(/ restore /)
  expect(existsSync(path.join(folder, 'used'))).toBe(false)
})

test('restoring refuses a moment before all backups, WAL that is missing, and a place that holds something', async () => {
  const whole = { info: info([full, diff]), wal: wal([2, 3, 4, 5, 6]) }
  const refused = async (words: string[], repository = whole) => {
    const { code, said } = await run('restore', [...words, '--yes'], repository)
    expect([code, readFileSync(called, 'utf8')]).toEqual([1, expect.not.stringMatching(/ restore /)])
    return said
  }
  expect(await refused(['--to', '2026-11-21T12:00:00Z'])).toMatch(
    /no backup that old: the oldest was complete at 2026-11-22T01:40/,
  )
  expect(await refused(['--to', '2026-11-21T12:00:00'])).toMatch(/is no moment/)
  expect(await refused(['--to', '2199-01-01T00:00:00Z'])).toMatch(/still to come/)
  const lacking = { ...whole, wal: wal([2, 4, 5, 6, 7, 8, 9]) }
  expect(await refused(['--to', '2026-11-23T01:00:00Z'], lacking)).toMatch(
    /WAL is missing from 0000000000000003 to 0000000000000003/,
  )
  expect(await refused(['--to', 'latest'], { ...whole, wal: wal([5, 7, 8, 9, 10, 11]) })).toMatch(
    /WAL is missing from 0000000000000006/,
  )
  const taken = path.join(folder, 'taken')
  mkdirSync(path.join(taken, 'postgres'), { recursive: true })
  writeFileSync(path.join(taken, 'postgres', 'PG_VERSION'), '15\n')
  expect(await refused(['--to', 'latest', '--into', taken])).toMatch(/is not empty/)
  writeFileSync(path.join(taken, 'postgres', 'postmaster.pid'), `${process.pid}\n`)
  expect(await refused(['--to', 'latest', '--into', taken])).toMatch(/runs on .*stop it first/)
  expect(await refused(['--to', 'latest', '--only', 'uploads'])).toMatch(/there are no uploads to restore/)
})

test('of a machine that was lost the last segments may not all have arrived: the rest is restored, and that is told', async () => {
  const { code, said } = await run('restore', ['--to', 'latest'], {
    info: info([full, diff]),
    wal: wal([5, 6, 8, 9]),
  })
  expect([code, said]).toEqual([
    0,
    expect.stringContaining(
      'Of the last WAL 0000000000000007 had not arrived: it ends about 2026-11-23T00:00:06.000Z, and 2 segments behind',
    ),
  ])
})

test('a repository that is damaged by what pgBackRest says, or lacks WAL, ends verify with 1', async () => {
  expect(await run('backup', ['verify'], { info: info([full]), wal: wal([2, 4]) })).toMatchObject({
    code: 1,
    said: expect.stringContaining('WAL is missing from 0000000000000003'),
  })
  const pages = info([{ ...full, error: true }])
  expect(await run('backup', ['verify'], { info: pages, wal: wal([2, 3]) })).toMatchObject({
    code: 1,
    said: expect.stringContaining('pages that do not fit their checksums'),
  })
  expect(await run('backup', ['verify'], { info: info([full]), wal: wal([2, 3]) })).toMatchObject({ code: 0 })
})
