// Programs that read pages by themselves, by what they call themselves.

/** Cubot is a maker of telephones. */
const words =
  /(?<!cu)bot\b|crawl|spider|slurp|scan|fetch|monitor|preview|headless|phantom|lighthouse|pagespeed|facebookexternalhit|embedly|archiver|validator|feed|curl|wget|python|java\/|go-http|okhttp|axios|node|undici|libwww|httpclient|scrapy|puppeteer|playwright|selenium/i

/** Whether a User-Agent is a robot's, or none at all. */
export const isRobot = (device: string | undefined): boolean =>
  device === undefined || !device.startsWith('Mozilla/') || words.test(device)
