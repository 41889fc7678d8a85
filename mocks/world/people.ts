// Common names combined at random; nobody in particular is meant.
export const MEN =
  'Tobi,Chidi,Musa,Femi,Emeka,Sani,Kunle,Obinna,Yusuf,Ifeanyi,Kwame,Kofi,Juma,Baraka,Tendai,Themba,Arjun,Ravi,Imran,Bilal,Nuwan,Kasun,Liam,Owen,Mateo,Hugo,Anders,Jonas,Kenji,Minho'.split(
    ',',
  );
export const WOMEN =
  'Ada,Ngozi,Amina,Yetunde,Chioma,Halima,Folake,Ebele,Zainab,Efua,Akosua,Wanjiru,Neema,Rutendo,Lindiwe,Priya,Kavya,Ayesha,Dilani,Grace,Niamh,Camila,Elsa,Freya,Ingrid,Yuki,Hana,Mei,Sofia,Ines'.split(
    ',',
  );
export const SURNAMES =
  'Adewumi,Okafor,Danladi,Balogun,Nwankwo,Garba,Ogunleye,Ezeani,Lawal,Umeh,Mensahene,Asantewa,Otieno,Mwakasege,Chikore,Dlaminu,Raghani,Patelkar,Qadari,Siddiqan,Perawela,Jayakodi,Farrowby,Tarrant,Quintela,Marchetti,Lindahl,Haugen,Morikawa,Seo,Abiolani,Bakareh,Chukwudin,Dosumuh,Eniolah,Fagbenro,Gyamfin,Hassanal,Idrisu,Jemibewo,Kamarau,Lesetla,Mokoenah,Nyereri,Odhiambu,Phirin,Rutagan,Sithebe,Tshukudo,Umarra,Vandermeel,Wickrama,Yadavar,Zulfikari,Bellandi,Corvinho,Drummell,Espinar,Fujikane'.split(
    ',',
  );

/** Distinct full names, up to 1,770, always the same for the same list and offset. */
export function fullNames(first: readonly string[], offset: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const place = index + offset;
    const given = first[place % first.length] ?? '';
    // The number of surnames is a prime, so that a given name meets every surname before any again.
    const surname = place * 7 + Math.floor(place / first.length);
    return `${given} ${SURNAMES[surname % SURNAMES.length] ?? ''}`;
  });
}
