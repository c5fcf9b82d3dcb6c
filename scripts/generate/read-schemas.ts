import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { completedSchema } from "./completed-schema.ts";

import type { Languages, Schema } from "./language-source.ts";
import { type Operators, operatorSchema } from "./operators.ts";
import { type RequestFields, requestFieldsSchema } from "./request-fields.ts";
import { type Widgets, widgetSchema } from "./widgets.ts";

export interface Schemas {
	/** By file name: "flow.schema.json". */
	readonly languages: Languages;
	/** Widgets, text formats and settings: widgets.json, from which one of the languages is generated. */
	readonly widgets: Widgets;
	/** Operators: operators.json, from which another is generated. */
	readonly operators: Operators;
	/** Block files by name: "grid-connection". */
	readonly blocks: ReadonlyMap<string, Schema>;
	/** The product's own lists by name: "realisations". */
	readonly lists: ReadonlyMap<string, Schema>;
	/** What a source can say about a request: request-fields.json, from which one of the languages is generated. */
	readonly requestFields: RequestFields;
	/** Tables on a request's page for tenants that list none: request-information.json. */
	readonly requestInformation: Schema;
	/** Contents of a start document for tenants that describe none: start-document.json. */
	readonly startDocument: Schema;
	/** Reports of tenants that list none: reports.json. */
	readonly reports: Schema;
	/** Menu of the manuals for tenants that list none: manuals.json. */
	readonly manualMenu: Schema;
	/** The product's own manual pages by slug: manuals/*.md. */
	readonly manualPages: ReadonlyMap<string, string>;
	/** Texts of the screens by their key, an area each: web/texts/*.json. */
	readonly texts: readonly Schema[];
}

/** Reads every schema and block of the project, sorted by name. */
export function readSchemas(root: string): Schemas {
	const folder = join(root, "schemas");
	const read = (path: string): Schema => JSON.parse(readFileSync(path, "utf8")) as Schema;
	const names = (path: string, ending: string) =>
		readdirSync(path)
			.filter((name) => name.endsWith(ending))
			.sort();
	const named = (path: string) =>
		new Map(names(path, ".json").map((name) => [name.replace(/\.json$/, ""), read(join(path, name))] as const));
	const { widgets, formats, options } = read(join(folder, "widgets.json")) as unknown as Widgets;
	const operators = read(join(folder, "operators.json")) as unknown as Operators;
	const requestFields = read(join(folder, "request-fields.json")) as unknown as RequestFields;
	const made = new Map<string, Schema>([
		["operator.schema.json", operatorSchema(operators)],
		["widget.schema.json", widgetSchema({ widgets, formats, options })],
		["request-fields.schema.json", requestFieldsSchema(requestFields)],
	]);
	return {
		languages: new Map(
			names(folder, ".schema.json").map((name) => [name, made.get(name) ?? (JSON.parse(completedSchema(folder, name)) as Schema)]),
		),
		widgets: { widgets, formats, options },
		operators,
		blocks: named(join(folder, "blocks")),
		lists: named(join(folder, "lists")),
		texts: [...named(join(root, "web/texts")).values()],
		requestFields,
		requestInformation: read(join(folder, "request-information.json")),
		startDocument: read(join(folder, "start-document.json")),
		reports: read(join(folder, "reports.json")),
		manualMenu: read(join(folder, "manuals.json")),
		manualPages: new Map(
			names(join(folder, "manuals"), ".md").map((name) => [name.replace(/\.md$/, ""), readFileSync(join(folder, "manuals", name), "utf8")]),
		),
	};
}
