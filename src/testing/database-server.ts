// One PostgreSQL for the test run, with a migrated template; each test file gets a copy of its own.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/migrations.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

const root = path.resolve(import.meta.dirname, '../..')

/** Starts the server before the first test file and stops it after the last; nothing is left behind. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-test-'))
  chmodSync(folder, 0o755)
  const child = spawn(
    process.execPath,
    [path.join(root, 'bin/db.mjs'), path.join(folder, 'data'), '--throwaway'],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    readline
      .createInterface({ input: child.stdout })
      .once('line', (line) => resolve((JSON.parse(line) as { url: string }).url))
    child.once('exit', (code) => reject(new Error(`the test database ended with ${code}`)))
  })

  const admin = new pg.Pool({ connectionString: url, max: 1 })
  await admin.query('create database template_migrated')
  await admin.end()
  const template = new pg.Pool({ connectionString: url.replace(/\/postgres$/, '/template_migrated'), max: 1 })
  await migrate(template, path.join(root, 'db/migrations'))
  await template.end()
  project.provide('databaseUrl', url)

  return async () => {
    child.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
