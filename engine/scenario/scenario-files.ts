import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { type FileField, fileFieldsOf } from "../documents/file-fields.ts";
import { type FileRecord, splitFileName } from "../files/index.ts";
import { isObject } from "../json/json-object.ts";
import type { Values } from "../realisation/realisation.ts";
import { isFormat } from "../text/formats.ts";
import * as texts from "../texts/scenarios.ts";
import type { Instruction } from "./scenario.ts";

/** A file that a scenario names, and the field it is uploaded for. */
interface NamedUpload {
	readonly field: FileField;
	/** With its extension. */
	readonly name: string;
}

/** Names of the files in a person's input. A uuid is not a name: it refers to a file that was never uploaded. */
function namedUploads(flow: CompiledFlow, values: Values): readonly NamedUpload[] {
	const found: NamedUpload[] = [];
	withUploads(flow, values, (upload) => {
		found.push(upload);
		return "";
	});
	return found;
}

/**
 * The values with every file name replaced by what a field of files contains for the file with the uuid given by `uuidOf`. Values are by
 * path or nested, as in a scenario.
 */
function withUploads(flow: CompiledFlow, values: Values, uuidOf: (upload: NamedUpload) => string): Values {
	const fields = new Map(fileFieldsOf(flow).map((field) => [field.path, field]));
	const filled = (value: unknown, path: string): unknown => {
		const field = fields.get(path);
		if (field !== undefined && Array.isArray(value)) {
			return value.map((name) => (isFileName(name) ? entryOf(field, name, uuidOf({ field, name })) : name));
		}
		return isObject(value) ? inside(value, `${path}.`) : value;
	};
	const inside = (group: Values, prefix: string): Values =>
		Object.fromEntries(Object.entries(group).map(([name, value]) => [name, filled(value, `${prefix}${name}`)]));
	return inside(values, "");
}

/** The field's entry for a file. */
function entryOf({ views }: FileField, name: string, uuid: string): unknown {
	return views ? { id: uuid, ext: splitFileName(name).extension } : uuid;
}

/** The values of a person's act with names in the place of file references: in a scenario the name identifies the file. */
export function withNamedFiles(flow: CompiledFlow, values: Values): Values {
	const fields = new Set(fileFieldsOf(flow).map(({ path }) => path));
	const named = (entry: unknown, index: number): string => {
		const extension = isObject(entry) && typeof entry.ext === "string" ? entry.ext : "pdf";
		return isFileName(entry) ? entry : texts.fileName(index + 1, extension);
	};
	return Object.fromEntries(
		Object.entries(values).map(([path, value]) => [path, fields.has(path) && Array.isArray(value) ? value.map(named) : value]),
	);
}

function isFileName(value: unknown): value is string {
	return typeof value === "string" && !isFormat(value, "uuid4");
}

/** The instruction with its files uploaded, and those files. In a scenario, the name of a file identifies it. */
export function uploaded(
	flow: CompiledFlow,
	instruction: Instruction,
	uuidOfName: (name: string) => string,
): { readonly instruction: Instruction; readonly files: readonly FileRecord[] } {
	const { with: typed, expect } = instruction;
	const uuidOf = ({ name }: NamedUpload): string => uuidOfName(name);
	const files = namedUploads(flow, typed ?? {}).map((upload): FileRecord => {
		const flags = { uploaded: true, suspect: false, gdpr: false, missing: false, deleted: false, checked: true };
		return { uuid: uuidOf(upload), ...splitFileName(upload.name), category: upload.field.category, ts: 0, ...flags };
	});
	return {
		files,
		instruction: {
			...instruction,
			...(typed === undefined ? {} : { with: withUploads(flow, typed, uuidOf) }),
			...(expect?.values === undefined ? {} : { expect: { ...expect, values: withUploads(flow, expect.values, uuidOf) } }),
		},
	};
}

/** Gives every file name in a scenario a uuid: always the same one for the same name. */
export function fileUuids(): (name: string) => string {
	const numbers = new Map<string, number>();
	return (name) => {
		const number = numbers.get(name) ?? numbers.size + 1;
		numbers.set(name, number);
		return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
	};
}
