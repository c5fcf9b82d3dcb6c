import { type CharacterSet, forbiddenCharacters, hasOnly, isBelgianPostalCode, isFormat, isPostalCode } from "../../text/index.ts";
import { type Reader, type Reading, unreadable } from "./reading.ts";

/** A text of characters of the set, at most so long. White space around it and doubled goes; typographic quotes and dashes become plain ones. */
export function text(set: CharacterSet, most: number): Reader<string> {
	return (given) => {
		const tidied = tidy(given, most, set === "multiline");
		return "problem" in tidied || hasOnly(tidied.value, set) ? tidied : { problem: forbidden(tidied.value, set) };
	};
}

/** A text that has a form besides. */
function formed(most: number, form: (text: string) => string | undefined, problem: string): Reader<string> {
	return (given) => {
		const tidied = tidy(given, most, false);
		if ("problem" in tidied) return tidied;
		const value = form(tidied.value);
		return value === undefined ? { problem } : { value };
	};
}

const kept = (fits: (text: string) => boolean) => (value: string) => (fits(value) ? value : undefined);

export const reference = formed(
	60,
	kept((value) => /^[\p{L}\p{Nd}][\p{L}\p{Nd} ._/:#-]{0,59}$/u.test(value)),
	"Een referentie bestaat uit letters, cijfers en . _ / : # -",
);
export const email = formed(
	254,
	kept((value) => isFormat(value, "email")),
	"Voer a.u.b. een geldig e-mail adres in",
);
export const postalCode = formed(
	20,
	kept((value) => isPostalCode(value) || isBelgianPostalCode(value)),
	"Dit is geen postcode.",
);
export const numberPlate = formed(
	20,
	(value) => {
		const plate = value.toUpperCase().replaceAll(" ", "-");
		return /^[\p{Lu}\p{Nd}-]{1,15}$/u.test(plate) ? plate : undefined;
	},
	unreadable.problem,
);

/** The text of what may be a number in the source: a telephone number, a house number. */
export function tidy(given: unknown, most: number, multiline: boolean): Reading<string> {
	const found = typeof given === "number" && Number.isFinite(given) ? String(given) : given;
	if (typeof found !== "string") return { problem: "Hier hoort een tekst te staan." };
	const tooLong = { problem: `Uw invoer mag maximaal ${most} karakters zijn.` };
	// What is far too long is not worth reading.
	if (found.length > 4 * most + 100) return tooLong;
	const composed = plain(found.normalize("NFC"));
	const value = (multiline ? composed.replace(/\r\n?/g, "\n").replace(/[^\S\n\t]+/g, " ") : composed.replace(/\s+/g, " ")).trim();
	return value.length > most ? tooLong : { value };
}

/** What word processors make of quotes, dashes and dots, as a keyboard types it. */
const typography: readonly (readonly [RegExp, string])[] = [
	[/[\u2018\u2019\u201a\u201b\u2032\u00b4]/g, "'"],
	[/[\u201c\u201d\u201e\u2033\u00ab\u00bb]/g, '"'],
	[/[\u2010-\u2015\u2212]/g, "-"],
	[/\u2026/g, "..."],
	[/[\u200b\ufeff\u00ad]/g, ""],
];

function plain(given: string): string {
	return typography.reduce((value, [found, put]) => value.replace(found, put), given);
}

/** Names each character once. One that can't be seen, or that moves the writing, stands there as its number. */
function forbidden(value: string, set: CharacterSet): string {
	const shown = forbiddenCharacters(value, set)
		.slice(0, 10)
		.map((character) =>
			/[\p{C}\p{Z}]/u.test(character) ? `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}` : character,
		);
	return `Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden: ${shown.join(" ")}`;
}
