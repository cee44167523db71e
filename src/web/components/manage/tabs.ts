// The tabs of a company's management, in their order. One that is not built yet is absent: its screen sets `built`.
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

export type ManageTab =
  | 'general'
  | 'contact'
  | 'factory'
  | 'trade'
  | 'terms'
  | 'certificates'
  | 'products'
  | 'members'
  | 'data'

type Entry = { tab: ManageTab; at: string; label: MessageDescriptor; built: boolean }

const entries: readonly Entry[] = [
  {
    tab: 'general',
    at: 'edit/general',
    label: msg`General`,
    built: true,
  },
  {
    tab: 'contact',
    at: 'edit/contact',
    label: msg`Contact`,
    built: true,
  },
  {
    tab: 'factory',
    at: 'edit/factory',
    label: msg`Factory`,
    built: true,
  },
  {
    tab: 'trade',
    at: 'edit/trade',
    label: msg`Trade capabilities`,
    built: true,
  },
  {
    tab: 'terms',
    at: 'edit/terms',
    label: msg`Business terms`,
    built: true,
  },
  {
    tab: 'certificates',
    at: 'edit/certificates',
    label: msg`Certificates`,
    built: true,
  },
  {
    tab: 'products',
    at: 'products',
    label: msg`Products`,
    built: true,
  },
  {
    tab: 'members',
    at: 'members',
    label: msg`Members`,
    built: true,
  },
  {
    tab: 'data',
    at: 'edit/data',
    label: msg`Data`,
    built: true,
  },
]

export const manageTabs = entries.filter(({ built }) => built)

/** Where a tab of a company's management is. */
export const managePath = (businessID: string, tab: ManageTab): string =>
  `/business/${businessID}/${entries.find((entry) => entry.tab === tab)?.at ?? ''}`
