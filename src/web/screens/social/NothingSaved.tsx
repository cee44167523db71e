import { IconBookmark } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { FavouriteKind } from '../../../contract/favourites.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Nothing } from '../../ui/Nothing.tsx'

const where = {
  business: '/search-result',
  product: '/search-result?business=PR',
  user: '/search-result?business=UR',
}

/** Nothing of a kind is saved yet: how it comes here, and where to find something. */
export function NothingSaved({ kind }: { kind: FavouriteKind }) {
  return (
    <Nothing
      icon={<IconBookmark size={32} stroke={1.25} aria-hidden />}
      title={<Trans>Nothing saved yet</Trans>}
      text={<Trans>Press Save on a page or in search results, and find it here again.</Trans>}
      way={
        <LinkButton variant="primary" to={where[kind]}>
          <SearchWords kind={kind} />
        </LinkButton>
      }
    />
  )
}

function SearchWords({ kind }: { kind: FavouriteKind }) {
  switch (kind) {
    case 'business':
      return <Trans>Search companies</Trans>
    case 'product':
      return <Trans>Search products</Trans>
    case 'user':
      return <Trans>Search people</Trans>
  }
}
