import type { ErrorObject } from "ajv";
import * as generated from "../../schemas/validators.ts";

/** Tells whether a value is right; when not, everything that is wrong stands in `errors`. */
interface Validator {
	(value: unknown): boolean;
	readonly errors?: readonly ErrorObject[] | null;
}

/** The code comes without types of its own. */
const validator = (code: unknown): Validator => code as Validator;

const validators = {
	flow: validator(generated.flow),
	section: validator(generated.section),
	block: validator(generated.block),
	tenant: validator(generated.tenant),
	scenario: validator(generated.scenario),
	"upgrade-mapping": validator(generated.upgradeMapping),
	list: validator(generated.list),
} as const;

export type Language = keyof typeof validators;

/** What the schema of a language does not allow in a value, as Ajv tells it. */
export function languageErrors(language: Language, value: unknown): readonly ErrorObject[] {
	const validate = validators[language];
	return validate(value) ? [] : (validate.errors ?? []);
}
