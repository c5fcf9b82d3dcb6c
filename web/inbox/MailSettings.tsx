import { NativeSelect } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { text } from "../texts/text.ts";
import { useChoices } from "../ui/use-choices.ts";
import styles from "./InboxPage.module.css";
import { type Inbox, type MailChoice, mailInbox } from "./inbox-queries.ts";

/** How somebody is notified by e-mail, for each kind of item. */
export function MailSettings({ mail }: { readonly mail: Inbox["mail"] }) {
	const client = useQueryClient();
	const choices = useChoices({
		call: (kind: MailChoice["kind"], how: MailChoice["how"]) => mailInbox({ kind, how }),
		renew: () => client.invalidateQueries({ queryKey: ["inbox"] }),
	});
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
						value={choices.shown(kind, how)}
						aria-busy={choices.busy}
						onChange={(event) => {
							const chosen = offered.find((one) => one === event.currentTarget.value);
							if (chosen !== undefined) choices.choose(kind, chosen);
						}}
						data={offered.map((value) => ({ value, label: text(`inbox.mail.how.${value}`) }))}
					/>
				))}
			</div>
		</details>
	);
}
