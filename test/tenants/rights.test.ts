import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Deployment } from "./harness/deployment.ts";

const roles = ["cpo", "municipality", "admin", "developer", "guest"] as const;

describe("the rights of", () => {
	let deployment: Deployment;
	beforeAll(async () => {
		deployment = await Deployment.open();
	});
	afterAll(() => deployment.close());

	const sorted = (names: readonly string[] | undefined) => [...(names ?? [])].sort();

	/** The roles that may put a process on hold, found by trying. */
	async function mayHold(tenant: string): Promise<readonly string[]> {
		const allowed: string[] = [];
		for (const role of roles) {
			const process = await deployment.start(tenant);
			const answer = await process.status(role, { status: "onhold", action: "enable", reason: "other" });
			expect([tenant, role, [200, 403].includes(answer.status)]).toEqual([tenant, role, true]);
			if (answer.status === 200) allowed.push(role);
		}
		return allowed;
	}

	it("REA-400 in the city only the municipality changes the status", async () => {
		expect(await mayHold("amsterdam")).toEqual(["municipality"]);
	});

	it("REA-401 at the charging-network operators cpo and municipality change the status", async () => {
		for (const tenant of ["opcharge", "park-n-charge"]) expect(await mayHold(tenant)).toEqual(["cpo", "municipality"]);
	});

	it("REA-402 in vlaanderen cpo and municipality change the status", async () => {
		expect(await mayHold("vlaanderen")).toEqual(["cpo", "municipality"]);
	});

	it("REA-404 only the municipality confirms a traffic decision: in the city, at the operators and in vlaanderen", async () => {
		for (const tenant of ["amsterdam", "opcharge", "park-n-charge", "vlaanderen"]) {
			for (const role of roles) {
				const process = await deployment.start(tenant);
				const { status } = await process.status(role, { status: "vkb", action: "enable" });
				// Nothing is published yet: people with the right get that message, everybody else is refused.
				expect([tenant, role, status]).toEqual([tenant, role, role === "municipality" ? 400 : 403]);
			}
		}
	});

	it("every step is edited by its own role alone", async () => {
		for (const tenant of ["amsterdam", "opcharge", "park-n-charge", "vlaanderen"]) {
			const steps = deployment.app.tenants.find(tenant)?.flow.definition.steps ?? [];
			for (const { access } of steps) {
				expect(access.edit).toHaveLength(1);
				expect(sorted(access.read)).toEqual(sorted(["admin", access.edit[0] === "cpo" ? "municipality" : "cpo"]));
			}
			const process = await deployment.start(tenant);
			for (const role of roles.filter((name) => !steps[0]?.access.edit.includes(name))) {
				expect([tenant, role, (await process.save(role, "1", {})).status]).toEqual([tenant, role, 403]);
			}
		}
	});
});
