export function placesFor(folder: string): { native: string; data: string }
