import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect } from "@jest/globals";
import { flowFolders } from "./read-folder.ts";

/** A fresh copy of the first flow's folder for each test of the suite that calls this. */
export function copiedFolder(): {
	readonly path: () => string;
	/** Replaces a text in one of its files. */
	readonly change: (file: string, from: string, to: string) => void;
} {
	let copy = "";
	beforeEach(() => {
		copy = mkdtempSync(join(tmpdir(), "flow-"));
		cpSync(flowFolders("flows")[0] ?? "", copy, { recursive: true });
	});
	afterEach(() => rmSync(copy, { recursive: true }));
	return {
		path: () => copy,
		change: (file, from, to) => {
			const text = readFileSync(join(copy, file), "utf8");
			expect(text).toContain(from);
			writeFileSync(join(copy, file), text.replace(from, to));
		},
	};
}
