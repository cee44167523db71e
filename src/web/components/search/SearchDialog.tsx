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
      <div className={styles.search}>
        <SearchBar data={{ business: 'MA', country: everywhere, text: '', ...choices }} />
      </div>
    </Dialog>
  )
}
