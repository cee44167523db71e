// Icons one file each: through the package's index the build reads, and the server loads, all 6,000 of them.
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

/** Rewrites imports of icons before anything else reads them. */
export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?(?:$|\?)/.test(id) || !code.includes('@tabler/icons-react')) return null
      return { code: oneFileEach(code), map: null }
    },
  }
}
