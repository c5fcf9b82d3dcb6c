import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { defaultTenantFolder } from "../test-support/default-tenant-folder.ts";
import { localServer } from "../test-support/local-server.ts";
import { testApp } from "../test-support/test-app.ts";
import { parsePermitAreas } from "./permit-areas.ts";
import { readTenants } from "./read-tenants.ts";

const ring = [
	[5.9, 51.98],
	[5.92, 51.98],
	[5.92, 51.99],
	[5.9, 51.98],
];
const area = (geometry: object, name: unknown = "Centrum") => ({
	type: "Feature",
	properties: { name, owner: "nobody's business" },
	geometry,
});
const collection = (...features: readonly object[]) => ({ type: "FeatureCollection", features });
const square = collection(area({ type: "Polygon", coordinates: [ring] }));
const memory = { place: { url: null, folder: ":memory:" }, remove: async () => undefined };
const mapWith = (areaLayer: string) => {
	const { map } = JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "tenant.json"), "utf8")) as { map: object };
	return { map: { ...map, areaLayer } };
};

describe("areas with a permit", () => {
	it("are polygons and collections of them, with their name and nothing else", () => {
		const both = collection(...square.features, area({ type: "MultiPolygon", coordinates: [[ring], [ring]] }, 7));
		expect(parsePermitAreas(both)).toEqual([
			{ name: "Centrum", polygons: [[ring]] },
			{ name: "", polygons: [[ring], [ring]] },
		]);
	});

	it.each<[string, unknown]>([
		["no collection", { type: "Feature" }],
		["null", null],
		["a point", collection(area({ type: "Point", coordinates: [5, 52] }))],
		["an open ring", collection(area({ type: "Polygon", coordinates: [ring.slice(0, 2)] }))],
		["metres", collection(area({ type: "Polygon", coordinates: [ring.map(() => [190_000, 440_000])] }))],
		["words", collection(area({ type: "Polygon", coordinates: [ring.map(() => ["5.9", "51.9"])] }))],
		["too many areas", collection(...Array.from({ length: 2_001 }, () => square.features[0] ?? {}))],
	])("refuse %s", (_what, value) => {
		expect(() => parsePermitAreas(value)).toThrow(/^(It|Its|Area) /);
	});

	it("come out of a file of the tenant's folder, and a broken one stops the start with its name", () => {
		const folder = mkdtempSync(join(tmpdir(), "laadstroom-areas-"));
		const tenant = join(folder, defaultTenantFolder());
		try {
			cpSync(resolve("flows", defaultTenantFolder()), tenant, { recursive: true });
			const file = join(tenant, "tenant.json");
			writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, "utf8")) as object), ...mapWith("gebieden.geojson") }));
			writeFileSync(join(tenant, "gebieden.geojson"), JSON.stringify(square));
			expect(readTenants(folder)[0]?.permitAreas).toEqual([{ name: "Centrum", polygons: [[ring]] }]);
			writeFileSync(join(tenant, "gebieden.geojson"), "{}");
			expect(() => readTenants(folder)).toThrow(/gebieden\.geojson: the areas of the map cannot be read\. It is not a GeoJSON/);
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	});

	it("come from an address, asked by the server, once in a while", async () => {
		let answer: string = JSON.stringify(square);
		let asked = 0;
		const { address, stop } = await localServer((_request, response) => {
			asked += 1;
			response.end(answer);
		});
		const test = await testApp(memory, {}, { tenantFile: mapWith(`${address}/gebieden.geojson`) });
		const ask = () => test.person({ municipality: ["0202"] }).get("permit-areas");
		try {
			answer = "<html>";
			expect(await ask()).toMatchObject({ status: 503, body: { code: "permit-areas-unavailable" } });
			answer = JSON.stringify(square);
			for (const _ of [1, 2]) expect((await ask()).body.data).toEqual([{ name: "Centrum", polygons: [[ring]] }]);
			expect(asked).toBe(2);
		} finally {
			await test.close();
			await stop();
		}
	});

	it("are none for a tenant that names no layer", async () => {
		const test = await testApp(memory);
		expect((await test.person({ cpo: ["*"] }).get("permit-areas")).body.data).toEqual([]);
		expect((await test.person({ cpo: ["*"] }).get("configs")).text).not.toContain("areaLayer");
		await test.close();
	});
});
