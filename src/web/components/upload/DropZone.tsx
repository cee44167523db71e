import { useState } from 'react'
import styles from './DropZone.module.css'

type Props = {
  className?: string | undefined
  ref?: React.Ref<HTMLDivElement>
  /** Told what was dropped or pasted; what was dropped may be no file at all. */
  onFiles(files: readonly File[]): void
  disabled?: boolean
  /** Around something that has a border of its own. */
  bare?: boolean
  children: React.ReactNode
}

/** Takes files that are dropped on it or pasted into it. */
export function DropZone({ className = '', ref, onFiles, disabled = false, bare = false, children }: Props) {
  const [over, setOver] = useState(false)
  return (
    <div
      ref={ref}
      // What is pasted comes to what has the focus.
      tabIndex={-1}
      className={`${bare ? styles.bare : styles.zone} ${className} ${over && !disabled ? styles.over : ''}`}
      onDragOver={(event) => {
        // Words are dropped where they fall.
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (bare && event.dataTransfer.files.length === 0) return
        event.preventDefault()
        if (!disabled) onFiles([...event.dataTransfer.files])
      }}
      onPaste={(event) => {
        const { files } = event.clipboardData
        if (disabled || files.length === 0) return
        if (bare) event.preventDefault()
        onFiles([...files])
      }}
    >
      {children}
    </div>
  )
}
