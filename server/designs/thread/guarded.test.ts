import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { ajvValidators, compileFlow, memberOf, type TenantDefinition } from "../../../engine/index.ts";
import { readTenants } from "../../tenants/read-tenants.ts";
import { defaultTenantFolder } from "../../test-support/default-tenant-folder.ts";
import { guardedIn } from "./guarded.ts";

const files = new Map(
	readdirSync("schemas")
		.filter((name) => name.endsWith(".schema.json"))
		.map((name) => [name, JSON.parse(readFileSync(join("schemas", name), "utf8")) as unknown]),
);

/** The places in a schema that have a role or a right, as paths of property names; `*` for any name, `[]` for an item. */
function* places(schema: unknown, file: string, at: readonly string[] = []): Generator<readonly string[]> {
	if (at.length > 8) return;
	const named = memberOf(schema, "$ref");
	if (typeof named === "string") {
		if (/roles$|attribute(s|Name)?$/.test(named)) return yield at;
		const [other = "", path = ""] = named.split("#");
		const names = path.split("/").filter((name) => name !== "");
		yield* places(names.reduce<unknown>(memberOf, files.get(other || file)), other || file, at);
	}
	for (const [name, below] of Object.entries(memberOf(schema, "properties") ?? {})) yield* places(below, file, [...at, name]);
	yield* places(memberOf(schema, "additionalProperties"), file, [...at, "*"]);
	yield* places(memberOf(schema, "items"), file, [...at, "[]"]);
}

/** A value at the place; all other names on the way are the same on both sides. */
function holding([name, ...below]: readonly string[], value: unknown): unknown {
	if (name === undefined) return value;
	const inner = holding(below, value);
	if (name === "[]") return [{ slug: "een", ...(inner as object) }];
	return { [name === "*" ? "een" : name]: inner };
}

describe("what says who may do what in a tenant's file", () => {
	const tenant = readTenants(resolve("flows")).find(({ folder }) => folder.endsWith(defaultTenantFolder()));
	if (tenant === undefined) throw new Error("The default tenant cannot be read.");
	const flow = compileFlow(tenant.flow, { validators: ajvValidators() });
	const withPart = (place: readonly string[], role: string) => {
		const { [place[0] as "lists"]: _, ...rest } = tenant.definition;
		return { definition: { ...rest, ...(holding(place, [role]) as object) } as TenantDefinition, flow };
	};
	const found = [...places(files.get("tenant.schema.json"), "tenant.schema.json")];

	it("asks for a second person wherever the language has a role or a right", () => {
		expect(found.map((place) => place.join("/"))).toContain("terms/*/extends/roles");
		const unheard = found.filter((place) => guardedIn(withPart(place, "cpo"), withPart(place, "admin")).length === 0);
		// The audience of a tour gives nobody more to see or do.
		expect(unheard.map((place) => place.join("/"))).toEqual(["tour/pages/[]/steps/[]/needs"]);
	});

	it("names a step once where another got the code of a removed one", () => {
		const [first, ...others] = tenant.flow.steps;
		const instead = { ...first, uuid: "7d9f2d9a-3f0b-4f6c-9a55-0f6f4d1c2b31" } as typeof first;
		const after = compileFlow({ ...tenant.flow, steps: [instead, ...others] as typeof tenant.flow.steps }, { validators: ajvValidators() });
		expect(guardedIn({ definition: tenant.definition, flow }, { definition: tenant.definition, flow: after })).toEqual([
			`stap ${first?.code}`,
		]);
	});

	it("names a field as people do", () => {
		const [path = "", [step] = []] = [...flow.shownIn].find(([each]) => flow.labels.field(each) !== each) ?? [];
		const closed = tenant.flow.steps.map((each) => ({ ...each, access: { ...each.access, edit: [] } })) as typeof tenant.flow.steps;
		const after = compileFlow({ ...tenant.flow, steps: closed }, { validators: ajvValidators() });
		const names = guardedIn({ definition: tenant.definition, flow }, { definition: tenant.definition, flow: after });
		expect(step).toBeDefined();
		expect(names).toContain(`“${flow.labels.field(path)}”`);
		expect(names).not.toContain(path);
	});

	it("asks for nobody where a page of the manuals is put elsewhere", () => {
		const menu = (...slugs: readonly string[]) => {
			const pages = slugs.map((slug) => ({ slug, title: slug, ...(slug === "cijfers" && { needs: ["reporting"] }) }));
			return { definition: { ...tenant.definition, manuals: { segments: [{ title: "Begin", pages }] } } as TenantDefinition, flow };
		};
		expect(guardedIn(menu("welkom", "cijfers"), menu("cijfers", "nieuw", "welkom"))).toEqual([]);
		expect(guardedIn(menu("welkom", "cijfers"), menu("welkom"))).toEqual(["handleidingen"]);
	});
});
