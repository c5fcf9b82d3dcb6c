/** What the server says about making a tenant. */

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
