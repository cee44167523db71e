import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** `isDocument`: what the server answers without the router of the pages. */
type Entry = { name: MessageDescriptor; to: string; isDocument?: true }
export type FooterGroup = { name: MessageDescriptor; links: Entry[] }

const link = (name: MessageDescriptor, to: string): Entry => ({ name, to })

/** The five groups of P2.9; what has no page is absent until it has one (D50). Buyers from abroad are found as importers. */
export const footerGroups = (abbreviation: string, brand: string): FooterGroup[] => [
  {
    name: msg({ message: 'Company', context: 'footer' }),
    links: [
      link(msg`About us`, '/about-us'),
      link(msg`Privacy policy`, '/privacy-policy'),
      link(msg`Mission and vision`, '/mission-vision'),
      link(msg`Terms and conditions`, '/terms-and-conditions'),
      link(msg`Contact us`, '/contact-us'),
      link(msg`Transparency`, '/transparency'),
      link(msg`How results are ordered`, '/ranking'),
      { ...link(msg`Service status`, '/status'), isDocument: true },
      { ...link(msg`Developers Zone`, '/api/docs'), isDocument: true },
    ],
  },
  {
    name: msg`Our services`,
    links: [
      link(msg`Standard free listing`, '/membership-standard'),
      link(msg`Gold membership`, '/membership-gold'),
      link(msg`Premium membership`, '/membership-premium'),
      link(msg`Platinum membership`, '/membership-platinum'),
      link(msg`Company Verification`, '/price-list'),
      link(msg`Advertise with Us`, '/advertise-with-us'),
    ],
  },
  {
    name: msg({ message: 'Manufacturers', context: 'footer' }),
    links: [
      link(msg`Why ${brand}`, `/why-${abbreviation}`),
      link(msg`B2B Tips`, '/b2b-tips/export-to-the-world-tip-0'),
      link(msg`Free B2B Marketing`, '/free-marketing'),
      link(msg`Message Center`, '/message-center'),
      link(msg`Direct Buyer Inquiries`, '/b2b-tips/international-buyers-tip-4'),
      link(msg`Search Buyers by Countries`, '/search-result?business=IM'),
    ],
  },
  {
    name: msg`Distributors`,
    links: [
      link(msg`Our network`, '/our-network'),
      link(msg`Work with ${brand}`, `/work-with-${abbreviation}`),
      link(msg`Search Manufacturers by country`, '/search-result?business=MA'),
      link(msg`Search Suppliers by country`, '/search-result'),
      link(msg`Search Retailers by country`, '/search-result?business=RE'),
      link(msg`B2B Contract Help`, '/b2b-tips/distribution-network-tip-3'),
    ],
  },
  {
    name: msg`Buyers`,
    links: [
      link(msg`Products of verified companies`, '/search-result?business=PR&verified=1'),
      link(msg`Verified manufacturers`, '/search-result?business=MA&verified=1'),
      link(msg`Private label industry`, '/search-result?search=private%20label'),
      link(msg`Verified distributors worldwide`, '/search-result?business=DI&verified=1'),
    ],
  },
]
