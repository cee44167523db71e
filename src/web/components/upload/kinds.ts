// The two pictures of a profile: the shape each is cut to, and how large it is sent.
export type PhotoKind = 'profilePhoto' | 'coverPhoto'

export const shapes: Record<PhotoKind, { aspect: number; width: number }> = {
  profilePhoto: { aspect: 1, width: 1_200 },
  coverPhoto: { aspect: 4, width: 1_600 },
}
