// Which videos may stand on a page: our own files, and two services that play without setting cookies first.

export type VideoSource =
  /** `poster` is a picture of the film where one is known to be there. */
  | { kind: 'file'; url: string; poster: string | null }
  /** `player` is framed only once the visitor has asked for it; `page` is where the link leads without scripts. */
  | { kind: 'youtube' | 'vimeo'; player: string; page: string }

/** The origins that a page may frame for `VideoSource.player`. */
export const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

const file = /^\/media\/[\w./-]+\.(?:mp4|webm)$/
// Films of the demo world have their poster at the same address, ending in .svg.
const demoFilm = /^(\/media\/demo\/[\w/-]+)\.webm$/
const posterOf = (address: string) => (demoFilm.test(address) ? address.replace(demoFilm, '$1.svg') : null)
const youtubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']

/** How a video's address is shown; null for every address that is not on the list. Never throws. */
export function videoSource(address: string): VideoSource | null {
  if (file.test(address) && !address.includes('..'))
    return { kind: 'file', url: address, poster: posterOf(address) }
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return null
  if (url.hostname === 'youtu.be') return youtube(url.pathname.slice(1))
  if (youtubeHosts.includes(url.hostname))
    return youtube(
      url.pathname === '/watch'
        ? (url.searchParams.get('v') ?? '')
        : url.pathname.replace(/^\/(?:embed|shorts)\//, ''),
    )
  if (url.hostname === 'vimeo.com' || url.hostname === 'www.vimeo.com') return vimeo(url.pathname.slice(1))
  if (url.hostname === 'player.vimeo.com') return vimeo(url.pathname.replace(/^\/video\//, ''))
  return null
}

function youtube(id: string): VideoSource | null {
  if (!/^[\w-]{11}$/.test(id)) return null
  return {
    kind: 'youtube',
    player: `${playerOrigins[0]}/embed/${id}?autoplay=1`,
    page: `https://www.youtube.com/watch?v=${id}`,
  }
}

function vimeo(id: string): VideoSource | null {
  if (!/^\d{1,12}$/.test(id)) return null
  return {
    kind: 'vimeo',
    player: `${playerOrigins[1]}/video/${id}?autoplay=1&dnt=1`,
    page: `https://vimeo.com/${id}`,
  }
}
