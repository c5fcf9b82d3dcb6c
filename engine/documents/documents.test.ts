import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Command } from "../command/command.ts";
import { compileFlow } from "../compile/compile-flow.ts";
import type { ResolvedFlow } from "../definition/flow-definition.ts";
import { fileWith } from "../files/file-record.fixture.ts";
import type { FileRecord } from "../files/index.ts";
import type { Realisation } from "../realisation/realisation.ts";
import { recordOf } from "../record/record-of.ts";
import { advance } from "../run/advance.ts";
import { startRealisation } from "../run/start-realisation.ts";
import { ajvValidators } from "../validation/ajv-validators.ts";
import { fileFieldsOf, mayReadFiles, mayUploadFiles } from "./file-fields.ts";
import { waitingFiles } from "./waiting-files.ts";

const id = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
const list = { type: "array", title: "Plan", items: { type: "string", title: "Bestand", format: "uuid4", maxLength: 36 } };
const views = {
	type: "array",
	title: "Boven",
	items: {
		type: "object",
		properties: {
			id: { type: "string", title: "Bestand", format: "uuid4", maxLength: 36 },
			ext: { type: "string", title: "Soort", maxLength: 4 },
		},
	},
};
const step = (code: string, edit: string, sections: readonly object[], more: object = {}) => ({
	uuid: id(Number(code)),
	code,
	label: code,
	version: "1.0.0",
	access: { read: ["admin"], edit: [edit] },
	sections,
	...more,
});
const section = (key: string, name: string, schema: object, category: string, more: object = {}) => ({
	id: key,
	schema: { type: "object", properties: { Docs: { type: "object", properties: { [name]: schema } } } },
	ui: { Docs: { [name]: { "ui:widget": "files", "ui:options": { category } } } },
	...more,
});
const flow = compileFlow(
	{
		uuid: id(9),
		version: "1.0.0",
		label: "Proef",
		bindings: { location: "Location", stakeholders: {} },
		steps: [
			step("1", "cpo", [section("plan", "Plan", list, "ParkingSpots"), section("boven", "Boven", views, "TopView")]),
			step(
				"2",
				"municipality",
				[section("plan", "Plan", list, "ParkingSpots", { readOnly: true }), section("besluit", "Besluit", list, "TrafficDecision")],
				{ final: true },
			),
		],
	} as unknown as ResolvedFlow,
	{ validators: ajvValidators() },
);
const cpo = { userId: "c", roles: ["cpo"] };
const tenant = { onHoldReasons: [], cancelReasons: [], access: {}, sharedLocations: false };
const file = (number: number, more: Partial<FileRecord> = {}) => fileWith({ uuid: id(number), category: "parkingspots", ...more });

describe("documents of a process", () => {
	let realisation: Realisation;
	beforeEach(() => {
		const started = startRealisation(flow, { type: "a", subtype: null, values: {} }, cpo, 1);
		if (started.refused) throw new Error(started.message);
		realisation = started.realisation;
	});
	const tell = (command: Command, files: readonly FileRecord[], actor = cpo) => {
		const outcome = advance(flow, realisation, command, actor, 2, { tenant, files });
		if (!outcome.refused) realisation = outcome.realisation;
		return outcome;
	};
	const save = (values: object, files: readonly FileRecord[], complete = false) =>
		tell({ kind: "save-step", step: "1", complete, correction: false, target: complete ? "2" : "1", values: values as never }, files);

	it("the flow says where there are files, of which category, and who adds and reads them", () => {
		expect(
			fileFieldsOf(flow).map(({ step: at, path, category, views: isViews, writable }) => [at.code, path, category, isViews, writable]),
		).toEqual([
			["1", "Docs.Plan", "ParkingSpots", false, true],
			["1", "Docs.Boven", "TopView", true, true],
			["2", "Docs.Plan", "ParkingSpots", false, false],
			["2", "Docs.Besluit", "TrafficDecision", false, true],
		]);
		const atStepOne = { "1": { startedAt: 1, completedAt: null } };
		const atStepTwo = { "1": { startedAt: 1, completedAt: 2 }, "2": { startedAt: 2, completedAt: null } };
		const municipality = { roles: ["municipality"] };
		expect(mayUploadFiles(flow, "parkingspots", cpo, atStepOne)).toBe(true);
		expect(mayUploadFiles(flow, "ParkingSpots", municipality, atStepTwo)).toBe(false);
		// Nobody can add documents to a step that the process has not reached; a correction can add them to a completed step.
		expect(mayUploadFiles(flow, "TrafficDecision", municipality, atStepOne)).toBe(false);
		expect(mayUploadFiles(flow, "TrafficDecision", municipality, atStepTwo)).toBe(true);
		expect(mayUploadFiles(flow, "ParkingSpots", cpo, atStepTwo)).toBe(true);
		expect(mayReadFiles(flow, "ParkingSpots", { roles: ["municipality"] })).toBe(true);
		expect(mayReadFiles(flow, "TrafficDecision", cpo)).toBe(false);
		expect(mayReadFiles(flow, "Broker", { roles: ["admin"] })).toBe(false);
	});

	it.each([
		["is not of this process", []],
		["is of another category", [file(1, { category: "Underground" })]],
		["is not whole yet", [file(1, { uploaded: false })]],
		["is suspect", [file(1, { suspect: true })]],
		["was disconnected", [file(1, { deleted: true })]],
	])("a save that adds a file that %s is refused at its field", (_, files) => {
		const outcome = save({ Docs: { Plan: [id(1)] } }, files);
		expect(outcome).toMatchObject({ refused: true, code: "invalid", errors: [{ path: "Docs.Plan" }] });
	});

	it("a view says what kind of picture it is, and says it right", () => {
		const picture = file(2, { category: "topview", extension: "png" });
		expect(save({ Docs: { Boven: [{ id: id(2), ext: "jpg" }] } }, [picture])).toMatchObject({ refused: true });
		expect(save({ Docs: { Boven: [{ id: id(2), ext: "png" }] } }, [picture])).toMatchObject({ refused: false });
	});

	it("what was saved before stays, whatever became of the file", () => {
		expect(save({ Docs: { Plan: [id(1)] } }, [file(1)])).toMatchObject({ refused: false });
		expect(save({ Docs: { Plan: [id(1), id(2)] } }, [file(2)])).toMatchObject({ refused: false });
		expect(realisation.values).toEqual({ Docs: { Plan: [id(1), id(2)] } });
	});

	it("a file is taken off with its reference while its step is open, by who fills that step in", () => {
		save({ Docs: { Plan: [id(1), id(2)] } }, [file(1), file(2)]);
		const off = { kind: "disconnect-file", fileUuid: id(1) } as const;
		expect(tell(off, [file(1)], { userId: "m", roles: ["municipality"] })).toMatchObject({ refused: true, code: "forbidden" });
		expect(tell(off, [file(1)])).toMatchObject({ refused: false, events: [{ type: "file-disconnect", meta: { uuid: id(1) } }] });
		expect(realisation.values).toEqual({ Docs: { Plan: [id(2)] } });
		save({ Docs: { Plan: [id(2)] } }, [], true);
		expect(tell({ kind: "disconnect-file", fileUuid: id(2) }, [file(2)])).toMatchObject({ refused: true, code: "step-not-available" });
	});

	it("what the process only had before stays with it, also for who fills the field in", () => {
		const off = { kind: "disconnect-file", fileUuid: id(1) } as const;
		const tellOf = (remembered: boolean, actor = cpo) =>
			advance(flow, realisation, off, actor, 2, { tenant, files: [file(1)], remembered });
		expect(tellOf(true)).toMatchObject({
			refused: true,
			code: "file-kept",
			message: "Dit bestand hoort bij wat eerder is opgeslagen en blijft daarom bewaard.",
		});
		expect(tellOf(true, { userId: "m", roles: ["municipality"] })).toMatchObject({ code: "forbidden" });
		expect(tellOf(false)).toMatchObject({ refused: false });
	});

	it("what was uploaded and never saved waits; what was once saved does not", () => {
		const record = (files: readonly FileRecord[], past: object) => ({
			...recordOf(
				flow,
				realisation,
				{ uuid: "u", ref: "R", caseRef: "C", caseCounter: 1, synced: 1, createdAt: 1, updatedAt: 1 },
				{ events: [], history: [] },
			),
			files,
			...past,
		});
		const here = [file(1), file(2, { category: "Underground" }), file(3, { uploaded: false })];
		expect(waitingFiles(record(here, {}), { category: "ParkingSpots" }).map(({ uuid }) => uuid)).toEqual([id(1)]);
		const history = [{ ts: 1, userId: "c", step: "1", iteration: 0, values: { Docs: { Plan: [id(1)] } } }];
		expect(waitingFiles(record(here, { history }), { category: "ParkingSpots" })).toEqual([]);
		const remark = [{ ts: 1, userId: "c", step: "1", iteration: 0, values: { Remarks: `Zie ${id(1)}`, Number: id(1) } }];
		expect(waitingFiles(record(here, { history: remark }), { category: "ParkingSpots" })).toHaveLength(1);
	});
});
