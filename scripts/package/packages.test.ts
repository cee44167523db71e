import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runProgram } from '../../src/testing/programs.ts'
import { root } from '../report.ts'
import { controlOf, unitTexts } from './debian.ts'
import { archive, inPieces, put, settleTimes } from './folders.ts'
import { isAllowed, licencesText } from './licences.ts'
import { versionOf } from './release.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-package-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('an archive of the same files is the same, wherever, whenever and in whichever order they were written', async () => {
  const made = async (name: string, files: string[], umask: number) => {
    const before = process.umask(umask)
    const at = path.join(folder, name)
    for (const file of files) put(path.join(at, file), `of ${file}`, file.endsWith('run'))
    process.umask(before)
    settleTimes(at, 1_700_000_000)
    await archive(at, 'it-1', `${at}.tar.zst`, 1_700_000_000)
    return createHash('sha256')
      .update(readFileSync(`${at}.tar.zst`))
      .digest('hex')
  }
  const files = ['b/run', 'a.txt', 'b/c/d.txt']
  const first = await made('first', files, 0o022)
  expect(await made('deeper/second', files.toReversed(), 0o077)).toBe(first)
  expect(await made('other', [...files, 'e.txt'], 0o022)).not.toBe(first)
})

test('what is compressed comes in the same pieces, however a pipe gave it', async () => {
  const all = Buffer.alloc(5_000_000, 'bearing ')
  const piecesOf = async (bytes: number) => {
    const given = async function* () {
      for (let at = 0; at < all.length; at += bytes) yield all.subarray(at, at + bytes)
    }
    const pieces: Buffer[] = []
    for await (const piece of inPieces(given())) pieces.push(piece)
    expect(Buffer.concat(pieces).equals(all)).toBe(true)
    return pieces.map(({ length }) => length)
  }
  const sizes = await piecesOf(65_536)
  expect(sizes.length).toBe(5)
  for (const bytes of [4_093, 1_048_577, 5_000_000]) expect(await piecesOf(bytes)).toEqual(sizes)
})

test('licences are held against the list, in words of SPDX', () => {
  expect(
    ['MIT', 'MIT AND OFL-1.1', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND LGPL-3.0-or-later'].filter(isAllowed),
  ).toHaveLength(4)
  expect(
    [
      'GPL-3.0-only',
      'AGPL-3.0-or-later',
      'MIT AND GPL-2.0-only',
      'SEE LICENSE IN x',
      'unknown',
      'MIT AND (ISC OR GPL-3.0-only)',
    ].filter(isAllowed),
  ).toEqual([])
  const stray = {
    name: 'stray',
    ownName: 'stray',
    place: 'node_modules/zod',
    version: '1.0.0',
    license: 'BUSL-1.1',
  }
  expect(() => licencesText([stray])).toThrow('stray 1.0.0, BUSL-1.1')
})

test('a version names its commit unless the commit is tagged with it', () => {
  const commit = { commit: 'ef584ffc0123', madeAt: '2026-11-29T08:45:18Z', tags: ['v0.1.0'], isDirty: false }
  expect(versionOf('0.1.0', commit)).toBe('0.1.0')
  expect(versionOf('0.1.0', { ...commit, tags: [] })).toBe('0.1.0+20261129.0845.ef584ffc')
  expect(versionOf('0.1.0', { ...commit, isDirty: true })).toBe('0.1.0+20261129.0845.ef584ffc.dirty')
})

test('units of the machine of the database are confined in themselves', () => {
  const units = Object.entries(unitTexts()).filter(([name]) => /^millwrightdb-.*\.service$/.test(name))
  expect(units.length).toBeGreaterThan(1)
  for (const [, text] of units)
    expect(text).toMatch(/^User=postgres$[^]*^NoNewPrivileges=yes$[^]*^ProtectSystem=strict$/m)
})

test('each role has a unit, and all of them are confined and end as the program does', () => {
  const units = unitTexts()
  for (const role of ['all', 'web', 'api', 'worker'])
    expect(units[`millwright-${role}.service`]).toContain(`ExecStart=/usr/bin/millwright ${role}\n`)
  const services = Object.entries(units).filter(
    ([name]) => name.endsWith('.service') && !name.startsWith('millwrightdb-'),
  )
  for (const [name, text] of services) {
    // The drop-in reaches those of this prefix alone, and none of them loosens what it says.
    expect(name).toMatch(/^millwright-/)
    expect(text).not.toMatch(/^(?:User|Protect|Private|NoNew|Capability|Restrict\w|SystemCall)/m)
  }
  const confined = units['hardening.conf']!.split('\n')
  expect(confined).toEqual(
    expect.arrayContaining([
      'User=millwright',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'PrivateTmp=yes',
      'CapabilityBoundingSet=',
      'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK',
      'StateDirectory=millwright',
      'KillSignal=SIGTERM',
      'TimeoutStopSec=30',
    ]),
  )
})

test('the control file has what dpkg asks for', () => {
  const release = { version: '1.2.3', commit: 'c', epoch: 1, madeAt: '', debianArch: 'amd64', arch: 'x64' }
  expect(controlOf(release, 12)).toMatch(/^Package: millwright\nVersion: 1\.2\.3\nArchitecture: amd64\n/)
  expect(controlOf(release, 12)).toContain('\nInstalled-Size: 12\n')
})

test('the starter says whether the role here takes requests', async () => {
  const at = path.join(folder, 'asked')
  mkdirSync(path.join(at, 'node_modules/node-x/bin'), { recursive: true })
  put(path.join(at, 'bin/millwright'), readFileSync(path.join(root, 'deploy/millwright')), true)
  symlinkSync(process.execPath, path.join(at, 'node_modules/node-x/bin/node'))
  let status = 200
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/readyz' ? status : 404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ready = async () => {
    const child = spawn(path.join(at, 'bin/millwright'), ['ready'], {
      env: { PATH: process.env.PATH, PORT: String(port), HOST: '0.0.0.0' },
    })
    return ((await once(child, 'exit')) as [number])[0]
  }
  expect(await ready()).toBe(0)
  status = 503
  expect(await ready()).toBe(1)
  server.close()
  await once(server, 'close')
  expect(await ready()).toBe(1)
})

test('the starter hands over settings of its file and secrets of theirs; what the environment has counts more', async () => {
  const at = path.join(folder, 'started')
  mkdirSync(path.join(at, 'node_modules/node-x/bin'), { recursive: true })
  put(path.join(at, 'bin/millwright'), readFileSync(path.join(root, 'deploy/millwright')), true)
  put(
    path.join(at, 'node_modules/node-x/bin/node'),
    '#!/bin/sh\necho "$ROLES|$MODE|$EDITION|$SECRET|$DATABASE_URL|$LOG_LEVEL|$*"\n',
    true,
  )
  writeFileSync(
    path.join(at, 'settings'),
    '# A=1\nEDITION=it\nLOG_LEVEL=warn\nMODE=demo\nbad-name=$(touch broken)\nDATABASE_URL=postgres://a:b#c$(id)@d/e',
  )
  writeFileSync(path.join(at, 'secret'), 'a `b` $c\n')
  chmodSync(path.join(at, 'secret'), 0o400)
  const { said } = await runProgram(
    '--eval',
    [`process.execve('/bin/sh', ['sh', '${at}/bin/millwright', 'api'])`],
    {
      MILLWRIGHT_SETTINGS: path.join(at, 'settings'),
      SECRET_FILE: path.join(at, 'secret'),
      LOG_LEVEL: 'debug',
    },
  )
  expect(said).toContain(
    `api,accounts|production|it|a \`b\` $c|postgres://a:b#c$(id)@d/e|debug|--max-semi-space-size=32`,
  )
  expect(said).toContain(`${at}/src/main.ts`)
})
