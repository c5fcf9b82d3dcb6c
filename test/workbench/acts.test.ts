import { readdirSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import {
	applyEdits,
	type BundleFiles,
	canonicalFiles,
	checkBundle,
	type Edit,
	type FlowDefinition,
	readBundle,
	type TenantDefinition,
} from "../../engine/index.ts";
import { blocks } from "../../schemas/index.ts";
import { bundleFiles } from "../../server/tenants/bundle-files.ts";
import { kindsOfField, newField, newFieldAlone, newSection, newStep, newSubStep } from "../../web/workbench/acts/new-parts.ts";
import { placedSteps } from "../../web/workbench/bundle/place-in-file.ts";

const tenants = readdirSync("flows", { withFileTypes: true }).filter((each) => each.isDirectory());
const options = ["Akkoord", "Niet akkoord"];
const uuid = "6f2a7c1e-0b5d-4b7e-9a51-3f0f6c1d2e3a";

const flowOf = (files: BundleFiles) => JSON.parse(files.get("flow.json") ?? "") as FlowDefinition;
const edited = (files: BundleFiles, edits: readonly Edit[]): BundleFiles => {
	const now = applyEdits(files, edits);
	if ("refused" in now) throw new Error(now.message);
	const back = applyEdits(now.bundle, now.inverse);
	expect("bundle" in back && back.bundle).toEqual(files);
	return now.bundle;
};
const stepOf = (files: BundleFiles, code: string) => {
	const found = placedSteps(flowOf(files).steps).find(({ step }) => step.code === code);
	if (found === undefined) throw new Error(`no step ${code}`);
	return found;
};
/** Errors in the flow and the tenant; scenarios that walk the whole way have no values for a new step. */
const errorsOf = (files: BundleFiles) =>
	checkBundle(readBundle(files, ""), { blocks }).filter(({ severity, file }) => severity === "error" && !file.startsWith("scenarios/"));

describe.each(tenants.map(({ name }) => name))("what is added to a flow of %s", (tenant) => {
	const begun = canonicalFiles(bundleFiles(`flows/${tenant}`, "all"));

	it("is sound at once, with a field of every kind, behind any step that has no branches, and goes without a trace", () => {
		for (const { step } of placedSteps(flowOf(begun).steps)) {
			const added = newStep(flowOf(begun), stepOf(begun, step.code), { label: "Extra controle", uuid });
			let files = edited(begun, added.edits);
			const flow = () => flowOf(files);
			const section = newSection(flow(), stepOf(files, added.name), { title: "Onze controle" });
			files = edited(files, section.edits);
			for (const kind of kindsOfField) {
				const { step: now, place } = stepOf(files, added.name);
				const [target] = now.sections;
				if (target === undefined) throw new Error("no section");
				const tenant = JSON.parse(files.get("tenant.json") ?? "") as TenantDefinition;
				files = edited(
					files,
					newField(flow(), target, [...place, "sections", 0], { label: `Is 't ${kind} goed?`, kind, options, tenant }).edits,
				);
			}
			const wrong = new Set(errorsOf(files).map(({ code }) => code));
			// Where a branch skips it, somebody has to decide when the step is reached.
			const told = ["unreachable-step", "value-outlives-step"].filter((code) => step.next === undefined || wrong.has(code));
			if (step.next === undefined) expect([step.code, wrong.has("unreachable-step")]).toEqual([step.code, false]);
			expect([step.code, [...wrong].filter((code) => !told.includes(code))]).toEqual([step.code, []]);
			expect(stepOf(files, added.name).step.sections).toHaveLength(1);
		}
	});

	it("below a step is sound as well", () => {
		const [first] = flowOf(begun).steps;
		const added = newSubStep(flowOf(begun), stepOf(begun, first?.code ?? ""), { label: "Deel één", uuid });
		let files = edited(begun, added.edits);
		expect(errorsOf(files)).toEqual([]);
		expect(added.name).toMatch(/^\d+-[a-z]$/);
		for (const kind of ["choice", "files"] as const) {
			const tenant = JSON.parse(files.get("tenant.json") ?? "") as TenantDefinition;
			const field = newFieldAlone(flowOf(files), stepOf(files, added.name), { label: "Eén", kind, options, tenant });
			files = edited(files, field.edits);
			expect([kind, errorsOf(files)]).toEqual([kind, []]);
		}
	});
});
