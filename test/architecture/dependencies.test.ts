import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { satisfies } from "semver";
import { idlePackages } from "./idle-packages.ts";
import { importsOf, isTest, type SourceFile, sourceFiles, trackedFiles } from "./source-files.ts";

interface Locked {
	readonly version?: string;
	readonly engines?: { readonly node?: string };
	readonly optional?: boolean;
	readonly resolved?: string;
	readonly peerDependencies?: Readonly<Record<string, string>>;
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

/** Imported packages that package.json does not name: they are present by chance, in whatever version another package needs. */
function borrowedPackages(names: ReadonlySet<string>, files: readonly SourceFile[]): string[] {
	return files
		.flatMap(importsOf)
		.filter(({ relative, to }) => !relative && /^[@\w]/.test(to) && !to.startsWith("node:") && !names.has(to) && !names.has(`@types/${to}`))
		.map(({ from, to }) => `${from}: ${to}`);
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

	it("every dependency is used: loaded, started, or expected by one that is", () => {
		const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
		const peersOf = (name: string) => Object.keys(lock.packages[`node_modules/${name}`]?.peerDependencies ?? {});
		const styles = trackedFiles()
			.filter((path) => path.endsWith(".css"))
			.map((path) => ({ path, text: readFileSync(path, "utf8") }));
		expect(idlePackages({ names, peersOf }, [...sourceFiles(), ...styles])).toEqual([]);
	});

	it("every package that is imported is asked for, itself or its types", () => {
		const names = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
		expect(borrowedPackages(names, sourceFiles())).toEqual([]);
	});

	it("what runs where the product is delivered asks for nothing that is left out there", () => {
		const delivered = sourceFiles()
			.filter(({ path }) => /^(?:engine|migrations|schemas|scripts\/operate|server)\//.test(path) && !isTest(path))
			.map(({ path, text }) => ({ path, text: text.replaceAll(/^(?:import|export) type [^;]*;/gm, "") }));
		// Only used by `npm run generate`.
		const atBuild = ["server/openapi/write-types.ts: json-schema-to-typescript"];
		expect(borrowedPackages(new Set(Object.keys(manifest.dependencies)), delivered)).toEqual(atBuild);
	});

	it("a package is caught that is imported and only comes along with another", () => {
		const files = [
			{ path: "a.ts", text: 'import { a } from "asked/inner";\nimport type { b } from "typed";\nimport c from "@scope/borrowed";\n' },
		];
		expect(borrowedPackages(new Set(["asked", "@types/typed"]), files)).toEqual(["a.ts: @scope/borrowed"]);
	});

	it("a package that nobody uses is caught, and so is what only that one expects", () => {
		const files = [{ path: "a.ts", text: 'import { a } from "used/inner";\nconst note = "named";\n' }];
		const peersOf = (name: string) => ({ used: ["peer"], named: ["peer-of-idle"] })[name] ?? [];
		const names = ["used", "named", "peer", "peer-of-idle", "@types/used", "@types/named"];
		expect(idlePackages({ names, peersOf }, files)).toEqual(["named", "peer-of-idle", "@types/named"]);
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
