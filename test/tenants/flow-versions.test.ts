import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { flowVersion } from "../../server/flows/flow-version.ts";
import { readTenants } from "../../server/tenants/read-tenants.ts";

const list = "test/tenants/flow-versions.json";
const known = JSON.parse(readFileSync(list, "utf8")) as Readonly<Record<string, { readonly version: string; readonly hash: string }>>;

// A server refuses to start on a database that has another flow under the same version. A change to a section that flows share changes each
// of them.
it.each(Object.entries(known))("the flow of %s is the one that has been delivered under its version", (slug, delivered) => {
	const flow = readTenants("flows").find(({ definition }) => definition.slug === slug)?.flow;
	if (flow === undefined) throw new Error(`flows/${slug} is not there`);
	const { version, hash } = flowVersion(flow);
	if (version === delivered.version && hash !== delivered.hash) {
		throw new Error(`flows/${slug} was changed under version ${version}. Raise it: npm run flow -- raise ${slug}`);
	}
	// What is raised is noted here, so that the next change is noticed as well.
	expect({ [slug]: delivered }).toEqual({ [slug]: { version, hash } });
});
