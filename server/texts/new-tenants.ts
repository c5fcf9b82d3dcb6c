/** Texts about making and removing a tenant. */

export const badSlug = "Gebruik kleine letters, cijfers en losse streepjes, met een letter voorop: van twee tot en met veertig tekens.";
export const slugTaken = "Deze naam is al van een organisatie, of was dat. Kies een andere.";
export const slugReserved = "Deze naam heeft in adressen al een betekenis. Kies een andere.";
export const labelNeeded = "Geef de organisatie een naam.";
export const typeNeeded = "Geef het eerste procestype een naam.";
export const invisible = "Hierin staat een teken dat niet te zien is. Typ de naam opnieuw.";
export const badColour = "Schrijf een kleur als #RRGGBB.";
export const unknownMunicipality = (code: string) => `“${code}” is geen gemeente.`;
export const otherCountry = (name: string) => `${name} ligt niet in het gekozen land.`;
export const rolesNeeded = "Kies wie het proces uitvoert.";
export const unknownRole = (role: string) =>
	`“${role}” is geen rol van het product. Een eigen rol heeft een naam van kleine letters, cijfers en streepjes, en een opschrift.`;
export const roleTwice = (role: string) => `De rol “${role}” staat er twee keer.`;
export const badLogo = "Kies een SVG- of PNG-bestand van hoogstens 200 kB.";
export const noMore = (most: number) =>
	`Hier worden hoogstens ${most} organisaties op het scherm gemaakt. Wie het product beheert, kan er meer toestaan.`;
export const unsound = (why: string) => `Van deze antwoorden is geen organisatie te maken: ${why}`;
export const firstNote = "Waarmee de organisatie begon.";
export const inFolder =
	"Deze organisatie staat in een map van de installatie. Wie het product beheert, haalt haar weg door die map weg te halen.";
export function notEmpty({ processes, requests, locations }: Readonly<Record<"processes" | "requests" | "locations", number>>): string {
	const held = [
		counted(processes, "realisatieproces", "realisatieprocessen"),
		counted(requests, "aanvraag", "aanvragen"),
		counted(locations, "laadlocatie", "laadlocaties"),
	].filter((part) => part !== null);
	const [last, ...others] = held.reverse();
	const said = others.length === 0 ? last : `${others.reverse().join(", ")} en ${last}`;
	return `In deze organisatie is gewerkt: zij heeft ${said}. Daarom kan zij niet weg.`;
}

const counted = (count: number, one: string, several: string) => (count === 0 ? null : `${count} ${count === 1 ? one : several}`);

export const otherName = (label: string) => `Typ de naam van de organisatie zoals zij hier staat: ${label}`;
