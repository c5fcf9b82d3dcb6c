/** Texts about a file of requests to import and its lines. */

export const referenceTwice = (line: string | number) => `Deze referentie staat ook op regel ${line}.`;
export const quotesBroken = "Deze regel is niet te lezen: aanhalingstekens kloppen niet.";
export const headerMissing = "Het bestand heeft geen regel met namen van kolommen.";
export const columnsDiffer = (columns: string | number, named: string | number) =>
	`Deze regel heeft ${columns} kolommen; de eerste regel noemt er ${named}.`;
export const columnNameless = (number: string | number) => `Kolom ${number} heeft geen naam.`;
export const columnTwice = (name: string | number) => `De kolom "${name}" staat er twee keer in.`;
export const lineNotJson = "Deze regel is geen JSON.";
export const line = (number: string | number) => `regel ${number}`;
export const fileNotJson = (place: string | number) => `Het bestand is geen JSON: ${place}.`;
export const fileType = "Alleen bestanden van het type .csv, .json en .ndjson worden gelezen.";
export const notUtf8 = "Het bestand is geen UTF-8. Sla het op als UTF-8, in een rekenblad: 'CSV UTF-8'.";
export const judgedAlready = "al beoordeeld, niet gewijzigd";
export const inAnotherMunicipality = "in een andere gemeente dan eerst, niet gewijzigd";
export const listAsked = 'Hier hoort een lijst van aanvragen te staan, of een object met een lijst "requests".';
