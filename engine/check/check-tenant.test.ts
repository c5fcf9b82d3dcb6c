import { describe, expect, it } from "@jest/globals";
import { parseTenant } from "../definition/index.ts";
import { checkTenant } from "./check-tenant.ts";
import { soundTenant as sound } from "./fixtures/sound-tenant.ts";

const { flow } = sound;
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
		[
			"a field of a request that the product does not keep",
			{ requests: { normaliser: { fields: { "contact.mail": { from: ["Mail"] } } } } },
			`unknown-property requests.normaliser.fields["contact.mail"]`,
		],
		[
			"a place of a request that is named twice",
			{ requests: { normaliser: { fields: { "contact.email": { from: ["Mail", "Mail"] } } } } },
			`schema-violation requests.normaliser.fields["contact.email"].from`,
		],
		[
			"a value that stands for a status there is not",
			{ requests: { normaliser: { fields: { status: { from: ["Status"], values: { nieuw: 1 } } } } } },
			"schema-violation requests.normaliser.fields.status.values.nieuw",
		],
		[
			"values of a request that can't be told apart",
			{ requests: { normaliser: { fields: { status: { from: ["Status"], values: { nieuw: 2, Nieuw: 3 } } } } } },
			"duplicate-value requests.normaliser.fields.status.values.Nieuw",
		],
		["no reasons at all", { onHoldReasons: [] }, "schema-violation onHoldReasons"],
	])("finds %s", (_, changes, problem) => {
		expect(codes(changes)).toEqual([problem]);
	});

	it("finds a flow that is not in the folder", () => {
		expect(codes({}, [])).toEqual(["unknown-flow flow"]);
	});

	it("finds a role there is not that begins a list, and nothing wrong with a beginning of everything that an address says", () => {
		const view = "/actief?wacht-op=mij&dagen=gt%3A30&kolommen=referentie%2Cadres%3A240&weergave=default&sorteer=-dagen&categorie=alles";
		const starts = [{ roles: ["cpo"], view: `${view}&pagina=2&rijen=50&zicht=x&beeld=kaart&gebied=52%2C5%2C53%2C6` }];
		expect(
			codes({ lists: { realisations: { starts }, requests: { starts: [{ roles: ["cpo"], view: "?categorie=geaccepteerd" }] } } }),
		).toEqual([]);
		expect(codes({ lists: { realisations: { starts: [{ roles: ["cop"], view }] } } })).toEqual([
			"unknown-role lists.realisations.starts[0].roles[0]",
		]);
	});

	const list = (part: object) => ({ lists: { realisations: part } });
	const begins = (view: string) => list({ starts: [{ roles: ["cpo"], view }] });
	const field = (path: string) => list({ fields: { own: { label: "Eigen", path } } });

	it.each<readonly [string, object, string]>([
		["a column", list({ layouts: [{ name: "default", columns: [{ field: "adress" }] }] }), "layouts[0].columns[0].field"],
		["a place", list({ layouts: [{ name: "default", add: [{ field: "address", after: "stap" }] }] }), "layouts[0].add[0].after"],
		["a column of the sheet", list({ sheet: [{ field: "adress" }] }), "sheet[0].field"],
		["a layout's attribute", list({ layouts: [{ name: "default", access: "exports" }] }), "layouts[0].access"],
		["a filter", list({ filters: [{ field: "adress" }] }), "filters[0].field"],
		["an order", list({ sort: { field: "adress" } }), "sort.field"],
		["a tab's field", list({ categories: [{ word: "a", label: "A", field: "adress", values: ["1"] }] }), "categories[0].field"],
		["a tab's layout", list({ categories: [{ word: "a", label: "A", layout: "standard" }] }), "categories[0].layout"],
		["options", list({ fields: { own: { label: "Eigen", path: "values.A.B", options: "pid" } } }), "fields.own.options"],
		["a field of its own without a path", list({ fields: { adress: { label: "Adres" } } }), "fields.adress"],
		["a tab that it begins with", begins("/actieff?wacht-op=mij"), "starts[0].view"],
		["a filter that it begins with", begins("/actief?wacht=mij"), "starts[0].view"],
		["an order that it begins with", begins("?sorteer=-termijnen"), "starts[0].view"],
		["a column that it begins with", begins("?kolommen=referentie%2Cadressen%3A240"), "starts[0].view"],
		["a layout that it begins with", begins("?weergave=standaard"), "starts[0].view"],
	])("finds %s of a list by a name there is not", (_, changes, path) => {
		expect(codes(changes)).toEqual([`unknown-list-name lists.realisations.${path}`]);
	});

	it.each([
		["of another field", "referentie"],
		["of the address itself", "pagina"],
		["of the address for the columns", "kolommen"],
	])("finds a field of a list with the word %s", (_, word) => {
		const fields = { own: { label: "Eigen", path: "values.A.B", word } };
		expect(codes(list({ fields }))).toEqual(["duplicate-value lists.realisations.fields.own"]);
	});

	it("says which name was probably meant in a list", () => {
		const wrong = { ...sound, ...list({ filters: [{ field: "adress" }] }) };
		const [problem] = checkTenant(parseTenant(JSON.stringify(wrong), "tenant.json"), [flow]);
		expect(problem?.didYouMean).toBe("address");
	});

	it("finds a path into the values that no form of the flow has, and lets the rest of the record be", () => {
		const find = (path: string) => {
			const wrong = { ...sound, ...field(path) };
			return checkTenant(parseTenant(JSON.stringify(wrong), "tenant.json"), [flow], ["Plan", "Plan.Name"]).map(
				({ didYouMean }) => didYouMean,
			);
		};
		expect(find("values.Plan.Nane")).toEqual(["values.Plan.Name"]);
		expect(find("values.Plan.Name")).toEqual([]);
		expect(find("CurrentLocation.Anything")).toEqual([]);
	});

	it("finds a row of the start document that no form of the flow has, by field and by group", () => {
		const find = (row: object) => {
			const own = { ...sound, startDocument: { sections: [{ title: "Plan", rows: [{ fact: "address" }, row] }] } };
			return checkTenant(parseTenant(JSON.stringify(own), "tenant.json"), [flow], ["Plan.Name", "Plan.Where.City"]).map(
				({ code, path, didYouMean }) => [code, path, didYouMean],
			);
		};
		const at = "startDocument.sections[0].rows[1]";
		expect(find({ field: "Plan.Nane" })).toEqual([["unknown-field", `${at}.field`, "Plan.Name"]]);
		expect(find({ group: "Plan.Were" })).toEqual([["unknown-field", `${at}.group`, "Plan.Where"]]);
		for (const row of [{ field: "Plan.Name" }, { group: "Plan" }, { group: "Plan.Where" }]) expect(find(row)).toEqual([]);
	});
});
