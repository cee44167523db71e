import { useEffect, useRef, useState } from 'react'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { VideoSource } from '../../../contract/videos.ts'
import { onPlainClick } from '../../ui/plainClick.ts'
import styles from './VideoFrame.module.css'

type Props = {
  source: VideoSource
  /** What the film shows, for people who do not see it. */
  title: string
}

/** A film with controls (P2.23): our own plays here; another service is asked only once the visitor wants it. */
export function VideoFrame({ source, title }: Props) {
  return source.kind === 'file' ? (
    <OwnFilm source={source} title={title} />
  ) : (
    <Elsewhere source={source} title={title} />
  )
}

type Kind<K extends VideoSource['kind']> = { source: Extract<VideoSource, { kind: K }>; title: string }

function OwnFilm({ source, title }: Kind<'file'>) {
  return (
    <div className={styles.frame}>
      {/* Nothing is loaded before it is played; the contract knows no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        src={source.url}
        poster={source.poster ?? undefined}
        controls
        playsInline
        preload="none"
        width={1280}
        height={720}
        aria-label={title}
      />
    </div>
  )
}

const names = { youtube: 'YouTube', vimeo: 'Vimeo' }

/** A link to the film's own page, which becomes its player when scripts run: no call to others before the click. */
function Elsewhere({ source, title }: Kind<'youtube' | 'vimeo'>) {
  const { t } = useLingui()
  const [asked, setAsked] = useState(false)
  const service = names[source.kind]
  if (asked)
    return (
      <div className={styles.frame}>
        <Player src={source.player} title={title} />
      </div>
    )
  return (
    <div className={styles.frame}>
      <a
        className={styles.ask}
        href={source.page}
        rel="nofollow ugc noopener"
        target="_blank"
        aria-label={t`Play on ${service}: ${title}`}
        onClick={onPlainClick(() => setAsked(true))}
      >
        <span className={styles.play}>
          <IconPlayerPlayFilled size={24} aria-hidden />
        </span>
        <span className={styles.note}>
          <Trans>Play on {service}</Trans>
        </span>
      </a>
    </div>
  )
}

function Player({ src, title }: { src: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      width={1280}
      height={720}
      // Another origin, so its own storage gives it no power here; both players need it to start at all.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
