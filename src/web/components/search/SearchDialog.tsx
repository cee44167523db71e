import { useLingui } from '@lingui/react/macro'
import type { SearchChoices } from '../../resources/search-choices.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { everywhere } from './address.ts'
import { SearchBar } from './SearchBar.tsx'
import styles from './SearchDialog.module.css'

type Props = { choices: SearchChoices; open: boolean; onClose(): void }

/** The search bar over a page that has none, empty at each opening. */
export function SearchDialog({ choices, open, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Dialog wide open={open} title={t`Search`} onClose={onClose}>
      {/* Esc closes the list, else the dialog, before a search field takes it to empty itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.search}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
          event.preventDefault()
          onClose()
        }}
      >
        <SearchBar data={{ business: 'MA', country: everywhere, text: '', ...choices }} />
      </div>
    </Dialog>
  )
}
