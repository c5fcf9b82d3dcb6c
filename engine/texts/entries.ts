/** Messages about names and texts that people enter: tags, PIDs, views, comments. */

export const commentEmpty = "De opmerking mag niet leeg zijn.";
export const charactersRefused = (refused: string | number) =>
	`Uw invoer bevat karakters die uit veiligheidsoverweging worden geweigerd: ${refused}`;
export const alreadyListed = (label: string | number) => `'${label}' staat al in de lijst`;
export const emptyEntry = (names: string | number) => `Lege ${names} zijn niet toegestaan`;
export const entryTooLong = (names: string | number, most: string | number) => `Beperk ${names} tot maximaal ${most} tekens`;
export const listFull = (names: string | number, most: string | number) => `Er passen hoogstens ${most} ${names} in de lijst`;
export const viewNameAsked = "Geef de selectie een naam.";
