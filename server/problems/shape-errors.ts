import type { ErrorObject } from "ajv";
import type { FastifyError } from "fastify";
import { fieldTexts } from "../../engine/index.ts";
import * as inputTexts from "../texts/input.ts";
import type { ProblemError } from "./problem.ts";

/** Violations of a call's schema, in Dutch, with dotted paths; a missing or unknown property is named by its own path. */
export function shapeErrors(validation: NonNullable<FastifyError["validation"]>): ProblemError[] {
	return validation.map((error) => ({ path: pathOf(error), message: messageOf(error) }));
}

type ShapeError = Pick<ErrorObject, "instancePath" | "keyword" | "params">;

function pathOf(error: ShapeError): string {
	const named = error.params.missingProperty ?? error.params.additionalProperty;
	const parts = error.instancePath
		.split("/")
		.slice(1)
		.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
	return (typeof named === "string" ? [...parts, named] : parts).join(".");
}

const messages: Readonly<Record<string, (limit: unknown) => string>> = {
	required: () => inputTexts.required,
	additionalProperties: () => inputTexts.unknownField,
	type: () => inputTexts.wrongType,
	enum: () => inputTexts.notAnOption,
	const: () => inputTexts.notAnOption,
	pattern: () => inputTexts.wrongForm,
	format: () => inputTexts.wrongForm,
	minLength: (limit) => inputTexts.tooShort(String(limit)),
	maxLength: (limit) => fieldTexts.tooLong(String(limit)),
	minItems: (limit) => inputTexts.tooFewItems(String(limit)),
	maxItems: (limit) => inputTexts.tooManyItems(String(limit)),
	uniqueItems: () => inputTexts.duplicateItems,
	minimum: (limit) => inputTexts.tooSmall(String(limit)),
	maximum: (limit) => inputTexts.tooLarge(String(limit)),
};

function messageOf(error: ShapeError): string {
	return messages[error.keyword]?.(error.params.limit) ?? inputTexts.invalid;
}
