// Icons one file each: through the package's index the build reads, and the server loads, all 6,000 of them.
import path from 'node:path'
import type { Plugin } from 'vite'

const named = /import\s*\{([^}]*)\}\s*from\s*['"]@tabler\/icons-react['"];?/g

/** The same source with each icon imported from its own file; types are left out. */
export function oneFileEach(code: string): string {
  return code.replace(named, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => {
        const [icon, local = icon] = name.split(/\s+as\s+/)
        return `import ${local} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`
      })
      .join(' '),
  )
}

const written = path.resolve(import.meta.dirname, '../src/web/ui/writtenIcon.ts')

/** Rewrites imports of icons before anything else reads them; on the server they write themselves (writtenIcon.ts). */
export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    config: () => ({ environments: { ssr: { resolve: { noExternal: ['@tabler/icons-react'] } } } }),
    resolveId(source, importer) {
      const isMaker =
        source.endsWith('/createReactComponent.mjs') && importer?.includes('@tabler/icons-react')
      return isMaker && this.environment.name === 'ssr' ? written : null
    },
    transform(code, id) {
      if (!/\.tsx?(?:$|\?)/.test(id) || !code.includes('@tabler/icons-react')) return null
      return { code: oneFileEach(code), map: null }
    },
  }
}
