/** Texts about the obstacles to a release of a tenant's files, and how to resolve them. */

export const nothingChanged = "Er is niets gewijzigd ten opzichte van wat nu loopt.";
export const errors = (count: number, first: string) =>
	`De controle vindt ${count === 1 ? "een fout" : `${count} fouten`}: ${first} Herstel ${count === 1 ? "die" : "ze"} in het ontwerp.`;
export const unreadable = (why: string) => `Een server kan hier niet mee starten: ${why} Herstel dat in het ontwerp.`;
export const scenarios = (count: number) =>
	count === 1
		? "Een scenario gaat niet goed. Herstel de flow, of pas het scenario aan."
		: `${count} scenario's gaan niet goed. Herstel de flow, of pas de scenario's aan.`;
export const noScenario = "Dit bestand is niet als scenario te lezen.";
export const version = (severity: "safe" | "needs-mapping" | "breaking", least: string) =>
	`De flow is gewijzigd (${meanings[severity]}). Verhoog de versie naar ten minste ${least}.`;
export const versionTaken = (taken: string, free: string) =>
	`Versie ${taken} van de flow bestaat al met een andere inhoud. Verhoog de versie, bijvoorbeeld naar ${free}.`;
export const baseMoved =
	"Sinds dit ontwerp begon, is er iets anders gaan lopen. Begin een nieuw ontwerp van wat nu loopt en breng de wijzigingen daarin aan.";
export const deployment = (names: string) =>
	`Dit wordt bij de installatie bepaald en niet in een ontwerp: ${names}. Zet het terug zoals het was.`;
export const rights = (names: string) =>
	`Wie mag ontwerpen en publiceren, verandert geen uitgave: ${names}. Zet het terug; de installatie bepaalt het.`;
/** `mayApprove`: whether the reader is somebody who can. */
export const secondPerson = (why: string, mayApprove: boolean) =>
	`Een tweede persoon die het ontwerp niet heeft gewijzigd, moet het goedkeuren: ${why}. ${mayApprove ? youCan : "Vraag iemand met het recht om te publiceren."}`;
export const secondPersonBack = (why: string) =>
	`Een tweede persoon moet goedkeuren dat u teruggaat: ${why}. Vraag iemand anders met het recht om te publiceren.`;
export const tooManyToday = (most: string | number) =>
	`In 24 uur worden hoogstens ${most} uitgaven gemaakt, want elke uitgave blijft bewaard. Probeer het later opnieuw.`;
export const changedTooOften = (most: string | number) =>
	`U hebt in het afgelopen uur ${most} keer een andere uitgave laten lopen. Probeer het later opnieuw, of vraag iemand anders met het recht om te publiceren.`;
export const everyRelease = "dat geldt hier voor elke uitgave";
export const step = (code: string) => `stap ${code}`;
export const field = (label: string) => `“${label}”`;
/** Parts of a tenant's files that decide who may do what. */
export const saysWho: Readonly<Record<string, string>> = {
	access: "rechten",
	judges: "wie aanvragen beoordeelt",
	roles: "rollen",
	lists: "lijsten",
	reports: "rapportages",
	terms: "termijnen",
	manuals: "handleidingen",
	bindings: "van wie een proces is",
	conditions: "voorwaarden",
};
export const guarded = (names: string) => `er verandert wie wat mag (${names})`;
export const alreadyReleased = (number: number) => `Hiervan is al uitgave ${number} gemaakt. Laat die lopen.`;
export const ranBefore = "Deze uitgave heeft eerder gelopen. Zet haar terug, met een reden.";
export const neverRan = "Deze uitgave heeft nooit gelopen. Laat haar lopen in plaats van haar terug te zetten.";
export const runsAlready = "Deze uitgave loopt al.";
export const otherRuns = "Intussen is er iets anders gaan lopen. Bekijk eerst wat dat is.";
export const ownDesign =
	"Wie het ontwerp heeft gewijzigd, kan het niet zelf goedkeuren. Vraag iemand anders met het recht om te publiceren.";
export const otherRevision = "Het ontwerp is intussen gewijzigd. Bekijk het opnieuw.";

const youCan = "Dat kunt u doen.";
const meanings = {
	safe: "veilig voor lopende processen",
	"needs-mapping": "lopende processen vragen een keuze",
	breaking: "lopende processen kunnen niet mee",
} as const;
