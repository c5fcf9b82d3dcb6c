import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** A row of the catalogue of requirements. */
export interface Requirement {
	readonly id: string;
	readonly area: string;
	readonly requirement: string;
	/** Sections of the specification pages, and decisions (`D-23`). */
	readonly source: string;
}

export function readCatalogue(): readonly Requirement[] {
	return parse(readFileSync("docs/specification/requirements.csv", "utf8"), { columns: true }) as Requirement[];
}

/** The pattern of the id of a row. */
export const rowId = /\b(?:REA|REQ|PLA)-\d{3}\b/;
const rowIds = new RegExp(rowId, "g");

/** The row ids in a title. */
export function idsIn(title: string): readonly string[] {
	return title.match(rowIds) ?? [];
}
