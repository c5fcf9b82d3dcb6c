import type { ErrorObject } from "ajv";
import type { FastifyError } from "fastify";
import type { ProblemError } from "./problem.ts";

/** What does not fit a call's schema, in Dutch, with dotted paths; a missing or unknown property is named itself. */
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
	required: () => "Dit veld is verplicht.",
	additionalProperties: () => "Dit veld is niet bekend.",
	type: () => "De waarde heeft niet het juiste type.",
	enum: () => "De waarde is geen van de mogelijkheden.",
	const: () => "De waarde is geen van de mogelijkheden.",
	pattern: () => "De waarde heeft niet de juiste vorm.",
	format: () => "De waarde heeft niet de juiste vorm.",
	minLength: (limit) => `De waarde moet minimaal ${String(limit)} karakters hebben.`,
	maxLength: (limit) => `Uw invoer mag maximaal ${String(limit)} karakters zijn.`,
	minItems: (limit) => `De lijst moet minimaal ${String(limit)} waarden hebben.`,
	maxItems: (limit) => `De lijst mag maximaal ${String(limit)} waarden hebben.`,
	uniqueItems: () => "De lijst mag geen dubbele waarden hebben.",
	minimum: (limit) => `De waarde mag niet kleiner zijn dan ${String(limit)}.`,
	maximum: (limit) => `De waarde mag niet groter zijn dan ${String(limit)}.`,
};

function messageOf(error: ShapeError): string {
	return messages[error.keyword]?.(error.params.limit) ?? "De waarde voldoet niet aan de gestelde criteria.";
}
