import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import {
	type CompletionItem,
	createProtocolConnection,
	type Diagnostic,
	type Hover,
	type ProtocolConnection,
	type PublishDiagnosticsParams,
} from "vscode-languageserver/node";

let folder: string;
let server: ChildProcessWithoutNullStreams;
let editor: ProtocolConnection;
let text: string;
let version = 1;
const told: PublishDiagnosticsParams[] = [];

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "editor-"));
	cpSync(join("flows", "go-ral"), folder, { recursive: true });
	text = readFileSync(join(folder, "flow.json"), "utf8");
	server = spawn(process.execPath, ["--import", "tsx", "scripts/flow.ts", "language-server", "--stdio"]);
	editor = createProtocolConnection(server.stdout, server.stdin);
	editor.onNotification("textDocument/publishDiagnostics", (params: PublishDiagnosticsParams) => void told.push(params));
	editor.listen();
	await editor.sendRequest("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
	await editor.sendNotification("initialized", {});
	await editor.sendNotification("textDocument/didOpen", { textDocument: { uri: uri(), languageId: "json", version, text } });
});

afterAll(async () => {
	await editor.sendRequest("shutdown");
	await editor.sendNotification("exit");
	if (server.exitCode === null) await once(server, "exit");
	expect(server.exitCode).toBe(0);
	rmSync(folder, { recursive: true, force: true });
});

const uri = () => pathToFileURL(join(folder, "flow.json")).href;

/** Replaces the whole text, as an editor may do; resolves to the diagnostics of the file afterwards. */
async function type(next: string): Promise<readonly Diagnostic[]> {
	told.length = 0;
	await editor.sendNotification("textDocument/didChange", {
		textDocument: { uri: uri(), version: ++version },
		contentChanges: [{ text: next }],
	});
	while (!told.some((each) => each.uri === uri())) await new Promise((resolve) => setTimeout(resolve, 20));
	return told.find((each) => each.uri === uri())?.diagnostics ?? [];
}

/** The position of a text that occurs once, plus an offset in characters. */
function placeOf(within: string, sought: string, further = 0) {
	const offset = within.indexOf(sought) + further;
	const before = within.slice(0, offset).split("\n");
	return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

const complete = async (within: string, sought: string, further = 0) =>
	(await editor.sendRequest<CompletionItem[]>("textDocument/completion", {
		textDocument: { uri: uri() },
		position: placeOf(within, sought, further),
	})) ?? [];

const hover = async (within: string, sought: string, further = 0) => {
	const found = await editor.sendRequest<Hover | null>("textDocument/hover", {
		textDocument: { uri: uri() },
		position: placeOf(within, sought, further),
	});
	return (found?.contents as { value: string } | undefined)?.value;
};

test("what is wrong is said while it is typed, at its place and with what was probably meant, and is gone when it is mended", async () => {
	const sound = await type(text);
	expect(sound).toEqual([]);
	const wrong = text.replace(
		'"advies-positief": { "==": [{ "var": "Advice.Advice" }',
		'"advies-positief": { "==": [{ "var": "Advice.Advise" }',
	);
	const [problem] = await type(wrong);
	expect(problem).toMatchObject({ code: "unknown-field", source: "laadstroom", severity: 1 });
	expect(problem?.message).toContain('"Advice.Advice"');
	expect(problem?.range.start.line).toBe(placeOf(wrong, "Advice.Advise").line);
	expect(await type(text)).toEqual([]);
});

test.each([
	["a field", '"var": "Advice.Advice"', 9, "Advice.Decision"],
	["an option of the field that is compared", ', "yes"]', 4, "alternative"],
	["a step", '"to": "4"', 7, "6"],
	["a condition", '"when": { "cond": "advies-positief"', 19, "advies-negatief"],
	["a block", '"block": "location-choice"', 10, "underground-documents"],
	["a role", '"edit": ["', 10, "municipality"],
])("where %s is named, this flow's own are offered", async (_, sought, further, offered) => {
	await type(text);
	const names = await complete(text, sought, further);
	expect(names.map(({ label }) => label)).toContain(offered);
	for (const { textEdit } of names) expect(textEdit?.newText).toMatch(/^("|\d)/);
});

test("names are offered while the file cannot be read, and none where none is expected", async () => {
	const torn = text.replace(
		'"advies-positief": { "==": [{ "var": "Advice.Advice" }, "yes"] },',
		'"advies-positief": { "==": [{ "var": "Ad',
	);
	expect(await type(torn)).not.toEqual([]);
	expect((await complete(torn, '"var": "Ad', 10)).map(({ label }) => label)).toContain("Advice.Advice");
	expect(await complete(torn, '"version": "', 12)).toEqual([]);
	await type(text);
});

test("a condition is read as a sentence, a name as what people know it by, a property as the reference has it", async () => {
	await type(text);
	expect(await hover(text, '"cond": "advies-positief"', 10)).toMatch(/^Beoordeling is Positief\n\n\*\*/);
	expect(await hover(text, '"==": [{ "var": "Advice.Advice" }, "yes"]', 20)).toMatch(/^Beoordeling\n\nBeoordeling is Positief/);
	expect(await hover(text, '"to": "4"', 7)).toMatch(/^Verkeersbesluit\n\n\*\*/);
	expect(await hover(text, '"publicationDate": "', 25)).not.toContain("Beoordeling is");
});
