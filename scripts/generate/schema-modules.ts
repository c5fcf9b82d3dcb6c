import type { LanguageChoice, LanguageProperty } from "./language-properties.ts";
import { definitionAt, type Languages, type Schema } from "./language-source.ts";

const notice = (source: string) => `// Written by \`npm run generate\` out of ${source}. Change that, not this.\n`;

/** The product's own information tables of a request. */
export function requestInformationModule({ information }: Schema): string {
	const type = 'import type { RequestsDefinition } from "./definitions.ts";\n\n';
	return `${notice("schemas/request-information.json")}${type}export const requestInformation: NonNullable<RequestsDefinition["information"]> = ${JSON.stringify(information, null, "\t")};\n`;
}

/** The keys of the texts that screens show, for checking a tenant's own texts against. */
export function textKeysModule(texts: readonly Schema[]): string {
	const keys = texts.flatMap((area) => Object.keys(area)).sort();
	return `${notice("web/texts/*.json")}export const textKeys: readonly string[] = ${JSON.stringify(keys, null, "\t")};\n`;
}

/** The product's own start document. */
export function startDocumentModule({ $comment: _comment, ...definition }: Schema): string {
	const type = 'import type { StartDocumentDefinition } from "./definitions.ts";\n\n';
	return `${notice("schemas/start-document.json")}${type}export const startDocument: StartDocumentDefinition = ${JSON.stringify(definition, null, "\t")};\n`;
}

/** The product's own reports. */
export function reportsModule({ reports }: Schema): string {
	const type = 'import type { TenantDefinition } from "./definitions.ts";\n\n';
	return `${notice("schemas/reports.json")}${type}export const reports: Required<NonNullable<TenantDefinition["reports"]>> = ${JSON.stringify(reports, null, "\t")};\n`;
}

/** The product's own menu of manuals. */
export function manualMenuModule({ $comment: _comment, ...menu }: Schema): string {
	const type = 'import type { TenantDefinition } from "./definitions.ts";\n\n';
	return `${notice("schemas/manuals.json")}${type}export const manualMenu: NonNullable<TenantDefinition["manuals"]> = ${JSON.stringify(menu, null, "\t")};\n`;
}

/** The product's own manual pages by slug, so that the server has them without reading files. */
export function manualPagesModule(pages: ReadonlyMap<string, string>): string {
	const type = "Readonly<Record<string, string>>";
	return `${notice("schemas/manuals/*.md")}export const manualPages: ${type} = ${JSON.stringify(Object.fromEntries(pages), null, "\t")};\n`;
}

/** The Dutch name of each block: its heading, or else the name that designers know it by. */
export function blockNamesModule(blocks: ReadonlyMap<string, Schema>): string {
	const names = [...blocks].flatMap(([name, { title, label = title }]) => (label === undefined ? [] : [[name, label] as const]));
	const entries = JSON.stringify(Object.fromEntries(names), null, "\t");
	return `${notice("schemas/blocks/*.json")}export const blockNames: Readonly<Record<string, string>> = ${entries};\n`;
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

/** The descriptions of each property and of the names in closed lists, for code that shows or checks them. */
export function propertiesModule(properties: readonly LanguageProperty[], choices: ReadonlyMap<string, readonly LanguageChoice[]>): string {
	// Parts that only the reference shows are left out, because browsers load this module.
	const byPath = Object.fromEntries(properties.map(({ path, name, help, type, required }) => [path, { name, help, type, required }]));
	return [
		notice("schemas/*.schema.json"),
		`export const properties = ${JSON.stringify(byPath, null, "\t")} as const;\n\n`,
		`export const choices = ${JSON.stringify(Object.fromEntries(choices), null, "\t")} as const;\n`,
	].join("");
}

/** What each property means, in English, for those who call the server. */
export function propertyMeaningsModule(properties: readonly LanguageProperty[]): string {
	const meanings = Object.fromEntries(properties.map(({ path, meaning }) => [path, meaning]));
	return `${notice("schemas/*.schema.json")}export const propertyMeanings = ${JSON.stringify(meanings, null, "\t")} as const;\n`;
}

/** The roles with their labels, for code that shows them. */
export function rolesModule(languages: Languages): string {
	const { oneOf } = definitionAt(languages, "condition.schema.json#/$defs/productRole");
	const roles = (oneOf as readonly Schema[]).map(({ const: role, title: label, "x-unnamed": unnamed }) => ({ role, label, unnamed }));
	return `${notice("schemas/condition.schema.json")}export const roles = ${JSON.stringify(roles, null, "\t")} as const;\n`;
}

/** The attributes of a tenant's access map, with the roles that have them by default. */
export function attributesModule(languages: Languages): string {
	const { properties } = definitionAt(languages, "tenant.schema.json#/properties/access");
	const defaults = Object.entries(properties as Readonly<Record<string, Schema>>).map(([name, attribute]) => [
		name,
		attribute.default ?? [],
	]);
	const type = 'import type { Attribute, Role } from "./definitions.ts";\n\n';
	return `${notice("schemas/tenant.schema.json")}${type}export const attributes: Readonly<Record<Attribute, readonly Role[]>> = ${JSON.stringify(Object.fromEntries(defaults), null, "\t")};\n`;
}
