// Hosts of addresses that anybody gets: an address there says nothing of a company, whatever website it names.
const hosts = `gmail.com googlemail.com yahoo.com ymail.com rocketmail.com myyahoo.com outlook.com hotmail.com live.com msn.com
  passport.com icloud.com me.com mac.com aol.com aim.com proton.me protonmail.com pm.me tutanota.com tuta.io gmx.com gmx.net
  gmx.de gmx.at gmx.ch gmx.us web.de freenet.de t-online.de arcor.de posteo.de mailbox.org mail.de mail.com email.com
  usa.com zoho.com zohomail.com fastmail.com fastmail.fm hey.com hushmail.com yandex.com yandex.ru ya.ru mail.ru bk.ru list.ru
  inbox.ru rambler.ru ukr.net i.ua seznam.cz centrum.cz email.cz wp.pl o2.pl onet.pl interia.pl op.pl gazeta.pl
  yahoo.co.jp yahoo.ne.jp ymail.ne.jp docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp i.softbank.jp vodafone.ne.jp nifty.com
  nifty.ne.jp biglobe.ne.jp ocn.ne.jp so-net.ne.jp plala.or.jp dion.ne.jp goo.jp goo.ne.jp infoseek.jp excite.co.jp
  rakuten.jp auone.jp hotmail.co.jp outlook.jp live.jp
  odn.ne.jp odn.ad.jp eonet.ne.jp asahi-net.or.jp zaq.ne.jp home.ne.jp hi-ho.ne.jp infoweb.ne.jp bbiq.jp mopera.net
  pdx.ne.jp ybb.ne.jp commufa.jp disney.ne.jp emobile.ne.jp catv.ne.jp
  qq.com foxmail.com vip.qq.com 163.com vip.163.com 126.com yeah.net 188.com sina.com sina.cn vip.sina.com sohu.com
  aliyun.com 139.com 189.cn wo.cn 21cn.com tom.com yahoo.com.cn yahoo.cn live.cn hotmail.com.cn
  naver.com hanmail.net daum.net nate.com kakao.com korea.com dreamwiz.com yahoo.co.kr
  yahoo.com.tw yahoo.com.hk hinet.net pchome.com.tw msa.hinet.net seed.net.tw netvigator.com
  yahoo.co.in yahoo.in rediffmail.com rediff.com indiatimes.com sify.com in.com
  yahoo.co.id yahoo.com.sg yahoo.com.my yahoo.com.ph yahoo.com.vn singnet.com.sg vnn.vn
  libero.it virgilio.it tin.it alice.it tim.it tiscali.it fastwebnet.it inwind.it iol.it email.it poste.it yahoo.it hotmail.it
  outlook.it live.it pec.it legalmail.it arubapec.it postecert.it
  orange.fr wanadoo.fr free.fr sfr.fr laposte.net bbox.fr neuf.fr yahoo.fr hotmail.fr outlook.fr live.fr
  yahoo.es hotmail.es outlook.es live.com.es telefonica.net movistar.es terra.es ono.com
  yahoo.com.mx hotmail.com.mx live.com.mx prodigy.net.mx outlook.com.mx yahoo.com.ar hotmail.com.ar live.com.ar fibertel.com.ar
  speedy.com.ar yahoo.com.co yahoo.com.pe yahoo.cl yahoo.com.ve
  uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com yahoo.com.br hotmail.com.br outlook.com.br live.com.pt sapo.pt
  yahoo.co.uk hotmail.co.uk live.co.uk outlook.co.uk btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com
  blueyonder.co.uk yahoo.de hotmail.de outlook.de live.de yahoo.ca hotmail.ca live.ca rogers.com shaw.ca bell.net sympatico.ca
  yahoo.com.au hotmail.com.au live.com.au outlook.com.au bigpond.com bigpond.net.au optusnet.com.au
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com optonline.net
  ziggo.nl kpnmail.nl planet.nl hetnet.nl home.nl xs4all.nl live.nl hotmail.nl skynet.be telenet.be proximus.be
  bluewin.ch hispeed.ch sunrise.ch telia.com bredband.net online.no hotmail.se live.se outlook.dk live.dk
  yahoo.com.tr hotmail.com.tr mynet.com walla.co.il walla.com netvision.net.il yahoo.gr otenet.gr
  mailinator.com guerrillamail.com yopmail.com 10minutemail.com temp-mail.org trashmail.com sharklasers.com dispostable.com
  getnada.com maildrop.cc moakt.com tempmail.com throwawaymail.com fakeinbox.com mailnesia.com mintemail.com
  privaterelay.appleid.com duck.com mozmail.com simplelogin.com passmail.net`

const shared: ReadonlySet<string> = new Set(hosts.split(/\s+/))

/** Whether anybody gets an address at a host, written in small letters, or at one above it: providers give addresses at hosts of theirs. */
export const isSharedMailHost = (host: string): boolean => {
  const parts = host.split('.')
  return parts.some((_, at) => shared.has(parts.slice(at).join('.')))
}
