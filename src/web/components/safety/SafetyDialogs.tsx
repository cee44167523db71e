import { BlockDialog } from './BlockDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { isBlockable, type ReportedThing } from './things.ts'

type Props = {
  thing: ReportedThing
  name: string
  open: 'report' | 'block' | undefined
  onClose(): void
}

/** The dialogs of `MoreMenu`, which come when one of them is first asked for. */
export function SafetyDialogs({ thing, name, open, onClose }: Props) {
  const { type, id } = thing
  return (
    <>
      <ReportDialog thing={thing} name={name} open={open === 'report'} onClose={onClose} />
      {isBlockable(type) && (
        <BlockDialog type={type} id={id} name={name} open={open === 'block'} onClose={onClose} />
      )}
    </>
  )
}
