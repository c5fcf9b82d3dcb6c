/** How the filters of a list are written in the address, and worded. */

/** The word for each test in the address, before its value. */
export const addressWords = {
	is: "is",
	not: "niet",
	contains: "bevat",
	more: "gt",
	less: "lt",
	atLeast: "gte",
	atMost: "lte",
	between: "tussen",
	after: "na",
	before: "voor",
	from: "vanaf",
	until: "tot",
	last: "laatste",
	within: "binnen",
	past: "voorbij",
	empty: "leeg",
	filled: "gevuld",
} as const;

export const is = (field: string, value: string) => `${field} is ${value}`;
export const unreadable = (field: string, value: string) => `${field}: '${value}' is niet te lezen`;
export const isNot = (field: string, value: string) => `${field} is niet ${value}`;
export const contains = (field: string, value: string) => `${field} bevat ${value}`;
export const more = (field: string, value: string) => `${field} > ${value}`;
export const less = (field: string, value: string) => `${field} < ${value}`;
export const atLeast = (field: string, value: string) => `${field} ≥ ${value}`;
export const atMost = (field: string, value: string) => `${field} ≤ ${value}`;
export const between = (field: string, from: string, to: string) => `${field} van ${from} tot en met ${to}`;
export const after = (field: string, day: string) => `${field} na ${day}`;
export const before = (field: string, day: string) => `${field} voor ${day}`;
export const from = (field: string, day: string) => `${field} vanaf ${day}`;
export const until = (field: string, day: string) => `${field} tot en met ${day}`;
export const lastDays = (field: string, days: string) => `${field} in de laatste ${days} dagen`;
export const lastDay = (field: string) => `${field} sinds gisteren`;
export const withinDays = (field: string, days: string) => `${field} binnen ${days} dagen`;
export const withinDay = (field: string) => `${field} vandaag of morgen`;
export const past = (field: string) => `${field} is voorbij`;
export const empty = (field: string) => `${field} is leeg`;
export const filled = (field: string) => `${field} is gevuld`;

/** Whom an open step of a process waits for, from the reader's point of view; the words in the address. */
export const waits = { me: "mij", putOff: "mij-later", others: "anderen" } as const;
export const waitsForMe = "Wacht op mij";
export const waitsPutOff = "Door mij uitgesteld";
export const waitsForOthers = "Wacht op anderen";

/** Whether a process is expected later than planned; the words in the address. */
export const behind = { later: "later", onTime: "op-tijd" } as const;
export const laterThanPlanned = "Later dan gepland";
export const notLaterThanPlanned = "Niet later dan gepland";

/** Words in the address of a list: the parameter for its tab, and the tab with every process. */
export const tabParameter = "categorie";
export const everyProcess = "alles";
/** The other parameters that every list has. */
export const orderParameter = "sorteer";
export const layoutParameter = "weergave";
export const columnsParameter = "kolommen";
export const pageParameter = "pagina";
export const rowsParameter = "rijen";
export const peekParameter = "zicht";
export const mapParameter = "beeld";
export const areaParameter = "gebied";
