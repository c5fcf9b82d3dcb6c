import { createRequire } from "node:module";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { JsonSchema } from "../definition/flow-definition.ts";
import { operatorFlow } from "../run/fixtures/operator-flow.ts";
import { formats } from "../text/formats.ts";
import { ajvValidators } from "./ajv-validators.ts";
import { everySection } from "./every-section.ts";
import { fieldErrors } from "./field-errors.ts";
import { standaloneRuntimeIds, standaloneValidators } from "./standalone-validators.ts";
import type { SectionValidator } from "./validator.ts";

const schema: JsonSchema = {
	type: "object",
	properties: {
		Group: {
			type: "object",
			properties: {
				Name: { type: "string", minLength: 3, maxLength: 5, format: "unicode" },
				Id: { type: "string", format: "uuid4" },
				Day: { type: "string", format: "calendar-date", maxLength: 10 },
				Code: { type: "string", format: "postal-code" },
				Amount: { type: "number", multipleOf: 0.01, minimum: 0, maximum: 9999999 },
				Power: { type: "number" },
				Count: { type: "integer", minimum: 0, maximum: 999 },
				Mail: { type: "string", format: "email" },
				Own: { type: "string", "x-message": "Altijd dit." },
				Must: { type: "string", maxLength: 2, "x-messages": { required: "Vul dit in." } },
				Choice: { type: "string", oneOf: [{ const: "a" }, { const: "b" }] },
				List: { type: "array", minItems: 1, items: { type: "object", properties: { Link: { type: "string", format: "url" } } } },
			},
			required: ["Name", "Own", "Must"],
		},
	},
};

function errorsOf(group: unknown, strength: "save" | "complete" = "complete") {
	const validator = ajvValidators()("1/x", schema);
	return validator({ Group: group })
		? {}
		: Object.fromEntries(
				fieldErrors(validator.errors ?? [], schema, strength, { Group: group }).map(({ path, message }) => [path, message]),
			);
}

describe("messages of fields", () => {
	it("are the general Dutch ones", () => {
		expect(errorsOf({ Own: "", Must: "" })).toEqual({ "Group.Name": "Dit is een vereist veld" });
		expect(errorsOf({ Name: "<b>", Own: "", Must: "" })).toEqual({
			"Group.Name": "Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden: < (teken 1), > (teken 3)",
		});
	});

	it("REQ-199 REQ-200 say how many characters there must be at least and at most", () => {
		expect(errorsOf({ Name: "a", Own: "", Must: "" })).toEqual({ "Group.Name": "Uw invoer moet minimaal 3 karakters zijn." });
		expect(errorsOf({ Name: "abcdef", Own: "", Must: "" })).toEqual({ "Group.Name": "Uw invoer mag maximaal 5 karakters zijn." });
	});

	it("REQ-197 ask for a valid e-mail address", () => {
		for (const Mail of ["a@b", "a", "a@", "@b.nl", "a b@c.nl"]) {
			expect(errorsOf({ Name: "abc", Own: "", Must: "", Mail })).toEqual({ "Group.Mail": "Voer a.u.b. een geldig e-mail adres in" });
		}
		expect(errorsOf({ Name: "abc", Own: "", Must: "", Mail: "ans@example.nl" })).toEqual({});
	});

	it("REQ-202 ask to check the input where nothing more can be said", () => {
		expect(errorsOf({ Name: "abc", Own: "", Must: "", Id: "c" })).toEqual({ "Group.Id": "Controleer uw invoer a.u.b." });
		expect(errorsOf({ Name: 3, Own: "", Must: "" })).toEqual({ "Group.Name": "Controleer uw invoer a.u.b." });
	});

	it("say what is wrong where that is known", () => {
		const wrong = (field: string, value: unknown) => errorsOf({ Name: "abc", Own: "", Must: "", [field]: value })[`Group.${field}`];
		expect(wrong("Choice", "c")).toBe("Controleer uw invoer a.u.b. Kies een van de mogelijkheden.");
		expect(wrong("Day", "31-02-2026")).toBe("Controleer uw invoer a.u.b. Vul een bestaande datum in als dd-mm-jjjj.");
		expect(wrong("Day", "over drie weken")).toBe("Controleer uw invoer a.u.b. Vul een bestaande datum in als dd-mm-jjjj.");
		expect(wrong("Code", "12 AB")).toBe(
			"Controleer uw invoer a.u.b. Een postcode is vier cijfers en twee letters, nooit SA, SD of SS, zoals 1234 AB.",
		);
		expect(wrong("Count", 1500)).toBe("Controleer uw invoer a.u.b. Vul een getal in van 0 tot en met 999.");
		expect(wrong("Count", 1.5)).toBe("Controleer uw invoer a.u.b. Vul een heel getal in, zonder cijfers achter de komma.");
		expect(wrong("Amount", 1.234)).toBe("Controleer uw invoer a.u.b. Vul een getal in met ten hoogste 2 cijfers achter de komma.");
		expect(wrong("Amount", "1.5")).toBe("Bedoelt u 1,5 of 15?");
		expect(wrong("Power", "1.500")).toBe("Bedoelt u 1500 of 1,5?");
		expect(wrong("Power", "veel")).toBe("Controleer uw invoer a.u.b. Dit is geen getal. Schrijf het als 1.500 of 1.234,56.");
		for (const amount of [0.07, 1.1, 19.99, 1234567.89, 9999999]) expect(wrong("Amount", amount)).toBeUndefined();
	});

	it("give way to the schema's own, for everything or for one demand", () => {
		expect(errorsOf({ Name: "abc" })).toEqual({ "Group.Own": "Altijd dit.", "Group.Must": "Vul dit in." });
		expect(errorsOf({ Name: "abc", Own: 1, Must: "abc" })).toEqual({
			"Group.Own": "Altijd dit.",
			"Group.Must": "Uw invoer mag maximaal 2 karakters zijn.",
		});
	});

	it("point into lists, and saving asks for nothing that is still lacking", () => {
		expect(errorsOf({ List: [{ Link: "https://a.nl" }, { Link: "geen" }] }, "save")).toEqual({
			"Group.List.1.Link": "Controleer uw invoer a.u.b. Een webadres begint met https:// en heeft geen spaties.",
		});
		expect(errorsOf({ Name: "a", List: [] }, "save")).toEqual({});
	});
});

describe("validators for the browser", () => {
	const code = standaloneValidators(operatorFlow);

	async function load(): Promise<Readonly<Record<string, SectionValidator>>> {
		const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
			default: (require: (id: string) => unknown) => Readonly<Record<string, SectionValidator>>;
		};
		const own = createRequire(import.meta.url);
		return module.default((id) => {
			expect(standaloneRuntimeIds).toContain(id);
			return id === "laadstroom/formats" ? { formats } : own(id);
		});
	}

	it("need nothing that evaluates text", () => {
		expect(code).not.toMatch(/\beval\b|new Function/);
		expect(code.startsWith("export default (require) => {")).toBe(true);
	});

	it("judge exactly as those of the server", async () => {
		const standalone = await load();
		const compiled = ajvValidators();
		const sections = everySection(operatorFlow);
		expect(Object.keys(standalone)).toEqual([...sections.keys()]);
		const values = fc.dictionary(
			fc.constantFrom(
				"Latitude",
				"StreetName",
				"HouseNumber",
				"PostalCode",
				"Type",
				"Count",
				"Advice",
				"Comments",
				"PublicationDate",
				"Identifiers",
			),
			fc.oneof(fc.string(), fc.integer(), fc.constantFrom("hub", "yes", "2026-01-01", "1234 AB"), fc.array(fc.string())),
		);
		fc.assert(
			fc.property(
				fc.constantFrom(...sections),
				fc.dictionary(fc.constantFrom("Location", "Spots", "Advice", "Decision", "Chargers"), values),
				([key, section], data) => {
					const expected = compiled(key, section.schema);
					const actual = standalone[key];
					expect(actual?.(data)).toBe(expected(data));
					expect(actual?.errors ?? []).toEqual(expected.errors ?? []);
				},
			),
			{ numRuns: 500 },
		);
	});
});
