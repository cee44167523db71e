/** Japanese cities: Latin and Japanese name, prefecture code, its two names, first digits of the postal code, area code. */
export const japaneseCities = (
  'Kishiwada 岸和田市 27 Osaka 大阪府 596 72|Higashiosaka 東大阪市 27 Osaka 大阪府 577 6|Sakai 堺市 27 Osaka 大阪府 590 72|Yao 八尾市 27 Osaka 大阪府 581 72|' +
  'Suwa 諏訪市 20 Nagano 長野県 392 266|Okaya 岡谷市 20 Nagano 長野県 394 266|Matsumoto 松本市 20 Nagano 長野県 390 263|Ueda 上田市 20 Nagano 長野県 386 268|' +
  'Hamamatsu 浜松市 22 Shizuoka 静岡県 430 53|Numazu 沼津市 22 Shizuoka 静岡県 410 55|Fuji 富士市 22 Shizuoka 静岡県 417 545|Shimada 島田市 22 Shizuoka 静岡県 427 547|' +
  'Toyohashi 豊橋市 23 Aichi 愛知県 440 532|Okazaki 岡崎市 23 Aichi 愛知県 444 564|Ichinomiya 一宮市 23 Aichi 愛知県 491 586|Kariya 刈谷市 23 Aichi 愛知県 448 566|Seto 瀬戸市 23 Aichi 愛知県 489 561|' +
  'Seki 関市 21 Gifu 岐阜県 501 575|Ogaki 大垣市 21 Gifu 岐阜県 503 584|Kuwana 桑名市 24 Mie 三重県 511 594|Yokkaichi 四日市市 24 Mie 三重県 510 59|' +
  'Tsubame 燕市 15 Niigata 新潟県 959 256|Nagaoka 長岡市 15 Niigata 新潟県 940 258|Takaoka 高岡市 16 Toyama 富山県 933 766|Komatsu 小松市 17 Ishikawa 石川県 923 761|Sabae 鯖江市 18 Fukui 福井県 916 778|' +
  'Himeji 姫路市 28 Hyogo 兵庫県 670 79|Amagasaki 尼崎市 28 Hyogo 兵庫県 660 6|Miki 三木市 28 Hyogo 兵庫県 673 794|Kurashiki 倉敷市 33 Okayama 岡山県 710 86|Fukuyama 福山市 34 Hiroshima 広島県 720 84|Kure 呉市 34 Hiroshima 広島県 737 823|' +
  'Niihama 新居浜市 38 Ehime 愛媛県 792 897|Imabari 今治市 38 Ehime 愛媛県 794 898|Kitakyushu 北九州市 40 Fukuoka 福岡県 800 93|Kurume 久留米市 40 Fukuoka 福岡県 830 942|Okawa 大川市 40 Fukuoka 福岡県 831 944|' +
  'Ota 太田市 10 Gunma 群馬県 373 276|Kiryu 桐生市 10 Gunma 群馬県 376 277|Oyama 小山市 09 Tochigi 栃木県 323 285|Hitachinaka ひたちなか市 08 Ibaraki 茨城県 312 29|Kawaguchi 川口市 11 Saitama 埼玉県 332 48|Sayama 狭山市 11 Saitama 埼玉県 350 4|' +
  'Ichikawa 市川市 12 Chiba 千葉県 272 47|Hachioji 八王子市 13 Tokyo 東京都 192 42|Ome 青梅市 13 Tokyo 東京都 198 428|Sagamihara 相模原市 14 Kanagawa 神奈川県 252 42|Hiratsuka 平塚市 14 Kanagawa 神奈川県 254 463|' +
  'Kofu 甲府市 19 Yamanashi 山梨県 400 55|Koriyama 郡山市 07 Fukushima 福島県 963 24|Yonezawa 米沢市 06 Yamagata 山形県 992 238|Kitakami 北上市 03 Iwate 岩手県 024 197|Ishinomaki 石巻市 04 Miyagi 宮城県 986 225|' +
  'Muroran 室蘭市 01 Hokkaido 北海道 050 143|Obihiro 帯広市 01 Hokkaido 北海道 080 155|Kusatsu 草津市 25 Shiga 滋賀県 525 77|Uji 宇治市 26 Kyoto 京都府 611 774|Kashihara 橿原市 29 Nara 奈良県 634 744|Kumamoto 熊本市 43 Kumamoto 熊本県 862 96'
)
  .split('|')
  .map((line) => {
    const [city, cityJa, state, prefecture, prefectureJa, zip, area] = line.split(' ') as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    return { city, cityJa, stateID: `JP-${state}`, prefecture, prefectureJa, zip, area }
  })
