// Standard sizes that seeds choose from, mm unless told.
export const nominalDiameters = [6, 8, 10, 15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300]
export const nominalPressures = [6, 10, 16, 25, 40, 63, 100] // bar
export const motorFrames = [56, 63, 71, 80, 90, 100, 112, 132, 160, 180, 200, 225, 250, 280, 315, 355]
export const motorPowers = [
  0.12, 0.18, 0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90,
  110, 132,
] // kW
export const motorSpeeds = [700, 940, 960, 1420, 1440, 1460, 2880, 2920, 2940] // 1/min
export const gearModules = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8]
export const cylinderBores = [16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200]
export const chainPitches = [6, 8, 9.525, 12.7, 15.875, 19.05, 25.4]
export const shaftSizes = [10, 12, 15, 17, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100]
export const railSizes = [15, 20, 25, 30, 35, 45]
export const profileSizes = [20, 30, 40, 45, 50, 60]
export const tubeSizes = [6, 8, 10, 12, 15, 16, 18, 20, 22, 25, 28]
export const displacements = [4, 6, 8, 11, 14, 16, 19, 22, 26, 31, 38, 45, 60] // cm3
export const gearRatios = [5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60]
export const fanSizes = [80, 92, 120, 150, 172, 200, 250, 300, 350, 400]
export const airVessels = [24, 50, 90, 100, 150, 200, 270] // litres
