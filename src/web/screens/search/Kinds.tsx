import { Trans, useLingui } from '@lingui/react/macro'
import {
  addressOfKind,
  kindOf,
  searchPath,
  type ResultKind,
  type SearchAddress,
} from '../../components/search/address.ts'
import { LinkTabs } from '../../ui/LinkTabs.tsx'

const kinds = ['companies', 'products', 'people'] as const

/** The three kinds of results for the same words and country, one link each (P2.12). */
export function Kinds({ address }: { address: SearchAddress }) {
  const { t } = useLingui()
  const current = kindOf(address.business)
  return (
    <LinkTabs
      label={t`Kinds of results`}
      links={kinds.map((kind) => ({
        to: searchPath(addressOfKind(address, kind)),
        isCurrent: kind === current,
        text: <KindName kind={kind} />,
      }))}
    />
  )
}

/** What a kind of results is called, in the tabs and among the other types. */
export function KindName({ kind }: { kind: ResultKind }) {
  switch (kind) {
    case 'companies':
      return <Trans>Companies</Trans>
    case 'products':
      return <Trans>Products</Trans>
    case 'people':
      return <Trans>People</Trans>
  }
}
