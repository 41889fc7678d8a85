// All invented: no real side, competition or player is meant.
const PLACES = {
  nigeria:
    'Eko,Ibadan,Kano,Zaria,Jos,Benin,Warri,Calabar,Onitsha,Ilorin,Akure,Abeokuta,Minna,Sokoto,Lokoja,Owerri,Badagry,Yola,Uyo,Bauchi',
  west: 'Accra,Kumasi,Tamale,Dakar,Thies,Bamako,Lome,Cotonou,Abidjan,Bouake,Banjul,Niamey,Conakry,Freetown,Monrovia,Praia,Kaolack,Parakou',
  east: 'Nairobi,Mombasa,Kisumu,Nakuru,Kampala,Jinja,Entebbe,Gulu,Kigali,Huye,Arusha,Dodoma,Tanga,Moshi,Zanzibar,Asmara,Bujumbura,Juba',
  south:
    'Lusaka,Ndola,Harare,Bulawayo,Maputo,Beira,Windhoek,Gaborone,Francistown,Luanda,Durban,Pretoria,Polokwane,Kimberley,Lilongwe,Blantyre,Maseru,Mbabane',
  europe:
    'Lisbon,Leeds,Ghent,Malmo,Bergen,Cork,Toledo,Bruges,Aarhus,Turku,Graz,Basel,Lille,Bologna,Brno,Gdansk,Leipzig,Split,Utrecht,Cardiff',
  pampas:
    'Porto Alegre,Cordoba,Rosario,Mendoza,Montevideo,Salto,Santos,Curitiba,Recife,Belem,Asuncion,Tarija,Sucre,Valdivia,Iquique,Campinas,Cusco,Arequipa',
  pacific:
    'Tacoma,Fresno,Sacramento,Tijuana,Ensenada,Spokane,Eugene,Victoria,Nanaimo,Reno,Boise,Kelowna,Monterey,Mexicali,Salem,Stockton,Oakland,Burnaby',
  caribbean:
    'Kingston,Bridgetown,Georgetown,Castries,Roseau,Basseterre,Kingstown,Arima,Montego,Soufriere,Berbice,Chaguanas,Portmore,Linden,Speightstown,Vieux Fort,Mandeville,Charlestown',
  monsoon:
    'Pune,Galle,Lahore,Dhaka,Kandy,Multan,Nagpur,Kochi,Sylhet,Khulna,Jaffna,Indore,Mysore,Sialkot,Rajshahi,Matara,Surat,Quetta',
  harbour:
    'Osaka,Busan,Da Nang,Cebu,Penang,Kuching,Medan,Bandung,Davao,Hue,Taichung,Nagoya,Sendai,Daegu,Incheon,Kobe,Ipoh,Iloilo',
  seas: 'Perth,Hobart,Napier,Dunedin,Cairns,Geelong,Nelson,Suva,Nadi,Hamilton,Darwin,Bendigo,Ballarat,Wollongong,Tauranga,Timaru,Mackay,Rotorua',
};
const NICKNAMES =
  'Lanterns,Drummers,Weavers,Kites,Potters,Bronzes,Tides,Canoes,Traders,Granites,Cocoas,Boulders,Anvils,Camels,Confluence,Mangroves,Beacons,Herons,Palms,Plateaus,Dunes,Dyers,Yams,Ferries,Hornbills,Kola,Pangolins,Turacos,Ibises,Cowries,Baobabs,Dhows,Egrets,Genets,Orchards,Lighthouses,Looms,Monsoons,Ramparts,Otters,Sunbirds,Cloves'.split(
    ',',
  );

export type Region = keyof typeof PLACES;

/** One side for each place. Nicknames are chosen so that no two competitions of a region share a side. */
export function sides(region: Region, first: number, count = 18): string[] {
  return PLACES[region]
    .split(',')
    .slice(0, count)
    .map((place, index) => `${place} ${NICKNAMES[(index * 5 + first) % NICKNAMES.length] ?? ''}`);
}

/** Hours ahead of UTC. Where a region has several clocks, one stands for all. */
export const UTC: Record<Region, number> = {
  nigeria: 1,
  west: 0,
  east: 3,
  south: 2,
  europe: 1,
  pampas: -3,
  pacific: -8,
  caribbean: -4,
  monsoon: 5.5,
  harbour: 8,
  seas: 11,
};
