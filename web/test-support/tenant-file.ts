import type { TenantDefinition } from "../../engine/index.ts";
import { threeSteps } from "./step-process.ts";

/** The file of a tenant with the flow of three steps, as short as possible. */
export const tenantFile: TenantDefinition = {
	slug: "voorbeeld",
	name: "voorbeeld",
	label: "Voorbeeld",
	acronym: "VB",
	pageTitle: "Voorbeeld - Realisatieportaal",
	supportAddress: "hulp@voorbeeld.example",
	theme: { brand: "#00A19A", action: "#0B5C78", logo: "logo.svg", logoAlt: "Voorbeeld" },
	flow: threeSteps.uuid,
	access: {
		realisationlist: ["cpo", "municipality"],
		realisationbtn: ["cpo"],
		canChangeStatus: ["cpo", "municipality"],
		canConfirmTrafficDecisions: ["municipality"],
	},
	filterWords: [
		{ word: "actief", label: "Actief", category: "active" },
		{ word: "afgerond", label: "Afgerond", category: "completed" },
	],
	processTypes: [{ value: "op-aanvraag", text: "Op aanvraag", meta: {} }],
	onHoldReasons: [{ value: "wachten", text: "Wachten op een ander" }],
	cancelReasons: [{ value: "anders", text: "Anders" }],
	search: { keys: ["reference", "address"], placeholder: "Zoek op referentie of adres" },
	map: {
		center: { latitude: 52.37, longitude: 4.89 },
		zoom: 11,
		bounds: [
			[50.72, 3.3],
			[53.58, 7.25],
		],
		countries: ["nl"],
	},
};
