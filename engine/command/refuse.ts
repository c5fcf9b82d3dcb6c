import * as processTexts from "../texts/process.ts";
import * as requestTexts from "../texts/requests.ts";
import type { FieldError } from "../validation/field-error.ts";
import type { Refusal, RefusalCode } from "./command.ts";

/** The sentence of each refusal that has only one. The others are chosen where they arise. */
const messages: Partial<Record<RefusalCode, string>> = {
	forbidden: processTexts.forbidden,
	locked: processTexts.locked,
	"unknown-step": processTexts.unknownStep,
	"step-not-available": processTexts.stepNotAvailable,
	"not-open-for-change": processTexts.completedIsClosed,
	"unexpected-target": processTexts.unexpectedTarget,
	invalid: processTexts.checkFields,
	incomplete: processTexts.checkFields,
	"restore-rejected-location": processTexts.restoreRejectedLocation,
	"restore-taken-location": processTexts.restoreTakenLocation,
	"location-not-linkable": processTexts.locationNotLinkable,
	"location-not-unlinkable": processTexts.locationNotUnlinkable,
	"request-not-connectable": requestTexts.notConnectable,
	"type-fixed": processTexts.typeFixed,
	"stakeholder-not-changeable": processTexts.stakeholderNotChangeable,
	"not-undoable": processTexts.notUndoable,
};

/** A refusal: nothing changed. */
export function refuse(code: RefusalCode, message = messages[code], errors: readonly FieldError[] = []): Refusal {
	return { refused: true, code, message: message ?? processTexts.refused, errors };
}

/** A refusal because of fields; each error has its own message. */
export function refuseFields(code: RefusalCode, errors: readonly FieldError[]): Refusal {
	return refuse(code, messages[code] ?? messages.invalid, errors);
}
