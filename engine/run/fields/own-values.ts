import type { CompiledStep } from "../../compile/compiled-flow.ts";
import type { Values } from "../../realisation/realisation.ts";
import { WorkingCopy } from "../../realisation/working-copy.ts";
import { collectFields } from "./collect-fields.ts";

/** What these values hold for the step: a save, and so `fillInTyped`, refuses values with anything else in them. */
export function ownValues({ form }: CompiledStep, values: Values, stored: Values): Values {
	const own = new WorkingCopy({});
	for (const [path, value] of collectFields(form.tree, values, stored).fields) {
		own.set(path, value);
	}
	return own.result();
}
