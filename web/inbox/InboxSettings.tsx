import { useQueryClient } from "@tanstack/react-query";
import { text } from "../texts/text.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { useAct } from "../ui/use-act.ts";
import styles from "./InboxPage.module.css";
import { muteInbox } from "./inbox-queries.ts";

const kinds = ["role", "reply", "assign", "step", "back", "near", "over", "view"] as const;

/** What comes into somebody's inbox beside what names them. */
export function InboxSettings({ mutes }: { readonly mutes: readonly string[] }) {
	const client = useQueryClient();
	const records = mutes.filter((what) => what.startsWith("record:"));
	const set = useAct({
		call: async ({ what, muted }: { readonly what: readonly Parameters<typeof muteInbox>[0][]; readonly muted: boolean }) => {
			for (const one of what) await muteInbox(one, muted);
		},
		onSettled: () => client.invalidateQueries({ queryKey: ["inbox"] }),
	});
	return (
		<details className={styles.settings}>
			<summary>{text("inbox.settings")}</summary>
			<div className={styles.choices}>
				{kinds.map((kind) => (
					<label key={kind} className={styles.choice}>
						<input
							type="checkbox"
							checked={!mutes.includes(`kind:${kind}`)}
							disabled={set.busy}
							onChange={(event) => void set.run({ what: [{ kind }], muted: !event.currentTarget.checked })}
						/>
						{text(`inbox.settings.${kind}`)}
					</label>
				))}
				<p className={styles.quiet}>{text("inbox.settings.help")}</p>
				{records.length > 0 && (
					<p className={styles.muted}>
						{text(records.length === 1 ? "inbox.muted.one" : "inbox.muted.some", { count: records.length })}
						<PlainButton
							small
							busy={set.busy}
							onClick={() => void set.run({ what: records.map((what) => ({ record: what.slice("record:".length) })), muted: false })}
						>
							{text("inbox.muted.all")}
						</PlainButton>
					</p>
				)}
			</div>
		</details>
	);
}
