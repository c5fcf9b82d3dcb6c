import { useTourOfPage } from "../manuals/tour/use-tour-of-page.tsx";
import { useAccess } from "../tenants/TenantContext.tsx";
import { type TextKey, text } from "../texts/text.ts";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import type { DialogProps } from "./dialog-props.ts";
import styles from "./HelpDialog.module.css";
import "../texts/areas/help.ts";

interface Shortcut {
	readonly keys: readonly string[];
	readonly does: TextKey;
}

const groups: readonly { readonly title: TextKey; readonly shortcuts: readonly Shortcut[] }[] = [
	{
		title: "help.everywhere",
		shortcuts: [
			{ keys: ["Ctrl", "K"], does: "help.search" },
			{ keys: ["?"], does: "help.help" },
		],
	},
	{
		title: "help.today",
		shortcuts: [
			{ keys: ["j"], does: "help.down" },
			{ keys: ["k"], does: "help.up" },
			{ keys: ["Enter"], does: "help.open" },
		],
	},
	{
		title: "help.inbox",
		shortcuts: [
			{ keys: ["j"], does: "help.down" },
			{ keys: ["k"], does: "help.up" },
			{ keys: ["Enter"], does: "help.answer" },
			{ keys: ["Ctrl", "Enter"], does: "help.sendAnswer" },
			{ keys: ["e"], does: "help.inboxDone" },
			{ keys: ["s"], does: "help.inboxLater" },
			{ keys: ["m"], does: "help.inboxMute" },
		],
	},
	{
		title: "help.list",
		shortcuts: [
			{ keys: ["/"], does: "help.filter" },
			{ keys: ["f"], does: "help.addFilter" },
			{ keys: ["j"], does: "help.down" },
			{ keys: ["k"], does: "help.up" },
			{ keys: ["Enter"], does: "help.open" },
			{ keys: ["x"], does: "help.choose" },
			{ keys: ["Shift", "X"], does: "help.chooseRange" },
			{ keys: ["Ctrl", "A"], does: "help.chooseAll" },
		],
	},
	{
		title: "help.step",
		shortcuts: [
			{ keys: ["Ctrl", "S"], does: "help.save" },
			{ keys: ["Ctrl", "Enter"], does: "help.next" },
		],
	},
	{
		title: "help.request",
		shortcuts: [
			{ keys: ["b"], does: "help.judge" },
			{ keys: ["n"], does: "help.nextOpen" },
			{ keys: ["j"], does: "help.nextRequest" },
			{ keys: ["k"], does: "help.previousRequest" },
			{ keys: ["Ctrl", "Enter"], does: "help.judgeAndNext" },
		],
	},
	{ title: "help.comment", shortcuts: [{ keys: ["Ctrl", "Enter"], does: "help.postComment" }] },
];

export default function HelpDialog({ opened, onClose }: DialogProps) {
	const seesRequests = useAccess("requestlist");
	const { invitation, tour } = useTourOfPage({ invites: opened, onTaken: onClose });
	return (
		<>
			<Dialog opened={opened} onClose={onClose} title={<span className={styles.title}>{text("help.title")}</span>}>
				{groups
					.filter(({ title }) => seesRequests || title !== "help.request")
					.map((group) => (
						<section key={group.title} className={styles.group}>
							<h3>{text(group.title)}</h3>
							<dl>
								{group.shortcuts.map((shortcut) => (
									<div key={shortcut.does} className={styles.row}>
										<dt>{text(shortcut.does)}</dt>
										<dd>
											{shortcut.keys.map((key) => (
												<kbd key={key}>{key}</kbd>
											))}
										</dd>
									</div>
								))}
							</dl>
						</section>
					))}
				<p className={styles.note}>{text("help.letters")}</p>
				{invitation}
			</Dialog>
			{tour}
		</>
	);
}
