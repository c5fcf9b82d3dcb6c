import type { Schema } from "./read-schemas.ts";

const notice = (source: string) => `// Written by \`npm run generate\` out of ${source}. Change that, not this.\n`;

/** "flow.schema.json" becomes "flow-schema". */
export function schemaModuleName(file: string): string {
	return file.replace(/\.schema\.json$/, "-schema");
}

/** One schema as a module, so that server and browser have it without reading files. */
export function schemaModule(file: string, schema: Schema): string {
	const name = schemaModuleName(file).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
	return `${notice(`schemas/${file}`)}export const ${name} = ${JSON.stringify(schema, null, "\t")} as const;\n`;
}

/** The roles with their labels, for whoever shows them. */
export function rolesModule(roles: readonly Schema[]): string {
	return `${notice("schemas/roles.json")}export const roles = ${JSON.stringify(roles, null, "\t")} as const;\n`;
}

/** The shared normaliser of requests, without its comment. */
export function requestNormaliserModule({ $comment: _comment, ...normaliser }: Schema): string {
	const type =
		'import type { Shapes } from "./shapes.ts";\n\ntype Normaliser = NonNullable<NonNullable<Shapes["tenant"]["requests"]>["normaliser"]>;\n\n';
	return `${notice("schemas/request-normaliser.json")}${type}export const requestNormaliser: Normaliser = ${JSON.stringify(normaliser, null, "\t")};\n`;
}

/** The product's own tables of a request. */
export function requestInformationModule({ information }: Schema): string {
	const type =
		'import type { Shapes } from "./shapes.ts";\n\ntype Information = NonNullable<NonNullable<Shapes["tenant"]["requests"]>["information"]>;\n\n';
	return `${notice("schemas/request-information.json")}${type}export const requestInformation: Information = ${JSON.stringify(information, null, "\t")};\n`;
}

/** The product's own start document. */
export function startDocumentModule({ $comment: _comment, ...definition }: Schema): string {
	const type = 'import type { Shapes } from "./shapes.ts";\n\ntype StartDocument = NonNullable<Shapes["tenant"]["startDocument"]>;\n\n';
	return `${notice("schemas/start-document.json")}${type}export const startDocument: StartDocument = ${JSON.stringify(definition, null, "\t")};\n`;
}

/** The product's own reports. */
export function reportsModule({ reports }: Schema): string {
	const type = 'import type { Shapes } from "./shapes.ts";\n\ntype Reports = Required<NonNullable<Shapes["tenant"]["reports"]>>;\n\n';
	return `${notice("schemas/reports.json")}${type}export const reports: Reports = ${JSON.stringify(reports, null, "\t")};\n`;
}

/** The product's own menu of manuals. */
export function manualMenuModule({ $comment: _comment, ...menu }: Schema): string {
	const type = 'import type { Shapes } from "./shapes.ts";\n\ntype Menu = NonNullable<Shapes["tenant"]["manuals"]>;\n\n';
	return `${notice("schemas/manuals.json")}${type}export const manualMenu: Menu = ${JSON.stringify(menu, null, "\t")};\n`;
}

/** The product's own manual pages by slug, so that the server has them without reading files. */
export function manualPagesModule(pages: ReadonlyMap<string, string>): string {
	const type = "Readonly<Record<string, string>>";
	return `${notice("schemas/manuals/*.md")}export const manualPages: ${type} = ${JSON.stringify(Object.fromEntries(pages), null, "\t")};\n`;
}

/** All blocks as one module, by name. */
export function blocksModule(blocks: ReadonlyMap<string, Schema>): string {
	const entries = JSON.stringify(Object.fromEntries(blocks), null, "\t");
	return `${notice("schemas/blocks/*.json")}export const blocks = ${entries} as const;\n`;
}

/** The product's own lists as one module, by name. */
export function listsModule(lists: ReadonlyMap<string, Schema>): string {
	const own = [...lists].map(([name, { $schema: _schema, ...list }]) => [name, list]);
	return `${notice("schemas/lists/*.json")}export const lists = ${JSON.stringify(Object.fromEntries(own), null, "\t")} as const;\n`;
}
