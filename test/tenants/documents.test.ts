import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { FileRecord } from "../../engine/index.ts";
import { sample, upload } from "../../server/test-support/test-file.ts";
import type { Reply } from "../../server/test-support/test-person.ts";
import { saveBody } from "../api/harness/process-walk.ts";
import { Deployment, messagesOf, type Process, type Values } from "./harness/deployment.ts";
import { places } from "./harness/places.ts";

const city = "amsterdam";
const regional = "go-ral";
const station = { Type: "station", NumberOfChargingStations: 1, NumberOfParkingSpots: 1 };
const bytes: Readonly<Record<string, string>> = {
	pdf: "inrichtingsplan.pdf",
	png: "bovenaanzicht.png",
	jpg: "zijaanzicht.jpg",
	jpeg: "zijaanzicht_exif_gedraaid.jpeg",
};

function proposal(tenant: string): Values {
	const { address = {}, stakeholders: [Municipality, ChargePointOperator, GridOperator] = [] } = places[tenant] ?? {};
	return { Location: address, ParkingSpots: station, Stakeholders: { Municipality, ChargePointOperator, GridOperator } };
}
const approvals: Values = {
	BrokerApproval: { IsBrokerAccepted: "yes" },
	GridOperatorApproval: { IsGridOperatorAccepted: "yes" },
};
const view = ({ uuid, extension }: FileRecord) => ({ id: uuid, ext: extension });

describe("what the record holds of documents", () => {
	let deployment: Deployment;
	beforeAll(async () => {
		deployment = await Deployment.open();
	});
	afterAll(() => deployment.close());

	/** A process at the step. */
	async function at(tenant: string, end: string): Promise<Process> {
		const process = await deployment.start(tenant);
		const moves: readonly (readonly [string, string, Values, string])[] =
			tenant === city
				? [
						["1", "municipality", { ...proposal(city), Docs: { ParkingSpots: ["plan.pdf"] } }, "2"],
						["2", "municipality", approvals, "3"],
						["3", "cpo", { CPOAdvice: { CPOAdvice: "yes" } }, "5"],
					]
				: [
						["1", "cpo", proposal(regional), "2"],
						["2", "municipality", { Advice: { Advice: "yes" } }, "4"],
					];
		for (const [step, role, values, target] of moves) {
			if (process.record.flow.activeStep === end) break;
			await process.complete(role, step, values, target);
		}
		expect(process.record.flow.activeStep).toBe(end);
		return process;
	}
	/** A file whose bytes were really received. */
	const uploaded = (process: Process, tenant: string, role: string, category: string, extension = "pdf", filename = "stuk") =>
		upload(
			deployment.app,
			deployment.as(tenant, role),
			process.record.uuid,
			{ filename, extension, category },
			sample(bytes[extension] ?? ""),
		);
	/** Saves the values unchanged; on success, keeps the record and reads it back. */
	async function save(process: Process, tenant: string, role: string, step: string, values: Values): Promise<Reply> {
		const person = deployment.as(tenant, role);
		const path = `processes/realisation/${process.record.uuid}`;
		const reply = await person.post(path, saveBody(deployment.app, tenant, process.record, step, values));
		if (reply.status === 200) {
			process.record = (await person.get(path)).body.data;
			expect(process.record.values).toEqual(reply.body.data.values);
		}
		return reply;
	}
	const docs = ({ record }: Process) => record.values.Docs as Readonly<Record<string, unknown>>;
	const refusal = ({ status, body }: Reply) => [status, (body.errors ?? []).map(({ path }) => path)];
	const named = ({ record }: Process, ids: readonly string[]) =>
		ids.map((id) => {
			const file = record.files.find(({ uuid }) => uuid === id);
			return `${file?.category} ${file?.filename}.${file?.extension}`;
		});

	it("REA-149 step 2 has the lists of ids Broker and GridOperator", async () => {
		const process = await at(city, "2");
		const add = (category: string, extension: string, filename: string) =>
			uploaded(process, city, "municipality", category, extension, filename);
		const broker = [await add("Broker", "pdf", "brief"), await add("Broker", "jpg", "foto")].map(({ uuid }) => uuid);
		const gridOperator = [await add("GridOperator", "png", "schets"), await add("GridOperator", "pdf", "akkoord")].map(({ uuid }) => uuid);
		const of = (Docs: unknown) => save(process, city, "municipality", "2", { ...approvals, Docs });
		expect((await of({ Broker: broker, GridOperator: gridOperator })).status).toBe(200);
		expect(docs(process)).toEqual({ ParkingSpots: [expect.any(String)], Broker: broker, GridOperator: gridOperator });
		expect(process.record.Docs).toEqual(docs(process));
		expect(named(process, [...broker, ...gridOperator])).toEqual([
			"Broker brief.pdf",
			"Broker foto.jpg",
			"GridOperator schets.png",
			"GridOperator akkoord.pdf",
		]);
		const [id] = broker;
		for (const value of [id, [{ id, ext: "pdf" }], [1], ["brief.pdf"], gridOperator]) {
			const [status, paths] = refusal(await of({ Broker: value, GridOperator: gridOperator }));
			expect([value, status]).toEqual([value, 400]);
			expect((paths as readonly string[]).every((path) => path.startsWith("Docs.Broker"))).toBe(true);
		}
		expect(docs(process)).toMatchObject({ Broker: broker, GridOperator: gridOperator });
	});

	it.each([
		{ tenant: city, at: "3", role: "cpo", group: "CPOAdvice", given: { CPOAdvice: "alternative", CPOComments: "Om de hoek." } },
		{ tenant: regional, at: "2", role: "municipality", group: "Advice", given: { Advice: "alternative", Comments: "Om de hoek." } },
	])(
		"REA-154 the alternative location has Remarks, ParkingSpots and its own Docs ($tenant)",
		async ({ tenant, at: step, role, group, given }) => {
			const process = await at(tenant, step);
			const add = (category: string, extension: string) => uploaded(process, tenant, role, category, extension);
			const Alternative = {
				...places[tenant]?.elsewhere,
				Remarks: "Naast het fietspad.",
				ParkingSpots: { Type: tenant === city ? "cluster" : "hub", NumberOfChargingStations: 2, NumberOfParkingSpots: 4 },
				Docs: {
					ParkingSpots: [(await add("ParkingSpots", "pdf")).uuid],
					Underground: [(await add("Underground", "pdf")).uuid, (await add("Underground", "jpg")).uuid],
					TopView: [view(await add("topview-alt", "png"))],
					SideView: [view(await add("sideview-alt", "jpg"))],
				},
			};
			const before = docs(process);
			const reply = await save(process, tenant, role, step, { [group]: { ...given, Alternative } });
			expect([reply.status, messagesOf(reply)]).toEqual([200, {}]);
			expect((process.record.values[group] as Values).Alternative).toMatchObject(Alternative);
			expect(docs(process)).toEqual(before);
			for (const Docs of [{ Broker: Alternative.Docs.Underground }, { TopView: Alternative.Docs.SideView }]) {
				const refused = await save(process, tenant, role, step, { [group]: { ...given, Alternative: { ...Alternative, Docs } } });
				expect([Docs, refused.status]).toEqual([Docs, 400]);
			}
		},
	);

	it.each([
		{ tenant: city, step: "5" },
		{ tenant: regional, step: "4" },
	])("REA-160 TrafficDecision is a list of ids ($tenant)", async ({ tenant, step }) => {
		const process = await at(tenant, step);
		const add = (extension: string) => uploaded(process, tenant, "municipality", "TrafficDecision", extension);
		const ids = [(await add("pdf")).uuid, (await add("png")).uuid];
		const of = (TrafficDecision: unknown) => save(process, tenant, "municipality", step, { Docs: { TrafficDecision } });
		expect((await of(ids)).status).toBe(200);
		expect(docs(process).TrafficDecision).toEqual(ids);
		expect((process.record.Docs as Values).TrafficDecision).toEqual(ids);
		for (const value of [ids[0], [{ id: ids[0], ext: "pdf" }], [7], [[ids[0]]], ["verkeersbesluit.pdf"]])
			expect([value, (await of(value)).status]).toEqual([value, 400]);
		expect(docs(process).TrafficDecision).toEqual(ids);
		expect((await of([ids[1], null])).status).toBe(200);
		expect(docs(process).TrafficDecision).toEqual([ids[1]]);
	});

	it.each([
		{ tenant: city, step: "3", rest: { CPOAdvice: { CPOAdvice: "yes" } } },
		{ tenant: regional, step: "1", rest: proposal(regional) },
	])("REA-201 entries of TopView and SideView hold id and ext ($tenant)", async ({ tenant, step, rest }) => {
		const process = await at(tenant, step);
		const add = (category: string, extension: string) => uploaded(process, tenant, "cpo", category, extension);
		const of = (Docs: unknown) => save(process, tenant, "cpo", step, { ...rest, Docs });
		const top = [await add("TopView", "png"), await add("TopView", "jpeg")];
		const side = [await add("SideView", "jpg")];
		expect((await of({ TopView: top.map(view), SideView: side.map(view) })).status).toBe(200);
		expect(docs(process)).toMatchObject({
			TopView: [
				{ id: top[0]?.uuid, ext: "png" },
				{ id: top[1]?.uuid, ext: "jpeg" },
			],
			SideView: [{ id: side[0]?.uuid, ext: "jpg" }],
		});
		const held = docs(process);
		const fresh = { TopView: await add("TopView", "png"), SideView: await add("SideView", "png") };
		for (const [name, file] of Object.entries(fresh)) {
			const { uuid: id } = file;
			for (const entry of [id, { id }, { ext: "png" }, { id, ext: "jpg" }, { id, ext: "pdf" }, { id, ext: "png", name: "boven" }]) {
				const reply = await of({ ...held, [name]: [entry] });
				expect([name, entry, reply.status]).toEqual([name, entry, 400]);
			}
			expect((await of({ ...held, [name]: [view(file)] })).status).toBe(200);
			expect(docs(process)[name]).toEqual([{ id, ext: "png" }]);
		}
	});
});
