/**
 * Towns by country, the larger ones first: `name=other name;region;latitude;longitude`, separated by `|`. A region is the
 * part of ISO 3166-2 after the hyphen, in countries whose addresses name one. Degrees have two digits, some 1 km.
 */
export const CITIES: Readonly<Record<string, string>> = {
  US:
    'New York=New York City;NY;40.71;-74.01|Los Angeles;CA;34.05;-118.24|Chicago;IL;41.88;-87.63|Houston;TX;29.76;-95.37|' +
    'Phoenix;AZ;33.45;-112.07|Philadelphia;PA;39.95;-75.17|San Antonio;TX;29.42;-98.49|San Diego;CA;32.72;-117.16|' +
    'Dallas;TX;32.78;-96.8|San Jose;CA;37.34;-121.89|Austin;TX;30.27;-97.74|Jacksonville;FL;30.33;-81.66|' +
    'Fort Worth;TX;32.76;-97.33|Columbus;OH;39.96;-83|Charlotte;NC;35.23;-80.84|San Francisco;CA;37.77;-122.42|' +
    'Indianapolis;IN;39.77;-86.16|Seattle;WA;47.61;-122.33|Denver;CO;39.74;-104.99|Washington;DC;38.91;-77.04|' +
    'Boston;MA;42.36;-71.06|El Paso;TX;31.76;-106.49|Nashville;TN;36.16;-86.78|Detroit;MI;42.33;-83.05|' +
    'Oklahoma City;OK;35.47;-97.52|Portland;OR;45.52;-122.68|Las Vegas;NV;36.17;-115.14|Memphis;TN;35.15;-90.05|' +
    'Louisville;KY;38.25;-85.76|Baltimore;MD;39.29;-76.61|Milwaukee;WI;43.04;-87.91|Albuquerque;NM;35.08;-106.65|' +
    'Tucson;AZ;32.22;-110.97|Fresno;CA;36.75;-119.77|Sacramento;CA;38.58;-121.49|Mesa;AZ;33.42;-111.83|' +
    'Kansas City;MO;39.1;-94.58|Atlanta;GA;33.75;-84.39|Omaha;NE;41.26;-95.93|Colorado Springs;CO;38.83;-104.82|' +
    'Raleigh;NC;35.78;-78.64|Miami;FL;25.76;-80.19|Long Beach;CA;33.77;-118.19|Virginia Beach;VA;36.85;-75.98|' +
    'Oakland;CA;37.8;-122.27|Minneapolis;MN;44.98;-93.27|Tulsa;OK;36.15;-95.99|Tampa;FL;27.95;-82.46|' +
    'Arlington;TX;32.74;-97.11|New Orleans;LA;29.95;-90.07|Wichita;KS;37.69;-97.34|Cleveland;OH;41.5;-81.69|' +
    'Honolulu;HI;21.31;-157.86|Anchorage;AK;61.22;-149.9|Pittsburgh;PA;40.44;-80|Cincinnati;OH;39.1;-84.51|' +
    'Saint Paul;MN;44.95;-93.09|St. Louis=Saint Louis;MO;38.63;-90.2|Orlando;FL;28.54;-81.38|Buffalo;NY;42.89;-78.88|' +
    'Madison;WI;43.07;-89.4|Salt Lake City;UT;40.76;-111.89|Boise;ID;43.62;-116.2|Richmond;VA;37.54;-77.44|' +
    'Des Moines;IA;41.59;-93.62|Spokane;WA;47.66;-117.43|Rochester;NY;43.16;-77.61|Providence;RI;41.82;-71.41|' +
    'Hartford;CT;41.77;-72.67|Burlington;VT;44.48;-73.21|Portland;ME;43.66;-70.26|Manchester;NH;42.99;-71.46|' +
    'Newark;NJ;40.74;-74.17|Jersey City;NJ;40.72;-74.04|Charleston;SC;32.78;-79.93|Charleston;WV;38.35;-81.63|' +
    'Birmingham;AL;33.52;-86.8|Jackson;MS;32.3;-90.18|Little Rock;AR;34.75;-92.29|Sioux Falls;SD;43.55;-96.73|' +
    'Fargo;ND;46.88;-96.79|Billings;MT;45.78;-108.5|Cheyenne;WY;41.14;-104.82|Wilmington;DE;39.75;-75.55|' +
    'Brooklyn;NY;40.65;-73.95|Ann Arbor;MI;42.28;-83.74|Eugene;OR;44.05;-123.09|Santa Fe;NM;35.69;-105.94|Astoria;OR;46.19;-123.83',
  CA:
    'Toronto;ON;43.65;-79.38|Montréal;QC;45.5;-73.57|Vancouver;BC;49.28;-123.12|Calgary;AB;51.05;-114.07|' +
    'Edmonton;AB;53.55;-113.49|Ottawa;ON;45.42;-75.7|Winnipeg;MB;49.9;-97.14|Québec=Quebec City;QC;46.81;-71.21|' +
    'Hamilton;ON;43.26;-79.87|Kitchener;ON;43.45;-80.49|London;ON;42.98;-81.25|Halifax;NS;44.65;-63.58|' +
    'Victoria;BC;48.43;-123.37|Saskatoon;SK;52.13;-106.67|Regina;SK;50.45;-104.62|St. John’s=Saint Johns;NL;47.56;-52.71|' +
    'Fredericton;NB;45.96;-66.64|Charlottetown;PE;46.24;-63.13|Whitehorse;YT;60.72;-135.06|Yellowknife;NT;62.45;-114.37',
  GB:
    'London;;51.51;-0.13|Birmingham;;52.49;-1.89|Leeds;;53.8;-1.55|Glasgow;;55.86;-4.25|Sheffield;;53.38;-1.47|' +
    'Manchester;;53.48;-2.24|Edinburgh;;55.95;-3.19|Liverpool;;53.41;-2.99|Bristol;;51.45;-2.59|Cardiff=Caerdydd;;51.48;-3.18|' +
    'Belfast;;54.6;-5.93|Leicester;;52.64;-1.13|Nottingham;;52.95;-1.15|Newcastle upon Tyne;;54.98;-1.61|Brighton;;50.82;-0.14|' +
    'York;;53.96;-1.08|Oxford;;51.75;-1.26|Cambridge;;52.21;0.12|Bath;;51.38;-2.36|Aberdeen;;57.15;-2.09|Plymouth;;50.38;-4.14|' +
    'Norwich;;52.63;1.3',
  IE: 'Dublin=Baile Átha Cliath;;53.35;-6.26|Cork=Corcaigh;;51.9;-8.47|Limerick=Luimneach;;52.66;-8.63|Galway=Gaillimh;;53.27;-9.06',
  AU:
    'Sydney;NSW;-33.87;151.21|Melbourne;VIC;-37.81;144.96|Brisbane;QLD;-27.47;153.03|Perth;WA;-31.95;115.86|' +
    'Adelaide;SA;-34.93;138.6|Gold Coast;QLD;-28.02;153.4|Canberra;ACT;-35.28;149.13|Newcastle;NSW;-32.93;151.78|' +
    'Hobart;TAS;-42.88;147.33|Darwin;NT;-12.46;130.84',
  NZ: 'Auckland;;-36.85;174.76|Christchurch;;-43.53;172.64|Wellington;;-41.29;174.78|Hamilton;;-37.79;175.28|Dunedin;;-45.87;170.5',
  DE:
    'Berlin;;52.52;13.4|Hamburg;;53.55;9.99|München=Munich=Muenchen;;48.14;11.58|Köln=Cologne=Koeln;;50.94;6.96|' +
    'Frankfurt am Main;;50.11;8.68|Stuttgart;;48.78;9.18|Düsseldorf=Duesseldorf;;51.23;6.78|Leipzig;;51.34;12.37|' +
    'Dortmund;;51.51;7.47|Essen;;51.46;7.01|Bremen;;53.08;8.8|Dresden;;51.05;13.74|Hannover=Hanover;;52.37;9.73|' +
    'Nürnberg=Nuremberg=Nuernberg;;49.45;11.08|Duisburg;;51.43;6.76|Bochum;;51.48;7.22|Wuppertal;;51.26;7.15|' +
    'Bielefeld;;52.02;8.53|Bonn;;50.74;7.1|Münster=Muenster;;51.96;7.63|Karlsruhe;;49.01;8.4|Mannheim;;49.49;8.47|' +
    'Augsburg;;48.37;10.9|Wiesbaden;;50.08;8.24|Aachen;;50.78;6.08|Kiel;;54.32;10.14|Freiburg im Breisgau;;48;7.85|' +
    'Lübeck=Luebeck;;53.87;10.69|Mainz;;50;8.27|Erfurt;;50.98;11.03|Rostock;;54.09;12.1|Kassel;;51.31;9.5|Potsdam;;52.4;13.06|' +
    'Heidelberg;;49.4;8.67|Regensburg;;49.02;12.1|Würzburg=Wuerzburg;;49.79;9.95|Ulm;;48.4;9.99|Göttingen=Goettingen;;51.54;9.92|' +
    'Jena;;50.93;11.59|Tübingen=Tuebingen;;48.52;9.06|Weimar;;50.98;11.33',
  AT: 'Wien=Vienna;;48.21;16.37|Graz;;47.07;15.44|Linz;;48.31;14.29|Salzburg;;47.8;13.04|Innsbruck;;47.27;11.39|Klagenfurt;;46.62;14.31|Bregenz;;47.5;9.75',
  CH: 'Zürich=Zurich=Zuerich;;47.37;8.54|Genève=Geneva=Genf;;46.2;6.14|Basel;;47.56;7.59|Lausanne;;46.52;6.63|Bern=Berne;;46.95;7.45|Winterthur;;47.5;8.72|Luzern=Lucerne;;47.05;8.31|St. Gallen=Sankt Gallen;;47.42;9.37|Lugano;;46;8.95',
  FR:
    'Paris;;48.86;2.35|Marseille;;43.3;5.37|Lyon;;45.76;4.84|Toulouse;;43.6;1.44|Nice;;43.7;7.27|Nantes;;47.22;-1.55|' +
    'Montpellier;;43.61;3.88|Strasbourg;;48.57;7.75|Bordeaux;;44.84;-0.58|Lille;;50.63;3.06|Rennes;;48.12;-1.68|Reims;;49.26;4.03|' +
    'Grenoble;;45.19;5.72|Dijon;;47.32;5.04|Brest;;48.39;-4.49|Annecy;;45.9;6.13',
  ES:
    'Madrid;;40.42;-3.7|Barcelona;;41.39;2.17|Valencia=València;;39.47;-0.38|Sevilla=Seville;;37.39;-5.99|Zaragoza;;41.65;-0.89|' +
    'Málaga;;36.72;-4.42|Murcia;;37.98;-1.13|Palma;;39.57;2.65|Bilbao=Bilbo;;43.26;-2.93|Alicante=Alacant;;38.35;-0.48|' +
    'Granada;;37.18;-3.6|San Sebastián=Donostia;;43.32;-1.98',
  IT:
    'Roma=Rome;;41.9;12.5|Milano=Milan;;45.46;9.19|Napoli=Naples;;40.85;14.27|Torino=Turin;;45.07;7.69|Palermo;;38.12;13.36|' +
    'Genova=Genoa;;44.41;8.93|Bologna;;44.49;11.34|Firenze=Florence;;43.77;11.26|Bari;;41.12;16.87|Venezia=Venice;;45.44;12.33|Verona;;45.44;10.99',
  NL: 'Amsterdam;;52.37;4.9|Rotterdam;;51.92;4.48|Den Haag=The Hague;;52.08;4.31|Utrecht;;52.09;5.12|Eindhoven;;51.44;5.48|Groningen;;53.22;6.57|Maastricht;;50.85;5.69|Leiden;;52.16;4.49',
  BE: 'Brussel=Bruxelles=Brussels;;50.85;4.35|Antwerpen=Antwerp=Anvers;;51.22;4.4|Gent=Ghent=Gand;;51.05;3.72|Liège=Luik;;50.63;5.57|Brugge=Bruges;;51.21;3.22|Leuven=Louvain;;50.88;4.7',
  LU: 'Luxembourg=Luxemburg;;49.61;6.13',
  PT: 'Lisboa=Lisbon;;38.72;-9.14|Porto;;41.15;-8.61|Braga;;41.55;-8.43|Coimbra;;40.21;-8.43|Faro;;37.02;-7.93',
  PL: 'Warszawa=Warsaw;;52.23;21.01|Kraków=Cracow;;50.06;19.94|Łódź;;51.76;19.46|Wrocław;;51.11;17.03|Poznań;;52.41;16.93|Gdańsk;;54.35;18.65|Szczecin;;53.43;14.55|Lublin;;51.25;22.57',
  SE: 'Stockholm;;59.33;18.07|Göteborg=Gothenburg;;57.71;11.97|Malmö;;55.6;13|Uppsala;;59.86;17.64',
  DK: 'København=Copenhagen;;55.68;12.57|Aarhus=Århus;;56.16;10.2|Odense;;55.4;10.39|Aalborg=Ålborg;;57.05;9.92',
  NO: 'Oslo;;59.91;10.75|Bergen;;60.39;5.32|Trondheim;;63.43;10.4|Stavanger;;58.97;5.73',
  FI: 'Helsinki=Helsingfors;;60.17;24.94|Tampere=Tammerfors;;61.5;23.76|Turku=Åbo;;60.45;22.27|Oulu=Uleåborg;;65.01;25.47',
  IS: 'Reykjavík;;64.15;-21.94',
  CZ: 'Praha=Prague=Prag;;50.08;14.44|Brno;;49.2;16.61|Ostrava;;49.83;18.29',
  SK: 'Bratislava;;48.15;17.11|Košice;;48.72;21.26',
  HU: 'Budapest;;47.5;19.04',
  SI: 'Ljubljana;;46.06;14.51',
  HR: 'Zagreb;;45.81;15.98|Split;;43.51;16.44',
  RO: 'București=Bucharest;;44.43;26.1|Cluj-Napoca;;46.77;23.6',
  BG: 'Sofia=София;;42.7;23.32',
  GR: 'Athina=Athens=Αθήνα;;37.98;23.73|Thessaloniki=Θεσσαλονίκη;;40.64;22.94',
  TR: 'İstanbul=Istanbul;;41.01;28.98|Ankara;;39.93;32.86|İzmir=Izmir;;38.42;27.14',
  UA: 'Kyiv=Kiev=Київ;;50.45;30.52|Lviv=Львів;;49.84;24.03',
  EE: 'Tallinn;;59.44;24.75',
  LV: 'Rīga;;56.95;24.11',
  LT: 'Vilnius;;54.69;25.28|Kaunas;;54.9;23.9',
  IL: 'Tel Aviv=תל אביב;;32.08;34.78|Jerusalem=ירושלים;;31.77;35.22|Haifa=חיפה;;32.79;34.99',
  AE: 'Dubai=دبي;;25.2;55.27|Abu Dhabi=أبو ظبي;;24.45;54.38',
  EG: 'Cairo=القاهرة;;30.04;31.24|Alexandria=الإسكندرية;;31.2;29.92',
  MA: 'Casablanca=الدار البيضاء;;33.57;-7.59|Rabat=الرباط;;34.02;-6.84',
  SA: 'Riyadh=الرياض;;24.71;46.68|Jeddah=جدة;;21.49;39.19',
  JP: 'Tokyo=東京;;35.68;139.69|Osaka=大阪;;34.69;135.5|Yokohama=横浜;;35.44;139.64|Nagoya=名古屋;;35.18;136.91|Sapporo=札幌;;43.06;141.35|Kyoto=京都;;35.01;135.77|Kobe=神戸;;34.69;135.2|Fukuoka=福岡;;33.59;130.4',
  CN: 'Shanghai=上海;;31.23;121.47|Beijing=北京;;39.9;116.41|Shenzhen=深圳;;22.54;114.06|Guangzhou=广州;;23.13;113.26|Hangzhou=杭州;;30.27;120.16',
  HK: 'Hong Kong=香港;;22.32;114.17',
  TW: 'Taipei=台北;;25.03;121.57',
  KR: 'Seoul=서울;;37.57;126.98|Busan=부산;;35.18;129.08',
  SG: 'Singapore;;1.35;103.82',
  MY: 'Kuala Lumpur;;3.14;101.69',
  TH: 'Bangkok=กรุงเทพ;;13.76;100.5|Chiang Mai=เชียงใหม่;;18.79;98.98',
  ID: 'Jakarta;;-6.21;106.85|Surabaya;;-7.26;112.75|Bandung;;-6.91;107.61',
  PH: 'Manila;;14.6;120.98|Cebu City;;10.32;123.89',
  IN: 'Mumbai=Bombay;;19.08;72.88|Delhi=New Delhi;;28.61;77.21|Bengaluru=Bangalore;;12.97;77.59|Hyderabad;;17.39;78.49|Chennai=Madras;;13.08;80.27|Kolkata=Calcutta;;22.57;88.36|Pune;;18.52;73.86',
  BR:
    'São Paulo;SP;-23.55;-46.63|Rio de Janeiro;RJ;-22.91;-43.17|Brasília;DF;-15.79;-47.88|Salvador;BA;-12.97;-38.5|' +
    'Fortaleza;CE;-3.73;-38.53|Belo Horizonte;MG;-19.92;-43.94|Manaus;AM;-3.12;-60.02|Curitiba;PR;-25.43;-49.27|' +
    'Recife;PE;-8.05;-34.88|Porto Alegre;RS;-30.03;-51.23|Florianópolis;SC;-27.6;-48.55',
  MX: 'Ciudad de México=Mexico City;CMX;19.43;-99.13|Guadalajara;JAL;20.67;-103.35|Monterrey;NLE;25.69;-100.32|Puebla;PUE;19.04;-98.2|Tijuana;BCN;32.51;-117.04|Mérida;YUC;20.97;-89.62',
  AR: 'Buenos Aires;;-34.6;-58.38|Córdoba;;-31.42;-64.18|Rosario;;-32.95;-60.64|Mendoza;;-32.89;-68.84',
  CL: 'Santiago;;-33.45;-70.67|Valparaíso;;-33.05;-71.62',
  CO: 'Bogotá;;4.71;-74.07|Medellín;;6.24;-75.58|Cali;;3.45;-76.53',
  PE: 'Lima;;-12.05;-77.04|Cusco;;-13.53;-71.97',
  UY: 'Montevideo;;-34.9;-56.16',
  ZA: 'Johannesburg;;-26.2;28.05|Cape Town=Kaapstad;;-33.92;18.42|Durban;;-29.86;31.02|Pretoria;;-25.75;28.19',
  KE: 'Nairobi;;-1.29;36.82',
  NG: 'Lagos;;6.52;3.38|Abuja;;9.06;7.5',
};
