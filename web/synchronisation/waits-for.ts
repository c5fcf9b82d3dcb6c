import type { DatasetKind } from "./loading-machine.ts";
import { recordAt } from "./open-record.ts";

const lists: Readonly<Record<string, DatasetKind>> = { aanvragen: "requests", realisatie: "realisations" };

/**
 * What the page at an address cannot show anything without: its list. Pages about one record, and all others, ask for
 * what they need themselves and are not held up.
 */
export function waitsFor(pathname: string, kinds: readonly DatasetKind[]): readonly DatasetKind[] {
	if (pathname === "/") return kinds;
	const [, page = "", word = "", ...rest] = pathname.split("/");
	const kind = lists[page];
	const isList = rest.length === 0 && word !== "nieuw" && recordAt(pathname) === null;
	return kind !== undefined && isList && kinds.includes(kind) ? [kind] : [];
}
