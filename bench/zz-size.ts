// usage: node size.ts mode
import path from 'node:path'
import { mkdtempSync } from 'node:fs'
const root = '/work/w-search'
const { startDatabase } = await import(root + '/bench/children.ts')
const { openDatabase } = await import(root + '/src/platform/db.ts')
const { createLog } = await import(root + '/src/platform/log.ts')
const { migrate } = await import(root + '/src/platform/migrations.ts')
const { loadDocuments } = await import(root + '/src/domains/search/rebuild.ts')
const { findRanking } = await import(root + '/src/domains/search/queries/documents.ts')
const { businessDocument, productDocument } = await import(root + '/src/domains/search/business-documents.ts')
const { companyAt } = await import(root + '/src/demo/facts/companies.ts')
const { productsOf } = await import(root + '/src/demo/facts/products.ts')
const { standardsOf } = await import(root + '/src/domains/businesses/certificates.ts')
const { sql } = await import(root + '/node_modules/kysely/dist/index.js')
const N = Number(process.env.N ?? 2000)
const world = { seed: 1, today: '2026-11-21', companies: N, products: N * 5, people: 40 }
const server = await startDatabase(mkdtempSync('/tmp/size-'))
const database = openDatabase(server.url, { max: 4, log: createLog('silent') })
await migrate(database.pool, path.join(root, 'db', 'migrations'))
const ranking = await findRanking(database.db)

type Texts = { company: any; products: any[] }
const load = (at: number): Texts => ({ company: companyAt(world, at), products: productsOf(world, at).filter((p: any) => p.published) })
const words = (k: string) => k.split(/[,、]/).flatMap((w) => w.trim() || [])
function* documents(mode: string) {
  const pools: Record<'ja'|'en', Texts[]> = { ja: [], en: [] }
  for (let at = 0; at < 400; at++) { const t = load(at); (pools as any)[t.company.textLanguage].push(t) }
  for (let at = 0; at < world.companies; at++) {
    const { company, products } = load(at)
    // another's texts in another language, made its own by its name
    const isBoth = mode === 'two'
    const other = isBoth ? pools[company.textLanguage === 'ja' ? 'en' : 'ja'] : []
    const t = isBoth ? other[at % other.length]! : undefined
    const nth = (n: number) => { let k = at; for (;;) { const o = other[k % other.length]!; if (o.products.length) return o.products[n % o.products.length]; k++ } }
    const business = {
      businessID: company.id, companyName: company.companyName, shortDescription: company.shortDescription, generalDescription: company.generalDescription,
      otherNames: t ? [company.textLanguage === 'ja' ? `${t.company.companyName} ${at}` : t.company.companyName + String.fromCodePoint(0x4e00 + at % 5000)] : [], otherTexts: t ? [t.company.shortDescription, t.company.generalDescription] : [],
      businessType: company.businessType, industryID: company.industryID, categoryIDs: company.categoryIDs, countryCode: company.contactInfo.countryCode,
      stateID: company.contactInfo.stateID, city: company.contactInfo.city, tier: company.subscription, verified: company.verified, hiddenEditions: 0, likeCount: 0,
      createdAt: new Date(company.createdAt), leadTime: company.tradeCapabilities.averageLeadTime, employees: company.totalEmployees,
      certificates: standardsOf(company.certificates.map(({ name }: any) => name)), certificateNumbers: company.certificates.map(({ number }: any) => number), answerMinutes: null, removed: false,
    }
    const shown = products.map((product: any, p: number) => {
      const o = isBoth ? nth(p) : undefined
      return { ...product, otherNames: o ? [o.name] : [], otherKeywords: o ? words(o.keywords) : [], otherTexts: o ? [o.description] : [],
        specs: mode === 'before' ? product.specs.map((s: any) => ({ ...s, term: null })) : product.specs,
        businessID: company.id, productID: product.id, createdAt: new Date(product.createdAt), keywords: words(product.keywords) }
    })
    yield businessDocument(business as any, shown, ranking)
    for (const product of shown) yield productDocument(product, business as any, 0, ranking)
  }
}
for (const mode of (process.argv[2] ?? 'before,terms,two').split(',')) {
  const from = Date.now()
  const n = await loadDocuments(database, documents(mode))
  const { rows } = await sql`select case when relname ~ 'pr' then 'PR' else 'companies' end as of,
     sum(pg_relation_size(c.oid))/1024/1024.0 as heap, sum(pg_table_size(c.oid))/1024/1024.0 as "table", sum(pg_indexes_size(c.oid))/1024/1024.0 as indexes
     from pg_class c where relname ~ '^search_document_(..)$' and relkind='r' and relname !~ '_ur$' group by 1 order by 1`.execute(database.db)
  const { rows: w } = await sql`select case when t.relname ~ 'pr' then 'PR' else 'companies' end as of, sum(pg_relation_size(i.indexrelid))/1024/1024.0 as words from pg_index i join pg_class t on t.oid = indrelid
     where t.relname ~ '^search_document_(..)$' and pg_get_expr(indexprs, indrelid) like 'search_lexemes(%' group by 1 order by 1`.execute(database.db)
  const { rows: nm } = await sql`select pg_total_relation_size('search_name')/1024/1024.0 as names, count(*) from search_name`.execute(database.db)
  console.log(mode, n, Math.round((Date.now()-from)/1000)+'s', JSON.stringify(rows), JSON.stringify(w), JSON.stringify(nm))
}
await database.close(); await server.stop()
