import { expect, it } from "@jest/globals";
import { PersonAccess } from "../../engine/index.ts";
import { flowVersion } from "../../server/flows/flow-version.ts";
import { rowPlanOf } from "../../server/realisations/rows/row-plan-of.ts";
import { rowSightOf } from "../../server/realisations/rows/row-sight.ts";
import { readTenants } from "../../server/tenants/read-tenants.ts";

const code = "0202";

/**
 * For a person who sees only part of a field's sources, the browser must load every process, however many there are: that part is specific
 * to the person, and no row stores it.
 */
it("nobody in a tenant's roles sees part of a field of the list of processes, so a list that is too long is always the server's", () => {
	const asked: string[] = [];
	for (const { definition, flow } of readTenants("flows")) {
		const { slug } = definition;
		const version = flowVersion(flow);
		const { access: map } = definition;
		const tenant = { slug, definition, access: map, flow: version, flows: new Map([[`${flow.uuid} ${flow.version}`, version]]) };
		const roles = [...new Set(Object.values(definition.access).flat())];
		for (const [index, one] of roles.entries()) {
			for (const other of roles.slice(index)) {
				const access = new PersonAccess({ userId: "", roles: { [slug]: { [one]: [code], [other]: [code] } } }, tenant);
				if (!access.has("realisationlist")) continue;
				const { whole } = rowSightOf(tenant, rowPlanOf(tenant), access, [code]);
				expect([slug, one, other, whole]).toEqual([slug, one, other, true]);
				asked.push(slug);
			}
		}
	}
	expect(new Set(asked).size).toBe(6);
});
