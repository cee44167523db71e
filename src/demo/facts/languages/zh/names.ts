// Names of Chinese companies and places in Chinese; the syllables stand in the order of the Latin ones in namePools.ts.
export const heads = '安 百 昌 达 丰 广 豪 宏 嘉 精 康 联 明 宁 启 荣 顺 天 伟 信 永 振'.split(' ')
export const tails =
  '和源 兰峰 木山 桥力 瑞东 森和 陶岭 万路 星桥 云哲 周林 北石 春和 敦立 格丰 九和 坤耀 罗川 南渠 平湖 绥源 泽林'.split(
    ' ',
  )
/** In the order of the Latin patterns: {city} the city, {s} the stem, {w} the word for its field. */
export const patterns = [
  '{city}{s}{w}有限公司',
  '{s}（{city}）{w}有限公司',
  '{city}{s}精密{w}有限公司',
  '{city}{s}{w}实业有限公司',
] as const

export const cities: ReadonlyMap<string, string> = new Map(
  'Ningbo 宁波|Wuxi 无锡|Dongguan 东莞|Wenzhou 温州|Foshan 佛山|Qingdao 青岛|Changzhou 常州|Jiaxing 嘉兴|Yantai 烟台|Taizhou 台州|Zhongshan 中山|Luoyang 洛阳|Kishiwada 岸和田|Suwa 诹访|Schweinfurt 施韦因富特|Rayong 罗勇|Matsumoto 松本|Modena 摩德纳'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)
