import { dutchNumber, type NumberForm, numberProblem, readNumber } from "../../text/index.ts";
import * as requestTexts from "../../texts/requests.ts";
import type { RequestRecord, RequestStatus } from "../request-record.ts";
import { statusId } from "../status-id.ts";
import type { Reader } from "./reading.ts";

const yes: ReadonlySet<unknown> = new Set([true, 1, "true", "ja", "j", "yes", "y", "1"]);
const no: ReadonlySet<unknown> = new Set([false, 0, "false", "nee", "n", "no", "0"]);

export const flag: Reader<boolean> = (given) => {
	const said = typeof given === "string" && given.length < 20 ? given.trim().toLowerCase() : given;
	if (yes.has(said)) return { value: true };
	return no.has(said) ? { value: false } : { problem: requestTexts.yesOrNoAsked };
};

export const status: Reader<RequestStatus> = (given) => {
	const found = statusId(numberIn(given));
	return found === undefined ? { problem: requestTexts.statusUnknown } : { value: found };
};

export const timeslot: Reader<NonNullable<RequestRecord["raw"]["timeslot"]>> = (given) => {
	const found = ([0, 1, 2, 3] as const).find((slot) => slot === numberIn(given));
	return found === undefined ? { problem: requestTexts.timeslotUnknown } : { value: found };
};

/** Degrees, with a decimal point or a decimal comma. */
export function degrees(most: number, problem: string): Reader<number> {
	return (given) => {
		const found = typeof given === "string" ? degreesIn(given, most) : given;
		return typeof found === "number" && Math.abs(found) <= most ? { value: found } : { problem };
	};
}

/** A number, also in Dutch notation. A number that can be read in two ways is reported, not guessed. */
export function number({ minimum, maximum, decimals = 0 }: NumberForm): Reader<number> {
	return (given) => {
		const written = typeof given === "number" && Number.isFinite(given) ? dutchNumber(given) : given;
		if (typeof written !== "string" || written.length > 60) return { problem: requestTexts.numberAsked };
		const form = { minimum, maximum, decimals };
		const reading = readNumber(written, form);
		if (reading.kind !== "number") return { problem: numberProblem(written, form) ?? requestTexts.numberAsked };
		const isWithin = reading.value >= (minimum ?? reading.value) && reading.value <= (maximum ?? reading.value);
		return isWithin ? { value: reading.value } : { problem: requestTexts.numberOutOfRange };
	};
}

function degreesIn(given: string, most: number): number | null {
	const reading = readNumber(given.slice(0, 100), { minimum: -most, maximum: most });
	return reading.kind === "number" ? reading.value : null;
}

/** A digit as a number, even if it came as text. */
function numberIn(given: unknown): unknown {
	return typeof given === "string" && /^\s{0,9}\d\s{0,9}$/.test(given) ? Number(given) : given;
}
