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
  'Adewumi,Okafor,Danladi,Balogun,Nwankwo,Garba,Ogunleye,Ezeani,Lawal,Umeh,Mensahene,Asantewa,Otieno,Mwakasege,Chikore,Dlaminu,Raghani,Patelkar,Qadari,Siddiqan,Perawela,Jayakodi,Farrowby,Tarrant,Quintela,Marchetti,Lindahl,Haugen,Morikawa,Seo'.split(
    ',',
  );

/** Distinct full names, always the same for the same list and offset. */
export function fullNames(first: readonly string[], offset: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const given = first[(index + offset) % first.length] ?? '';
    return `${given} ${SURNAMES[(index * 7 + offset * 3) % SURNAMES.length] ?? ''}`;
  });
}
