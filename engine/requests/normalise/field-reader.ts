import * as fieldTexts from "../../texts/fields.ts";
import type { IntakeProblem } from "./normalised-request.ts";
import type { FieldSource, Normaliser, StoredField } from "./normaliser.ts";
import type { Reader } from "./reading.ts";
import { isAbsent, valueAt } from "./value-at.ts";

const nowhere: FieldSource = { from: [], values: new Map(), item: "uuid", where: undefined };

/** Reads the fields of one raw request and collects what is wrong with it. */
export class FieldReader {
	readonly problems: IntakeProblem[] = [];
	readonly #raw: unknown;
	readonly #normaliser: Normaliser;
	/** Prefix of paths in messages: the position of the raw object. */
	readonly #place: string;

	constructor(raw: unknown, normaliser: Normaliser, place = "") {
		this.#raw = raw;
		this.#normaliser = normaliser;
		this.#place = place;
	}

	source(field: StoredField): FieldSource {
		return this.#normaliser.fields.get(field) ?? nowhere;
	}

	/** The value of a field; `otherwise` when it is empty, or when it cannot be read, which is then added to the problems. */
	read<Value, Otherwise>(field: StoredField, reader: Reader<Value>, otherwise: Otherwise): Value | Otherwise {
		const { from, values } = this.source(field);
		for (const path of from) {
			const said = meaningOf(values, valueAt(this.#raw, path));
			if (isAbsent(said)) continue;
			const reading = reader(said);
			if ("value" in reading) return reading.value;
			this.report(field, reading.problem, path);
			return otherwise;
		}
		return otherwise;
	}

	/** Like `read`, for a required field. */
	demand<Value, Otherwise>(field: StoredField, reader: Reader<Value>, otherwise: Otherwise): Value | Otherwise {
		const before = this.problems.length;
		const value = this.read<Value, undefined>(field, reader, undefined);
		if (value !== undefined) return value;
		if (this.problems.length === before) this.report(field, fieldTexts.required, this.source(field).from[0]);
		return otherwise;
	}

	report(field: StoredField | "judgement", message: string, path?: string): void {
		const source = path === undefined ? null : [this.#place, path].filter((part) => part !== "" && part !== ".").join(".");
		this.problems.push({ path: field, source, message });
	}
}

/** The meaning of a value in the field's table: the value itself when the table does not have it, null for "not said". */
function meaningOf(values: ReadonlyMap<string, unknown>, found: unknown): unknown {
	if (values.size === 0 || typeof found === "object") return found;
	const key = String(found).slice(0, 200).trim().toLowerCase();
	return values.has(key) ? values.get(key) : found;
}
