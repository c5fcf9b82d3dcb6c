// Each function parses the text of a setting; undefined when it is invalid.

export function wholeNumber(value: string, least: number, most: number): number | undefined {
	const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
	return number >= least && number <= most ? number : undefined;
}

function url(value: string, ...protocols: string[]): URL | undefined {
	if (!URL.canParse(value)) return undefined;
	const parsed = new URL(value);
	return protocols.includes(parsed.protocol) ? parsed : undefined;
}

export const webUrl = (value: string) => (url(value, "http:", "https:") === undefined ? undefined : value);
export const mapService = (value: string) =>
	[...(url(value, "http:", "https:")?.searchParams ?? [])].some(([name, layers]) => name.toLowerCase() === "layers" && layers !== "")
		? value
		: undefined;
export const tileUrl = (value: string) => (["{z}", "{x}", "{y}"].every((part) => value.includes(part)) ? webUrl(value) : undefined);
export const postgresUrl = (value: string) => (url(value, "postgres:", "postgresql:") === undefined ? undefined : value);
export const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);
export const smtpUrl = (value: string) => (url(value, "smtp:", "smtps:")?.hostname ? value : undefined);
export const mailAddress = matching(/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*$/);
export const offlineOr = (read: (value: string) => string | undefined) => (value: string) => (value === "offline" ? null : read(value));
export const scope = (value: string) => (value.split(/\s+/).includes("openid") ? value : undefined);

export function origin(value: string): string | undefined {
	const parsed = url(value, "http:", "https:");
	return parsed !== undefined && (value === parsed.origin || value === `${parsed.origin}/`) ? parsed.origin : undefined;
}

export function origins(value: string): string[] | undefined {
	const list = value.split(",").map((address) => origin(address.trim()));
	return list.every((address) => address !== undefined) ? list : undefined;
}

export function issuer(value: string): string | undefined {
	const parsed = url(value, "http:", "https:");
	if (parsed === undefined || parsed.search !== "" || parsed.hash !== "") return undefined;
	return parsed.protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(parsed.hostname) ? value : undefined;
}

export function codes(value: string): string[] | undefined {
	const list = value.split(",").map((code) => code.trim());
	return list.every((code) => /^\d{4,5}$/.test(code)) ? list : undefined;
}

export function apiKeys(value: string): [string, ...string[]] | undefined {
	const [first = "", ...more] = value.split(",").map((key) => key.trim());
	return [first, ...more].every((key) => /^[\x21-\x7e]{8,200}$/.test(key)) ? [first, ...more] : undefined;
}

export function calendarDay(value: string): string | undefined {
	const instant = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
	return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== value ? undefined : value;
}

export function trustedProxy(value: string): false | number | string | undefined {
	if (value === "0") return false;
	if (/^\d+$/.test(value)) return wholeNumber(value, 1, 20);
	return value.split(",").every((address) => /^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(address.trim())) ? value : undefined;
}

/** Shows an invalid setting to its operator, without the password in it. */
export function withoutPassword(value: string): string {
	return value.replace(/:\/\/([^:@/]*):[^@]*@/, "://$1:…@");
}
