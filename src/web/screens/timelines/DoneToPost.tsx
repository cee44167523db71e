import { Trans } from '@lingui/react/macro'
import { postPath } from '../../../contract/slugs.ts'
import { Done } from '../../components/forms/Done.tsx'
import { Button } from '../../ui/Button.tsx'

type Props = {
  done: 'posted' | undefined
  /** The post that was removed. */
  removed: string | undefined
  timelineID: string
}

/** What was done to a post without scripts, and the way back. */
export function DoneToPost({ done, removed, timelineID }: Props) {
  if (done)
    return (
      <Done>
        <Trans>Post created!</Trans>
      </Done>
    )
  if (removed === undefined) return null
  return (
    <Done
      beside={
        <form method="post" action={postPath(removed)}>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="timeline" value={timelineID} />
          <Button type="submit" size="small">
            <Trans>Undo</Trans>
          </Button>
        </form>
      }
    >
      <Trans>Post removed</Trans>
    </Done>
  )
}
