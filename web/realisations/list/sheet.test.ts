import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { resolveLists, type TenantDefinition } from "../../../engine/index.ts";
import { listSheet } from "../../table/export/list-sheet.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { exampleRecord } from "../../test-support/example-record.ts";
import { exampleTenant } from "../../test-support/example-tenant.ts";
import { realisationFields } from "./realisation-fields.tsx";
import { rowOf } from "./realisation-row.ts";
import "../../texts/areas/realisations.ts";
import "../../texts/areas/lists.ts";

const day = 86_400_000;
const now = Date.parse("2026-11-21T12:00:00Z");

interface Folder {
	readonly tenant: TenantDefinition;
	readonly customers: boolean;
}

const folders: readonly Folder[] = readdirSync("flows", { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => {
		const { bindings } = JSON.parse(readFileSync(`flows/${name}/flow.json`, "utf8")) as { bindings: { geography?: string } };
		const tenant = JSON.parse(readFileSync(`flows/${name}/tenant.json`, "utf8")) as TenantDefinition;
		return { tenant, customers: bindings.geography === "customer" };
	});

/** Rows of a list in the browser are available synchronously. */
function atHand<Row>(rows: readonly Row[] | Promise<readonly Row[]>): readonly Row[] {
	if (rows instanceof Promise) throw new Error("the rows have to be fetched");
	return rows;
}

/** The values of one process on the sheet, by column heading. */
function sheetOfOne(
	definition: Pick<TenantDefinition, "lists">,
	record: ReturnType<typeof exampleRecord>,
	changes: Partial<TenantConfiguration> = {},
) {
	const list = resolveLists(definition.lists).realisations;
	const tenant = { ...exampleTenant, ...changes };
	const fields = realisationFields(list, { tenant, codes: "*", parties: new Map([["contractor|x", "Aannemer X"]]) });
	const sheet = listSheet({ list, fields, columns: [], rows: [rowOf(record, { flows: new Map(), steps: [], now })] });
	const [row = []] = atHand(sheet.rows.slice(0, 1));
	return { sheet, cells: Object.fromEntries(sheet.columns.map(({ label }, index) => [label, row[index]])) };
}

describe("the sheet of processes", () => {
	it("has every column of the specification, in its order", () => {
		const headings = sheetOfOne({}, exampleRecord({ number: 1 })).sheet.columns.map(({ label }) => label);
		expect(headings).toEqual([
			...["Referentie", "Adres", "Gemeente", "Lat", "Lng"],
			...["Stap", "Dagen in stap", "Status", "Reden on hold of geannuleerd", "Aanvragen", "Type"],
			...["Aantal laadpalen", "VKB", "Publicatiedatum VKB", "Datum VKB onherroepelijk"],
			...["Nummer netbeheerder", "Aansluitwaarde", "EAN-code", "Uitvoering laadpaal"],
			...[
				"Aannemer",
				"Startdatum",
				"Datum aanvraag netaansluiting",
				"Geplande realisatiedatum",
				"Gewijzigd op",
				"Datum van inbedrijfstelling",
			],
			...["Aantal tags", "Tags"],
		]);
	});

	it("has typed numbers, dates and instants, and the list's text for everything else", () => {
		const record = {
			...exampleRecord({
				number: 1,
				step: "2",
				createdAt: now - 10 * day,
				updatedAt: now - day,
				values: { TrafficDecision: { PublicationDate: "2026-10-01" } },
			}),
			CurrentLocation: { Latitude: 51.98, Longitude: 5.91, NumberOfChargingStations: 2, Contractor: "contractor|x" },
		};
		expect(sheetOfOne({}, record).cells).toMatchObject({
			Referentie: "VB-00001",
			Lat: 51.98,
			"Dagen in stap": 10,
			Status: "Actief",
			"Aantal laadpalen": 2,
			"Publicatiedatum VKB": "2026-10-01",
			Aannemer: "Aannemer X",
			Startdatum: now - 10 * day,
			"Gewijzigd op": now - day,
			"Geplande realisatiedatum": null,
			"Aantal tags": 0,
		});
	});

	it("excludes time on hold from the days in the step, and gives the reason of the hold", () => {
		const record = exampleRecord({ number: 1, status: "onhold", createdAt: now - 10 * day });
		const stopped = {
			...record,
			statusMeta: { onhold: { reason: "other", label: "Overig", comment: "Wacht op de weg" } },
			Events: [
				...record.Events,
				{ type: "onhold-start" as const, ts: now - 4 * day, version: "1.0.0", userId: "u-1", meta: { uuid: null } },
			],
		};
		expect(sheetOfOne({}, stopped).cells).toMatchObject({
			"Dagen in stap": 6,
			Status: "On hold",
			"Reden on hold of geannuleerd": "Overig: Wacht op de weg",
		});
	});

	it("REQ-154 of property management has object number, street, number, city, PID, customer, object type and charge point counts", () => {
		const [management] = folders.filter(({ customers }) => customers);
		const record = exampleRecord({
			number: 1,
			values: {
				Application: { PidUuid: "p-1" },
				Object: { Address: { BuildingCode: "OBJ-7", StreetName: "Kade", HouseNumber: "12", CityName: "Plaats", ObjectType: "Kantoor" } },
				ParkingAndChargePoints: { NumberOfExistingChargePoints: 3, ExtraNeedChargePoints: 4, ChargePointNeedsGovernmentOffices: 5 },
			},
		});
		const owned = { ...record, CurrentLocation: { Customer: "Dienst Z" } };
		const pids = [{ uuid: "p-1", label: "PID 2026", enabled: true, deleted_at: null, synced: 1 }];
		expect(management).toBeDefined();
		expect(sheetOfOne(management?.tenant ?? {}, owned, { pids }).cells).toMatchObject({
			Objectnummer: "OBJ-7",
			Straat: "Kade",
			Nummer: "12",
			Plaats: "Plaats",
			PID: "PID 2026",
			Klant: expect.stringContaining("Dienst Z"),
			Stelsel: "Kantoor",
			"Bestaande laadpunten": 3,
			"Extra behoefte": 4,
			"Behoefte rijkskantoren": 5,
		});
	});

	it("one tenant has postal codes as stored, the others as 1234 AB", () => {
		const stored = folders.filter(({ tenant }) => tenant.export?.postalCodes === "stored").map(({ tenant }) => tenant.acronym);
		expect(stored).toEqual(["GOR"]);
	});

	it("has the visible columns if the list defines none for it, in the order of the rows", () => {
		const list = { ...resolveLists({}).realisations, sheet: null };
		const fields = realisationFields(list, { tenant: exampleTenant, codes: "*", parties: new Map() });
		const rows = [3, 1, 2].map((number) => rowOf(exampleRecord({ number }), { flows: new Map(), steps: [], now }));
		const columns = [{ field: "reference", width: 120 }, { field: "comments", export: false }, { field: "days" }];
		const sheet = listSheet({ list, fields, columns, rows });
		expect(sheet.columns).toEqual([
			{ label: "Referentie", kind: "text", width: 22 },
			{ label: "Dagen", kind: "number", width: 12 },
		]);
		expect(atHand(sheet.rows.slice(0, 3)).map(([reference]) => reference)).toEqual(["VB-00003", "VB-00001", "VB-00002"]);
	});
});
