import { beforeEach, describe, expect, it } from "@jest/globals";
import { type Journey, journey } from "./fixtures/journey.ts";
import { operatorFlow } from "./fixtures/operator-flow.ts";

const uuid = "7f0f6f0e-6f0b-4c39-9a40-2b1f3f4bd001";
let process: Journey;

beforeEach(() => {
	process = journey(operatorFlow, { People: { Municipality: "municipality|b-0001" } }, ["cpo", "municipality"]);
});

describe("tags and stakeholders", () => {
	it("tags are the CPO's and the admin's, each once, while nothing is locked", () => {
		expect(process.send({ kind: "set-tags", tags: [uuid, uuid] }, ["admin"])).toMatchObject({ realisation: { tags: [uuid] } });
		expect(process.send({ kind: "set-tags", tags: [uuid] }, ["cpo"])).toMatchObject({ events: [] });
		expect(process.send({ kind: "set-tags", tags: [] }, ["municipality"])).toMatchObject({ code: "forbidden" });
		process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "other" }, ["cpo"]);
		expect(process.send({ kind: "set-tags", tags: [] }, ["cpo"])).toMatchObject({ code: "locked" });
	});

	it("a connected request's tags join those of the process, whoever connects it and whatever the status", () => {
		const other = "7f0f6f0e-6f0b-4c39-9a40-2b1f3f4bd002";
		process.send({ kind: "set-tags", tags: [uuid] }, ["cpo"]);
		process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "other" }, ["cpo"]);
		expect(process.send({ kind: "copy-tags", tags: [other, uuid] }, ["municipality"])).toMatchObject({
			realisation: { tags: [uuid, other] },
			events: [{ type: "tags-change", meta: { tags: [uuid, other] } }],
		});
		expect(process.send({ kind: "copy-tags", tags: [uuid] }, ["municipality"])).toMatchObject({ events: [] });
	});

	it("contractor and municipality can be changed by the editors of the first step, the operator cannot", () => {
		const change = { kind: "change-stakeholder", category: "municipality", slug: "municipality|c-0002" } as const;
		expect(process.send(change, ["cpo"])).toMatchObject({ realisation: { values: { People: { Municipality: "municipality|c-0002" } } } });
		expect(process.send(change, ["municipality"])).toMatchObject({ code: "forbidden" });
		expect(process.send({ ...change, category: "cpo", slug: "cpo|x" }, ["cpo"])).toMatchObject({ code: "stakeholder-not-changeable" });
		expect(process.send({ ...change, slug: "contractor|x" }, ["cpo"])).toMatchObject({ code: "stakeholder-not-changeable" });
		process.send({ kind: "set-status", status: "cancelled", action: "enable", reason: "other" }, ["cpo"]);
		expect(process.send(change, ["cpo"])).toMatchObject({ code: "locked" });
	});
});
