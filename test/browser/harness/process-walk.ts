import type { RealisationRecord } from "../../../engine/index.ts";
import { dayFromNow } from "./days.ts";
import { municipality, type PersonName, tenant } from "./demo-accounts.ts";
import type { ServerApi, Specification } from "./server-api.ts";

type Values = Readonly<Record<string, unknown>>;
type StepCode = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";

/** An existing address in the municipality. */
const address = {
	Latitude: 51.984478,
	Longitude: 5.911259,
	StreetName: "Jansbuitensingel",
	HouseNumber: "32",
	PostalCode: "6811 AE",
	CityName: "Arnhem",
} as const;

export const alternativeAddress = {
	Latitude: 51.984362,
	Longitude: 5.919449,
	StreetName: "Steenstraat",
	HouseNumber: "94",
	PostalCode: "6828 CN",
	CityName: "Arnhem",
	ParkingSpots: { Type: "station", NumberOfChargingStations: 1, NumberOfParkingSpots: 2 },
} as const;

/** A save replaces all fields of its step, so a proposal is always complete. */
export const proposalValues = {
	Location: address,
	ParkingSpots: { Type: "station", NumberOfChargingStations: 1, NumberOfParkingSpots: 1 },
	Stakeholders: { GridOperator: "gridoperator|liander" },
} as const;

interface Save {
	readonly as: PersonName;
	readonly step: StepCode;
	readonly complete?: boolean;
	readonly correction?: boolean;
	/** Step the save leads to; the same one for a plain save. */
	readonly target: StepCode;
	readonly values: Values;
}

export interface Walk {
	/** Step that is open afterwards, or "end" for a finished process. */
	readonly until: StepCode | "end";
	readonly advice?: "yes" | "no" | "alternative" | "alternative-without";
	readonly type?: string;
	/** Merged over the walk's own values, by step. */
	readonly values?: Partial<Record<StepCode, Values>>;
}

/** Prepares processes through the API, for journeys that start halfway. */
export class ProcessWalk {
	private readonly api: ServerApi;
	private specification: Promise<Specification> | undefined;

	constructor(api: ServerApi) {
		this.api = api;
	}

	start(type = "op-aanvraag"): Promise<RealisationRecord> {
		return this.api.ask("cpo", "POST", "processes/realisation", {
			geographyCode: municipality.code,
			stakeholders: [municipality.slug, "cpo|allego", "gridoperator|liander"],
			tenant,
			type,
		});
	}

	async save(
		record: RealisationRecord,
		{ as, step, complete = false, correction = false, target, values }: Save,
	): Promise<RealisationRecord> {
		this.specification ??= this.api.ask<Specification>("cpo", "GET", `processes/specification/${record.flow.uuid}`);
		const { steps } = await this.specification;
		return this.api.ask(as, "POST", `processes/realisation/${record.uuid}`, {
			intent: { step, complete, correction, target },
			synchronisation: { synced: record.synced },
			data: { status: { uuid: steps.find((each) => each.step === target)?.uuid }, values },
		});
	}

	async status(record: RealisationRecord, as: PersonName, data: Values): Promise<RealisationRecord> {
		const { uuid, synced } = record;
		return this.api.ask(as, "POST", `processes/realisation/${uuid}/status`, { synchronisation: { synced }, data });
	}

	/** Advances a process through the two parties until its next step is open. */
	async walk({ until, advice = "yes", type, values = {} }: Walk): Promise<RealisationRecord> {
		let record = await this.start(type);
		for (const save of courseOf(advice)) {
			if (save.step === until) return record;
			record = await this.save(record, { ...save, values: { ...save.values, ...values[save.step] }, complete: true });
		}
		return record;
	}
}

function courseOf(advice: NonNullable<Walk["advice"]>): readonly Save[] {
	const proposal: Save = { as: "cpo", step: "1", target: "2", values: proposalValues };
	const explained = advice === "yes" ? {} : { Comments: "Te dicht bij de kruising." };
	const alternative = advice === "alternative" ? { Alternative: alternativeAddress } : {};
	const assessment: Save = {
		as: "municipality",
		step: "2",
		target: advice === "yes" ? "4" : "3",
		values: { Advice: { Advice: advice, ...explained, ...alternative } },
	};
	return advice === "yes" ? [proposal, assessment, ...realisation()] : [proposal, assessment, stop];
}

/** After a negative assessment somebody must decide: the walk ends before that. */
const stop: Save = { as: "cpo", step: "3", target: "3", values: {} };

function realisation(): readonly Save[] {
	return [
		{ as: "municipality", step: "4", target: "5", values: { TrafficDecision: { PublicationDate: dayFromNow(-10) } } },
		{ as: "cpo", step: "5", target: "6", values: { GridConnection: { RequestDate: dayFromNow(-8) } } },
		{
			as: "cpo",
			step: "6",
			target: "7",
			values: { PlannedRealisation: { PlannedDate: dayFromNow(30), ChargePointOrderDate: dayFromNow(-5) } },
		},
		{
			as: "cpo",
			step: "7",
			target: "8",
			values: { DateOfCommissioning: { DateOfCommissioning: dayFromNow(-2), DateOfEnergyConnection: dayFromNow(-1) } },
		},
		{ as: "cpo", step: "8", target: "8", values: { ChargerIds: [{ Identifier: "ALF_0001" }] } },
	];
}
