// Which files can be given; apart from the calls, whose schemas no browser needs.

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const fileTypes = [...pictureTypes, 'application/pdf'] as const
