import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { grant } from "../../server/test-support/grant.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import type { Reply, TestPerson } from "../../server/test-support/test-person.ts";
import { newProcess, startProcess } from "../../server/test-support/test-process.ts";
import { placeLocation } from "../api/harness/place-location.ts";
import { placeRequest } from "../api/harness/place-request.ts";
import { isTest, sourceFiles } from "../architecture/source-files.ts";

interface Doing {
	readonly test: TestApp;
	readonly person: TestPerson;
	readonly record: RealisationRecord;
	readonly request: string;
	readonly location: string;
}

interface Asking {
	/** An attribute that the person needs in order to try it at all. */
	readonly sees?: string;
	readonly call: (doing: Doing) => Promise<Reply>;
}

const pathOf = ({ record }: Doing, call = "") => `processes/realisation/${record.uuid}${call}`;
const synchronisation = ({ record: { synced } }: Doing) => ({ synced });

/** A call that requires each attribute; two attributes in one call would hide each other. */
const asked: Readonly<Record<string, Asking>> = {
	requestlist: { call: ({ person, request }) => person.get(`charging-point-requests/${request}`) },
	requestlocations: { call: ({ person }) => person.get("charging-point-requests") },
	realisationlist: { call: (doing) => doing.person.get(pathOf(doing)) },
	realisationbtn: { sees: "realisationlist", call: ({ person, test }) => person.post("processes/realisation", newProcess(test.tenant)) },
	requestcomment: {
		sees: "requestlist",
		call: ({ person, request }) =>
			person.post(`charging-point-requests/${request}/comments`, {
				synchronisation: {},
				data: { action: "create", message: "Ter plaatse gezien" },
			}),
	},
	realisationcomment: {
		sees: "realisationlist",
		call: (doing) =>
			doing.person.post(pathOf(doing, "/comments"), { synchronisation: {}, data: { action: "create", message: "Ter plaatse gezien" } }),
	},
	canChangeStatus: {
		sees: "realisationlist",
		call: (doing) =>
			doing.person.post(pathOf(doing, "/status"), {
				synchronisation: synchronisation(doing),
				data: { status: "onhold", action: "enable", reason: "other", comment: "" },
			}),
	},
	canChangeCommentStatus: { sees: "realisationlist", call: (doing) => commentCall(doing, { action: "status", status: "done" }) },
	canModerateComments: { sees: "realisationlist", call: (doing) => commentCall(doing, { action: "delete" }) },
	canConfirmTrafficDecisions: {
		sees: "realisationlist",
		call: (doing) =>
			doing.person.post(pathOf(doing, "/status"), { synchronisation: synchronisation(doing), data: { status: "vkb", action: "enable" } }),
	},
	automatedViews: { sees: "realisationlist", call: (doing) => doing.person.get(pathOf(doing, "/automatic-views/topview")) },
	admin: {
		call: ({ person, test }) =>
			person.post("/api/config_savetags", { synchronisation: {}, data: { Tags: [] } }, { "x-tenant": test.tenant }),
	},
	reporting: { call: ({ person }) => person.get("reports/key-metrics") },
	chargingpoints: { call: ({ person, location }) => person.get(`charging-point-locations/${location}`) },
	manuals: { call: ({ person }) => person.get("manual/page/inleiding") },
};

function commentCall(doing: Doing, data: object): Promise<Reply> {
	return doing.person.post(pathOf(doing, "/comments"), { synchronisation: {}, data: { ...data, number: 1 } });
}

/** Attributes that only the browser applies, to data that other attributes grant; it uses the same map, which the server serves. */
const browsersOwn = ["locationlist", "canAccessDebugger", "generateStartDoc", "eventlog", "export", "customerreports"];

const code = sourceFiles().filter(({ path }) => /^(engine|server)\//.test(path) && !isTest(path) && !path.includes("/generated/"));

/** Attributes that need no call of their own above: guards of calls (authorisation.test.ts), and those that only the browser checks. */
function isProvedElsewhere(attribute: string): boolean {
	const isGuard = code.some(({ text }) => text.includes(`may: "${attribute}"`));
	return isGuard || browsersOwn.includes(attribute) || !code.some(({ text }) => text.includes(`"${attribute}"`));
}

describeOnEveryDatabase("attributes", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp(await make());
	});
	afterAll(() => test.close());

	/** A new process with a comment, a request and a charging location. */
	async function prepare(person: TestPerson): Promise<Doing> {
		const cpo = test.person({ cpo: ["*"] });
		const record = await startProcess(test, cpo);
		await cpo.post(`processes/realisation/${record.uuid}/comments`, { data: { action: "create", message: "Akkoord" } });
		const { uuid: request } = await placeRequest(test.app, test.tenant, {});
		const { uuid: location } = await placeLocation(test.app, test.tenant, { code: "0202", status: "definitive" });
		return { test, person, record, request, location };
	}

	it("PLA-075 each by its own name, the server checks where a call of its is about it, and serves the rest to the browser", async () => {
		const person = test.person({ developer: ["*"] });
		const { data } = (await person.get("configs")).body;
		const { access } = data.tenant as { readonly access: Readonly<Record<string, unknown>> };
		expect([...Object.keys(asked), ...browsersOwn].filter((attribute) => access[attribute] === undefined)).toEqual([]);
		expect(Object.keys(access).filter((attribute) => asked[attribute] === undefined && !isProvedElsewhere(attribute))).toEqual([]);
		for (const [attribute, { sees, call }] of Object.entries(asked)) {
			const takeBack = sees === undefined ? [] : [grant(test, sees, "developer")];
			const doing = await prepare(person);
			const without = await call(doing);
			expect([attribute, without.text, [403, 404].includes(without.status)]).toEqual([attribute, without.text, true]);
			takeBack.push(grant(test, attribute, "developer"));
			const withIt = await call(doing);
			expect([attribute, withIt.text, [403, 404].includes(withIt.status)]).toEqual([attribute, withIt.text, false]);
			for (const undo of takeBack) undo();
		}
	});
});
