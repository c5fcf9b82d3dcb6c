import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { paths, type RealisationRecord, type ResolvedFlow, type ResolvedStep, readPath, rolesOf } from "../../engine/index.ts";
import { readTenants } from "../../server/tenants/read-tenants.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { TestPerson } from "../../server/test-support/test-person.ts";
import { type EveryTenant, everyTenant } from "../paths/every-tenant.ts";
import { make, situationsOf } from "./situations.ts";

const slugs = readTenants("flows").map(({ definition }) => definition.slug);

/** Fields that steps show to somebody with one of the roles, derived from the definition; a list is one field. */
function shownTo(flow: ResolvedFlow, holds: (listed: readonly string[]) => boolean): ReadonlySet<string> {
	const shown = new Set<string>();
	const visit = (schema: Readonly<Record<string, unknown>>, path: string): void => {
		const properties = schema.properties as Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
		if (properties === undefined) shown.add(path);
		else for (const [name, inner] of Object.entries(properties)) visit(inner, path === "" ? name : `${path}.${name}`);
	};
	const step = ({ access, sections, children }: ResolvedStep): void => {
		if (holds([...access.read, ...access.edit])) {
			for (const { schema, roles: meant } of sections) if (meant === undefined || holds(meant)) visit(schema, "");
		}
		for (const child of [...(children?.first ?? []), ...(children?.tracks ?? []).flatMap(({ steps }) => steps)]) step(child);
	};
	flow.steps.forEach(step);
	return shown;
}

describeOnEveryDatabase("the data of a process", (open) => {
	let all: EveryTenant;
	beforeAll(async () => {
		all = await everyTenant(await open());
	});
	afterAll(() => all.close());

	it.each(slugs)("of %s is shown to each role as far as a step shows it that the role may see", async (slug) => {
		const { flow, definition } = all.tenant(slug);
		const roles = rolesOf(definition).map(({ role }) => role);
		const situation = situationsOf(flow.compiled, paths(flow.compiled, definition)).find(({ state }) => state === "process completed");
		if (situation === undefined) throw new Error(`${slug} has no process that ends`);
		const { uuid } = await make(all, slug, situation);
		const everything = new TestPerson(all.app, slug, { [slug]: Object.fromEntries(roles.map((role) => [role, ["*"]])) });
		const whole: RealisationRecord = (await everything.get(`processes/realisation/${uuid}`)).body.data;
		const filled = [...shownTo(flow.definition, () => true)].filter((path) => readPath(whole.values, path) !== undefined);
		expect(filled.length).toBeGreaterThan(10);
		for (const role of roles.filter((one) => definition.access.realisationlist?.includes(one) === true)) {
			const shown = shownTo(flow.definition, (listed) => listed.includes(role));
			const seen: RealisationRecord = (await all.person(slug, role).get(`processes/realisation/${uuid}`)).body.data;
			const hidden = filled.filter((path) => !shown.has(path));
			expect([role, filled.filter((path) => readPath(seen.values, path) === undefined)]).toEqual([role, hidden]);
			const told = seen.Events.flatMap(({ meta }) => (meta.changes ?? []).map(({ path }) => path));
			expect([role, told.filter((path) => hidden.includes(path))]).toEqual([role, []]);
		}
	});

	it.each(slugs)("of %s is shown to nobody who may not see realisations", async (slug) => {
		const { flow, definition } = all.tenant(slug);
		const situation = situationsOf(flow.compiled, paths(flow.compiled, definition)).find(({ state }) => state === "running");
		if (situation === undefined) throw new Error(`${slug} has no process`);
		const roles = rolesOf(definition).map(({ role }) => role);
		const { uuid, ref } = await make(all, slug, situation);
		for (const role of roles.filter((one) => definition.access.realisationlist?.includes(one) !== true)) {
			const answer = await all.person(slug, role).get(`processes/realisation/${uuid}`);
			expect([role, answer.status, answer.text.includes(ref)]).toEqual([role, 403, false]);
		}
	});
});
