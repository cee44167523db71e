/** The page on which one chooses as whom to act; it comes back to `path` (path and query). */
export const actingAddress = (path: string): string => `/acting-as?continue=${encodeURIComponent(path)}`
