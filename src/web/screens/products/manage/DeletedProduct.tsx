import { Form } from 'react-router'
import { IconTrash } from '@tabler/icons-react'
import { Plural, Trans } from '@lingui/react/macro'
import { DayOf } from '../../../components/text/Times.tsx'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Nothing } from '../../../ui/Nothing.tsx'
import { listAddress } from './list-query.ts'

export type DeletedFacts = {
  productID: string
  name: string
  removedAt: string
  daysLeft: number
  mayRestore: boolean
}

/** In the place of the editor of a product that was deleted: since when, and the way back for whoever may take it. */
export function DeletedProduct({ businessID, deleted }: { businessID: string; deleted: DeletedFacts }) {
  const { productID, name, mayRestore, daysLeft } = deleted
  const day = <DayOf at={deleted.removedAt} />
  return (
    <Nothing
      icon={<IconTrash size={40} stroke={1.25} aria-hidden />}
      title={
        <Trans>
          “{name}” was deleted on {day}
        </Trans>
      }
      text={
        mayRestore ? (
          <Plural
            value={daysLeft}
            one="It can be restored for # more day, as it was, with its pictures."
            other="It can be restored for # more days, as it was, with its pictures."
          />
        ) : (
          <Plural
            value={daysLeft}
            one="An owner or admin of the company can restore it for # more day."
            other="An owner or admin of the company can restore it for # more days."
          />
        )
      }
      way={
        mayRestore ? (
          <Form method="post" action={listAddress(businessID)}>
            <Button type="submit" variant="primary" name="act" value={`restore:${productID}`}>
              <Trans>Restore</Trans>
            </Button>
          </Form>
        ) : (
          <LinkButton to={listAddress(businessID)}>
            <Trans>All products</Trans>
          </LinkButton>
        )
      }
    />
  )
}
