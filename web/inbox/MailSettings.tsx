import { NativeSelect } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { text } from "../texts/text.ts";
import { useAct } from "../ui/use-act.ts";
import styles from "./InboxPage.module.css";
import { type Inbox, type MailChoice, mailInbox } from "./inbox-queries.ts";

/** How somebody is told by e-mail, for each kind of item. */
export function MailSettings({ mail }: { readonly mail: Inbox["mail"] }) {
	const client = useQueryClient();
	/** Shown while it is being kept; the field keeps the focus meanwhile. */
	const [asked, setAsked] = useState<Pick<MailChoice, "kind" | "how"> | null>(null);
	const set = useAct({ call: mailInbox, onSettled: () => client.invalidateQueries({ queryKey: ["inbox"] }) });
	return (
		<details className={styles.settings}>
			<summary>{text("inbox.mail")}</summary>
			<div className={styles.choices}>
				<p className={styles.quiet}>{mail === null ? text("inbox.mail.none") : text("inbox.mail.help", { address: mail.address })}</p>
				{mail?.choices.map(({ kind, how, offered }) => (
					<NativeSelect
						key={kind}
						className={styles.mail}
						label={text(`inbox.mail.${kind}`)}
						value={set.busy && asked?.kind === kind ? asked.how : how}
						aria-busy={set.busy}
						onChange={(event) => {
							const chosen = offered.find((one) => one === event.currentTarget.value);
							if (chosen === undefined) return;
							setAsked({ kind, how: chosen });
							void set.run({ kind, how: chosen });
						}}
						data={offered.map((value) => ({ value, label: text(`inbox.mail.how.${value}`) }))}
					/>
				))}
			</div>
		</details>
	);
}
