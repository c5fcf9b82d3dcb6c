import { dirname, join, normalize } from "node:path";
import * as operations from "../../../web/api/generated/operations.ts";
import { isTest, type SourceFile, sourceFiles } from "../../architecture/source-files.ts";

/** Calls that change something although they use GET. */
const writesByReading = ["geocodeRequest"];

/** Reads that use POST. */
const readsByWriting = ["legacyRequestsOfCodes", "legacyRealisationsPaged"];

/** Hooks with which buttons and settings write. */
const hooks = [
	{ hook: "useAct", from: "web/ui/actions/use-act.ts" },
	{ hook: "useChoices", from: "web/ui/use-choices.ts" },
];

/** Files whose button makes a single read, and writes nothing. */
const buttonsThatAsk = ["web/today/TodayPage.tsx"];

const IMPORTED = /(?:^|\n)import \{([^}]*)\} from "(\.[^"]+)"/g;

/**
 * The files of the web whose code writes, with what they call to do so: a function of another file that writes, a writing operation,
 * `useAct`, `useChoices`, or bytes and posts to other services. Types and tests are left out.
 */
export function writtenFrom(files: readonly SourceFile[] = webFiles()): ReadonlyMap<string, readonly string[]> {
	const writing = new Map(files.map((file) => [file.path, writingFunctions(file.text)]));
	const found = new Map<string, readonly string[]>();
	for (const { path, text } of files) {
		const imported = [...text.matchAll(IMPORTED)].flatMap(([, names = "", from = ""]) => {
			const there = writing.get(normalize(join(dirname(path), from))) ?? [];
			return namesIn(names).filter((name) => there.includes(name));
		});
		const own = directWrites(text).filter((what) => !isWrapped(text, what));
		const acts = hooks.filter(({ hook, from }) => new RegExp(`\\b${hook}[(<]`).test(text) && ![from, ...buttonsThatAsk].includes(path));
		const all = [...new Set([...imported, ...own, ...acts.map(({ hook }) => hook)])].sort();
		if (all.length > 0) found.set(path, all);
	}
	return found;
}

const webFiles = () => sourceFiles().filter(({ path }) => path.startsWith("web/") && !isTest(path) && !path.startsWith("web/api/"));

/** Names of the functions with which a file writes directly. */
function directWrites(text: string): readonly string[] {
	const called = [...text.matchAll(/\boperations\.(?!ts\b)(\w+)/g)].flatMap(([, name = ""]) => (isWrite(name) ? [name] : []));
	const sent = [...text.matchAll(/\b(putBytes|sendBytes)\(/g)].map(([, name = ""]) => name);
	const elsewhere = /method: "(?:POST|PUT|DELETE)"/.test(text) ? ["fetch"] : [];
	return [...called, ...sent, ...elsewhere];
}

function isWrite(name: string): boolean {
	const address = (operations as Readonly<Record<string, string>>)[name] ?? "";
	return writesByReading.includes(name) || (!readsByWriting.includes(name) && !address.startsWith("GET"));
}

/** Exported functions whose body writes. */
function writingFunctions(text: string): readonly string[] {
	return exportedFunctions(text).flatMap(({ name, body }) => (directWrites(body).length > 0 ? [name] : []));
}

/** Whether all writes by that name are inside functions that other files call. */
function isWrapped(text: string, what: string): boolean {
	const all = directWrites(text).filter((each) => each === what).length;
	const wrapped = exportedFunctions(text)
		.flatMap(({ body }) => directWrites(body))
		.filter((each) => each === what).length;
	return all === wrapped;
}

function exportedFunctions(text: string): readonly { readonly name: string; readonly body: string }[] {
	return [...text.matchAll(/\nexport (?:async )?function (\w+)[\s\S]*?\n}\n/g)].map(([body, name = ""]) => ({ name, body }));
}

function namesIn(imported: string): readonly string[] {
	return imported.split(",").flatMap((part) => {
		const name = part.trim().split(" as ")[0] ?? "";
		return name === "" || name.startsWith("type ") ? [] : [name];
	});
}
