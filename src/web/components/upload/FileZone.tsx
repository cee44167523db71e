import { useId } from 'react'
import { ChooseFiles } from './ChooseFiles.tsx'
import { DropZone } from './DropZone.tsx'
import styles from './FileZone.module.css'

type Props = {
  /** As of a file control. */
  accept: string
  multiple?: boolean
  label: React.ReactNode
  hint: React.ReactNode
  icon?: 'picture' | 'table'
  /** Never called with nothing. */
  onFiles(files: readonly File[]): void
  disabled?: boolean
  children?: React.ReactNode
}

/** Takes files by choice, drop or paste. */
export function FileZone({
  accept,
  multiple = false,
  label,
  hint,
  icon = 'picture',
  onFiles,
  disabled = false,
  children,
}: Props) {
  const hintID = useId()
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <DropZone onFiles={take} disabled={disabled}>
      {children}
      <div className={styles.ask}>
        <ChooseFiles
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          hintID={hintID}
          icon={icon}
          onFiles={take}
        >
          {label}
        </ChooseFiles>
        <p id={hintID} className="t-small muted">
          {hint}
        </p>
      </div>
    </DropZone>
  )
}
