import type { domainTexts as english } from '../../en/console/domains.ts';

/** Texts of the screens "Domain" and "Mail sender". */
export const domainTexts = {
  domain: 'Domain',
  intro:
    'Unter diesen Domains erreichen Besucher Ihren Shop. Suchmaschinen, E-Mails und Links nennen die Hauptdomain, und Ihre anderen Domains können Besucher dorthin weiterleiten.',
  noPrimary: 'Es ist keine Hauptdomain gewählt, daher zeigt jede Domain den Shop unter ihrem eigenen Namen.',
  yourDomains: 'Ihre Domains',
  isPrimary: 'Hauptdomain',
  inLanguage: 'auf {language}',
  checked: 'Geprüft {time}.',
  check: 'Prüfen',
  checkHidden: 'die Domain {hostname}',
  checking: 'Wird geprüft …',
  makePrimary: 'Zur Hauptdomain machen',
  makePrimaryTitle: '{hostname} zur Hauptdomain machen?',
  makePrimaryText:
    'Suchmaschinen, E-Mails und Links nennen ab jetzt diese Domain. Besucher der bisherigen Hauptdomain werden hierher weitergeleitet. Besucher mit einem Warenkorb bleiben, wo sie sind, bis sie gekauft haben. An der neuen Hauptdomain muss man sich neu anmelden, und ein Passkey gilt nur an der Domain, an der er angelegt wurde.',
  makePrimaryFirst:
    'Suchmaschinen, E-Mails und Links nennen ab jetzt diese Domain. Besucher Ihrer anderen Domains werden hierher weitergeleitet, außer eine Domain hat eine eigene Sprache. Das können Sie für jede Domain abschalten. Besucher mit einem Warenkorb bleiben, wo sie sind, bis sie gekauft haben. An der neuen Hauptdomain muss man sich neu anmelden, und ein Passkey gilt nur an der Domain, an der er angelegt wurde.',
  primaryIsSet: '{hostname} ist die Hauptdomain.',
  endPrimary: 'Keine Hauptdomain verwenden',
  endPrimaryTitle: 'Keine Hauptdomain verwenden?',
  endPrimaryText:
    'Jede Ihrer Domains zeigt den Shop wieder unter ihrem eigenen Namen, und keine leitet zu einer anderen weiter.',
  primaryIsEnded: 'Es gibt keine Hauptdomain mehr.',
  leads: 'Besucher dieser Domain zu {primary} weiterleiten',
  leadsNow: 'Besucher von {hostname} werden zur Hauptdomain weitergeleitet.',
  leadsNoMore: 'Besucher von {hostname} bleiben dort.',
  remove: 'Entfernen',
  removeTitle: '{hostname} entfernen?',
  removeText: 'Wer zu dieser Domain kommt, findet den Shop dort nicht mehr.',
  isRemoved: 'Die Domain ist entfernt.',
  isInUse:
    'Um die Domain zu entfernen, die Sie gerade verwenden, öffnen Sie die Verwaltung unter einer anderen Domain.',
  primaryStays: 'Um die Hauptdomain zu entfernen, machen Sie zuerst eine andere Domain zur Hauptdomain.',

  addDomain: 'Domain hinzufügen',
  newDomain: 'Neue Domain',
  newDomainHint: 'Ohne https://, etwa shop.example.com. Fügen Sie den Namen mit www. als eigene Domain hinzu.',
  enterDomain: 'Geben Sie einen Namen wie shop.example.com ein.',
  language: 'Sprache der Domain',
  shopsOwn: 'Die Sprache des Shops',
  add: 'Domain hinzufügen',
  isAdded: '{hostname} ist hinzugefügt. Folgen Sie den Schritten unter der Domain, und prüfen Sie sie dann.',

  howTo: 'So verbinden Sie {hostname}',
  elsewhereDns: 'Melden Sie sich dort an, wo Sie die Domain gekauft haben, und öffnen Sie die DNS-Einstellungen.',
  addRecord: 'Fügen Sie einen Eintrag mit diesen Werten hinzu:',
  recordType: 'Typ',
  recordName: 'Name',
  recordValue: 'Wert',
  removeOthers: 'Entfernen Sie andere Einträge vom Typ A, AAAA oder CNAME mit demselben Namen.',
  apex: 'Eine Domain ohne Teil davor, etwa example.com, braucht einen Anbieter, der dort einen solchen Eintrag zulässt (CNAME-Flattening, ALIAS oder ANAME). Wenn Ihrer das nicht tut, verwenden Sie www.',
  toldOperator:
    'Sagen Sie der Person, die den Server betreibt, dass die Domain als Custom Hostname hinzugefügt werden soll.',
  toCloudflare:
    'Fügen Sie die Domain dem Cloudflare-Konto des Servers hinzu, und tragen Sie dort, wo Sie die Domain gekauft haben, die beiden Nameserver ein, die Cloudflare zeigt. Für eine Domain, die schon bei Cloudflare ist, ist nichts zu tun.',
  customDomain:
    'Öffnen Sie bei Cloudflare Workers & Pages, dann den Worker des Shops, Settings, Domains & Routes. Klicken Sie auf „Add“, wählen Sie „Custom domain“, und geben Sie {hostname} ein.',
  cloudflareDoes: 'Cloudflare legt den DNS-Eintrag und das Zertifikat automatisch an. Das dauert einige Minuten.',
  thenCheck: 'Kommen Sie hierher zurück, und klicken Sie auf „Prüfen“.',

  works: 'Funktioniert',
  worksText: 'Diese Domain führt zu Ihrem Shop.',
  noRecords: 'Keine DNS-Einträge',
  noRecordsText:
    'Das DNS kennt diese Domain noch nicht. Folgen Sie den Schritten unten. Es kann bis zu einer Stunde dauern, bis ein neuer Eintrag überall gefunden wird.',
  elsewhere: 'Führt woandershin',
  elsewhereText:
    'Unter dieser Domain antwortet etwas anderes als Ihr Shop. Ihre DNS-Einträge führen zu einem anderen Server.',
  otherShop: 'Führt zu einem anderen Shop',
  otherShopText:
    'Diese Domain führt zu diesem Server, der dort einen anderen Shop zeigt. Wenden Sie sich an die Person, die den Server betreibt.',
  noAnswer: 'Keine Antwort',
  noAnswerText:
    'Das DNS kennt diese Domain, aber dort antwortet nichts. Wenn Sie die Domain gerade verbunden haben, wird ihr Zertifikat noch ausgestellt: Prüfen Sie in einigen Minuten noch einmal.',
  unproven: 'Nachzuweisen',
  unprovenText:
    'Der Shop hat noch nicht nachgewiesen, dass diese Domain Ihnen gehört. Bis dahin ist er darüber nicht zu erreichen.',
  proveIt:
    'Fügen Sie diesen Eintrag dort hinzu, wo das DNS der Domain verwaltet wird, und prüfen Sie dann. Jeder kann eine Domain nennen, aber nur ihr Inhaber kann den Eintrag setzen. Eine Domain ohne Nachweis verschwindet nach 14 Tagen aus dieser Liste.',
  unknown: 'Nicht bekannt',
  unknownText:
    'Das DNS war nicht erreichbar, und die Domain hat nicht geantwortet. Über Ihre Einträge sagt das nichts. Prüfen Sie in einer Minute noch einmal.',
  local: 'Lokaler Name',
  localText: 'Dieser Name gilt nur auf Ihrem eigenen Computer oder in Ihrem Netz. Besucher erreichen ihn nicht.',
  inUse: 'In Verwendung',
  inUseText: 'Sie verwenden diese Domain gerade, also führt sie zu Ihrem Shop.',
  notChecked: 'Nicht geprüft',
  notCheckedText: 'Noch hat niemand geprüft, ob diese Domain zu Ihrem Shop führt.',
  found: 'Im DNS gefunden: {records}.',
  oldAnswers: 'Andere Server verwenden bis zu {minutes} Minuten lang vielleicht noch eine alte Antwort.',

  mailSender: 'E-Mail-Absender',
  mailIntro:
    'Bestellbestätigungen, Versandmitteilungen und alle anderen E-Mails Ihres Shops kommen von diesem Absender.',
  mailsNow: 'Ihre E-Mails jetzt',
  comesFrom: 'Von {name} <{address}>',
  stateOwn: 'Eigene Adresse',
  stateServer: 'Adresse des Servers',
  stateNone: 'Es wird keine E-Mail gesendet',
  noneText:
    'Der Server hat keine Adresse, von der er E-Mails senden kann. E-Mails warten und werden gesendet, sobald ein Absender funktioniert: Geben Sie unten Ihre eigene Adresse ein, und richten Sie deren Domain ein, oder fragen Sie die Person, die den Server betreibt.',
  waitsForCheck:
    'Ihre eigene Adresse {address} wird verwendet, sobald ihre Domain die Prüfung unten bestanden hat. Bis dahin gehen Antworten von Kunden an sie.',
  refused:
    'Der E-Mail-Dienst hat {address} am {time} abgelehnt ({code}), daher kommen E-Mails wieder vom Server. Prüfen Sie die Einträge unten; Ihre Adresse wird wieder verwendet, sobald die Prüfung gelingt.',
  sendTest: 'Test-E-Mail an mich senden',
  sending: 'Wird gesendet …',
  testSent:
    'Eine Test-E-Mail von {from} ist unterwegs an {recipient}. Wenn sie nicht in einigen Minuten ankommt, sehen Sie im Spam-Ordner und unter „E-Mails“ nach.',
  sender: 'Absender',
  senderAddress: 'Absenderadresse',
  senderAddressHint:
    'Eine Adresse Ihrer eigenen Domain, etwa hallo@shop.example. Lassen Sie das Feld leer, um die Adresse des Servers zu verwenden.',
  senderName: 'Absendername',
  senderNameHint: 'Empfänger sehen diesen Namen. Lassen Sie das Feld leer, um den Namen des Shops zu verwenden.',
  recordsOf: 'Einträge von {domain}',
  onboard:
    'Öffnen Sie bei Cloudflare Compute, Email Service, Email Sending, und klicken Sie auf „Onboard Domain“. Wählen Sie {domain}. Die Domain muss im Cloudflare-Konto des Servers sein.',
  cloudflareAdds: 'Cloudflare fügt die Einträge für SPF, DKIM, DMARC und Rückläufer automatisch hinzu.',
  addOwner: 'Fügen Sie den ersten Eintrag unten selbst hinzu. Er besagt, dass dieser Shop die Domain verwenden darf.',
  checkRecords: 'Einträge prüfen',
  allDone: 'Alle Einträge stimmen.',
  someMissing:
    'Einige Einträge fehlen oder sind falsch. Es kann bis zu einer Stunde dauern, bis neue Einträge gefunden werden.',
  someUnknown:
    'Das DNS war nicht erreichbar. Über Ihre Einträge sagt das nichts. Prüfen Sie in einer Minute noch einmal.',
  owner: 'Inhaber',
  ownerText: 'Besagt, dass dieser Shop E-Mails der Domain senden darf.',
  spf: 'SPF',
  spfText: 'Besagt, welche Server E-Mails der Domain senden dürfen.',
  dkim: 'DKIM',
  dkimText: 'Damit prüfen Empfänger, dass eine E-Mail unverändert ist.',
  dmarc: 'DMARC',
  dmarcText: 'Besagt, was Empfänger mit gefälschten E-Mails tun.',
  bounces: 'Rückläufer',
  bouncesText: 'Meldet Cloudflare, welche E-Mails nicht ankamen.',
  done: 'Erledigt',
  missing: 'Fehlt',
  wrong: 'Falsch',
  notKnown: 'Nicht bekannt',
  valueOfCloudflare: 'Den Wert zeigt Cloudflare.',
  foundValue: 'Gefunden',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Ihr Browser erlaubt das Kopieren nicht. Markieren Sie stattdessen den Text.',
} as const satisfies Record<keyof typeof english, string>;
