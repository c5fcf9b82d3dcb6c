import type { KeptRealisation } from "../../web/realisations/realisation-collection.ts";

const streets = ["Velperweg", "Zijpendaalseweg", "Diezerstraat", "Steenstraat", "Winkelsteegseweg", "Denekamperstraat"];
const towns = ["Arnhem", "Zwolle", "Nijmegen", "Ede", "Deventer", "Zutphen"];
const steps = ["1", "2", "3"];
const day = 86_400_000;

const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item;

/** Processes as the browser stores them, all different and the same in every run. */
export function manyProcesses(count: number): readonly KeptRealisation[] {
	return Array.from({ length: count }, (_, number) => processWith(number));
}

export function processWith(number: number, updatedAt = number * 60_000): KeptRealisation {
	const ref = `VB-${String(number).padStart(5, "0")}`;
	const step = pick(steps, number);
	const flag = (enabled: boolean) => ({ enabled });
	return {
		uuid: `10000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
		ref,
		reference: ref,
		case_ref: `0202-${number}`,
		case_counter: number,
		requestUuids: [],
		type: pick(["op-aanvraag", "strategisch"], number),
		subtype: null,
		processType: "",
		MunicipalityCode: pick(["0202", "0193", "0301"], number),
		address: `${pick(streets, number)} ${number % 300}, 68${number % 90} AB ${pick(towns, number >> 3)}`,
		tags: [],
		stakeholders: [],
		values: { Location: { StreetName: pick(streets, number) } },
		Docs: {},
		EarlierDocs: {},
		synced: number,
		created_at: number * day,
		updated_at: updatedAt,
		flow: {
			uuid: "00000000-0000-4000-8000-0000000000f1",
			version: "1.0.0",
			iteration: 0,
			activeStep: step,
			marks: [],
			state: [{ uuid: step, step, started_at: 0, completed_at: null }],
		},
		status: {
			step,
			uuid: null,
			version: "1.0.0",
			label: pick(["Locatievoorstel", "Gemeente beoordeling", "Verwerking beoordeling"], number),
			completed: flag(false),
			cancelled: flag(false),
			onhold: flag(number % 20 === 0),
			vkb: flag(false),
			gdpr: flag(false),
		},
		statusMeta: {},
		Locations: { selected: { locationUuid: null }, alternative: { locationUuid: null } },
		CurrentLocation: {},
		comments: [],
		Events: [{ type: "created", ts: 1_700_000_000_000, version: "1.0.0", userId: "u", meta: { uuid: null } }],
	};
}
