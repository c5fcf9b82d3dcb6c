import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Deployment } from "./harness/deployment.ts";

const roles = ["cpo", "municipality", "admin", "developer", "guest"] as const;

/** Attribute to roles, and the rows that say so. */
const maps: Readonly<Record<string, Readonly<Record<string, readonly [rows: string, ...roles: string[]]>>>> = {
	vlaanderen: {
		chargingpoints: ["PLA-087", "cpo", "municipality"],
		requestlist: ["PLA-088", "cpo"],
		requestlocations: ["PLA-089", "cpo", "municipality"],
		realisationlist: ["PLA-090", "cpo", "municipality"],
		realisationbtn: ["PLA-091", "cpo"],
		realisationcomment: ["PLA-092", "cpo", "municipality"],
		canConfirmTrafficDecisions: ["PLA-093", "municipality"],
		canChangeCommentStatus: ["PLA-094", "cpo", "municipality"],
		automatedViews: ["PLA-095", "cpo"],
		generateStartDoc: ["PLA-096", "cpo", "municipality"],
		admin: ["PLA-097", "admin"],
		reporting: ["PLA-098", "admin"],
		manuals: ["PLA-099", "cpo", "municipality", "admin"],
		export: ["PLA-100", "admin"],
		eventlog: ["PLA-101"],
	},
};

describe("the rights of", () => {
	let deployment: Deployment;
	beforeAll(async () => {
		deployment = await Deployment.open();
	});
	afterAll(() => deployment.close());

	const accessOf = async (tenant: string) => (await deployment.configuration(tenant)).access as Readonly<Record<string, readonly string[]>>;
	const sorted = (names: readonly string[] | undefined) => [...(names ?? [])].sort();

	for (const [tenant, attributes] of Object.entries(maps)) {
		for (const [attribute, [row, ...allowed]] of Object.entries(attributes)) {
			it(`${row} ${tenant}: ${attribute} is for ${allowed.join(", ") || "nobody"}`, async () => {
				expect(sorted((await accessOf(tenant))[attribute])).toEqual(sorted(allowed));
			});
		}
	}

	it("PLA-102 PLA-103 PLA-104 PLA-105 the city", async () => {
		const access = await accessOf("amsterdam");
		for (const name of ["requestlist", "realisationbtn", "canChangeCommentStatus"]) expect(access[name]).toEqual(["municipality"]);
		for (const name of ["admin", "reporting", "export"]) expect(access[name]).toEqual(["admin"]);
		expect(sorted(access.manuals)).toEqual(["admin", "cpo", "municipality"]);
		for (const name of ["automatedViews", "generateStartDoc"]) expect(access[name]).toEqual([]);
	});

	it("PLA-106 PLA-107 PLA-108 PLA-109 the charging-network operators", async () => {
		for (const tenant of ["opcharge", "park-n-charge"]) {
			const access = await accessOf(tenant);
			for (const name of ["requestlist", "realisationbtn", "automatedViews"]) expect(access[name]).toEqual(["cpo"]);
			expect(sorted(access.generateStartDoc)).toEqual(["cpo", "municipality"]);
			expect(access.export).toEqual(["admin"]);
		}
	});

	/** Who may put a process on hold, by trying. */
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
				// Nothing is published yet: who has the right is told so, everybody else is refused.
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
