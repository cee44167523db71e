import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

type Group = { name: MessageDescriptor; links: { name: MessageDescriptor; to: string }[] }

/** The pages of the company itself, as they stand beside each of them. */
export const pageGroups = (abbreviation: string, brand: string): Group[] => [
  {
    name: msg({ message: 'Company', context: 'footer' }),
    links: [
      { name: msg`About us`, to: '/about-us' },
      { name: msg`Mission and vision`, to: '/mission-vision' },
      { name: msg`Why ${brand}`, to: `/why-${abbreviation}` },
      { name: msg`Our network`, to: '/our-network' },
      { name: msg`Work with ${brand}`, to: `/work-with-${abbreviation}` },
      { name: msg`Contact us`, to: '/contact-us' },
    ],
  },
  {
    name: msg`Our services`,
    links: [
      { name: msg`Presentation`, to: '/presentation' },
      { name: msg`Price list`, to: '/price-list' },
      { name: msg`Free B2B Marketing`, to: '/free-marketing' },
      { name: msg`Message Center`, to: '/message-center' },
      { name: msg`Advertise with Us`, to: '/advertise-with-us' },
    ],
  },
  {
    name: msg`Rules`,
    links: [
      { name: msg`Terms and conditions`, to: '/terms-and-conditions' },
      { name: msg`Privacy policy`, to: '/privacy-policy' },
    ],
  },
]
