import type { RJSFSchema, ValidatorType } from "@rjsf/utils";

/**
 * RJSF asks its validator two things: whether a value fits one option of a list, and what is wrong
 * with the form. Sections are drawn without `oneOf` (present-section.ts), so the first never matters,
 * and the second is answered by the engine for the whole step at once, with the same rules as the
 * server. So no schema compiler reaches the browser and nothing needs `eval`.
 */
export const engineValidator: ValidatorType<Record<string, unknown>, RJSFSchema> = {
	validateFormData: () => ({ errors: [], errorSchema: {} }),
	isValid: () => true,
	rawValidation: () => ({ errors: [] }),
};
