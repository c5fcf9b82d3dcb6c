import { dutchDegrees, type ReasonOption, type RequestRecord, requestStatusWord, sameValue } from "../../../engine/index.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { reasonOptionsOf } from "../reason-options.ts";
import styles from "./Judgement.module.css";
import type { Conflict } from "./use-request-call.ts";

/** Tells that somebody else saved first, and what they changed. */
export function ConflictNotice({ conflict }: { readonly conflict: Conflict }) {
	const changes = requestChanges(conflict.before, conflict.after, reasonOptionsOf(useTenant()));
	return (
		<Notice kind="warning" title={text("request.conflict.title")} announce>
			<p>{text(changes.length > 0 ? "request.conflict.kept" : "request.conflict.nothing")}</p>
			{changes.length > 0 ? (
				<ul className={styles.changes}>
					{changes.map((change) => (
						<li key={change}>{change}</li>
					))}
				</ul>
			) : null}
		</Notice>
	);
}

/** The differences between two versions of a request, one line of text each. */
function requestChanges(before: RequestRecord, after: RequestRecord, reasons: readonly ReasonOption[]): readonly string[] {
	const none = text("request.none");
	const reasonOf = ({ judgement }: RequestRecord): string =>
		judgement === null ? "" : (reasons.find(({ status, value }) => status === judgement.id && value === judgement.reason)?.text ?? "");
	const processOf = ({ connected }: RequestRecord) => text(connected ? "request.conflict.process.yes" : "request.conflict.process.no");
	const pairs = [
		[text("request.conflict.status"), requestStatusWord(before.status), requestStatusWord(after.status)],
		[text("request.conflict.reason"), reasonOf(before), reasonOf(after)],
		[text("request.conflict.remarks"), before.judgement?.remarks ?? "", after.judgement?.remarks ?? ""],
		[text("request.conflict.coordinates"), placeOf(before), placeOf(after)],
		[text("request.conflict.process"), processOf(before), processOf(after)],
	] as const;
	const lines = pairs
		.filter(([, one, other]) => one !== other)
		.map(([field, one, other]) => text("request.conflict.change", { field, before: one || none, after: other || none }));
	return sameValue(before.Tags, after.Tags) ? lines : [...lines, text("request.conflict.tags.changed")];
}

function placeOf({ coordinates: { lat, lng } }: RequestRecord): string {
	return lat === null || lng === null ? "" : `${dutchDegrees(lat)}, ${dutchDegrees(lng)}`;
}
