import type { Reader } from "../access/index.ts";
import type { FillFields } from "../command/command.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { isEmpty } from "../conditions/index.ts";
import { displayValue } from "../display/index.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, RealisationEvent } from "../realisation/realisation.ts";
import { fieldIsFor } from "../run/fields/appearance.ts";
import * as processTexts from "../texts/process.ts";

/**
 * One sentence with what the process has now in the fields that would be filled in; "" when they are empty. Once the new values are known,
 * `events` are the events they would cause, and only the values being replaced are mentioned, with what replaces them.
 */
export function whatStands(
	flow: CompiledFlow,
	{ values }: Realisation,
	{ step, fields }: FillFields,
	reader: Reader,
	events: readonly RealisationEvent[],
): string {
	const { form, definition } = flow.steps.get(step) ?? {};
	const replaced = new Map(events.flatMap(({ meta }) => meta.changes ?? []).map(({ path, to }) => [path, to]));
	const known = Object.keys(fields).length > 0;
	const told = known ? [...(form?.fields.keys() ?? [])].filter((path) => replaced.has(path)) : (definition?.bulk?.fields ?? []);
	return told
		.flatMap((path) => {
			const field = form?.fields.get(path);
			const stored = readPath(values, path);
			const schema = field?.places[0]?.schema;
			// A file is added to the ones already there, so nothing is replaced.
			if (field === undefined || schema === undefined || !fieldIsFor(field, reader) || isEmpty(stored) || Array.isArray(stored)) return [];
			const name = String(schema.title ?? path);
			const shown = displayValue(schema, stored);
			if (!known) return [processTexts.standsNow(name, shown)];
			const next = replaced.get(path);
			return [isEmpty(next) ? processTexts.isEmptied(name, shown) : processTexts.isReplaced(name, shown, displayValue(schema, next))];
		})
		.join("; ");
}
