/**
 * In place of RJSF's own error list, field errors and help: a screen has one summary of its own, and
 * hints and messages stand in FieldTemplate.
 */
export function NoTemplate() {
	return null;
}
