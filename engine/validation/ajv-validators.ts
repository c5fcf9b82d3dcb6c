import { Ajv2020 } from "ajv/dist/2020.js";
import type { JsonSchema } from "../definition/flow-definition.ts";
import { ajvOptions } from "./ajv-options.ts";
import type { SectionValidator, ValidatorOf } from "./validator.ts";

/** Validators for environments in which Ajv may compile: the server and tools. Each is created on first use; use one set per flow. */
export function ajvValidators(): ValidatorOf {
	const ajv = new Ajv2020(ajvOptions);
	const made = new WeakMap<JsonSchema, SectionValidator>();
	return (_, schema) => {
		const known = made.get(schema);
		if (known !== undefined) return known;
		const validator: SectionValidator = ajv.compile(schema);
		made.set(schema, validator);
		return validator;
	};
}
