import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { type AskPart, Health, type PartName, partNames } from "./health.ts";

const well: Readonly<Record<PartName, AskPart>> = Object.fromEntries(
	partNames.map((name) => [name, async () => "up" as const]),
) as unknown as Readonly<Record<PartName, AskPart>>;

describe("how everything is", () => {
	it("is down what fails or hangs, since it was found so, and up again since it answers", async () => {
		let now = 1_000;
		const state = { fails: false };
		const parts = {
			...well,
			storage: async () => {
				if (state.fails) throw new Error("gone");
				return "up" as const;
			},
			scanner: () => (state.fails ? new Promise<never>(() => undefined) : Promise.resolve("off" as const)),
		};
		const health = new Health({ parts, now: () => now, patienceMs: 20, freshMs: 0 });
		const of = (name: PartName) => health.known.find((part) => part.name === name);
		expect(of("storage")).toEqual({ name: "storage", state: "unknown", since: 1_000 });
		now = 2_000;
		await health.ask();
		expect([of("storage"), of("scanner")?.state]).toEqual([{ name: "storage", state: "up", since: 2_000 }, "off"]);
		[now, state.fails] = [3_000, true];
		await health.ask();
		now = 4_000;
		await health.ask();
		expect([of("storage"), of("scanner")]).toEqual([
			{ name: "storage", state: "down", since: 3_000 },
			{ name: "scanner", state: "down", since: 3_000 },
		]);
		expect(of("database")).toEqual({ name: "database", state: "up", since: 2_000 });
		[now, state.fails] = [5_000, false];
		expect((await health.ask()).find(({ name }) => name === "storage")).toEqual({ name: "storage", state: "up", since: 5_000 });
	});

	it("asks once for all who want to know at a time", async () => {
		let asked = 0;
		const database = async () => {
			asked += 1;
			return "up" as const;
		};
		const health = new Health({ parts: { ...well, database }, now: Date.now, patienceMs: 1_000, freshMs: 60_000 });
		await Promise.all(Array.from({ length: 20 }, () => health.ask()));
		await health.ask();
		expect(asked).toBe(1);
	});
});

describe("the status for administrators", () => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp({ place: { url: null, folder: ":memory:" }, remove: async () => undefined });
	});
	afterAll(() => test.close());

	it("names every part with its state, to administrators alone", async () => {
		const { status, body, text } = await test.person({ admin: ["*"] }).get("status");
		expect(status).toBe(200);
		const { parts } = body.data as unknown as { parts: readonly { name: string; state: string }[] };
		expect(Object.fromEntries(parts.map(({ name, state }) => [name, state]))).toEqual({
			database: "up",
			storage: "up",
			scanner: "off",
			geocoder: "up",
			tiles: "off",
			"identity-provider": "off",
		});
		expect(text).not.toMatch(/https?:|@/);
		expect(body.data).toMatchObject({ releases: null });
		expect((await test.person({ cpo: ["*"] }).get("status")).status).toBe(403);
	});

	it("the rules that raise alerts name metrics that there are, and the page for operators names every rule", async () => {
		await test.person({ admin: ["*"] }).get("status");
		const told = new Set([...test.app.metrics.toText().matchAll(/^([a-z_]+)(?:\{| )/gm)].map(([, name]) => name));
		const rules = readFileSync("delivery/alerts.yaml", "utf8");
		const words = /^(?:sum|rate|increase|by|le|histogram_quantile)$/;
		const named = [...rules.matchAll(/expr: (.*)/g)].flatMap(([, expr = ""]) =>
			(expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, "").match(/[a-z_]{2,}/g) ?? []).filter((word) => !words.test(word)),
		);
		// `up` is Prometheus' own metric.
		expect([...new Set(named)].filter((name) => name !== "up" && !told.has(name))).toEqual([]);
		expect(new Set(named).size).toBeGreaterThan(4);
		const page = readFileSync("docs/operations/monitor.md", "utf8");
		const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name ?? "");
		expect(alerts.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
	});
});
