import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** A row of the catalogue of what the product must do. */
export interface Requirement {
	readonly id: string;
	readonly area: string;
	readonly requirement: string;
}

export function readCatalogue(): readonly Requirement[] {
	return parse(readFileSync("test/requirements.csv", "utf8"), { columns: true }) as Requirement[];
}

/** The ids of rows that a title names. */
export function idsIn(title: string): readonly string[] {
	return title.match(/\b(?:REA|REQ|PLA)-\d{3}\b/g) ?? [];
}
