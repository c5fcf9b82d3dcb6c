import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/Notice.tsx";
import { reasonOptionsOf } from "../reason-options.ts";
import styles from "./Judgement.module.css";
import { requestChanges } from "./request-changes.ts";
import type { Conflict } from "./use-request-call.ts";

/** That somebody else was first, and what they changed. */
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
