import { useQueryClient } from "@tanstack/react-query";
import { text } from "../texts/text.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { useAct } from "../ui/use-act.ts";
import { useChoices } from "../ui/use-choices.ts";
import styles from "./InboxPage.module.css";
import { muteInbox } from "./inbox-queries.ts";

const kinds = ["role", "reply", "assign", "step", "back", "near", "over", "view"] as const;

/** Chooses which kinds of items reach a person's inbox in addition to mentions of themselves. */
export function InboxSettings({ mutes }: { readonly mutes: readonly string[] }) {
	const client = useQueryClient();
	const records = mutes.filter((what) => what.startsWith("record:"));
	const renew = () => client.invalidateQueries({ queryKey: ["inbox"] });
	const choices = useChoices({ call: (kind: (typeof kinds)[number], comes: boolean) => muteInbox({ kind }, !comes), renew });
	const hearAgain = useAct({
		call: async () => {
			for (const what of records) await muteInbox({ record: what.slice("record:".length) }, false);
		},
		onSettled: renew,
	});
	return (
		<details className={styles.settings}>
			<summary>{text("inbox.settings")}</summary>
			<div className={styles.choices}>
				{kinds.map((kind) => (
					<label key={kind} className={styles.choice}>
						<input
							type="checkbox"
							checked={choices.shown(kind, !mutes.includes(`kind:${kind}`))}
							aria-busy={choices.busy}
							onChange={(event) => choices.choose(kind, event.currentTarget.checked)}
						/>
						{text(`inbox.settings.${kind}`)}
					</label>
				))}
				<p className={styles.quiet}>{text("inbox.settings.help")}</p>
				{records.length > 0 && (
					<p className={styles.muted}>
						{text(records.length === 1 ? "inbox.muted.one" : "inbox.muted.some", { count: records.length })}
						<PlainButton small busy={hearAgain.busy} onClick={() => void hearAgain.run()}>
							{text("inbox.muted.all")}
						</PlainButton>
					</p>
				)}
			</div>
		</details>
	);
}
