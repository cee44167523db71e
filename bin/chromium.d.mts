type Progress = Record<'begin' | 'tell' | 'done' | 'fail' | 'say', (text?: string) => void>

export function findOrInstallChromium(
  progress: Progress,
  data: string,
  wanted?: { system?: boolean; status?: string },
): Promise<{ env: { CHROMIUM_PATH: string; FONTCONFIG_FILE?: string } }>
