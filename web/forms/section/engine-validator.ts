import type { RJSFSchema, ValidatorType } from "@rjsf/utils";

/**
 * RJSF asks its validator whether a value matches one option of a list, and what is wrong with the form. Sections are
 * presented without `oneOf` (present-section.ts), so the first never matters; the second is answered by the engine for
 * the whole step at once, with the server's rules. So no schema compiler is shipped to the browser and nothing needs
 * `eval`. RJSF's own precompiled validator would add 10 kB to the first load and never run (decision 0083).
 */
export const engineValidator: ValidatorType<Record<string, unknown>, RJSFSchema> = {
	validateFormData: () => ({ errors: [], errorSchema: {} }),
	isValid: () => true,
	rawValidation: () => ({ errors: [] }),
};
