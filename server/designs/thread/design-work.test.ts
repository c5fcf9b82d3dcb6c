import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { bundleFiles } from "../../tenants/bundle-files.ts";
import { shownDesign } from "./design-forms.ts";
import { compared } from "./design-work.ts";

const flows = join(import.meta.dirname, "../../../flows");
const files = bundleFiles(join(flows, readdirSync(flows)[0] ?? ""), "all");
const other = new Map(files).set("permissions.json", `${files.get("permissions.json")} `);

/** Microseconds of processor time. */
function cost(work: () => unknown): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return user + system;
}

// Otherwise anybody who may see designs could keep the thread busy for all tenants' designers with one small request.
it.each([
	["comparing", () => compared(files, other)],
	["showing", () => shownDesign({ files, revision: "1", validators: "/" })],
] as const)("%s the same files again costs a fraction of the first time", (_, work) => {
	const first = cost(work);
	// Collecting garbage of earlier work counts too, and may fall into any of them.
	const again = Math.min(...Array.from({ length: 10 }, () => cost(work)));
	expect(again / first).toBeLessThan(0.25);
});
