import { expect, it } from "@jest/globals";
import { applyEdits, type Edit, type TenantDefinition } from "../../../engine/index.ts";
import { tenantFile as begun } from "../../test-support/tenant-file.ts";
import { dropColumns, inTurn, put, putColumns, putItems, tenantFile } from "./list-edits.ts";

const filesOf = (tenant: object) => new Map([[tenantFile, JSON.stringify(tenant)]]);

/** The tenant's file after the edits; also checks that undoing them restores the original. */
function after(tenant: object, edits: readonly Edit[]): TenantDefinition {
	const applied = applyEdits(filesOf(tenant), edits);
	if ("refused" in applied) throw new Error(applied.message);
	const back = applyEdits(applied.bundle, applied.inverse);
	expect("bundle" in back && JSON.parse(back.bundle.get(tenantFile) ?? "")).toEqual(tenant);
	return JSON.parse(applied.bundle.get(tenantFile) ?? "") as TenantDefinition;
}
const columns = (...fields: readonly string[]) => fields.map((field) => ({ field }));
const withColumns = (...fields: readonly string[]) => ({
	...begun,
	lists: { realisations: { layouts: [{ name: "default", columns: columns(...fields) }] } },
});
const path = ["lists", "realisations", "layouts", 0, "columns"];
const four = withColumns("reference", "address", "step", "days");

it.each([
	["set", [{ field: "reference" }, { field: "address", width: 200 }, { field: "step" }, { field: "days" }]],
	["add", columns("reference", "address", "tags", "step", "days")],
	["add", columns("reference", "address", "step", "days", "tags")],
	["remove", columns("reference", "step", "days")],
	["move", columns("address", "step", "reference", "days")],
	["move", columns("days", "reference", "address", "step")],
	["move", columns("reference", "step", "days", "address")],
])("writes one item alone where one alone differs: %s", (op, wanted) => {
	const edits = putItems(path, wanted)(four as TenantDefinition);
	expect(edits.map((edit) => edit.op)).toEqual([op]);
	expect(after(four, edits).lists?.realisations?.layouts?.[0]?.columns).toEqual(wanted);
});

it("writes the list as a whole where more differs, or the file has none", () => {
	const wanted = columns("days", "tags", "reference");
	for (const tenant of [four, begun]) {
		const edits = inTurn(filesOf(tenant), [putColumns("realisations", "default", wanted)]);
		expect(after(tenant, edits).lists?.realisations?.layouts).toEqual([{ name: "default", columns: wanted }]);
	}
});

it("makes columns that were added to the product's the tenant's own, and goes back to the product's", () => {
	const added = { ...begun, lists: { realisations: { layouts: [{ name: "default", label: "Mijn", add: columns("tags") }] } } };
	const edits = inTurn(filesOf(added), [putColumns("realisations", "default", columns("reference", "tags"))]);
	const now = after(added, edits);
	expect(now.lists?.realisations?.layouts).toEqual([{ name: "default", label: "Mijn", columns: columns("reference", "tags") }]);
	expect(after(now, dropColumns("realisations", "default")(now)).lists?.realisations?.layouts).toEqual([
		{ name: "default", label: "Mijn" },
	]);
	expect(after(four, dropColumns("realisations", "default")(four as TenantDefinition)).lists?.realisations?.layouts).toBeUndefined();
});

it("makes each of several changes of the file as those before it leave it", () => {
	const edits = inTurn(filesOf(begun), [
		put(["lists", "realisations", "fields", "words"], { label: "Woorden", path: "values.Advice.Words" }),
		putColumns("realisations", "default", columns("reference", "words")),
	]);
	expect(Object.keys(after(begun, edits).lists?.realisations ?? {}).sort()).toEqual(["fields", "layouts"]);
});
