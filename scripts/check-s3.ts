// npm run check:s3: the tests of files against a real S3 server, which the surroundings name; makes buckets and removes them.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from './report.ts'
import { s3Tests } from './s3-tests.ts'

const needed = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']
const missing = needed.filter((name) => !process.env[name])
if (missing.length > 0) {
  process.stderr.write(
    `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set. Start an S3 server (MinIO, Ceph RGW, …) and say where:\n` +
      '  S3_ENDPOINT=http://127.0.0.1:9000 S3_ACCESS_KEY=… S3_SECRET_KEY=… npm run check:s3\n' +
      'S3_REGION is us-east-1 unless set. Buckets named millwright-test-… come and go.\n',
  )
  process.exit(2)
}

const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', ...s3Tests], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
