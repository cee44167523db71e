// The kinds of resources, each from the domain that owns it. Imported by whatever runs the behaviour of social domains.
import { businessResource } from '../domains/businesses/resource.ts'
import { commentResource } from '../domains/comments/resource.ts'
import { groupResource } from '../domains/groups/resource.ts'
import { inquiryResource } from '../domains/inquiries/resource.ts'
import { postResource } from '../domains/posts/resource.ts'
import { productResource } from '../domains/products/resource.ts'
import { userResource } from '../domains/profiles/resource.ts'
import { registerResources, type ResourceKind } from '../domains/resources/kinds.ts'

export const domainResources: readonly ResourceKind[] = [
  userResource,
  businessResource,
  productResource,
  postResource,
  commentResource,
  groupResource,
  inquiryResource,
]

registerResources(domainResources)
