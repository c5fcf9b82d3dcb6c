import * as requestTexts from "../../texts/requests.ts";
import { mostInRemarks } from "../judgement-problem.ts";
import type { Judgement, RequestStatus } from "../request-record.ts";
import { FieldReader } from "./field-reader.ts";
import type { IntakeSurroundings } from "./intake-surroundings.ts";
import type { Normaliser } from "./normaliser.ts";
import { status } from "./read-choice.ts";
import { instant } from "./read-instant.ts";
import { text } from "./read-text.ts";
import { isAbsent, valueAt } from "./value-at.ts";

/** The most judgements of one request; a longer list is not a list of judgements. */
const most = 200;
const words = text("multiline", mostInRemarks);
const line = text("line", 300);

/**
 * The judgements of a request, given as one or a list; none if nobody has judged. What is wrong with any of them is reported to `reader`.
 */
export function judgementsIn(
	raw: unknown,
	normaliser: Normaliser,
	surroundings: JudgementSurroundings,
	reader: FieldReader,
): readonly Judgement[] {
	const path = normaliser.judgements.find((place) => !isAbsent(valueAt(raw, place)));
	if (path === undefined) return [];
	const given = valueAt(raw, path);
	const items: readonly unknown[] = Array.isArray(given) ? given : [given];
	if (items.length > most || items.some((item) => typeof item !== "object" || item === null || Array.isArray(item))) {
		reader.report("judgement", requestTexts.judgementsAsked, path);
		return [];
	}
	return items.flatMap((item, place) => {
		const fields = new FieldReader(item, normaliser, Array.isArray(given) ? `${path}.${place}` : path);
		const judgement = judgementIn(fields, surroundings, path === ".");
		reader.problems.push(...fields.problems);
		return judgement === undefined ? [] : [judgement];
	});
}

type JudgementSurroundings = Pick<IntakeSurroundings, "now" | "reasons"> & {
	/** When the request was judged, for a judgement without a date of its own. */
	readonly processedAt: number | null;
};

/** `beside`: its fields are among those of the request. */
function judgementIn(fields: FieldReader, { now, reasons, processedAt }: JudgementSurroundings, beside: boolean): Judgement | undefined {
	const id = fields.read("judgement.id", status, undefined);
	const processed_at = fields.read("judgement.processed_at", instant(now), processedAt);
	const said = fields.read("judgement.reason", line, null);
	const remarks = fields.read("judgement.remarks", words, "");
	// Without a judged status, the other fields are not those of a judgement: they belong to an open request.
	if (id === undefined || id === 2) return undefined;
	// A status alone says that the request was judged, but not how.
	if (beside && processed_at === null && said === null && remarks === "") return undefined;
	const reason = said === null ? null : reasonOf(reasons, id, said);
	const report = (field: "judgement.reason" | "judgement.processed_at", message: string) =>
		fields.report(field, message, fields.source(field).from[0]);
	if (reason === undefined) report("judgement.reason", requestTexts.reasonUnknown);
	if (processed_at === null) report("judgement.processed_at", requestTexts.judgedWhenAsked);
	return { id, reason: reason ?? null, remarks, processed_at: processed_at ?? 0 };
}

/** The value of the tenant's reason with this value, text or short text. */
function reasonOf(reasons: IntakeSurroundings["reasons"], id: RequestStatus, said: string): string | undefined {
	const named = said.toLowerCase();
	return reasons.find(
		(reason) => reason.status === id && [reason.value, reason.text, reason.short].some((word) => word?.toLowerCase() === named),
	)?.value;
}
