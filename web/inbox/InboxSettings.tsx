import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/actions/use-act.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { useChoices } from "../ui/use-choices.ts";
import styles from "./InboxPage.module.css";
import { type Inbox, muteInbox } from "./inbox-queries.ts";

const kinds = ["role", "reply", "assign", "step", "back", "near", "over", "view"] as const;

/** Chooses which kinds of items reach a person's inbox in addition to mentions of themselves. */
export function InboxSettings({ mutes, muted = [] }: Pick<Inbox, "mutes"> & Partial<Pick<Inbox, "muted">>) {
	const client = useQueryClient();
	const heading = useId();
	const renew = () => client.invalidateQueries({ queryKey: ["inbox"] });
	const choices = useChoices({ call: (kind: (typeof kinds)[number], comes: boolean) => muteInbox({ kind }, !comes), renew });
	const hearAgain = useAct({
		call: async (records: Inbox["muted"]) => {
			for (const { uuid } of records) await muteInbox({ record: uuid }, false);
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
				{muted.length > 0 && (
					<>
						<h2 id={heading} className={styles.stilled}>
							{text("inbox.muted")}
						</h2>
						<ul aria-labelledby={heading} className={styles.mutes}>
							{muted.map(({ uuid, ref }) => (
								<li key={uuid} className={styles.muted}>
									{ref || text("inbox.muted.unseen")}
									<PlainButton small busy={hearAgain.busy} onClick={() => void hearAgain.run([{ uuid, ref }])}>
										{text("inbox.muted.again")}
										<span className="visually-hidden">: {ref || text("inbox.muted.unseen")}</span>
									</PlainButton>
								</li>
							))}
						</ul>
						{muted.length > 1 && (
							<PlainButton small busy={hearAgain.busy} onClick={() => void hearAgain.run(muted)}>
								{text("inbox.muted.all")}
							</PlainButton>
						)}
					</>
				)}
			</div>
		</details>
	);
}
