import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { raised } from "../../engine/index.ts";
import { raiseVersion } from "./raise-version.ts";

describe("raising a flow's version", () => {
	it.each([
		["patch", "1.4.3"],
		["minor", "1.5.0"],
		["major", "2.0.0"],
	] as const)("by a %s part", (part, version) => {
		expect(raised("1.4.2", part)).toBe(version);
	});

	it("raises the part before one that can't be higher", () => {
		expect(raised("1.5.999999", "patch")).toBe("1.6.0");
		expect(raised("1.999999.999999", "patch")).toBe("2.0.0");
	});

	it("changes the version and nothing else in the file", () => {
		const folder = mkdtempSync(join(tmpdir(), "flow-"));
		writeFileSync(join(folder, "flow.json"), '{\n\t"version": "1.0.0",\n\t"steps": [ { "version": "1.0.0" } ]\n}\n');
		expect(raiseVersion(folder, "minor")).toBe("1.1.0");
		expect(readFileSync(join(folder, "flow.json"), "utf8")).toBe('{\n\t"version": "1.1.0",\n\t"steps": [ { "version": "1.0.0" } ]\n}\n');
	});
});
