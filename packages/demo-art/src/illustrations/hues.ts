/** The one hue of the illustrations, by per cent of it in white: what an edition replaces by its own. */
export const hueSteps = {
  100: '#1D4F8C',
  80: '#4A72A3',
  62: '#7392B8',
  44: '#9CB2CD',
  26: '#C4D1E1',
  14: '#DFE7EF',
  13: '#E2E9F0',
} as const
