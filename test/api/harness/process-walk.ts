import type { FastifyInstance } from "fastify";
import type { RealisationRecord } from "../../../engine/index.ts";

type Values = Readonly<Record<string, unknown>>;
type Groups = Readonly<Record<string, Values>>;

/** Somebody who can write; `path` is relative to the tenant. */
export interface Writer {
	post(
		path: string,
		body: unknown,
	): Promise<{ readonly status: number; readonly text: string; readonly body: { readonly data: RealisationRecord } }>;
}

/** The people who advance a process: the editors of its steps. */
export interface Walkers {
	readonly cpo: Writer;
	readonly municipality: Writer;
}

export interface Intent {
	readonly complete?: boolean;
	readonly correction?: boolean;
	readonly target?: string;
}

const address = {
	Latitude: 51.9861,
	Longitude: 5.9107,
	StreetName: "Jansbuitensingel",
	HouseNumber: "7",
	PostalCode: "6811 AA",
	CityName: "Arnhem",
};
const alternative = {
	Latitude: 51.9803,
	Longitude: 5.9021,
	StreetName: "Nieuwe Plein",
	HouseNumber: "32",
	PostalCode: "6811 KR",
	CityName: "Arnhem",
};
const parking = { Type: "station", NumberOfChargingStations: 1, NumberOfParkingSpots: 1 };

/** Complete values for each step of a positively assessed process. */
export function valuesOf(step: string, record: RealisationRecord): Values {
	const { Location = {}, Stakeholders = {}, ParkingSpots = parking } = record.values as Groups;
	const steps: Readonly<Record<string, Values>> = {
		"1": { Location: { ...Location, ...address }, ParkingSpots, Stakeholders },
		"2": { Advice: { Advice: "yes" } },
		"3": { Advice: { Decision: "accept-own-location", Confirmed: true } },
		"4": { TrafficDecision: { PublicationDate: "2026-11-20" } },
		"5": { GridConnection: { RequestDate: "2026-11-20", ConnectionValue: "3 x 25 A" } },
		"6": { PlannedRealisation: { PlannedDate: "2027-01-04", ChargePointOrderDate: "2026-12-01" } },
		"7": { DateOfCommissioning: { DateOfCommissioning: "2027-01-05", DateOfEnergyConnection: "2027-01-06" } },
		"8": { ChargerIds: [{ Identifier: "ALF_0001" }] },
	};
	return steps[step] ?? {};
}

export const negativeAdvice: Values = { Advice: { Advice: "no", Comments: "Te smal." } };
export const alternativeAdvice: Values = {
	Advice: {
		Advice: "alternative",
		Comments: "Om de hoek.",
		Alternative: { ...alternative, ParkingSpots: parking, Remarks: "Naast het fietspad." },
	},
};

/** The groups that each step writes. */
const groups: Readonly<Record<string, readonly string[]>> = {
	"1": ["Location", "ParkingSpots", "Stakeholders"],
	"4": ["TrafficDecision"],
	"5": ["GridConnection"],
	"6": ["PlannedRealisation"],
	"7": ["DateOfCommissioning"],
	"8": ["ChargerIds"],
};

/** The step's stored values, as a form would send them back, or what it requires if there are none. */
export function stepDataOf(step: string, record: RealisationRecord): Values {
	const filled = record.flow.state.some((state) => state.step === step && state.completed_at !== null);
	if (!filled) return valuesOf(step, record);
	const own = (groups[step] ?? []).filter((group) => record.values[group] !== undefined);
	return own.length === 0 ? valuesOf(step, record) : Object.fromEntries(own.map((group) => [group, record.values[group]]));
}

/** The step that follows in a positively assessed process. */
export const stepAfter: Readonly<Record<string, string>> = {
	"1": "2",
	"2": "4",
	"3": "1",
	"4": "5",
	"5": "6",
	"6": "7",
	"7": "8",
	"8": "8",
};
export const editorOf = (step: string): keyof Walkers => (step === "2" || step === "4" ? "municipality" : "cpo");

/** Body of a step save as specified, with the uuid of the target step. */
export function saveBody(
	app: FastifyInstance,
	tenant: string,
	record: RealisationRecord,
	step: string,
	values: Values,
	intent: Intent = {},
) {
	const { complete = false, correction = false, target = step } = intent;
	const uuid = app.tenants.find(tenant)?.flow.compiled.steps.get(target)?.definition.uuid;
	return {
		intent: { step, complete, correction, target },
		synchronisation: { synced: record.synced },
		data: { status: { uuid }, values },
	};
}

/** Advances a process through HTTP with a positive assessment until it is at the step or, for "end", completed. */
export async function walkTo(
	app: FastifyInstance,
	tenant: string,
	walkers: Walkers,
	start: RealisationRecord,
	end: string,
): Promise<RealisationRecord> {
	let record = start;
	while (record.flow.activeStep !== null && record.flow.activeStep !== end) {
		const step = record.flow.activeStep;
		const values = end === "3" && step === "2" ? negativeAdvice : valuesOf(step, record);
		const target = end === "3" && step === "2" ? "3" : (stepAfter[step] ?? step);
		record = await done(
			walkers[editorOf(step)],
			`processes/realisation/${record.uuid}`,
			saveBody(app, tenant, record, step, values, { complete: true, target }),
		);
	}
	return record;
}

/** The record returned by a write; anything but a success fails the test. */
export async function done(writer: Writer, path: string, body: unknown): Promise<RealisationRecord> {
	const { status, text, body: answer } = await writer.post(path, body);
	if (status !== 200 && status !== 201) throw new Error(`${path} answered ${status}: ${text}`);
	return answer.data;
}
