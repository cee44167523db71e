// Puts the country flags among the build's files, under the addresses that src/web/ui/flags.ts gives.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { flagsPath } from '../src/web/ui/flags.ts'

const folder = path.resolve(import.meta.dirname, '../node_modules/country-flag-icons/3x2')

/** Two-letter flags only, as files of the client build; served from the package in development. */
export function flags(): Plugin {
  return {
    name: 'flags',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const file of readdirSync(folder).filter((name) => /^[A-Z]{2}\.svg$/.test(name)))
        this.emitFile({
          type: 'asset',
          fileName: `${flagsPath.slice(1)}/${file}`,
          source: readFileSync(path.join(folder, file)),
        })
    },
    configureServer(server) {
      server.middlewares.use(flagsPath, (request, response, next) => {
        const file = /^\/([A-Z]{2}\.svg)$/.exec(request.url ?? '')?.[1]
        if (!file) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(readFileSync(path.join(folder, file)))
      })
    },
  }
}
