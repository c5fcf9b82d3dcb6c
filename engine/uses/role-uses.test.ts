import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { blocks } from "../../schemas/index.ts";
import { bundleFiles } from "../../server/tenants/bundle-files.ts";
import { applyEdits, type BundleFiles, canonicalFiles, checkBundle, readBundle, removeEdits, roles, roleUsesOf } from "../index.ts";

const folders = readdirSync("flows", { withFileTypes: true }).filter((entry) => entry.isDirectory());
const own = "welstand";

/** A tenant in which one of the product's roles is replaced by one of its own. */
function withOwnRole(files: BundleFiles, role: string): BundleFiles {
	const as = new RegExp(`"${role}"`, "g");
	const renamed = new Map([...files].map(([path, text]) => [path, text?.replace(as, `"${own}"`) ?? null] as const));
	const tenant = JSON.parse(renamed.get("tenant.json") ?? "{}") as object;
	return canonicalFiles(renamed.set("tenant.json", JSON.stringify({ ...tenant, roles: { [own]: { label: "Welstand" } } })));
}

describe("the uses of a role", () => {
	it.each(folders.map(({ name }) => name))(
		"are all that the check knows, in %s: once they are gone, no place names a role that is not there",
		(name) => {
			const delivered = bundleFiles(join("flows", name), "all");
			const [used] = roles.map(({ role }) => role).filter((role) => role !== "cpo" && roleUsesOf(delivered, role).length > 1);
			const files = withOwnRole(delivered, used ?? "admin");
			const uses = roleUsesOf(files, own);
			expect(uses.length).toBeGreaterThan(0);
			const edits = removeEdits(files, uses);
			const gone = applyEdits(files, [...edits, { op: "remove", file: "tenant.json", at: ["roles"] }]);
			if ("refused" in gone) throw new Error(gone.message);
			const byHand = new Set(uses.filter(({ as }) => as === "text").map(({ file }) => `${name}/${file}`));
			const left = checkBundle(readBundle(gone.bundle, name), { blocks }).filter(
				({ code, file }) => code === "unknown-role" && !byHand.has(file),
			);
			expect(left).toEqual([]);
			const back = applyEdits(gone.bundle, gone.inverse);
			expect("bundle" in back && [...back.bundle].filter(([path, text]) => files.get(path) !== text).map(([path]) => path)).toEqual([]);
		},
	);
});
