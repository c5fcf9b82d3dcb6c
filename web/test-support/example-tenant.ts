import { manualMenuOf, type Person, resolveLists, resolveReports } from "../../engine/index.ts";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";

const step = (code: string, label: string, edit: string) => ({
	uuid: `00000000-0000-4000-8000-00000000000${code}`,
	step: code,
	label,
	version: "1.0.0",
	access: { read: ["cpo", "municipality", "admin"], edit: [edit] },
});

/** A fictitious tenant with some of everything that screens need. */
export const exampleTenant: TenantConfiguration = {
	slug: "voorbeeld",
	name: "voorbeeld",
	label: "Voorbeeld",
	acronym: "VB",
	pageTitle: "Voorbeeld - Realisatieportaal",
	supportAddress: "hulp@voorbeeld.example",
	logo: null,
	theme: { brand: "#00a19a", action: "#0b5c78", logoAlt: "Voorbeeld" },
	flow: { uuid: "00000000-0000-4000-8000-0000000000f0", version: "1.0.0" },
	onHoldReasons: [],
	cancelReasons: [],
	reasonOptions: [],
	contractors: [],
	tags: [],
	pids: [],
	hasPids: false,
	demoMode: false,
	trafficDecision: true,
	realisationStartsAt: "6",
	locationPickerDiameter: 200,
	earlierDocuments: { downloadUrl: null, uploadUrl: null },
	monitoring: { enabled: false, limit: 0.5 },
	map: {
		center: { latitude: 52.3702, longitude: 4.8952 },
		zoom: 11,
		bounds: [
			[50.72, 3.3],
			[53.58, 7.25],
		],
		countries: ["nl"],
		tilesUrl: null,
		aerialUrl: null,
		addressSource: "embedded",
		placesLookedFor: true,
	},
	requests: { information: [] },
	startDocument: { sections: [] },
	manuals: manualMenuOf({}),
	search: {
		keys: ["reference", "name", "address", "postalCode", "city", "municipality", "statusLabel", "contractor", "gridOperator"],
		placeholder: "Zoek op referentie, naam, adres of status",
	},
	access: { realisationlist: ["cpo", "municipality"], realisationbtn: ["cpo"] },
	filterWords: [
		{ word: "actief", label: "Actief", category: "active" },
		{ word: "gemeente", label: "Gemeente", category: "municipality" },
		{ word: "cpo", label: "CPO", category: "cpo" },
		{ word: "onhold", label: "On hold", category: "onhold", aliases: ["gepauzeerd"] },
		{ word: "afgerond", label: "Afgerond", category: "completed" },
		{ word: "geannuleerd", label: "Geannuleerd", category: "cancelled", aliases: ["geannulleerd"] },
	],
	processTypes: [
		{ value: "op-aanvraag", text: "Op aanvraag", meta: {} },
		{ value: "strategisch", text: "Strategisch", meta: { subtype: "plan" } },
	],
	municipalityOptions: [
		{ value: "0202", text: "Arnhem", disabled: false },
		{ value: "0193", text: "Zwolle", disabled: false },
		{ value: "0301", text: "Zutphen", disabled: true },
	],
	gridOperatorsByMunicipalityCode: { "0202": "gridoperator|liander", "0193": "gridoperator|enexis" },
	contractorsByMunicipalityCode: { "0202": "contractor|aannemer-oost" },
	parties: { categories: ["municipality", "cpo", "gridoperator", "contractor"], owner: "municipality" },
	lists: resolveLists(undefined),
	listsOnServer: [],
	starts: { realisations: null, requests: null, locations: null },
	reports: resolveReports({ benchmarkMenu: ["municipality", "contractor", "type"] }),
	steps: [
		step("1", "Locatievoorstel", "cpo"),
		step("2", "Gemeente beoordeling", "municipality"),
		step("3", "Verwerking beoordeling", "cpo"),
	],
};

export const exampleStakeholders = [
	{ slug: "municipality|arnhem-0202", name: "Arnhem", category: "municipality", enabled: true },
	{ slug: "municipality|zwolle-0193", name: "Zwolle", category: "municipality", enabled: true },
	{ slug: "municipality|zutphen-0301", name: "Zutphen", category: "municipality", enabled: true },
	{ slug: "cpo|stroom-en-zo", name: "Stroom en Zo", category: "cpo", enabled: true },
	{ slug: "cpo|laadgenot", name: "Laadgenot", category: "cpo", enabled: true },
	{ slug: "cpo|voorbij", name: "Voorbij", category: "cpo", enabled: false },
	{ slug: "gridoperator|liander", name: "Liander", category: "gridoperator", enabled: true },
	{ slug: "gridoperator|enexis", name: "Enexis", category: "gridoperator", enabled: true },
	{ slug: "contractor|aannemer-oost", name: "Aannemer Oost", category: "contractor", enabled: true },
];

export function personWith(role: string, codes: readonly string[] = ["*"], userId = "u-1"): Person {
	return {
		userId,
		name: "Sanne de Wit",
		email: "sanne@voorbeeld.example",
		roles: { [exampleTenant.slug]: { [role]: codes } },
		acceptedTerms: {},
		signedInAt: null,
	};
}
