import type { Blocks, FieldPath, FlowDefinition, JsonPath, TenantDefinition } from "../../definition/index.ts";
import { typeOfSchemas } from "../expressions/value-types.ts";
import { fieldTable } from "../places/field-table.ts";
import { effectPlaces } from "./effect-places.ts";
import { everyStep, type FlowModel } from "./flow-model.ts";

/** A reason that the flow cancels a process with, and its place in the file. */
export interface NamedReason {
	readonly reason: string;
	readonly path: JsonPath;
}

/** Every reason that the effects of a flow name: the reason itself, and the options of the field from which it is taken. */
export function namedReasons(model: Pick<FlowModel, "steps" | "fields">): readonly NamedReason[] {
	return effectPlaces(model).flatMap(({ effect, path }) =>
		"cancel" in effect
			? [
					{ reason: effect.cancel, path: [...path, "cancel"] },
					...chosenIn(effect.reasonFrom, model).map((reason) => ({ reason, path: [...path, "reasonFrom"] })),
				]
			: [],
	);
}

/** The same of a flow that has the shape of its language. */
export function flowReasons(flow: FlowDefinition, tenant: TenantDefinition | undefined, blocks: Blocks): readonly NamedReason[] {
	const steps = everyStep(flow, tenant, blocks);
	return namedReasons({ steps, fields: fieldTable(steps) });
}

/** The options of the field from which the reason is taken. */
function chosenIn(field: FieldPath | undefined, { fields }: Pick<FlowModel, "fields">): readonly string[] {
	if (field === undefined) return [];
	const schemas = (fields.fields.get(field)?.declarations ?? []).map(({ schema }) => schema);
	return [...new Set((typeOfSchemas(schemas).options ?? []).map(String))];
}
