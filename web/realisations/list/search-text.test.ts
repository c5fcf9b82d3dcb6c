import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { resolveLists } from "../../../engine/index.ts";
import { filterRows } from "../../table/rows/filter-rows.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { exampleRecord } from "../../test-support/example-record.ts";
import { exampleTenant } from "../../test-support/example-tenant.ts";
import { realisationFields } from "./realisation-fields.tsx";
import { rowOf } from "./realisation-row.ts";

const tenants = readdirSync("flows").map((slug) => {
	const file = JSON.parse(readFileSync(join("flows", slug, "tenant.json"), "utf8")) as TenantConfiguration & {
		readonly lists?: Parameters<typeof resolveLists>[0];
	};
	return { slug, tenant: { ...exampleTenant, search: file.search }, list: resolveLists(file.lists).realisations };
});

const record = {
	...exampleRecord({ number: 7 }),
	requestUuids: ["r-1"],
	address: "Velperplein 8, 6811 AG Arnhem",
	CurrentLocation: {
		PostalCode: "6811 AG",
		CityName: "Arnhem",
		GridOperator: "gridoperator|liander",
		Contractor: "contractor|aannemer-oost",
		Customer: "Rijkswaterstaat",
	},
	values: { Object: { Address: { BuildingCode: "OB-4711", RVBRegion: "Zuid" } }, Application: { PidUuid: "pid-1" } },
};
const surroundings = {
	codes: "*" as const,
	parties: new Map([
		["gridoperator|liander", "Liander N.V."],
		["contractor|aannemer-oost", "Aannemer Oost"],
	]),
	applicants: new Map([["r-1", "mevr. J. Zonneveld"]]),
};
/** What people would type to find each part of a process. */
const typed: Readonly<Record<string, readonly string[]>> = {
	reference: [record.ref, record.case_ref],
	name: ["zonneveld"],
	address: ["velperplein 8"],
	postalCode: ["6811 AG", "6811ag"],
	city: ["arnhem"],
	municipality: ["Arnhem"],
	statusLabel: [record.status.label],
	contractor: ["aannemer oost"],
	gridOperator: ["liander n.v."],
	buildingCode: ["ob-4711"],
	pid: ["programma zuid"],
	customer: ["rijkswaterstaat"],
	region: ["zuid"],
};

describe("the search of the process list", () => {
	it.each(tenants)("of $slug finds processes by each of its tenant's keys, and by nothing else", ({ tenant, list }) => {
		const withPids = { ...tenant, pids: [{ uuid: "pid-1", label: "Programma Zuid", enabled: true, deleted_at: null, synced: 1 }] };
		const rows = [rowOf(record, { flows: new Map(), steps: [], now: record.updated_at })];
		const finds = (keys: TenantConfiguration["search"]["keys"], word: string) => {
			const fields = realisationFields(list, { tenant: { ...withPids, search: { ...tenant.search, keys } }, ...surroundings });
			return filterRows(rows, fields, { search: [word] }).length === 1;
		};
		const { keys } = tenant.search;
		expect(keys.length).toBeGreaterThan(0);
		for (const key of keys) {
			for (const word of typed[key] ?? ["?"]) {
				expect([key, word, finds([key], word)]).toEqual([key, word, true]);
				expect([key, word, finds(keys, word)]).toEqual([key, word, true]);
			}
		}
		expect(finds(["reference"], "zonneveld")).toBe(false);
		expect(finds(keys, "niet te vinden")).toBe(false);
	});
});
