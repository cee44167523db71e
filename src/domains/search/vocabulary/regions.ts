// Countries and regions by the names that the lists do not have, a place a line: as the lists call it, then what others call it.
export const regions = `
United States | USA, EEUU, EE.UU., America, 米国
United Kingdom | UK, Great Britain, Gran Bretagna, Gran Bretaña, England, Inghilterra, Inglaterra
Netherlands | Holland, Olanda, Holanda
Czechia | Czech Republic, Repubblica Ceca, República Checa
United Arab Emirates | UAE, Dubai, Emirati Arabi, Emiratos Árabes
South Korea | Korea, Corea
Türkiye | Turkey
Piemonte | Piedmont, Piamonte
Lombardia | Lombardy, Lombardía
Toscana | Tuscany
Puglia | Apulia
Sicilia | Sicily
Sardegna | Sardinia, Cerdeña
Trentino-Alto Adige | South Tyrol, Alto Adige, Trentino, Südtirol
Friuli Venezia Giulia | Friuli
Emilia-Romagna | Emilia Romagna, Emilia
Valle d’Aosta | Aosta Valley
Cataluña | Catalunya, Catalonia, Catalogna
Andalucía | Andalusia
País Vasco | Euskadi, Basque Country, Paesi Baschi
Comunidad Valenciana | Comunitat Valenciana, Valencian Community
Aragón | Aragona
Navarra | Navarre, Comunidad Foral de Navarra
Castilla y León | Castile and León, Castiglia e León
Illes Balears | Islas Baleares, Baleares, Balearic Islands, Baleari
Canarias | Islas Canarias, Canary Islands, Canarie
Bayern | Bavaria, Baviera
Nordrhein-Westfalen | North Rhine-Westphalia, Renania Settentrionale-Vestfalia, Renania del Norte-Westfalia
Niedersachsen | Lower Saxony, Bassa Sassonia, Baja Sajonia
Sachsen | Saxony, Sassonia, Sajonia
Hessen | Hesse, Assia
Rheinland-Pfalz | Rhineland-Palatinate, Renania-Palatinato
Thüringen | Thuringia, Turingia
Hamburg | Amburgo, Hamburgo
Berlin | Berlino
Tokyo | Tokio
Kyoto | Kioto
`
