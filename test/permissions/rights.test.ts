import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { paths } from "../../engine/index.ts";
import { attributes, roles as knownRoles } from "../../schemas/index.ts";
import { readTenants } from "../../server/tenants/read-tenants.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { type EveryTenant, everyTenant } from "../paths/every-tenant.ts";
import { isDelivered } from "../tenants/harness/delivered-tenants.ts";
import { actions } from "./actions.ts";
import { make, situationsOf } from "./situations.ts";

type Matrix = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const { rights, rows } = JSON.parse(readFileSync(join(import.meta.dirname, "rights.json"), "utf8")) as {
	readonly rights: Matrix;
	readonly rows: readonly { readonly id: string; readonly tenants: readonly string[]; readonly attributes: readonly string[] }[];
};
/** The matrix is about the tenants of the specification; the rights in any other folder are defined by its own file. */
const slugs = readTenants("flows")
	.map(({ definition }) => definition.slug)
	.filter(isDelivered);
/** Attributes that are newer than the matrix, with their default roles in every tenant. */
const added: Matrix = Object.fromEntries(
	Object.entries(attributes).map(([attribute, holders]) => [attribute, Object.fromEntries(slugs.map((slug) => [slug, holders]))]),
);
const roles = knownRoles.map(({ role }) => role);

/** Attributes that an API call requires, with an action that depends on the right alone, whatever the state of the process. */
const asked: Readonly<Record<string, string>> = {
	realisationlist: "list",
	realisationbtn: "start another",
	realisationcomment: "comment",
	chargingpoints: "list charging locations",
	requestlocations: "list requests",
	canChangeCommentStatus: "set a comment's status",
	canChangeStatus: "put on hold",
	canConfirmTrafficDecisions: "confirm the decision",
};

describeOnEveryDatabase("the matrix of rights", (open) => {
	let all: EveryTenant;
	beforeAll(async () => {
		all = await everyTenant(await open());
	});
	afterAll(() => all.close());

	const served = async (slug: string): Promise<Readonly<Record<string, readonly string[]>>> => {
		const answer = await all.person(slug, "admin").get("configs");
		return (answer.body.data as unknown as { tenant: { access: Record<string, readonly string[]> } }).tenant.access;
	};
	const sorted = (names: readonly string[] = []) => [...names].sort();

	it.each(slugs)("is what %s serves, attribute by attribute, and none besides", async (slug) => {
		const access = await served(slug);
		const decided = Object.fromEntries(Object.entries({ ...added, ...rights }).map(([attribute, of]) => [attribute, sorted(of[slug])]));
		expect(Object.fromEntries(Object.entries(access).map(([attribute, holders]) => [attribute, sorted(holders)]))).toEqual(decided);
	});

	const parts = rows.flatMap(({ id, tenants, attributes }) =>
		attributes.flatMap((attribute) => tenants.filter((slug) => slugs.includes(slug)).map((slug) => ({ id, slug, attribute }))),
	);
	it.each(parts)("$slug gives $attribute to exactly the roles decided on", async ({ slug, attribute }) => {
		const decided = sorted(rights[attribute]?.[slug]);
		expect(sorted((await served(slug))[attribute])).toEqual(decided);
		const action = asked[attribute];
		if (action !== undefined) expect(await whoMay(slug, action)).toEqual(decided);
	});

	/** Roles that are not refused for lack of a right, each on a process that has just started. */
	async function whoMay(slug: string, action: string): Promise<readonly string[]> {
		const tenant = all.tenant(slug);
		const situation = situationsOf(tenant.flow.compiled, paths(tenant.flow.compiled, tenant.definition)).find(
			({ state }) => state === "running",
		);
		const act = actions[action];
		if (situation === undefined || act === undefined) throw new Error(`${slug} has no way to ${action}`);
		const may: string[] = [];
		for (const role of roles) {
			const record = await make(all, slug, situation);
			const reply = await act({ all, slug, situation, person: all.person(slug, role), record });
			if (reply.status !== 403) may.push(role);
		}
		return sorted(may);
	}
});
