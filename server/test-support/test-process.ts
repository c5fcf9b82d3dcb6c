import { randomUUID } from "node:crypto";
import { type RealisationRecord, type RecordHead, readJson, writeJson } from "../../engine/index.ts";
import type { TestApp } from "./test-app.ts";
import type { TestPerson } from "./test-person.ts";

const municipality = "municipality|arnhem-0202";
export const location = {
	Latitude: 51.9861,
	Longitude: 5.9107,
	StreetName: "Jansbuitensingel",
	HouseNumber: "7",
	PostalCode: "6811 AA",
	CityName: "Arnhem",
};

export function newProcess(tenant: string, changes: Readonly<Record<string, unknown>> = {}) {
	return {
		geographyCode: "0202",
		stakeholders: [municipality, "cpo|allego", "gridoperator|liander"],
		tenant,
		type: "op-aanvraag",
		subtype: null,
		...changes,
	};
}

/** A new process. */
export async function startProcess(
	{ tenant }: TestApp,
	person: TestPerson,
	changes: Readonly<Record<string, unknown>> = {},
): Promise<RealisationRecord> {
	const answer = await person.post("processes/realisation", newProcess(tenant, changes));
	if (answer.status !== 201) throw new Error(answer.text);
	return answer.body.data;
}

/** Makes a process reach these steps too, whatever was filled in: for tests of what depends on the step alone. */
export async function reach({ app, tenant }: TestApp, uuid: string, steps: readonly string[]): Promise<void> {
	await app.data.write(tenant, async ({ db }) => {
		const at = db.selectFrom("realisation").select("record").where("tenant", "=", tenant).where("uuid", "=", uuid);
		const record = readJson((await at.executeTakeFirstOrThrow()).record);
		const state = [...record.flow.state, ...steps.map((step) => ({ ...record.flow.state[0], step }))];
		const text = writeJson({ ...record, flow: { ...record.flow, state } } as RecordHead);
		await db.updateTable("realisation").set({ record: text }).where("tenant", "=", tenant).where("uuid", "=", uuid).execute();
	});
}

type Values = Readonly<Record<string, unknown>>;

/** The body of a step save: the step's groups as they are, with `values` laid over them. */
export function stepSave(
	record: RealisationRecord,
	step: string,
	values: Values,
	intent: { complete?: boolean; correction?: boolean; target?: string } = {},
) {
	const { complete = false, correction = false, target = step } = intent;
	return {
		intent: { step, complete, correction, target },
		synchronisation: { synced: record.synced },
		data: { status: { uuid: stepUuids.get(target) ?? randomUUID() }, values },
	};
}

/** Uuids of the steps by code; filled by `learnSteps`. */
const stepUuids = new Map<string, string>();

export async function learnSteps(person: { get(path: string): Promise<{ readonly body: { readonly data: unknown } }> }): Promise<void> {
	const answer = await person.get("configs");
	const { steps } = (answer.body.data as { tenant: { steps: { step: string; uuid: string }[] } }).tenant;
	for (const { step, uuid } of steps) stepUuids.set(step, uuid);
}

/** The values that step 1 requires, complete. */
export function stepOne(record: RealisationRecord): Values {
	const { Location, ParkingSpots, Stakeholders } = record.values as Record<string, Values>;
	return { Location: { ...Location, ...location }, ParkingSpots, Stakeholders };
}

export async function saved(person: TestPerson, record: RealisationRecord, body: unknown): Promise<RealisationRecord> {
	const answer = await person.post(`processes/realisation/${record.uuid}`, body);
	if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
	return answer.body.data;
}
