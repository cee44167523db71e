import { IconPackage, IconTrash } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { importsPath } from '../../../../contract/import-path.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Nothing } from '../../../ui/Nothing.tsx'
import { listAddress, type ListQuery } from './list-query.ts'

type Props = {
  businessID: string
  query: ListQuery
  /** Whether there is any product, deleted ones too. */
  hasAny: boolean
  /** Whether deleted ones can still be restored. */
  hasDeleted: boolean
  canManage: boolean
}

/** Where no product stands: there is none yet, or none is as it was asked for. */
export function NoProducts({ businessID, query, hasAny, hasDeleted, canManage }: Props) {
  const icon = <IconPackage size={40} stroke={1.25} aria-hidden />
  const days = limits.restoreDays
  if (query.state === 'removed' && query.search === '')
    return (
      <Nothing
        icon={<IconTrash size={40} stroke={1.25} aria-hidden />}
        title={<Trans>No deleted products</Trans>}
        text={<Trans>A product that is deleted stays here for {days} days, and can be restored.</Trans>}
        way={
          <LinkButton to={listAddress(businessID)}>
            <Trans>Show all products</Trans>
          </LinkButton>
        }
      />
    )
  if (hasAny && (query.state !== undefined || query.search !== ''))
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
  const add = `/business/${businessID}/products/new`
  if (hasDeleted)
    return (
      <Nothing
        icon={icon}
        title={<Trans>No products left</Trans>}
        text={<Trans>Deleted products can be restored for {days} days.</Trans>}
        way={
          <>
            <LinkButton to={listAddress(businessID, { state: 'removed' })}>
              <Trans>Show deleted products</Trans>
            </LinkButton>{' '}
            <LinkButton to={add}>
              <Trans>Add product</Trans>
            </LinkButton>
          </>
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
        <>
          <LinkButton to={add}>
            <Trans>Add your first product</Trans>
          </LinkButton>{' '}
          {canManage && (
            <LinkButton to={importsPath(businessID)}>
              <Trans>Import a price list</Trans>
            </LinkButton>
          )}
        </>
      }
    />
  )
}
