// What a key of a company may be made for: a call that takes keys says which of these it wants (`keys` of an endpoint).
import * as z from 'zod'

export const keyScopes = ['product.import', 'product.read'] as const
export const KeyScope = z.enum(keyScopes)
export type KeyScopeName = z.infer<typeof KeyScope>
