import { useState } from 'react'
import styles from './DropZone.module.css'

type Props = {
  className?: string | undefined
  ref?: React.Ref<HTMLDivElement>
  /** Told what was dropped or pasted; what was dropped may be no file at all. */
  onFiles(files: readonly File[]): void
  disabled?: boolean
  children: React.ReactNode
}

/** Takes files that are dropped on it or pasted into it. */
export function DropZone({ className = '', ref, onFiles, disabled = false, children }: Props) {
  const [over, setOver] = useState(false)
  return (
    <div
      ref={ref}
      // What is pasted comes to what has the focus.
      tabIndex={-1}
      className={`${styles.zone} ${className} ${over && !disabled ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!disabled) onFiles([...event.dataTransfer.files])
      }}
      onPaste={({ clipboardData: { files } }) => {
        if (!disabled && files.length > 0) onFiles([...files])
      }}
    >
      {children}
    </div>
  )
}
