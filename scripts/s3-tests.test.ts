import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, root } from './report.ts'
import { s3Tests } from './s3-tests.ts'

test('every test of a domain or of the storage that keeps files runs against an S3 server too', () => {
  const keeping = ['src/domains', 'src/platform']
    .flatMap((folder) => filesBelow(folder, /\.test\.ts$/))
    .filter((file) => /\b(?:aFileServer|aBucket)\(/.test(readFileSync(path.join(root, file), 'utf8')))
  expect(keeping.length).toBeGreaterThan(10)
  const left = keeping.filter((file) => !s3Tests.some((one) => file === one || file.startsWith(`${one}/`)))
  expect(left).toEqual([])
  for (const one of s3Tests) expect(existsSync(path.join(root, one)), one).toBe(true)
})
