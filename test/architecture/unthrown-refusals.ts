import { importsOf, isTest, type SourceFile } from "./source-files.ts";

type Files = ReadonlyMap<string, SourceFile>;

/** Dispatches a command to the function that carries it out: a call's refusals depend on the commands it sends. */
const dispatcher = "engine/run/advance.ts";

/** The only module of the engine that the server may import. */
const door = "engine/index.ts";

/** Where codes are defined, and where the codes common to every call are named. */
const declared = ["server/problems/catalogue.ts", "server/plugins/openapi.ts"];

/** Files whose functions are injected into a route instead of imported. */
export const injected: Readonly<Record<string, string>> = {
	"server/comments/list-comments.ts": "server/comments/index.ts",
	"server/comments/list-mentionable.ts": "server/comments/index.ts",
	"server/accounts/password/reset-password.ts": "server/accounts/password/embedded-passwords.ts",
};

/** Codes in the catalogue that no file of the product throws. */
export function deadCodes(files: readonly SourceFile[], codes: readonly string[]): readonly string[] {
	const throws = thrownBy([...productFiles(files).values()]);
	return codes.filter((code) => !throws(code));
}

/**
 * Codes that a route says it refuses with although no file that it uses throws them, as "file: code". Follows imports
 * rather than calls, so a code thrown by another function of an imported file counts.
 */
export function unthrownRefusals(files: readonly SourceFile[]): readonly string[] {
	const product = productFiles(files);
	const lists = new Map(
		[...product.values()].flatMap(({ text }) => [...text.matchAll(LIST)].map(([, name = "", list = ""]) => [name, list])),
	);
	return [...product.values()].flatMap((route) => {
		const named = new Set([...route.text.matchAll(REFUSALS)].flatMap(([, list = ""]) => codesIn(list, lists)));
		if (named.size === 0) return [];
		const throws = thrownBy(usedBy(route, product));
		return [...named].filter((code) => !throws(code)).map((code) => `${route.path}: ${code}`);
	});
}

const productFiles = (files: readonly SourceFile[]): Files =>
	new Map(
		files
			.filter(({ path }) => /^(?:engine|server)\//.test(path) && !isTest(path) && !declared.includes(path))
			.map((file) => [file.path, file]),
	);

const REFUSALS = /\brefusals: \[([^\]]*)\]/g;
const LIST = /\bconst (\w+) = \[([^\]]*)\] as const;/g;

function codesIn(list: string, lists: ReadonlyMap<string, string>): readonly string[] {
	const spread = [...list.matchAll(/\.\.\.(\w+)/g)].flatMap(([, name = ""]) => codesIn(lists.get(name) ?? "", lists));
	return [...spread, ...[...list.matchAll(/"([\w-]+)"/g)].map(([, code = ""]) => code)];
}

const REFUSES = /\bnew Problem\(|\brefuse(?:Fields)?\(|\bproblemOf|\bProblemCode\b/;

/** Imports, comments, and lines of types. */
const SAYS_NOTHING = /^import [^;]*;|\/\*[\s\S]*?\*\/|\/\/.*$|^\t*(?:\| |readonly )[^\n]*$/gm;

/** Whether one of the files throws a code: one that refuses contains it, and not merely as a property or in a list of `refusals`. */
function thrownBy(files: readonly SourceFile[]): (code: string) => boolean {
	const code = files
		.filter(({ text }) => REFUSES.test(text))
		.map(({ text }) => text.replaceAll(REFUSALS, "").replaceAll(LIST, "").replaceAll(SAYS_NOTHING, ""))
		.join("\n");
	const literals = new Set([...code.matchAll(/"([a-z][\w-]*)"(?!:)/g)].map(([, literal]) => literal));
	const prefixes = [...code.matchAll(/new Problem\(`([a-z-]+)\$\{/g)].map(([, prefix = ""]) => prefix);
	return (name) => literals.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
}

/** The route's file and all its direct and indirect imports; of the engine's commands, only those that it sends. */
function usedBy(route: SourceFile, product: Files): readonly SourceFile[] {
	const seen = new Map<string, SourceFile>();
	const added = product.get(injected[route.path] ?? "");
	const open = [route, ...commandsOf(route, product), ...(added === undefined ? [] : [added])];
	for (let file = open.pop(); file !== undefined; file = open.pop()) {
		seen.set(file.path, file);
		open.push(...valuesFrom(file, product).filter(({ path }) => path !== dispatcher && !seen.has(path)));
	}
	return [...seen.values()];
}

/** The files that carry out the commands that the route names. */
function commandsOf(route: SourceFile, product: Files): readonly SourceFile[] {
	const commands = product.get(dispatcher);
	if (commands === undefined) return [];
	const sent = [...commands.text.matchAll(/((?:\t*case "[\w-]+":\n)+)\t*return (\w+)\(/g)]
		.filter(([, kinds = ""]) => [...kinds.matchAll(/"[\w-]+"/g)].some(([kind]) => route.text.includes(kind)))
		.map(([, , name]) => `export function ${name}(`);
	return valuesFrom(commands, product).filter(({ text }) => sent.some((name) => text.includes(name)));
}

/** Files from which a value is imported; files behind the engine's door only if the import names one of their exports. */
function valuesFrom({ path, text }: SourceFile, product: Files): readonly SourceFile[] {
	const values = text.replaceAll(/^(?:import|export) type [^;]*;/gm, "");
	return importsOf({ path, text: values }).flatMap(({ to }) => {
		const target = product.get(to);
		if (target === undefined) return [];
		return to === door ? behindDoor(target, values, product) : [target];
	});
}

function behindDoor(index: SourceFile, importing: string, product: Files): readonly SourceFile[] {
	const names = new Set(namesIn(/import \{([^}]*)\} from "[./]*engine\/index\.ts"/.exec(importing)?.[1]));
	return [...index.text.matchAll(/^export \{([^}]*)\} from "\.\/([^"]+)";/gm)].flatMap(([, exported, from]) => {
		const file = product.get(`engine/${from}`);
		return file !== undefined && namesIn(exported).some((name) => names.has(name)) ? [file] : [];
	});
}

const namesIn = (list = "") =>
	list
		.split(",")
		.map((name) => name.trim())
		.filter((name) => name !== "");
