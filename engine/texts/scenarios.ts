/** How a scenario's outcome differs from its expectation, worded for its designer. */

export const nothingDone = "Er wordt niets in gedaan.";
export const notDone = (act: number, outcome: string) => `Bij handeling ${act} kan het niet verder: ${outcome}`;
export const wentWrong = (act: number, role: string, what: string) => `Bij handeling ${act}, door ${role}: ${what}.`;
export const andOthers = (count: number) => (count === 1 ? ", en nog een verschil" : `, en nog ${count} verschillen`);
export const refusedUnasked = (message: string, fields: readonly string[]) =>
	`geweigerd, wat niet werd verwacht (${message.replace(/\.$/, "")}${fields.length > 0 ? `: ${fields.join(", ")}` : ""})`;
export const notRefused = "gelukt, terwijl een weigering werd verwacht";
export const otherwise = (what: string, wanted: string | null, is: string) =>
	wanted === null ? `${what} is een andere dan verwacht (${is.replace(/\.$/, "")})` : `${what} is “${is}” in plaats van “${wanted}”`;
export const nothingThere = "niets";

/** The name of a file that nobody named. */
export const fileName = (number: number, extension: string) => `bestand-${number}.${extension}`;

/** The expectations that a scenario can have, by their names in the file. */
export const expectations: Readonly<Record<string, string>> = {
	refused: "de weigering",
	events: "wat er gebeurt",
	effects: "wat erop volgt",
	step: "de stap",
	label: "het opschrift",
	status: "de status",
	vkb: "het verkeersbesluit",
	marks: "de markering",
	iteration: "de ronde",
	reason: "de reden",
	"selected location": "de gekozen locatie",
	"alternative location": "de alternatieve locatie",
};
