import { randomUUID } from "node:crypto";
import { canonicalText, copiedFiles, type PlacedMunicipality, starterFiles, type TenantDefinition } from "../../../engine/index.ts";
import { contentOf, type FileContent, type FileContents } from "../../tenants/file-content.ts";
import { logoName } from "./logo-name.ts";
import type { NewTenantOrder } from "./new-tenant-order.ts";

/** The role that designs and publishes in a new tenant. */
const designer = "developer";

/** The files of a tenant, from validated answers. `like`: the files of the tenant to copy, when there is no starter. */
export function filesOfNewTenant(
	order: NewTenantOrder,
	like: FileContents,
	known: readonly PlacedMunicipality[],
): Map<string, FileContent> {
	const { slug, brand, action, logo } = order;
	const told = { slug, label: order.label.trim(), designer, colours: { brand, action } };
	const texts = order.starter === undefined ? copied(like, told) : started(order.starter, told, known);
	const files = new Map<string, FileContent>([
		...[...like].filter(([, { form }]) => order.starter === undefined && form === "base64"),
		...[...texts].map(([path, content]) => [path, { form: "text", content }] as const),
	]);
	return logo === undefined ? files : withLogo(files, logo.base64);
}

type Told = Parameters<typeof copiedFiles>[1];

function copied(like: FileContents, told: Told): ReadonlyMap<string, string> {
	const texts = [...like].flatMap(([path, { form, content }]) => (form === "text" ? [[path, content] as const] : []));
	return copiedFiles(new Map(texts), told, randomUUID);
}

function started(
	{ style, country, municipalities, processType, roles }: NonNullable<NewTenantOrder["starter"]>,
	told: Told,
	known: readonly PlacedMunicipality[],
): ReadonlyMap<string, string> {
	const own = roles.flatMap(({ role, label }) => (label === undefined ? [] : [[role, label.trim()] as const]));
	const answers = { ...told, style, country, processType: processType.trim(), roles: roles.map(({ role }) => role) };
	const placed = known.filter(({ code }) => municipalities.includes(code));
	return starterFiles({ ...answers, ownRoles: Object.fromEntries(own), municipalities: placed }, randomUUID);
}

function withLogo(files: Map<string, FileContent>, base64: string): Map<string, FileContent> {
	const name = logoName(base64) ?? "logo.svg";
	return withDefinition(files, (definition) => {
		if (definition.theme.logo !== undefined) files.delete(definition.theme.logo);
		files.set(name, contentOf(name, Buffer.from(base64, "base64")));
		return { ...definition, theme: { ...definition.theme, logo: name } };
	});
}

/** Changes the tenant's own file. */
export function withDefinition(
	files: Map<string, FileContent>,
	change: (definition: TenantDefinition) => TenantDefinition,
): Map<string, FileContent> {
	const definition = JSON.parse(files.get("tenant.json")?.content ?? "{}") as TenantDefinition;
	return files.set("tenant.json", { form: "text", content: canonicalText("tenant.json", change(definition)) });
}
