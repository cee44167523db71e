// Areas of several states, prefectures or provinces: 関西 is Osaka and five others, and no list has it.

/**
 * What an area is called, and what is in it, as the lists call it in one language that tells it from names of companies. In Latin
 * letters only what no other place has the stem of: Kansai has that of Kansas.
 */
const areas = `
東北, 東北地方, Tohoku: 青森県, 岩手県, 宮城県, 秋田県, 山形県, 福島県
関東, 関東地方, Kanto: 東京都, 神奈川県, 埼玉県, 千葉県, 茨城県, 栃木県, 群馬県
北関東: 茨城県, 栃木県, 群馬県
首都圏: 東京都, 神奈川県, 埼玉県, 千葉県
甲信越: 山梨県, 長野県, 新潟県
北陸, 北陸地方, Hokuriku: 富山県, 石川県, 福井県
中部, 中部地方, Chubu: 愛知県, 岐阜県, 静岡県, 長野県, 山梨県, 新潟県, 富山県, 石川県, 福井県
東海, 東海地方, Tokai: 愛知県, 岐阜県, 三重県, 静岡県
関西, 近畿, 関西地方, 近畿地方, Kinki: 大阪府, 兵庫県, 京都府, 滋賀県, 奈良県, 和歌山県
中国地方, Chugoku: 広島県, 岡山県, 山口県, 鳥取県, 島根県
四国, 四国地方, Shikoku: 香川県, 徳島県, 愛媛県, 高知県
九州, 九州地方, Kyushu: 福岡県, 佐賀県, 長崎県, 熊本県, 大分県, 宮崎県, 鹿児島県
華東, 华东: 上海, 江苏, 浙江, 安徽, 山东, 福建, 江西
長江デルタ, 长三角: 上海, 江苏, 浙江, 安徽
華南, 华南: 广东, 广西, 海南
華北, 华北: 北京, 天津, 河北, 山西, 内蒙古
Nord Italia, Italia settentrionale, Norte de Italia, Northern Italy, 北イタリア: Lombardia, Piemonte, Veneto, Emilia-Romagna, Liguria, Friuli Venezia Giulia, Trentino-Alto Adige, Valle d’Aosta
Triveneto, Nord-Est Italia: Veneto, Friuli Venezia Giulia, Trentino-Alto Adige
Centro Italia, Italia centrale, Central Italy: Toscana, Lazio, Marche, Umbria
Sud Italia, Mezzogiorno, Italia meridionale, Southern Italy: Campania, Puglia, Calabria, Basilicata, Abruzzo, Molise, Sicilia, Sardegna
New England, Nueva Inglaterra: Massachusetts, Connecticut, Maine, New Hampshire, Vermont, Rhode Island
Midwest, American Midwest: Ohio, Michigan, Indiana, Illinois, Wisconsin, Minnesota, Iowa, Missouri, Kansas, Nebraska
`

/** What an area is called, in any language, and the places that are in it. */
export const areaLines: readonly { called: readonly string[]; places: readonly string[] }[] = areas
  .trim()
  .split('\n')
  .map((line) => {
    const [called, places] = line.split(': ') as [string, string]
    return { called: called.split(', '), places: places.split(', ') }
  })

/** Everything that an area is called. */
export const areaNames: readonly string[] = areaLines.flatMap(({ called }) => called)
