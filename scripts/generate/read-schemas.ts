import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A JSON Schema as data. */
export type Schema = Readonly<Record<string, unknown>>;

export interface Schemas {
	/** By file name: "flow.schema.json". */
	readonly languages: ReadonlyMap<string, Schema>;
	/** Block files by their name: "grid-connection". */
	readonly blocks: ReadonlyMap<string, Schema>;
	/** The product's own lists by their name: "realisations". */
	readonly lists: ReadonlyMap<string, Schema>;
	/** How requests are read where a tenant says nothing else: request-normaliser.json. */
	readonly requestNormaliser: Schema;
	/** Tables on the page of a request where a tenant lists none: request-information.json. */
	readonly requestInformation: Schema;
	/** What stands in a start document where a tenant describes none: start-document.json. */
	readonly startDocument: Schema;
	/** Reports of a tenant that lists none: reports.json. */
	readonly reports: Schema;
	/** Menu of the manuals where a tenant lists none: manuals.json. */
	readonly manualMenu: Schema;
	/** The product's own manual pages by their slug: manuals/*.md. */
	readonly manualPages: ReadonlyMap<string, string>;
	/** Names and labels of the roles: roles.json. */
	readonly roles: readonly Schema[];
}

/** Reads every schema and block of the project, in the order of their names. */
export function readSchemas(root: string): Schemas {
	const folder = join(root, "schemas");
	const read = (path: string): Schema => JSON.parse(readFileSync(path, "utf8")) as Schema;
	const names = (path: string, ending: string) =>
		readdirSync(path)
			.filter((name) => name.endsWith(ending))
			.sort();
	const named = (path: string) =>
		new Map(names(path, ".json").map((name) => [name.replace(/\.json$/, ""), read(join(path, name))] as const));
	return {
		languages: new Map(names(folder, ".schema.json").map((name) => [name, read(join(folder, name))])),
		blocks: named(join(folder, "blocks")),
		lists: named(join(folder, "lists")),
		requestNormaliser: read(join(folder, "request-normaliser.json")),
		requestInformation: read(join(folder, "request-information.json")),
		startDocument: read(join(folder, "start-document.json")),
		reports: read(join(folder, "reports.json")),
		manualMenu: read(join(folder, "manuals.json")),
		manualPages: new Map(
			names(join(folder, "manuals"), ".md").map((name) => [name.replace(/\.md$/, ""), readFileSync(join(folder, "manuals", name), "utf8")]),
		),
		roles: read(join(folder, "roles.json")).roles as readonly Schema[],
	};
}
