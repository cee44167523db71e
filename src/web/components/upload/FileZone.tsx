import { useId, useState } from 'react'
import { IconPhotoUp } from '@tabler/icons-react'
import styles from './FileZone.module.css'

type Props = {
  /** As of a file control. */
  accept: string
  multiple?: boolean
  label: React.ReactNode
  hint: React.ReactNode
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
  onFiles,
  disabled = false,
  children,
}: Props) {
  const hintID = useId()
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    if (!disabled && files.length > 0) onFiles(files)
  }
  return (
    <div
      className={`${styles.zone} ${over && !disabled ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      onPaste={(event) => take(event.clipboardData.files)}
    >
      {children}
      <div className={styles.ask}>
        <label className={styles.choose} aria-disabled={disabled || undefined}>
          <input
            className="vh"
            type="file"
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            aria-describedby={hintID}
            onChange={({ currentTarget }) => {
              take(currentTarget.files)
              // The same file can be chosen again.
              currentTarget.value = ''
            }}
          />
          <IconPhotoUp size={20} stroke={1.75} aria-hidden />
          {label}
        </label>
        <p id={hintID} className="t-small muted">
          {hint}
        </p>
      </div>
    </div>
  )
}
