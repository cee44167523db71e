import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { Options } from '../../components/forms/Options.tsx'
import { asksFamilyNameFirst } from '../../components/person/person.ts'
import { Section } from '../../components/sheet/Section.tsx'
import { Field, SelectField, TextAreaField } from '../../ui/Field.tsx'
import { useControls, type PartProps } from './controls.ts'
import type { EnquiryName } from './enquiry-values.ts'
import { PhoneField } from './PhoneField.tsx'
import { PlaceOfCompany } from './PlaceOfCompany.tsx'
import styles from './EnquiryForm.module.css'

/** The 30 controls of P3.13, in four parts. */
export function EnquiryParts(props: PartProps) {
  return (
    <>
      <Person {...props} />
      <Company {...props} />
      <Products
        {...props}
        id="buy"
        title={<Trans>What you buy</Trans>}
        names={['buyProduct1', 'buyProduct2', 'buyProduct3', 'buyProduct4']}
        more="moreInfoBuy"
        hint={<Trans>Quantities, qualities, standards and dates, as far as you know them.</Trans>}
      />
      <Products
        {...props}
        id="sell"
        title={<Trans>What you sell</Trans>}
        names={['sellProduct1', 'sellProduct2', 'sellProduct3', 'sellProduct4']}
        more="moreInfoSell"
        hint={<Trans>What you make, for whom, and where you would like to sell it.</Trans>}
      />
    </>
  )
}

function Person(props: PartProps) {
  const { i18n } = useLingui()
  const control = useControls(props)
  const names = [
    <Field key="first" {...control('firstName')} autoComplete="given-name" />,
    <Field key="last" {...control('lastName')} autoComplete="family-name" />,
  ]
  return (
    <Section id="person" title={<Trans>About you</Trans>}>
      <div className={styles.fields}>
        {asksFamilyNameFirst(i18n.locale) ? names.toReversed() : names}
        <SelectField {...control('jobPosition')}>
          <Options of={props.lists.positions} />
        </SelectField>
        <Field {...control('email')} type="email" required autoComplete="email" />
        <PhoneField {...props} name="mobilePhone" kind="mobile" />
      </div>
    </Section>
  )
}

function Company(props: PartProps) {
  const control = useControls(props)
  return (
    <Section id="company" title={<Trans>About your company</Trans>}>
      <div className={styles.fields}>
        <Field {...control('businessName')} autoComplete="organization" />
        <SelectField {...control('businessType')}>
          <Options of={props.lists.types} />
        </SelectField>
        <PhoneField {...props} name="companyPhone" kind="work" required />
        <PhoneField {...props} name="companyFax" kind="fax" />
        <div className={styles.wide}>
          <Field {...control('website')} inputMode="url" autoComplete="url" autoCapitalize="none" />
        </div>
        <div className={styles.wide}>
          <Field {...control('address')} autoComplete="address-line1" />
        </div>
        <Field {...control('city')} autoComplete="address-level2" />
        <Field {...control('zipcode')} autoComplete="postal-code" />
        <PlaceOfCompany {...props} />
        <Field {...control('totalEmployees')} inputMode="numeric" />
        <Field {...control('salesEmployees')} inputMode="numeric" />
      </div>
    </Section>
  )
}

type ProductsProps = PartProps & {
  id: string
  title: React.ReactNode
  names: readonly EnquiryName[]
  more: EnquiryName
  hint: React.ReactNode
}

function Products({ id, title, names, more, hint, ...props }: ProductsProps) {
  const control = useControls(props)
  return (
    <Section id={id} title={title}>
      <div className={styles.fields}>
        {names.map((name) => (
          <Field key={name} {...control(name)} />
        ))}
        <div className={styles.wide}>
          <TextAreaField {...control(more)} hint={hint} max={limits.textAreaMax} />
        </div>
      </div>
    </Section>
  )
}
