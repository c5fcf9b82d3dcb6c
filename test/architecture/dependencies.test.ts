import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { satisfies } from "semver";

interface Locked {
	readonly version?: string;
	readonly engines?: { readonly node?: string };
	readonly optional?: boolean;
	readonly resolved?: string;
}

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const manifest = read("package.json") as { dependencies: Record<string, string>; devDependencies: Record<string, string> };
const lock = read("package-lock.json") as { packages: Record<string, Locked> };

/** Packages of the lock file that say they do not run on this Node version. */
function refusing(node: string, packages: Readonly<Record<string, Locked>>): string[] {
	return Object.entries(packages).flatMap(([path, { engines, optional }]) =>
		path && !optional && engines?.node && !satisfies(node, engines.node) ? [`${path} wants ${engines.node}`] : [],
	);
}

describe("dependencies", () => {
	it.each(["20.19.0", "22.12.0", "24.0.0"])("every locked package runs on Node %s", (node) => {
		expect(refusing(node, lock.packages)).toEqual([]);
	});

	it("a package that needs a newer Node is caught", () => {
		expect(refusing("20.19.0", { "node_modules/x": { engines: { node: ">=22" } } })).toHaveLength(1);
	});

	it("versions are exact", () => {
		const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
			([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
		);
		expect(loose).toEqual([]);
	});

	it("every dependency has a reason in the decision records", () => {
		const reasons = readFileSync("docs/decisions/0009-dependencies.md", "utf8");
		const unexplained = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter((name) => {
			if (name.startsWith("@types/")) return false;
			const [scope, rest = ""] = name.split("/");
			return !reasons.includes(name) && !(scope?.startsWith("@") && reasons.includes(scope) && reasons.includes(rest));
		});
		expect(unexplained).toEqual([]);
	});
});
