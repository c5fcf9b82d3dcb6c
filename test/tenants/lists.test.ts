import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { ListDefinition, ListName } from "../../engine/index.ts";
import { deliveredTenants } from "./harness/delivered-tenants.ts";
import { Deployment } from "./harness/deployment.ts";

const slugs = deliveredTenants;

describe("the lists of the tenants as they are delivered", () => {
	let deployment: Deployment;
	beforeAll(async () => {
		deployment = await Deployment.open();
	});
	afterAll(() => deployment.close());

	const listsOf = async (slug: string) =>
		(await deployment.configuration(slug)).lists as unknown as Readonly<Record<ListName, ListDefinition>>;

	it("REQ-275 have ten rows a page for processes and requests, and fifty in property management", async () => {
		for (const slug of slugs) {
			const { realisations, requests } = await listsOf(slug);
			expect([slug, realisations.pageSize, requests.pageSize]).toEqual([slug, slug === "rvb" ? 50 : 10, 10]);
			expect(realisations.pageSizes).toEqual([10, 20, 50, 100]);
		}
	});

	it("give the property-management list the fields of its objects, with the labels of its forms", async () => {
		const { realisations } = await listsOf("rvb");
		expect(realisations.fields.region?.choices?.map(({ label }) => label)).toEqual(["Noord", "Noord-West", "Oost", "Zuid", "Zuid-West"]);
		expect(realisations.fields.pid).toMatchObject({ options: "pids", choices: null });
		expect((await listsOf("go-ral")).realisations.fields).not.toHaveProperty("region");
	});

	it("REQ-072 the property-management list is for those with realisationlist alone", async () => {
		const access = (await deployment.configuration("rvb")).access as Readonly<Record<string, readonly string[]>>;
		const allowed = ["rvb", "customer", "caseviewer", "caseworker", "admin"];
		expect([...(access.realisationlist ?? [])].sort()).toEqual([...allowed].sort());
		for (const role of [...allowed, "developer", "guest", "cpo"]) {
			const { status } = await deployment.as("rvb", role).get("processes/realisation");
			expect([role, status]).toEqual([role, allowed.includes(role) ? 200 : 403]);
		}
	});
});
