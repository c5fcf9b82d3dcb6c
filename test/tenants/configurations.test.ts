import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { flowFolders } from "../../scripts/flow/read-folder.ts";
import { DEFAULT_CENTER, DEFAULT_ZOOM } from "../../web/map/map-settings.ts";
import { deliveredTenants } from "./harness/delivered-tenants.ts";
import { Deployment } from "./harness/deployment.ts";

interface Choice {
	readonly value: string;
	readonly text: string;
	readonly status?: number;
	readonly custom?: boolean;
}
interface Configuration {
	readonly slug: string;
	readonly acronym: string;
	readonly access: Readonly<Record<string, readonly string[]>>;
	readonly municipalityOptions: readonly Choice[];
	readonly municipalityDefault?: string;
	readonly onHoldReasons: readonly Choice[];
	readonly cancelReasons: readonly Choice[];
	readonly reasonOptions: readonly Choice[];
	readonly search: { readonly keys: readonly string[] };
	readonly benchmarkMenu: readonly string[];
	readonly map: {
		readonly center: object;
		readonly zoom: number;
		readonly countries: readonly string[];
		readonly realisationLayer?: boolean;
		readonly areaLayer?: string;
		readonly importSource?: string;
	};
	readonly monitoring: object;
	readonly realisationStartsAt: string;
	readonly tour?: { readonly enabled: boolean; readonly date?: string };
	readonly theme: { readonly logoWidth?: number; readonly imageWidth?: number };
	readonly steps: readonly {
		readonly step: string;
		readonly label: string;
		readonly access: { readonly read: readonly string[]; readonly edit: readonly string[] };
	}[];
	readonly requests: { readonly information: readonly object[] };
	readonly gridOperatorsByMunicipalityCode: Readonly<Record<string, string>>;
}

const slugs = deliveredTenants;
const texts = (choices: readonly Choice[]) => choices.map(({ value, text }) => [value, text]);

describe("the tenants as they are delivered", () => {
	let deployment: Deployment;
	const tenants = new Map<string, Configuration>();
	const of = (slug: string): Configuration => {
		const found = tenants.get(slug);
		if (found === undefined) throw new Error(slug);
		return found;
	};
	beforeAll(async () => {
		deployment = await Deployment.open();
		for (const slug of slugs) tenants.set(slug, (await deployment.configuration(slug)) as unknown as Configuration);
	});
	afterAll(() => deployment.close());

	it("REA-001 are six, each addressable by exactly its slug", async () => {
		const served = deployment.app.tenants.all.map(({ slug }) => slug);
		expect(served).toHaveLength(flowFolders("flows").length);
		expect(served).toEqual(expect.arrayContaining([...slugs]));
		for (const slug of slugs) expect([of(slug).slug, (await deployment.as(slug, "admin").get("configs")).status]).toEqual([slug, 200]);
		for (const other of ["AMSTERDAM", "goral", "parkncharge", "rvb2"])
			expect([other, (await deployment.as("amsterdam", "admin").get(`/api/v1/${other}/configs`)).status]).toEqual([other, 404]);
	});

	it("REA-483 number their steps by short code from 1 to at most 11", () => {
		for (const slug of slugs) {
			const codes = of(slug)
				.steps.map(({ step }) => step)
				.filter((code) => !code.includes("-"));
			expect(codes).toEqual(codes.map((_, index) => String(index + 1)));
			expect(codes.length).toBeLessThanOrEqual(11);
		}
	});

	it("let everybody who sees their processes see every step of them", async () => {
		for (const slug of slugs) {
			const seeing = slug === "rvb" ? ["rvb", "caseworker", "customer", "caseviewer", "admin"] : ["cpo", "municipality"];
			for (const role of seeing) {
				const { tenant } = (await deployment.as(slug, role).get("configs")).body.data as unknown as { tenant: Configuration };
				const hidden = tenant.steps.filter(({ access: { read, edit } }) => ![...read, ...edit].includes(role)).map(({ step }) => step);
				expect([slug, role, hidden]).toEqual([slug, role, []]);
			}
		}
	});

	it("REQ-282 PLA-141 have monitoring switched off, with the limit 0.5", () => {
		for (const slug of slugs) expect([slug, of(slug).monitoring]).toEqual([slug, { enabled: false, limit: 0.5 }]);
	});

	it("count a process as in preparation from step 6 on where their flow names no other", () => {
		expect(slugs.map((slug) => [slug, of(slug).realisationStartsAt])).toEqual(slugs.map((slug) => [slug, slug === "rvb" ? "7" : "6"]));
	});

	it("show neither permit areas nor type and phase of an import, for none of them says so", () => {
		for (const slug of slugs) expect([slug, of(slug).map.areaLayer, of(slug).map.importSource]).toEqual([slug, undefined, undefined]);
	});

	it("PLA-029 have about 1, 50, 21, 70 and, for the Flemish tenant, about 300 municipalities", () => {
		const count = (slug: string) => of(slug).municipalityOptions.length;
		expect([count("amsterdam"), count("opcharge"), count("park-n-charge")]).toEqual([1, 50, 21]);
		expect(Math.abs(count("go-ral") - 70)).toBeLessThan(10);
		expect(Math.abs(count("vlaanderen") - 300)).toBeLessThan(20);
		for (const slug of slugs)
			for (const { value } of of(slug).municipalityOptions) expect(value).toMatch(slug === "vlaanderen" ? /^\d{5}$/ : /^\d{4}$/);
	});

	it("show a request in a layout of their own, and in go-ral's where they have none", () => {
		const layout = (slug: string) => of(slug).requests.information;
		expect(layout("go-ral").length).toBeGreaterThan(2);
		for (const slug of ["opcharge", "park-n-charge"]) expect([slug, layout(slug)]).toEqual([slug, layout("go-ral")]);
		for (const slug of ["amsterdam", "vlaanderen"]) expect([slug, layout(slug)]).not.toEqual([slug, layout("go-ral")]);
	});

	it("REA-471 the city starts with municipality 0363", () => {
		expect(of("amsterdam").municipalityDefault).toBe("0363");
		expect(texts(of("amsterdam").municipalityOptions)).toEqual([["0363", "Amsterdam"]]);
	});

	it("PLA-002 vlaanderen has acronym VLA, and its steps are for charge point operators and municipalities", () => {
		const { acronym, steps } = of("vlaanderen");
		expect(acronym).toBe("VLA");
		expect(new Set(steps.flatMap(({ access }) => access.edit))).toEqual(new Set(["cpo", "municipality"]));
	});

	it("PLA-142 maps start in the Amsterdam area at zoom 11, in nl, unless a tenant says otherwise", () => {
		const capital = { latitude: expect.closeTo(52.37, 1), longitude: expect.closeTo(4.9, 1) };
		expect([DEFAULT_CENTER, DEFAULT_ZOOM]).toEqual([capital, 11]);
		for (const slug of ["amsterdam", "park-n-charge"]) expect(of(slug).map).toMatchObject({ center: capital, zoom: 11, countries: ["nl"] });
	});

	it("PLA-143 the Flemish map starts at latitude 51.0950244, longitude 4.4477809, zoom 8, for be and nl", () => {
		const { center, zoom, countries } = of("vlaanderen").map;
		expect({ center, zoom }).toEqual({ center: { latitude: 51.0950244, longitude: 4.4477809 }, zoom: 8 });
		expect([...countries].sort()).toEqual(["be", "nl"]);
		for (const slug of slugs.filter((name) => name !== "vlaanderen")) expect(of(slug).map.countries).toEqual(["nl"]);
	});

	it("PLA-144 PLA-145 allow the guided tour for four tenants, dated 11052023", () => {
		const withTour = slugs.filter((slug) => of(slug).tour?.enabled === true);
		expect(withTour).toEqual(["go-ral", "opcharge", "park-n-charge", "vlaanderen"]);
		for (const slug of withTour) expect(of(slug).tour?.date).toBe("2023-05-11");
	});

	it("have the widths of logo and image", () => {
		for (const slug of slugs) expect([slug, of(slug).theme.logoWidth ?? 130]).toEqual([slug, slug === "rvb" ? 180 : 130]);
		expect([of("rvb").theme.imageWidth, of("vlaanderen").theme.imageWidth]).toEqual([130, 160]);
	});

	it("PLA-149 the Flemish operators are two by name", async () => {
		const { body } = await deployment.as("vlaanderen", "cpo").get("stakeholders");
		const operators = (body.data as unknown as { category: string; name: string }[]).filter(({ category }) => category === "cpo");
		expect(operators.map(({ name }) => name).sort()).toEqual(["Allego", "TotalEnergies"]);
	});

	it("PLA-151 vlaanderen searches by nine keys", () => {
		const keys = ["reference", "name", "address", "postalCode", "city", "municipality", "statusLabel", "contractor", "gridOperator"];
		expect(of("vlaanderen").search.keys).toEqual(keys);
	});

	it("PLA-157 PLA-158 vlaanderen has its own reasons to put on hold and to cancel", () => {
		expect(texts(of("vlaanderen").onHoldReasons)).toEqual([
			["vkb", "Bezwaar VKB binnengekomen"],
			["other", "Overig"],
		]);
		expect(texts(of("vlaanderen").cancelReasons)).toEqual([
			["vkb", "Bezwaar VKB toegewezen"],
			["other", "Overig"],
		]);
	});

	it("go-ral alone has no processes on the map of a request", () => {
		expect(slugs.filter((slug) => of(slug).map.realisationLayer === false)).toEqual(["go-ral"]);
	});

	it("PLA-159 PLA-160 vlaanderen has its own reasons of a judgement", () => {
		const reasons = (status: number) => texts(of("vlaanderen").reasonOptions.filter((reason) => reason.status === status));
		expect(reasons(3)).toEqual([
			["1", "Geen laadpaal beschikbaar"],
			["2", "Paal bijplaatsen"],
		]);
		expect(reasons(4)).toEqual([
			["3", "Laadpaal beschikbaar"],
			["4", "Anders"],
		]);
	});

	it("PLA-161 the other tenants with requests have several rejection reasons, one with text of one's own", () => {
		for (const slug of ["go-ral", "amsterdam", "opcharge", "park-n-charge"]) {
			const rejections = of(slug).reasonOptions.filter(({ status }) => status === 4);
			expect(rejections.length).toBeGreaterThan(1);
			expect(rejections.filter(({ custom }) => custom === true)).toHaveLength(1);
		}
	});

	it("REQ-145 REQ-146 REQ-147 look the grid operator up by municipality code: Sibelga for 21..., Fluvius for other five digits", async () => {
		for (const slug of slugs.filter((name) => name !== "rvb")) {
			const { body } = await deployment.as(slug, "cpo").get("stakeholders");
			const names = new Map((body.data as unknown as { slug: string; name: string }[]).map((entry) => [entry.slug, entry.name]));
			const { gridOperatorsByMunicipalityCode: table, municipalityOptions } = of(slug);
			for (const { value } of municipalityOptions) {
				const name = names.get(table[value] ?? "");
				if (value.length > 4) expect([value, name]).toEqual([value, value.startsWith("21") ? "Sibelga" : "Fluvius"]);
				else expect([value, typeof name]).toEqual([value, "string"]);
			}
		}
		expect(of("vlaanderen").municipalityOptions.some(({ value }) => value.startsWith("21"))).toBe(true);
	});

	it("REA-003 have lists of their own: changing one tenant's definition leaves the others as they are", async () => {
		const folder = mkdtempSync(join(tmpdir(), "laadstroom-flows-"));
		cpSync("flows", folder, { recursive: true });
		const file = join(folder, "opcharge", "tenant.json");
		const definition = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
		const changed = {
			onHoldReasons: [{ value: "other", text: "Anders" }],
			municipalityOptions: [{ value: "0344", text: "Utrecht" }],
			search: { keys: ["reference"], placeholder: "Zoek" },
		};
		writeFileSync(file, JSON.stringify({ ...definition, ...changed }));
		const flowFile = join(folder, "opcharge", "flow.json");
		writeFileSync(flowFile, readFileSync(flowFile, "utf8").replace('"label": "Verkeersbesluit"', '"label": "Besluit"'));
		const other = await Deployment.open({ FLOWS_DIR: folder });
		for (const slug of slugs) {
			const now = (await other.configuration(slug)) as unknown as Configuration;
			if (slug !== "opcharge") expect(now).toEqual(of(slug));
			else expect([now.onHoldReasons, now.search.keys, now.steps[3]?.label]).toEqual([changed.onHoldReasons, ["reference"], "Besluit"]);
		}
		await other.close();
		rmSync(folder, { recursive: true });
	});
});
