import type { BundleFiles } from "../bundle/index.ts";
import { problemSentence } from "../check/index.ts";
import { ownWordsOf, parseFlow, parseTenant } from "../definition/index.ts";
import { harmless } from "../definition/parse.ts";
import { foundErrors, type Language } from "../definition/schema-findings.ts";
import { applyToValue } from "../edit/apply-to-value.ts";
import { applyEdits, type Edit } from "../edit/index.ts";

/** A limit of the language that a value does not keep. */
export type BrokenLimit =
	| { readonly kind: "number"; readonly whole: boolean; readonly least?: number; readonly most?: number }
	| { readonly kind: "length"; readonly most: number }
	| { readonly kind: "empty" }
	/** `example`: a value that has the form. */
	| { readonly kind: "form"; readonly example?: string }
	/** `sentence`: what is wrong, in Dutch. */
	| { readonly kind: "other"; readonly sentence: string };

const languages = [
	["tenant.json", "tenant", parseTenant],
	["flow.json", "flow", parseFlow],
] as const;

/** What the edits would make unreadable a file by that is readable now; null if they keep every limit. */
export function limitBroken(files: BundleFiles, edits: readonly Edit[]): BrokenLimit | null {
	const touched = languages.filter(([name]) => edits.some(({ file }) => file === name));
	if (touched.length === 0 || touched.every(([name, language]) => isSound(files, edits, name, language))) return null;
	const edited = applyEdits(files, edits);
	// What is refused anyway is said by whoever refuses it.
	if ("refused" in edited) return null;
	for (const [name, language, read] of touched) {
		const own = ownWordsOf(parseTenant(edited.bundle.get("tenant.json") ?? "", "tenant.json").source.value);
		const readIn = (of: BundleFiles) => read(of.get(name) ?? "", name, own);
		const after = readIn(edited.bundle);
		if (after.definition !== undefined || readIn(files).definition === undefined) continue;
		const limits = foundErrors(language, after.source.value, own).flatMap((error) => limitOf(error) ?? []);
		const wrong = after.problems.find(({ code }) => !harmless.has(code));
		return limits[0] ?? { kind: "other", sentence: problemSentence({ code: wrong?.code ?? "schema-violation" }) };
	}
	return null;
}

/**
 * Whether nothing at all is wrong with a file after the edits, told from its values alone: writing and reading a large flow takes ten times
 * as long, and this is asked before every edit. False where that can't be told.
 */
function isSound(files: BundleFiles, edits: readonly Edit[], name: string, language: Language): boolean {
	const [value, tenant] = [valueAfter(files, edits, name), valueAfter(files, edits, "tenant.json")];
	return value !== undefined && foundErrors(language, value, ownWordsOf(tenant)).length === 0;
}

function valueAfter(files: BundleFiles, edits: readonly Edit[], name: string): unknown {
	try {
		let value: unknown = JSON.parse(files.get(name) ?? "");
		for (const edit of edits.filter(({ file }) => file === name)) {
			const changed = edit.op === "text" ? undefined : applyToValue(value, edit, (each) => each);
			if (changed === undefined || typeof changed === "string") return undefined;
			value = changed.value;
		}
		return value;
	} catch {
		// With comments, or half written: to be read as a whole.
		return undefined;
	}
}

type Limited = ReturnType<typeof foundErrors>[number];

function limitOf({ keyword, parentSchema = {}, params, data }: Limited): BrokenLimit | null {
	// Of a vocabulary, which has rules of its own.
	if (parentSchema["x-problem"] !== undefined) return null;
	const { minimum, maximum, type, examples } = parentSchema;
	const bounds = {
		...(typeof minimum === "number" ? { least: minimum } : {}),
		...(typeof maximum === "number" ? { most: maximum } : {}),
	};
	if (keyword === "minimum" || keyword === "maximum") return { kind: "number", whole: type === "integer", ...bounds };
	if (keyword === "maxLength") return { kind: "length", most: Number(params.limit) };
	if (keyword === "minLength" || (keyword === "pattern" && String(data).trim() === "")) return { kind: "empty" };
	if (keyword !== "pattern" && keyword !== "format") return null;
	const example: unknown = Array.isArray(examples) ? examples[0] : undefined;
	return { kind: "form", ...(typeof example === "string" ? { example } : {}) };
}
