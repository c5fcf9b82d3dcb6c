import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import {
	blockSchema,
	carryMappingSchema,
	conditionSchema,
	flowSchema,
	listSchema,
	requestsSchema,
	scenarioSchema,
	sectionSchema,
	startDocumentSchema,
	tenantSchema,
} from "../../schemas/index.ts";
import * as tests from "../../schemas/language-tests.ts";

export type Language = "flow" | "section" | "block" | "tenant" | "scenario" | "carry-mapping" | "list";

/**
 * Conditions and values are only looked at as a whole here. What is inside them is judged with their
 * types by the check, which can say far better what is wrong than a schema of forty alternatives.
 */
const openConditions = {
	...conditionSchema,
	$defs: { ...conditionSchema.$defs, condition: { type: "object" }, value: {} },
};

let ajv: Ajv2020 | undefined;

/** The validator of one of the languages, which tells what is wrong; all of them are made when the first is asked for. */
export function languageValidator(language: Language): ValidateFunction {
	ajv ??= new Ajv2020({ allErrors: true, verbose: true, strict: false, validateFormats: false })
		.addSchema(openConditions, "condition.schema.json")
		.addSchema(sectionSchema, "section.schema.json")
		.addSchema(flowSchema, "flow.schema.json")
		.addSchema(blockSchema, "block.schema.json")
		.addSchema(listSchema, "list.schema.json")
		.addSchema(requestsSchema, "requests.schema.json")
		.addSchema(startDocumentSchema, "start-document.schema.json")
		.addSchema(tenantSchema, "tenant.schema.json")
		.addSchema(scenarioSchema, "scenario.schema.json")
		.addSchema(carryMappingSchema, "carry-mapping.schema.json");
	const validate = ajv.getSchema(`${language}.schema.json`);
	if (validate === undefined) throw new Error(`there is no schema for ${language}`);
	return validate;
}

const compiled: Partial<Record<Language, (value: unknown) => boolean>> = tests;

/**
 * Whether a value is found right by code that was compiled with the product. Making the validators takes
 * longer than anything else at a start, and files are nearly always right. False also for a language without such code.
 */
export function isSurelyRight(language: Language, value: unknown): boolean {
	return compiled[language]?.(value) === true;
}
