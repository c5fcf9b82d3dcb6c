import { changeKey, type Edit, type FlowChange, memberOf, placeInMapping, type UpgradeMapping } from "../../../engine/index.ts";
import { writeAt } from "../editing/write-at.ts";

/**
 * The answer to a choice: the new code, path or value; null: it is dropped; true: processes follow the change; undefined: no answer yet.
 */
export type MappingAnswer = string | number | boolean | null | undefined;

type Files = Readonly<Record<string, string | null>>;

const isMapping = (file: string): boolean => /^mappings\/[^/]+\.json$/.test(file);

/** The file in which a design maps processes of an earlier version to its own. */
export const mappingFile = (from: string): string => `mappings/${from}.json`;

/** The content of that file; undefined if it is missing or not readable. */
export function mappingIn(files: Files, from: string): UpgradeMapping | undefined {
	const text = files[mappingFile(from)];
	return typeof text === "string" ? parsed(text) : undefined;
}

function parsed(text: string): UpgradeMapping | undefined {
	try {
		return JSON.parse(text) as UpgradeMapping;
	} catch {
		return undefined;
	}
}

/** The answer to a change; undefined if the mapping is for another version. */
export function answerIn(mapping: UpgradeMapping | undefined, to: string, change: FlowChange): MappingAnswer {
	if (mapping === undefined || mapping.to !== to) return undefined;
	const place = placeInMapping(change);
	if (place[0] === "accept") return mapping.accept?.includes(changeKey(change)) === true ? true : undefined;
	return place.reduce<unknown>((node, name) => memberOf(node, name), mapping) as MappingAnswer;
}

interface Between {
	readonly from: string;
	readonly to: string;
}

interface Answered {
	readonly change: Pick<FlowChange, "kind" | "place" | "mapping">;
	readonly answer: MappingAnswer;
}

/** The edits that store these answers, in the file of the version that the processes come from. */
export function answerEdits(files: Files, { from, to }: Between, answers: readonly Answered[]): readonly Edit[] {
	const file = mappingFile(from);
	const known = mappingIn(files, from);
	const edits: Edit[] = [];
	let document: unknown = known ?? { $schema: "../../../schemas/upgrade-mapping.schema.json", from, to };
	if (known === undefined) edits.push({ op: "text", file, value: JSON.stringify(document) });
	else if (known.to !== to) edits.push({ op: "set", file, at: ["to"], value: to });
	for (const { change, answer } of answers) {
		const edit = answerEdit(file, document, change, answer);
		if (edit === null) continue;
		edits.push(edit);
		document = withAnswer(document, change, answer);
	}
	return edits;
}

interface RemovedOption {
	/** Its path, with [] for one of several choices. */
	readonly field: string;
	readonly from: string | number;
	/** The option that processes have instead; undefined: that is asked when the design is published. */
	readonly answer: string | number | undefined;
}

/**
 * The edits that store what becomes of a removed option, also where it was itself the answer for one that was removed before. None where
 * nothing was answered and nothing is.
 */
export function optionAnswerEdits(files: Files, between: Between, { field, from, answer }: RemovedOption): readonly Edit[] {
	const known = mappingIn(files, between.from)?.options ?? {};
	const answers = Object.hasOwn(known, field) ? Object.entries(known[field] ?? {}) : [];
	const before = answers.filter(([option, other]) => option !== String(from) && other === from).map(([option]) => option);
	const isAnswered = answers.some(([option]) => option === String(from));
	const options = answer !== undefined || isAnswered ? [from, ...before] : before;
	if (options.length === 0) return [];
	const change = (option: string | number) =>
		({ kind: "option-removed", place: { field }, mapping: { kind: "option", field, from: option } }) as const;
	return answerEdits(
		files,
		between,
		options.map((option) => ({ change: change(option), answer })),
	);
}

function answerEdit(file: string, document: unknown, change: Answered["change"], answer: MappingAnswer): Edit | null {
	const place = placeInMapping(change);
	if (place[0] !== "accept") return writeAt(file, document, place, answer);
	const key = changeKey(change);
	const accepted = memberOf(document, "accept");
	if (!Array.isArray(accepted)) return answer === true ? writeAt(file, document, place, [key]) : null;
	const isThere = accepted.includes(key);
	if (answer === true) return isThere ? null : { op: "add", file, at: ["accept"], value: key };
	return isThere ? { op: "remove", file, at: ["accept", { item: key }] } : null;
}

/** The document after an answer, so that the next edit knows which objects exist. */
function withAnswer(document: unknown, change: Answered["change"], answer: MappingAnswer): unknown {
	const place = placeInMapping(change);
	const copy = structuredClone(document);
	if (place[0] === "accept") {
		const accepted = memberOf(copy, "accept");
		const others = (Array.isArray(accepted) ? accepted : []).filter((key) => key !== changeKey(change));
		Reflect.set(Object(copy), "accept", answer === true ? [...others, changeKey(change)] : others);
		return copy;
	}
	const last = place.at(-1) ?? "";
	const parent = place.slice(0, -1).reduce<object>((node, name) => {
		if (typeof memberOf(node, name) !== "object") Reflect.set(node, name, {});
		return Object(memberOf(node, name));
	}, Object(copy));
	if (answer === undefined) Reflect.deleteProperty(parent, last);
	else Reflect.set(parent, last, answer);
	return copy;
}

/** Mappings to the design's present version are redirected to its new one. */
export function mappingsFollow(files: Files, { from, to }: Between): readonly Edit[] {
	return Object.entries(files).flatMap(([file, text]) =>
		isMapping(file) && typeof text === "string" && parsed(text)?.to === from ? [{ op: "set", file, at: ["to"], value: to } as const] : [],
	);
}
