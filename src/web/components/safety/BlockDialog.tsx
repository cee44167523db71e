import { useFetcher } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { BlockWords, type BlockAnswer } from './BlockWords.tsx'
import { blockPath, type Blocked } from './things.ts'

type Props = { type: Blocked; id: string; name: string; open: boolean; onClose(): void }

/** Asks once more; the list of those who are blocked follows, where it can be undone. */
export function BlockDialog({ type, id, name, open, onClose }: Props) {
  const fetcher = useFetcher<BlockAnswer>()
  const isSending = fetcher.state !== 'idle'
  const what = <bdi>{name}</bdi>
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Block {what}?</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <fetcher.Form method="post" action={blockPath(type, id)}>
            <Button type="submit" variant="primary" block aria-disabled={isSending}>
              <Trans>Block</Trans>
            </Button>
          </fetcher.Form>
        </>
      }
    >
      <BlockWords answer={isSending ? undefined : fetcher.data} />
    </Dialog>
  )
}
