import { IconPackage } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../../ui/Button.tsx'
import { Nothing } from '../../../ui/Nothing.tsx'
import { listAddress } from './list-query.ts'

/** Where no product stands: there is none yet, or none is as it was asked for. */
export function NoProducts({ businessID, isFiltered }: { businessID: string; isFiltered: boolean }) {
  const icon = <IconPackage size={40} stroke={1.25} aria-hidden />
  if (isFiltered)
    return (
      <Nothing
        icon={icon}
        title={<Trans>No product is like this</Trans>}
        text={<Trans>Other words or another state may find it.</Trans>}
        way={
          <LinkButton to={listAddress(businessID)}>
            <Trans>Show all products</Trans>
          </LinkButton>
        }
      />
    )
  return (
    <Nothing
      icon={icon}
      title={<Trans>No products yet</Trans>}
      text={
        <Trans>
          Buyers look for products first. A name, a category and one photo are enough to begin; a draft is
          seen by your company alone.
        </Trans>
      }
      way={
        <LinkButton to={`/business/${businessID}/products/new`}>
          <Trans>Add your first product</Trans>
        </LinkButton>
      }
    />
  )
}
