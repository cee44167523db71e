// What the need-help form offers to choose from, and what it knows already of somebody who is signed in.
import type { OwnProfileEntry } from '../../../contract/profiles.ts'
import type { Page } from '../../api/page.ts'
import { companyTypeOptions } from '../../components/forms/company-types.ts'
import { noValues, type EnquiryValues } from './enquiry-values.ts'

/** The lists, in the page's language. */
export async function enquiryLists({ api }: Pick<Page, 'api'>) {
  const [types, positions, countries, states] = await Promise.all([
    api.listBusinessTypes({}),
    api.listJobPositions({}),
    api.listCountries({}),
    api.listStates({ code: 'US' }),
  ])
  return {
    types: companyTypeOptions(types),
    positions: positions.map(({ jobPositionID, name }) => ({ value: jobPositionID, name })),
    countries: countries.map(({ code, countryName }) => ({ value: code, name: countryName })),
    usaStates: states.map(({ stateID, stateName }) => ({ value: stateID, name: stateName })),
  }
}
export type EnquiryLists = Awaited<ReturnType<typeof enquiryLists>>

/** Empty for visitors, whose page is kept for everybody; else with what the profile says, as far as it can be had. */
export async function initialValues({ api, session }: Pick<Page, 'api' | 'session'>): Promise<EnquiryValues> {
  const profile = session && (await api.showOwnProfile({}).catch(() => undefined))
  return profile ? valuesOf(profile) : noValues
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
