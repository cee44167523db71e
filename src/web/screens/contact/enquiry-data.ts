// What the need-help form offers to choose from, and what it knows already of somebody who is signed in.
import { parametersOf } from '../../../contract/pages/query.ts'
import type { Enquiry } from '../../../contract/help.ts'
import type { OwnProfileEntry } from '../../../contract/profiles.ts'
import type { Page } from '../../api/page.ts'
import { companyTypeOptions } from '../../components/forms/company-types.ts'
import { countryOptions } from '../../components/forms/place-lists.ts'
import { noValues, type EnquiryValues } from './enquiry-values.ts'
import { wishIn } from '../../components/search/wish.ts'

/** The lists, in the page's language, and the dial code of the edition's country as an example. */
export async function enquiryLists({ api, edition }: Pick<Page, 'api' | 'edition'>) {
  const [types, positions, countries, states] = await Promise.all([
    api.listBusinessTypes({}),
    api.listJobPositions({}),
    api.listCountries({}),
    api.listStates({ code: 'US' }),
  ])
  return {
    types: companyTypeOptions(types),
    positions: positions.map(({ jobPositionID, name }) => ({ value: jobPositionID, name })),
    countries: countryOptions(countries, edition),
    dialCode: countries.find(({ code }) => code === edition.countryCode)?.dialCodes[0] ?? '',
    usaStates: states.map(({ stateID, stateName }) => ({ value: stateID, name: stateName })),
  }
}
export type EnquiryLists = Awaited<ReturnType<typeof enquiryLists>>

/** The fields that are in no list; the server has the last word on dial codes that are only begun. */
export async function unlistedIn(page: Pick<Page, 'api' | 'edition'>, enquiry: Enquiry): Promise<string[]> {
  const [lists, countries] = await Promise.all([enquiryLists(page), page.api.listCountries({})])
  const dialCodes = countries.flatMap((country) => country.dialCodes)
  const isDialed = ({ countryCode, phoneNumber }: Enquiry['companyPhone']) =>
    phoneNumber === '' ||
    dialCodes.some((code) => countryCode.startsWith(code) || code.startsWith(countryCode))
  const isIn = (value: string, list: readonly { value: string }[]) =>
    value === '' || list.some((entry) => entry.value === value)
  const { businessType, jobPosition, country, usaState } = enquiry
  const listed = {
    businessType: isIn(businessType, lists.types),
    jobPosition: isIn(jobPosition, lists.positions),
    country: isIn(country, lists.countries),
    usaState: usaState === '' || (country === 'US' && isIn(usaState, lists.usaStates)),
    companyPhone: isDialed(enquiry.companyPhone),
    companyFax: isDialed(enquiry.companyFax),
    mobilePhone: isDialed(enquiry.mobilePhone),
  }
  return Object.entries(listed).flatMap(([field, isListed]) => (isListed ? [] : [field]))
}

/** The company of the reader's that the address names; undefined for none and for others. */
export async function companyIn({ api, session, url }: Pick<Page, 'api' | 'session' | 'url'>) {
  const businessID = parametersOf(url).get('business')
  if (!session || businessID === null) return undefined
  const companies = await api.listActors({})
  return companies.find((company) => company.businessID === businessID)
}

/** A wish that the address brings; for visitors, whose page is kept for everybody, nothing else, for others what the profile says, as far as it can be had. */
export async function initialValues(page: Pick<Page, 'api' | 'session' | 'url'>): Promise<EnquiryValues> {
  const { api, session, url } = page
  const [profile, company] = await Promise.all([
    session && api.showOwnProfile({}).catch(() => undefined),
    companyIn(page),
  ])
  const buyProduct1 = wishIn(parametersOf(url))
  return {
    ...(profile ? valuesOf(profile) : noValues),
    ...(company && { businessName: company.name }),
    ...(buyProduct1 && { buyProduct1 }),
  }
}

function valuesOf(profile: OwnProfileEntry): EnquiryValues {
  const { country, state, mobilePhone } = profile
  return {
    ...noValues,
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: profile.email ?? '',
    jobPosition: profile.jobPosition?.jobPositionID ?? '',
    businessName: profile.companyName ?? '',
    businessType: profile.businessType?.code ?? '',
    city: profile.city ?? '',
    country: country?.code ?? '',
    usaState: country?.code === 'US' ? (state?.stateID ?? '') : '',
    mobilePhoneCode: mobilePhone?.countryCode ?? '',
    mobilePhone: mobilePhone?.phoneNumber ?? '',
  }
}
