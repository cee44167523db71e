import { AppError } from '../../contract/errors.ts'
import {
  listBusinessTypes,
  listCategories,
  listCountries,
  listCurrencies,
  listGenders,
  listIncoterms,
  listIndustries,
  listJobPositions,
  listLanguages,
  listStates,
  listTradeLists,
  showIndustryTree,
} from '../../contract/reference-data.ts'
import { routes } from '../../platform/http/routes.ts'
import { allCountries, isCountry, statesOf, type State } from './countries.ts'
import { allIndustries, categoriesOf, fullTree, industry, type Category } from './industries.ts'
import {
  allBusinessTypes,
  allContractManufacturing,
  allCurrencies,
  allGenders,
  allIncoterms,
  allJobPositions,
  allLanguages,
  allPackagingTypes,
  allPaymentTypes,
  allPeriods,
} from './lists.ts'
import { allUnits } from './units.ts'

/** The calls `ref-data/*` and `catsys/*` of P7.8, in the language of the caller. */
export const referenceDataRoutes = routes(
  {
    listCountries,
    listStates,
    listGenders,
    listLanguages,
    listJobPositions,
    listBusinessTypes,
    listCurrencies,
    listIncoterms,
    listTradeLists,
    listIndustries,
    listCategories,
    showIndustryTree,
  },
  {
    listCountries: ({ caller }) => allCountries(caller.language),
    listStates: ({ params, caller }) => requireStates(params.code.toUpperCase(), caller.language),
    listGenders: ({ caller }) => allGenders(caller.language),
    listLanguages: ({ caller }) => allLanguages(caller.language),
    listJobPositions: ({ caller }) => allJobPositions(caller.language),
    listBusinessTypes: ({ caller }) => allBusinessTypes(caller.language),
    listCurrencies: ({ caller }) => allCurrencies(caller.language),
    listIncoterms: ({ caller }) => allIncoterms(caller.language),
    listTradeLists: ({ caller: { language } }) => ({
      packagingTypes: allPackagingTypes(language),
      paymentTypes: allPaymentTypes(language),
      units: [...allUnits(language)],
      periods: allPeriods(language),
      contractManufacturing: allContractManufacturing(language),
    }),
    listIndustries: ({ caller }) => allIndustries(caller.language),
    listCategories: ({ params, caller }) => requireCategories(params.id, caller.language),
    showIndustryTree: ({ caller }) => fullTree(caller.language),
  },
)

function requireStates(countryCode: string, language: string): readonly State[] {
  if (!isCountry(countryCode)) throw new AppError('NotFound')
  return statesOf(countryCode, language)
}

function requireCategories(industryID: string, language: string): readonly Category[] {
  if (!industry(industryID, language)) throw new AppError('NotFound')
  return categoriesOf(industryID, language)
}
