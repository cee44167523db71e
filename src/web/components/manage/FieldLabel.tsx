import { Trans } from '@lingui/react/macro'

/** A field of a company by its name in the contract; both ends of a range and both parts of a telephone number have one. */
export function FieldLabel({ name }: { name: string }) {
  switch (name.split('.')[0]) {
    case 'companyName':
      return <Trans>Company name</Trans>
    case 'registeredName':
      return <Trans>Registered name</Trans>
    case 'nameReading':
      return <Trans>Reading of the name</Trans>
    case 'language':
      return <Trans>Language of the texts</Trans>
    case 'businessType':
      return <Trans>Business type</Trans>
    case 'yearStablished':
      return <Trans>Year established</Trans>
    case 'registerNumber':
      return <Trans>Register number</Trans>
    case 'categories':
      return <Trans>Categories</Trans>
    case 'shortDescription':
      return <Trans>Short description</Trans>
    case 'generalDescription':
      return <Trans>General description</Trans>
    case 'totalEmployees':
      return <Trans>Total employees</Trans>
    case 'totalProductionEmployees':
      return <Trans>Production employees</Trans>
    case 'totalAnnualRevenue':
      return <Trans>Annual revenue</Trans>
    case 'productionCapacity':
      return <Trans>Production capacity</Trans>
    case 'timeZone':
      return <Trans>Time zone</Trans>
    case 'video':
      return <Trans>Video</Trans>
    case 'profilePhoto':
      return <Trans>Logo</Trans>
    case 'coverPhoto':
      return <Trans>Cover</Trans>
    default:
      return <OtherLabel name={name} />
  }
}

function OtherLabel({ name }: { name: string }) {
  switch (name.split('.')[0]) {
    case 'country':
      return <Trans>Country</Trans>
    case 'state':
      return <Trans>State</Trans>
    case 'city':
      return <Trans>City</Trans>
    case 'zipcode':
      return <Trans>Postal code</Trans>
    case 'legalAddressEnglish':
      return <Trans>Legal address in Latin letters</Trans>
    case 'legalAddressLocal':
      return <Trans>Legal address in local script</Trans>
    case 'shippingAddressEnglish':
      return <Trans>Shipping address in Latin letters</Trans>
    case 'email':
      return <Trans>E-mail</Trans>
    case 'website':
      return <Trans>Website</Trans>
    case 'phone':
      return <Trans>Telephone</Trans>
    case 'mobilePhone':
      return <Trans>Mobile</Trans>
    case 'inquiriesFrom':
      return <Trans>Takes inquiries of</Trans>
    default:
      return <CapabilityLabel name={name} />
  }
}

function CapabilityLabel({ name }: { name: string }) {
  switch (name) {
    case 'manufacturingFacilities':
      return <Trans>Facilities</Trans>
    case 'factorySize':
      return <Trans>Factory size</Trans>
    case 'numberProductionLines':
      return <Trans>Production lines</Trans>
    case 'contractManufacturing':
      return <Trans>Contract manufacturing</Trans>
    case 'markets':
      return <Trans>Main markets</Trans>
    case 'spokenLanguages':
      return <Trans>Spoken languages</Trans>
    case 'totalEmployeesSales':
      return <Trans>Sales employees</Trans>
    case 'averageLeadTime':
      return <Trans>Average lead time</Trans>
    case 'acceptedDeliveryTerms':
      return <Trans>Delivery terms</Trans>
    case 'acceptedPaymentCurrencies':
      return <Trans>Currencies</Trans>
    case 'acceptedPaymentTypes':
      return <Trans>Payment</Trans>
    case 'packagingTypes':
      return <Trans>Packaging</Trans>
    case 'certificates':
      return <Trans>Certificates</Trans>
    case 'texts.en':
      return <Trans>Texts in English</Trans>
    case 'texts.ja':
      return <Trans>Texts in Japanese</Trans>
    case 'texts.es':
      return <Trans>Texts in Spanish</Trans>
    case 'texts.it':
      return <Trans>Texts in Italian</Trans>
    case 'texts.zh':
      return <Trans>Texts in Chinese</Trans>
    case 'products':
      return <Trans>Products</Trans>
    default:
      return name
  }
}
