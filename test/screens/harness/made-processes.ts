import { randomUUID } from "node:crypto";
import { expect } from "@jest/globals";
import fc from "fast-check";
import { type EventType, type RealisationEvent, readJson, realisationOf, recordHeadOf, writeJson } from "../../../engine/index.ts";
import type { TestApp } from "../../../server/test-support/test-app.ts";
import type { TestPerson } from "../../../server/test-support/test-person.ts";
import { startProcess } from "../../../server/test-support/test-process.ts";
import { addRequest, requestContent } from "../../../server/test-support/test-request.ts";

const day = 86_400_000;
const codes = ["0202", "0200", "0203"];
const streets = ["Jansbuitensingel", "jansplein", "Één-Weg", "Emmastraat", "Ruïnelaan", "2e Dwarsstraat", "10e Dwarsstraat", ""];

interface Wish {
	readonly count: number;
	/** Uuids of the tenant's tags. */
	readonly tags: readonly string[];
	readonly seed: number | undefined;
}

/** Processes of every kind, derived from one that was started: random values, days, statuses, and instants that many share. */
export async function fillWithProcesses(test: TestApp, { count, tags, seed }: Wish): Promise<void> {
	const cpo = test.person({ cpo: ["*"] });
	const { uuid } = await startProcess(test, cpo, {
		stakeholders: [await test.municipalitySlug("0202"), "cpo|allego", "gridoperator|liander"],
	});
	const { db } = test.app.data;
	const template = await db.selectFrom("realisation").selectAll().where("uuid", "=", uuid).executeTakeFirstOrThrow();
	const flow = test.app.tenants.find(test.tenant)?.flow;
	if (flow === undefined) throw new Error("no tenant");
	const towns = new Map(await Promise.all(codes.map(async (code) => [code, await test.municipalitySlug(code)] as const)));
	const now = test.clock.now;
	const someDay = fc.option(
		fc.integer({ min: -60, max: 60 }).map((days) => new Date(now + days * day).toISOString().slice(0, 10)),
		{ nil: undefined },
	);
	const made = fc.record({
		code: fc.constantFrom(...codes),
		street: fc.constantFrom(...streets),
		number: fc.integer({ min: 1, max: 120 }),
		postal: fc.constantFrom("6811 AA", "6811AB", "3861 CC"),
		city: fc.constantFrom("Arnhem", "Nijkerk", "Barneveld"),
		grid: fc.constantFrom("gridoperator|liander", "gridoperator|enexis", "gridoperator|onbekend-net", undefined),
		contractor: fc.constantFrom("contractor|heijmans", undefined),
		type: fc.constantFrom("op-aanvraag", "strategisch", "data-gestuurd", "vreemd"),
		step: fc.constantFrom("1", "2", "3", "5", "8", null),
		status: fc.constantFrom("active" as const, "active" as const, "onhold" as const, "cancelled" as const, "completed" as const),
		vkb: fc.boolean(),
		published: someDay,
		definitive: fc.oneof(someDay, fc.constant("vervallen")),
		notApplicable: fc.constantFrom(undefined, true, false),
		tags: fc.subarray([...tags]),
		stations: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
		ean: fc.constantFrom(undefined, "871687", "abc 2", "abc 10"),
		age: fc.integer({ min: 0, max: 300 }),
		updated: fc.integer({ min: 0, max: 12 }),
		held: fc.integer({ min: 0, max: 90 }),
		reason: fc.constantFrom("", "Wacht op Jan", "Geen net"),
	});
	const all = fc.sample(made, { numRuns: count, ...(seed === undefined ? {} : { seed }) });
	for (const [index, each] of all.entries()) {
		const before = realisationOf(readJson(template.record));
		const started = now - each.age * day;
		const events = eventsOf(each.status, started, now, each.held);
		const values = {
			...before.values,
			Location: {
				StreetName: each.street,
				HouseNumber: String(each.number),
				PostalCode: each.postal,
				CityName: each.city,
				Latitude: 52 + index / 1000,
				...(index % 7 === 0 ? {} : { Longitude: 5.9 + index / 2000 }),
			},
			Stakeholders: {
				Municipality: towns.get(each.code),
				ChargePointOperator: "cpo|allego",
				GridOperator: each.grid,
				Contractor: each.contractor,
			},
			TrafficDecision: {
				PublicationDate: each.published,
				DefinitiveDate: each.definitive,
				TrafficDecisionNotApplicable: each.notApplicable,
			},
			ParkingSpots: { NumberOfChargingStations: each.stations },
			DateOfCommissioning: { EAN: each.ean },
		};
		const reason = { reason: "x", label: each.reason, comment: each.reason === "" ? "" : "later" };
		const { compiled } = flow;
		const steps = Object.fromEntries(
			[...compiled.steps.values()].flatMap(({ code, parent }) => {
				const isPast = each.step === null ? Number(code) <= 3 : Number(code) < Number(each.step);
				if (parent !== null || !(isPast || code === each.step)) return [];
				return [[code, { startedAt: started + day, completedAt: isPast ? started + 2 * day : null }]];
			}),
		);
		const realisation = {
			...before,
			type: each.type,
			values: JSON.parse(JSON.stringify(values)),
			steps,
			tags: each.tags,
			flags: {
				...before.flags,
				vkb: each.vkb && index % 3 === 0,
				completed: each.status === "completed",
				cancelled: each.status === "cancelled",
				onhold: each.status === "onhold",
			},
			reasons: each.status === "onhold" ? { onhold: reason } : each.status === "cancelled" ? { cancelled: reason } : {},
		};
		const identity = {
			uuid: randomUUID(),
			ref: `AR-${(index * 37) % 1000}`,
			caseRef: `C${index}`,
			caseCounter: 1000 + index,
			createdAt: started,
			updatedAt: now - each.updated * day,
		};
		await test.app.data.write(test.tenant, async (scope) => {
			const synced = scope.tick();
			const head = recordHeadOf(compiled, realisation as never, { ...identity, synced });
			await scope.db
				.insertInto("realisation")
				.values({
					...template,
					uuid: identity.uuid,
					counter: identity.caseCounter,
					ref: identity.ref,
					case_ref: identity.caseRef,
					created_at: started,
					updated_at: identity.updatedAt,
					type: each.type,
					code: head.MunicipalityCode,
					status: each.status,
					active_step: head.flow.activeStep,
					address: head.address,
					label: head.status.label,
					event_count: events.length,
					synced,
					record: writeJson(head),
					events: JSON.stringify(events).slice(1, -1),
					history: "",
					files: "",
				} as never)
				.execute();
		});
		if (index % 9 === 0) await connect(test, identity.uuid, each.code, index % 2 === 0 ? "O'Neill" : "de Vriès");
		if (index % 7 === 0) for (let count = 0; count <= index % 3; count++) await comment(cpo, identity.uuid, String(count));
	}
}

async function connect(test: TestApp, process: string, code: string, surname: string): Promise<void> {
	const contact = { ...requestContent().contact, surname };
	const { uuid } = await addRequest(test, { status: 3, geographyCode: code, contact }, { externalRef: process });
	await test.app.data.write(test.tenant, async ({ db }) => {
		await db.updateTable("request").set({ realisation_uuid: process }).where("uuid", "=", uuid).execute();
		const row = await db.selectFrom("realisation").select("record").where("uuid", "=", process).executeTakeFirstOrThrow();
		const record = { ...readJson(row.record), requestUuids: [uuid] };
		await db
			.updateTable("realisation")
			.set({ record: writeJson(record) })
			.where("uuid", "=", process)
			.execute();
	});
}

async function comment(person: TestPerson, uuid: string, message: string): Promise<void> {
	const { status } = await person.post(`processes/realisation/${uuid}/comments`, { data: { action: "create", message } });
	expect(status).toBeLessThan(300);
}

function eventsOf(status: string, started: number, now: number, held: number): readonly RealisationEvent[] {
	const event = (type: EventType, ts: number): RealisationEvent => ({ type, ts, version: "1", userId: "x", meta: { uuid: null } });
	const from = Math.min(now, started + held * day);
	const past = held % 4 === 0 ? [event("onhold-start", from), event("onhold-end", Math.min(now, from + 5 * day))] : [];
	const last = { onhold: "onhold-start", cancelled: "cancelled-start", completed: "completed" }[status] as EventType | undefined;
	return [
		event("created" as EventType, started),
		...past,
		...(last === undefined ? [] : [event(last, Math.max(from, Math.min(now, from + 7 * day)))]),
	];
}
