import { Trans } from '@lingui/react/macro'
import { FactRows, type Fact } from '../../components/sheet/FactRows.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import type { BusinessPageData } from './page-data.ts'
import { AddressText } from './AddressText.tsx'

/** How to reach the company; its own links pass nothing on to search engines. */
export function Contact({ business: { contact } }: { business: BusinessPageData }) {
  const { phone, email, mobile, website } = contact
  const facts: Fact[] = [
    { key: 'phone', name: <Trans>Telephone</Trans>, value: phone && <Phone {...phone} /> },
    {
      key: 'email',
      name: <Trans>E-mail</Trans>,
      value: email && <MailAddress {...email} />,
      text: email?.text,
    },
    { key: 'mobile', name: <Trans>Mobile</Trans>, value: mobile && <Phone {...mobile} /> },
    {
      key: 'website',
      name: <Trans>Website</Trans>,
      value: website && (
        <a href={website.href} rel="nofollow ugc noopener" target="_blank">
          {website.text}
        </a>
      ),
      text: website?.text,
    },
    { key: 'location', name: <Trans>Location</Trans>, ...address(contact.location) },
    { key: 'legal', name: <Trans>Legal address</Trans>, ...address(contact.legal) },
    { key: 'shipping', name: <Trans>Shipping address</Trans>, ...address(contact.shipping) },
  ]
  return (
    <Section id="contact" title={<Trans>Contact</Trans>} edit="contact">
      <FactRows facts={facts} edit="contact" />
    </Section>
  )
}

type Link = { href: string; text: string }

function Phone({ href, text }: Link) {
  return (
    <a href={href} className="nowrap">
      {text}
    </a>
  )
}

/** May break before its @ and nowhere else as long as that is enough. */
function MailAddress({ href, text }: Link) {
  const at = text.lastIndexOf('@')
  return (
    <a href={href}>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </a>
  )
}

const address = (text: string | undefined) => ({ value: text && <AddressText text={text} />, text })
