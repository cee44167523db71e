// The smallest company, with what a test wants to say about it.
import { addMember, type MemberRole } from '../domains/members/membership.ts'
import { addProduct, type NewProduct } from '../domains/products/publication.ts'
import { addBusiness, type NewBusiness } from '../domains/businesses/business-lifecycle.ts'
import { addPaidPeriod } from '../domains/subscriptions/tiers.ts'
import { transaction, type Db } from '../platform/db.ts'
import type { SubscriptionName } from '../contract/businesses.ts'

export type BusinessWish = Partial<NewBusiness> & {
  plan?: SubscriptionName
  createdAt?: Date
  /** So many published products, or these, oldest first. */
  products?: number | Partial<NewProduct>[]
  members?: { userID: string; role: MemberRole }[]
}

const day = 86_400_000

/** Makes a manufacturer of bearings in Osaka, changed as wished, through the behaviours; answers the ids. */
export async function aBusiness(
  db: Db,
  { plan = 'standard', createdAt = new Date(), products = 0, members = [], ...wish }: BusinessWish = {},
): Promise<{ businessID: string; productIDs: string[] }> {
  return transaction(db, async (tx) => {
    const businessID = await addBusiness(tx, { ...aMaker, ...wish }, createdAt)
    if (plan !== 'standard')
      await addPaidPeriod(tx, {
        businessID,
        tier: plan,
        start: new Date(Date.now() - day),
        end: new Date(Date.now() + 364 * day),
      })
    for (const member of members) await addMember(tx, { businessID, ...member })
    const wanted = typeof products === 'number' ? Array.from({ length: products }, () => ({})) : products
    const productIDs: string[] = []
    for (const [at, product] of wanted.entries())
      productIDs.push(
        await addProduct(
          tx,
          { ...aBearing, businessID, ...product },
          new Date(createdAt.getTime() + at * 1_000),
        ),
      )
    return { businessID, productIDs }
  })
}

export const aMaker = {
  companyName: 'Kitazawa Bearing Works',
  businessType: 'MA',
  industryID: '0006',
  categoryIDs: ['0006-01'],
  countryCode: 'JP',
  stateID: 'JP-27',
  city: 'Osaka',
  shortDescription: 'Deep groove ball bearings in small lots.',
} satisfies NewBusiness

export const aBearing = {
  name: 'Deep groove ball bearing 6204',
  industryID: '0006',
  categoryID: '0006-01',
} satisfies Omit<NewProduct, 'businessID'>
