import type { RealisationRecord } from "../../engine/index.ts";

interface Choices {
	readonly number: number;
	readonly step?: string;
	readonly label?: string;
	readonly address?: string;
	readonly code?: string;
	readonly type?: string;
	readonly status?: "active" | "onhold" | "cancelled" | "completed";
	readonly createdAt?: number;
	readonly updatedAt?: number;
	readonly values?: Readonly<Record<string, unknown>>;
}

export const exampleFlow = {
	uuid: "00000000-0000-4000-8000-0000000000f1",
	version: "1.0.0",
	label: "Realisatie",
	bindings: {
		location: "Location",
		stakeholders: {},
		trafficDecision: {
			publicationDate: "TrafficDecision.PublicationDate",
			definitiveDate: "TrafficDecision.DefinitiveDate",
			confirmedDate: "TrafficDecision.ConfirmedDate",
		},
	},
	steps: [],
} as const;

export const uuidOf = (number: number) => `10000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A record as the API returns it, with what a test cares about. */
export function exampleRecord(choices: Choices): RealisationRecord {
	const { number, step = "1", label = "Locatievoorstel", code = "0202", status = "active", createdAt = 0 } = choices;
	const completed = status === "completed";
	const ref = `VB-${String(number).padStart(5, "0")}`;
	const states = ["1", "2", "3"].filter((each) => each <= step);
	const flag = (name: string) => ({ enabled: status === name });
	return {
		uuid: uuidOf(number),
		ref,
		reference: ref,
		case_ref: `${code}-${number}`,
		case_counter: number,
		requestUuids: [],
		type: choices.type ?? "op-aanvraag",
		subtype: null,
		processType: "Op aanvraag",
		MunicipalityCode: code,
		address: choices.address ?? "Velperweg 1, 6824 BA Arnhem",
		tags: [],
		stakeholders: [],
		values: choices.values ?? {},
		Docs: {},
		EarlierDocs: {},
		history: [],
		synced: number,
		created_at: createdAt,
		updated_at: choices.updatedAt ?? createdAt,
		flow: {
			uuid: exampleFlow.uuid,
			version: exampleFlow.version,
			iteration: 0,
			activeStep: completed ? null : step,
			marks: [],
			state: states.map((each) => ({
				uuid: each,
				step: each,
				started_at: createdAt,
				completed_at: each < step || completed ? createdAt : null,
			})),
		},
		status: {
			step: completed ? null : step,
			uuid: null,
			version: "1.0.0",
			label: completed ? "Afgerond" : label,
			completed: flag("completed"),
			cancelled: flag("cancelled"),
			onhold: flag("onhold"),
			vkb: { enabled: false },
			gdpr: { enabled: false },
		},
		statusMeta: {},
		Events: [{ type: "created", ts: createdAt, version: "1.0.0", userId: "u-1", meta: { uuid: null } }],
		Locations: { selected: { locationUuid: null }, alternative: { locationUuid: null } },
		CurrentLocation: {},
		comments: [],
		files: [],
	};
}
