// A company of the demo world in the rows of every table.
import { companyAt } from './facts/companies.ts'
import { writingOf } from './facts/companyTexts.ts'
import { membershipsOf } from './facts/members.ts'
import { productsOf } from './facts/products.ts'
import { followsOf, likesOf } from './facts/social.ts'
import type { World } from './facts/world.ts'
import type { Ids } from './ids.ts'
import {
  businessOf,
  certificatesOf,
  checksOf,
  periodsOf,
  productOf,
  productTextsOf,
  textsOf,
} from './rows.ts'
import { followsOfCompany, likesOfCompany, membersOfCompany } from './social.ts'

export type RowsOfCompany = ReturnType<typeof rowsOfCompany>

/** The rows of company `i` and of all that is its own, from facts that are invented once. */
export function rowsOfCompany(world: World, i: number, ids: Ids) {
  const company = companyAt(world, i)
  const invented = productsOf(world, i)
  const likes = likesOf(world, i)
  const { languages, reading, ...writing } = writingOf(world, i, company)
  const [language, ...others] = languages
  const texts = writing.company(language)
  const business = businessOf(world, company, { language, texts, reading }, likes.company.length)
  const said = writing.products(language)
  const products = invented.map((product, p) =>
    productOf(world, company, product, { language, texts: said[p]! }, p),
  )
  return {
    company,
    business,
    texts: others.map((other) => textsOf(business, other, writing.company(other))),
    checks: checksOf(world, company),
    certificates: certificatesOf(world, company, languages),
    periods: periodsOf(world, company),
    members: membersOfCompany(world, company, membershipsOf(world, i), ids),
    products,
    productTexts: others.flatMap((other) =>
      writing
        .products(other)
        .map((one, p) => productTextsOf(world, { company: i, product: p, row: products[p]! }, other, one)),
    ),
    likes: likesOfCompany(world, company, invented, likes, ids),
    // Of a world whose number of follows is given they come with all authors.
    follows:
      typeof world.social?.follows === 'number'
        ? []
        : followsOfCompany(world, company, followsOf(world, i), ids),
    productLikes: likes.products.map(({ length }) => length),
  }
}
