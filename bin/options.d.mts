type Settings = Record<string, string | undefined>
type Options =
  | { options: Record<string, string | true>; problem?: undefined }
  | { options?: undefined; problem: string }

export declare function optionList(command: string): string
export declare function readOptions(argv: string[], env?: Settings): Options
export declare function settingsOf(options: Record<string, string | true>, env?: Settings): Settings
