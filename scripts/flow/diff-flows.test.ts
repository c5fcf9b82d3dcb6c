import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { diffFlows } from "./diff-flows.ts";
import { readFlow } from "./read-flow.ts";
import { flowFolders } from "./read-folder.ts";

describe("npm run flow -- diff", () => {
	const [first = ""] = flowFolders("flows");
	let root = "";
	let folder = "";

	beforeEach(() => {
		root = mkdtempSync(join(tmpdir(), "flows-"));
		folder = join(root, "utopia");
		cpSync(first, folder, { recursive: true });
		const text = readFileSync(join(folder, "flow.json"), "utf8");
		const version = (JSON.parse(text) as { version: string }).version;
		writeFileSync(join(folder, "flow-0.9.0.json"), text.replace(`"version": "${version}"`, '"version": "0.9.0"'));
	});
	afterEach(() => rmSync(root, { recursive: true }));

	const changeLabel = (from: RegExp, to: string): void => {
		const file = join(folder, "flow.json");
		writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
	};
	const diff = (atMost?: string, asJson = false) =>
		diffFlows(readFlow("utopia@0.9.0", root), readFlow(join(folder, "flow.json")), { asJson, atMost });

	it("finds a version by its number beside the file, and says so if nothing changed", () => {
		expect(diff()).toEqual({ passed: true, text: expect.stringContaining("Er is niets gewijzigd.") });
		expect(() => readFlow("utopia@7.0.0", root)).toThrow(/has version 7\.0\.0/);
	});

	it("lists changes with their reason under the Dutch name of their class, worst first", () => {
		changeLabel(/"code": "1",(\s+)"label": "[^"]+"/, '"code": "1",$1"label": "Nieuwe naam"');
		changeLabel(/"edit": \["[^"]+"/, '"edit": ["guest"');
		const { text } = diff();
		expect(text.indexOf("VRAAGT EEN KEUZE")).toBeLessThan(text.indexOf("VEILIG"));
		expect(text).toContain("- Stap 1 heet nu 'Nieuwe naam'");
		expect(text).toMatch(/het geheel vraagt een keuze\. Lopende processen kunnen mee als bij deze wijzigingen gezegd is hoe\./);
	});

	it("pairs the equal steps of two tenants by code and name, whose uuids differ", () => {
		const flow = JSON.parse(readFileSync(join(folder, "flow.json"), "utf8")) as { uuid: string; steps: { uuid: string }[] };
		const other = (uuid: string) => `${uuid.slice(0, -4)}${uuid.endsWith("0000") ? "1111" : "0000"}`;
		flow.uuid = other(flow.uuid);
		for (const step of flow.steps) step.uuid = other(step.uuid);
		writeFileSync(join(folder, "flow.json"), JSON.stringify(flow));
		const { changes } = JSON.parse(diff(undefined, true).text) as { changes: readonly { kind: string }[] };
		expect(changes.map(({ kind }) => kind).filter((kind) => kind.startsWith("step-"))).toEqual([]);
		expect(changes.length).toBeGreaterThan(0);
	});

	it("fails if something is worse than allowed", () => {
		changeLabel(/"edit": \["[^"]+"/, '"edit": ["guest"');
		expect([diff("safe").passed, diff("needs-mapping").passed, diff("breaking").passed, diff().passed]).toEqual([false, true, true, true]);
		expect(() => diff("perhaps")).toThrow(/is no class/);
		expect(JSON.parse(diff(undefined, true).text)).toMatchObject({ severity: "needs-mapping" });
	});

	it("compares no flow that has errors", () => {
		changeLabel(/"next"/, '"naxt"');
		expect(() => diff()).toThrow(/unknown-property/);
	});
});
