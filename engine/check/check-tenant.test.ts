import { describe, expect, it } from "@jest/globals";
import { parseTenant } from "../definition/index.ts";
import { checkTenant } from "./check-tenant.ts";

const flow = "9d0c4b5e-6a51-4a0e-8a83-0c6f3f1b7c11";
const sound = {
	slug: "utopia",
	name: "utopia",
	acronym: "UTO",
	pageTitle: "UTO - Realisatieportaal",
	supportAddress: "support@utopia.example",
	theme: { brand: "#00A19A", action: "#0B5C78", logo: "logo.svg", logoAlt: "Utopia" },
	flow,
	access: { realisationlist: ["cpo"] },
	filterWords: [{ word: "actief", label: "Actief", category: "active" }],
	processTypes: [{ value: "new", text: "Nieuw" }],
	onHoldReasons: [{ value: "other", text: "Overig" }],
	cancelReasons: [{ value: "other", text: "Overig" }],
	search: { keys: ["reference"], placeholder: "Zoek op referentie" },
	map: {
		center: { latitude: 52, longitude: 5 },
		zoom: 11,
		bounds: [
			[50.7, 3.2],
			[53.6, 7.3],
		],
		countries: ["nl"],
	},
};

const codes = (changes: object, flows = [flow]) =>
	checkTenant(parseTenant(JSON.stringify({ ...sound, ...changes }), "tenant.json"), flows).map(({ code, path }) => `${code} ${path}`);

describe("the check of a tenant", () => {
	it("finds nothing wrong with a sound one", () => {
		expect(codes({})).toEqual([]);
	});

	it.each<readonly [string, object, string]>([
		["a right the product does not know", { access: { realisationlists: ["cpo"] } }, "unknown-property access.realisationlists"],
		["a role the product does not know", { access: { realisationlist: ["cop"] } }, "unknown-role access.realisationlist[0]"],
		["a colour that is none", { theme: { ...sound.theme, brand: "teal" } }, "schema-violation theme.brand"],
		[
			"a reason that is in the list twice",
			{ cancelReasons: [...sound.cancelReasons, ...sound.cancelReasons] },
			"duplicate-value cancelReasons[1]",
		],
		[
			"a municipality without an official code",
			{ municipalityOptions: [{ value: "12", text: "Ergens" }] },
			"schema-violation municipalityOptions[0].value",
		],
		["no reasons at all", { onHoldReasons: [] }, "schema-violation onHoldReasons"],
	])("finds %s", (_, changes, problem) => {
		expect(codes(changes)).toEqual([problem]);
	});

	it("finds a flow that is not in the folder", () => {
		expect(codes({}, [])).toEqual(["unknown-flow flow"]);
	});
});
