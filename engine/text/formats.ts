import type { formats as described } from "../../schemas/index.ts";
import { isDay } from "../calendar/day.ts";
import { calledOff } from "./called-off.ts";
import { hasOnly } from "./character-sets.ts";
import { isEan18 } from "./ean.ts";
import { isBelgianPostalCode, isPostalCode } from "./postal-code.ts";

/** Patterns without nested repetition: their time is linear in the length of the text. */
const digits = /^\d+$/;
const wordCharacters = /^[A-Za-z0-9_]+$/;
const uuidVersion4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const externalId = /^[A-Za-z0-9|_-]{1,64}$/;
const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const emailLocalPart = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/;
const domainLabel = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const webAddress = /^https?:\/\/([^\s/?#@\\]{1,253})([/?#][^\s<>"\\^`{|}]*)?$/i;

/** Formats of texts that a form's schema may name; schemas/widgets.json describes them. */
export type FormatName = keyof typeof described;

/** The test for each format. Server and browser use these same functions. */
export const formats: Readonly<Record<FormatName, (text: string) => boolean>> = {
	/** One line of free text. */
	unicode: (text: string) => hasOnly(text, "line"),
	"unicode-multiline": (text: string) => hasOnly(text, "multiline"),
	"address-text": (text: string) => hasOnly(text, "address"),
	"house-number": (text: string) => digits.test(text),
	"postal-code": isPostalCode,
	"postal-code-be": isBelgianPostalCode,
	/** Letters, digits and underscore. */
	identifier: (text: string) => wordCharacters.test(text),
	/** YYYY-MM-DD; "" counts as not filled in. */
	"calendar-date": (text: string) => text === "" || isDay(text),
	/** A calendar date, or the value of a cancelled plan. */
	"planned-date": (text: string) => text === "" || text === calledOff || isDay(text),
	/** A web address, http or https, without user name. */
	url: (text: string) => text === "" || isUrl(text),
	email: isEmail,
	uuid4: (text: string) => uuidVersion4.test(text),
	/** Eighteen digits with a right check digit. */
	ean18: (text: string) => text === "" || isEan18(text),
	/** A person's id with the identity provider: `provider|id` or a uuid. */
	"external-id": (text: string) => externalId.test(text),
	/** HH:MM, from 00:00 to 23:59; "" counts as not filled in. */
	"clock-time": (text: string) => text === "" || clockTime.test(text),
	/** Letters, digits, space and - , . _ @ + ! ? : ; / & */
	"stakeholder-name": (text: string) => hasOnly(text, "name"),
};

/** Whether the text has the format. */
export function isFormat(text: string, format: FormatName): boolean {
	return formats[format](text);
}

function isEmail(text: string): boolean {
	const at = text.lastIndexOf("@");
	return text.length <= 254 && emailLocalPart.test(text.slice(0, Math.max(at, 0))) && isDomain(text.slice(at + 1), 2);
}

function isUrl(text: string): boolean {
	const match = text.length <= 2048 ? webAddress.exec(text) : null;
	const [host, port, ...more] = (match?.[1] ?? "").split(":");
	return match !== null && more.length === 0 && (port === undefined || /^\d{1,5}$/.test(port)) && isDomain(host ?? "", 1);
}

function isDomain(text: string, atLeast: number): boolean {
	const parts = text.split(".");
	return text.length <= 253 && parts.length >= atLeast && parts.every((part) => domainLabel.test(part));
}
