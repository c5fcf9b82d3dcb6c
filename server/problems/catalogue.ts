import { processTexts, type RefusalCode } from "../../engine/index.ts";
import * as problemTexts from "../texts/problems.ts";
/**
 * Every refusal of the API. Title and detail are the specification's for the status; the problem's
 * `message` is more precise.
 */
export interface CatalogueEntry {
	readonly status: number;
	readonly title: string;
	readonly detail: string;
}

const invalid = {
	status: 400,
	title: problemTexts.notStored,
	detail: problemTexts.invalid,
};
const forbidden = {
	status: 403,
	title: problemTexts.notStored,
	detail: processTexts.forbidden,
};
const notFound = { status: 404, title: problemTexts.notFoundTitle, detail: problemTexts.notFound };
const notFetched = problemTexts.notFetched;
const notStored = problemTexts.notStoredData;

export const catalogue = {
	invalid,
	"bad-json": { ...invalid, detail: problemTexts.notJson },
	"synced-missing": { ...invalid, detail: problemTexts.syncedMissing },
	unauthenticated: { status: 401, title: problemTexts.notSignedIn, detail: problemTexts.signInAsked },
	"api-key": {
		status: 401,
		title: problemTexts.callFailed,
		detail: problemTexts.apiKeyMissing,
	},
	forbidden,
	"terms-not-accepted": { ...forbidden, detail: problemTexts.termsNotAccepted },
	"sign-in-too-old": { ...forbidden, detail: problemTexts.freshSignInAsked },
	"password-elsewhere": { ...forbidden, detail: problemTexts.passwordElsewhere },
	"password-refused": invalid,
	locked: { ...forbidden, detail: problemTexts.stepNotOpen },
	"not-found": notFound,
	"unknown-tenant": { ...notFound, detail: "Unknown tenant" },
	"method-not-allowed": { status: 405, title: problemTexts.callFailed, detail: problemTexts.unknownCall },
	"not-acceptable": { status: 406, title: notFetched, detail: problemTexts.notAcceptable },
	"request-timeout": { status: 408, title: notStored, detail: problemTexts.inputTooLate },
	stale: {
		status: 409,
		title: problemTexts.notStored,
		detail: problemTexts.outdated,
	},
	"already-exists": { status: 409, title: problemTexts.notStored, detail: problemTexts.alreadyExists },
	"list-filling": { status: 409, title: notFetched, detail: problemTexts.listFilling },
	"report-working": { status: 409, title: notFetched, detail: problemTexts.reportWorking },
	"link-used": { status: 409, title: notStored, detail: problemTexts.linkUsed },
	"link-expired": { status: 410, title: notStored, detail: problemTexts.linkExpired },
	"too-large": { status: 413, title: notStored, detail: problemTexts.inputTooLarge },
	"uri-too-long": { status: 414, title: notFetched, detail: problemTexts.addressTooLong },
	"wrong-media-type": { status: 415, title: notStored, detail: problemTexts.jsonAsked },
	"idempotency-key-reused": {
		status: 422,
		title: notStored,
		detail: problemTexts.keyReused,
	},
	"too-many-requests": {
		status: 429,
		title: problemTexts.callFailed,
		detail: problemTexts.tooManyCalls,
	},
	"tenant-too-busy": {
		status: 429,
		title: problemTexts.callFailed,
		detail: problemTexts.tenantTooBusy,
	},
	"headers-too-large": { status: 431, title: problemTexts.callFailed, detail: problemTexts.headersTooLarge },
	unexpected: {
		status: 500,
		title: problemTexts.unexpectedTitle,
		detail: problemTexts.unexpected,
	},
	unavailable: {
		status: 503,
		title: problemTexts.callFailed,
		detail: problemTexts.unavailable,
	},
	"storage-quota": {
		status: 507,
		title: notStored,
		detail: problemTexts.storageQuota,
	},
	"no-room": {
		status: 507,
		title: notStored,
		detail: problemTexts.storageFull,
	},
} as const satisfies Record<string, CatalogueEntry>;

/** A refusal with its own entry has the entry's name as its code. */
type ProblemKind = keyof typeof catalogue;

/** The more precise codes, with the entry that supplies the status, title and detail of each. */
export const kindOf = {
	"automatic-view-unavailable": "unavailable",
	"bulk-busy": "invalid",
	"bulk-not-offered": "invalid",
	"bulk-too-many": "invalid",
	"comment-characters": "invalid",
	"comment-too-long": "invalid",
	"design-clash": "stale",
	"design-edit": "invalid",
	"design-not-yours": "forbidden",
	"design-revision": "invalid",
	"design-too-large": "invalid",
	"design-too-many": "invalid",
	"release-blocked": "invalid",
	"release-stale": "stale",
	"draft-too-many": "invalid",
	"field-not-applicable": "invalid",
	"field-read-only": "invalid",
	"file-content": "invalid",
	"file-kept": "invalid",
	"file-unavailable": "not-found",
	"geocoder-unavailable": "unavailable",
	incomplete: "invalid",
	"invalid-status": "invalid",
	"judgement-connected": "locked",
	"judgement-judged": "forbidden",
	"judgement-no-judge": "forbidden",
	"location-not-linkable": "invalid",
	"location-not-unlinkable": "invalid",
	"monitoring-unavailable": "unavailable",
	"not-open-for-change": "invalid",
	"permit-areas-unavailable": "unavailable",
	"reason-missing": "invalid",
	"reason-unknown": "invalid",
	"request-not-connectable": "invalid",
	"restore-rejected-location": "invalid",
	"restore-taken-location": "invalid",
	"stakeholder-not-changeable": "invalid",
	starting: "unavailable",
	"steering-field": "invalid",
	"step-not-available": "invalid",
	stopping: "unavailable",
	"tenant-kept": "invalid",
	"term-extension": "invalid",
	"not-undoable": "invalid",
	"term-fixed": "invalid",
	"type-fixed": "invalid",
	"unexpected-target": "invalid",
	"unknown-field": "invalid",
	"unknown-step": "invalid",
	"value-taken": "invalid",
} as const satisfies Readonly<Record<string, ProblemKind>> & Readonly<Record<Exclude<RefusalCode, ProblemKind>, ProblemKind>>;

/** Every code that an answer of this server can have, including those of the engine's refusals. */
export type ProblemCode = ProblemKind | keyof typeof kindOf;

/** Only own properties are read: a code never matches a built-in property name. */
export function entryOf(code: ProblemCode): CatalogueEntry {
	return catalogue[code in kindOf ? kindOf[code as keyof typeof kindOf] : (code as ProblemKind)];
}
