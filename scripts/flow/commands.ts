import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ParseArgsConfig } from "node:util";
import { isVersionPart } from "../../engine/index.ts";
import { checkFolders } from "./check-folders.ts";
import { diffFlows } from "./diff-flows.ts";
import { findFolder, findFolders, flowsRoot } from "./find-folder.ts";
import { formatFolders } from "./format-folders.ts";
import { fuzzFlows } from "./fuzz-flows.ts";
import { flowSvg } from "./graph/flow-svg.ts";
import { askAnswers } from "./new/ask.ts";
import { newTenant } from "./new/new-tenant.ts";
import { pathsOfFolders } from "./paths-of-folders.ts";
import { printProblems } from "./print-problems.ts";
import { printSarif } from "./print-sarif.ts";
import { DoorError, type Printed } from "./printed.ts";
import { raiseVersion } from "./raise-version.ts";
import { readFlow } from "./read-flow.ts";
import { renameField } from "./rename-field.ts";
import { testFolders } from "./test-folders.ts";

type Flags = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** One of the designers' commands. */
interface Command {
	/** How to call it and what it does, one line each. */
	readonly usage: readonly string[];
	readonly options: NonNullable<ParseArgsConfig["options"]>;
	readonly run: (names: readonly string[], flags: Flags) => Printed | Promise<Printed>;
}

const asJson = { json: { type: "boolean" } } as const;

export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
	[
		"check",
		{
			usage: ["check [folder…] [--json|--sarif]             what is wrong, with its place and remedy"],
			options: { ...asJson, sarif: { type: "boolean" } },
			run: (names, { json, sarif }) => {
				const folders = findFolders(names);
				const problems = checkFolders(folders);
				const passed = problems.every(({ severity }) => severity !== "error");
				if (sarif === true) return { passed, text: printSarif(problems) };
				return { passed, text: json === true ? `${JSON.stringify(problems, null, "\t")}\n` : printProblems(problems, folders) };
			},
		},
	],
	[
		"test",
		{
			usage: ["test [folder…] [--json]                      walks the scenarios"],
			options: asJson,
			run: (names, { json }) => {
				const { text, results, passed } = testFolders(findFolders(names));
				return { passed, text: json === true ? `${JSON.stringify(results, null, "\t")}\n` : text };
			},
		},
	],
	[
		"paths",
		{
			usage: ["paths [folder…] [--json]                     walks through all of a flow, and what nothing leads to"],
			options: asJson,
			run: (names, { json }) => pathsOfFolders(findFolders(names), json === true),
		},
	],
	[
		"diff",
		{
			usage: [
				"diff <old> <new> [--json] [--at-most <class>]  what changed and what it means for running processes",
				"     [--database]                           and which of those in the database would go along",
			],
			options: { ...asJson, "at-most": { type: "string" }, database: { type: "boolean" } },
			run: async ([before, after, ...more], { json, "at-most": atMost, database }) => {
				if (before === undefined || after === undefined || more.length > 0) {
					throw new DoorError("Name two flows: files, tenants, or tenant@version. For instance: diff go-ral@1.0.0 go-ral");
				}
				const [old, now] = [readFlow(before), readFlow(after)];
				const told = diffFlows(old, now, { asJson: json === true, atMost: atMost === undefined ? undefined : String(atMost) });
				if (database !== true) return told;
				return { ...told, text: `${told.text}\n${await (await import("./upgrade-door.ts")).previewFromDoor(now)}` };
			},
		},
	],
	[
		"new",
		{
			usage: [
				"new [--slug --label --municipalities --style --roles] [--answers <file>]",
				"                                             a folder for a new tenant; asks for what is not said",
			],
			options: {
				slug: { type: "string" },
				label: { type: "string" },
				municipalities: { type: "string" },
				style: { type: "string" },
				roles: { type: "string" },
				answers: { type: "string" },
			},
			run: async (_, flags) => newTenant(await askAnswers(flags), flowsRoot(), randomUUID),
		},
	],
	[
		"upgrade",
		{
			usage: [
				"upgrade <tenant> [--to <version>] [--mapping <file>] [--dry-run|--apply]",
				"                                            takes running processes along to another version",
			],
			options: {
				...asJson,
				to: { type: "string" },
				mapping: { type: "string" },
				apply: { type: "boolean" },
				"dry-run": { type: "boolean" },
			},
			// The database is only loaded on request.
			run: async (names, flags) => (await import("./upgrade-door.ts")).upgradeFromDoor(names, flags),
		},
	],
	[
		"graph",
		{
			usage: ["graph <tenant|file> [--out <file>]           a picture of the flow, as SVG"],
			options: { out: { type: "string" } },
			run: ([word, ...more], { out }) => {
				if (word === undefined || more.length > 0) throw new DoorError("Name one flow: a file, a tenant, or tenant@version.");
				const { flow, tenant } = readFlow(word);
				const file = out === undefined ? join("dist", "graphs", `${tenant?.slug ?? flow.uuid}.svg`) : String(out);
				mkdirSync(dirname(file), { recursive: true });
				writeFileSync(file, flowSvg(flow));
				return { passed: true, text: `${file}\n` };
			},
		},
	],
	[
		"serve",
		{
			usage: ["serve <tenant|folder> [--port <number>]      the workbench over a folder, on this machine alone"],
			options: { port: { type: "string" } },
			// The server is only loaded on request.
			run: async ([word, ...more], { port }) => {
				if (word === undefined || more.length > 0) throw new DoorError("Name one folder: by its path, or by the tenant.");
				return (await import("./serve/serve-folder.ts")).serveFolder(findFolder(word), port === undefined ? undefined : String(port));
			},
		},
	],
	[
		"language-server",
		{
			usage: ["language-server                              problems, names and meanings in an editor, over standard input and output"],
			options: { stdio: { type: "boolean" } },
			// Only loaded for an editor.
			run: async () => {
				(await import("./editor/serve-editor.ts")).serveEditor();
				return { passed: true, text: "" };
			},
		},
	],
	[
		"fuzz",
		{
			usage: ["fuzz [folder…] [number] [--minutes <number>] breaks flows in many ways and sees that nothing gives way"],
			options: { minutes: { type: "string" } },
			run: (words, { minutes }) => fuzzFlows(words, minutes === undefined ? undefined : String(minutes)),
		},
	],
	[
		"rename",
		{
			usage: ["rename <tenant> <field> <name>               another name for a field, in all of the tenant's files"],
			options: {},
			run: ([folder, field, name, ...more]) => {
				if (folder === undefined || field === undefined || name === undefined || more.length > 0) {
					throw new DoorError("Name a tenant, a field and its new name. For instance: rename utopia Design.Spots Places");
				}
				return renameField(findFolder(folder), field, name);
			},
		},
	],
	[
		"format",
		{
			usage: ["format [folder…] [--check]                   one text for equal content; --check tells which files have another"],
			options: { check: { type: "boolean" } },
			run: (names, { check }) => formatFolders(findFolders(names), check === true),
		},
	],
	[
		"raise",
		{
			usage: ["raise <tenant> [major|minor|patch]           a higher version for a changed flow"],
			options: {},
			run: (words) => {
				const names = words.filter((word) => !isVersionPart(word));
				if (names.length === 0) throw new DoorError("Name the tenant whose flow changed.");
				const part = words.find(isVersionPart) ?? "minor";
				const lines = names.map((name) => findFolder(name)).map((folder) => `${folder}: version ${raiseVersion(folder, part)}\n`);
				return { passed: true, text: lines.join("") };
			},
		},
	],
]);
