// Builds the web app and compresses its files once, so that the server only hands them out.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import zlib from 'node:zlib'

const root = path.resolve(import.meta.dirname, '..')
const require = createRequire(import.meta.url)
const reactRouter = path.join(path.dirname(require.resolve('@react-router/dev/package.json')), 'bin.cjs')

const built = spawnSync(process.execPath, [reactRouter, 'build'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
})
if (built.status !== 0) process.exit(built.status ?? 1)

const assets = path.join(root, 'build', 'client', 'assets')
for (const name of fs.readdirSync(assets)) {
  if (!/\.(js|css|svg)$/.test(name)) continue
  const file = path.join(assets, name)
  const content = fs.readFileSync(file)
  if (content.length < 1_000) continue
  fs.writeFileSync(
    `${file}.br`,
    zlib.brotliCompressSync(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(content, { level: 9 }))
}
