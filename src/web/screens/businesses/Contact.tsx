import { Trans } from '@lingui/react/macro'
import { FactRows, type Fact } from './FactRows.tsx'
import { Section } from './Section.tsx'
import type { BusinessPageData } from './page-data.ts'

/** How to reach the company; its own links pass nothing on to search engines. */
export function Contact({ business: { contact } }: { business: BusinessPageData }) {
  const { phone, email, mobile, website } = contact
  const facts: Fact[] = [
    { key: 'phone', name: <Trans>Telephone</Trans>, value: phone && <a href={phone.href}>{phone.text}</a> },
    {
      key: 'email',
      name: <Trans>E-mail</Trans>,
      value: email && <a href={email.href}>{email.text}</a>,
      text: email?.text,
    },
    { key: 'mobile', name: <Trans>Mobile</Trans>, value: mobile && <a href={mobile.href}>{mobile.text}</a> },
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
    { key: 'location', name: <Trans>Location</Trans>, value: contact.location },
    { key: 'legal', name: <Trans>Legal address</Trans>, value: contact.legal },
    { key: 'shipping', name: <Trans>Shipping address</Trans>, value: contact.shipping },
  ]
  return (
    <Section id="contact" title={<Trans>Contact</Trans>}>
      <FactRows facts={facts} />
    </Section>
  )
}
