import { useTourOfPage } from "../manuals/tour/use-tour-of-page.tsx";
import { useAccess } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { actionKeys } from "../ui/actions/action-keys.ts";
import { elementKeys } from "../ui/actions/element-keys.ts";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import type { DialogProps } from "./dialog-props.ts";
import styles from "./HelpDialog.module.css";
import { Keys } from "./Keys.tsx";
import "../texts/areas/help.ts";

/** Where actions apply, in the order in which the help tells of them. */
const scopes = ["everywhere", "today", "inbox", "list", "chosen", "step", "process", "request", "comment"] as const;

const keys = { ...actionKeys, ...elementKeys };

interface Shortcut {
	readonly id: keyof typeof keys;
	readonly key: string;
}

/** Every action of a scope that has a key. */
const shortcutsOf = (scope: string): readonly Shortcut[] =>
	Object.entries(keys).flatMap(([id, key]) => (id.startsWith(`${scope}:`) ? [{ id: id as keyof typeof keys, key }] : []));

export default function HelpDialog({ opened, onClose }: DialogProps) {
	const seesRequests = useAccess("requestlist");
	const { invitation, tour } = useTourOfPage({ invites: opened, onTaken: onClose });
	return (
		<>
			<Dialog opened={opened} onClose={onClose} title={<span className={styles.title}>{text("help.title")}</span>}>
				{scopes
					.filter((scope) => seesRequests || scope !== "request")
					.map((scope) => (
						<section key={scope} className={styles.group}>
							<h3>{text(`help.${scope}`)}</h3>
							<dl>
								{shortcutsOf(scope).map(({ id, key }) => (
									<div key={id} className={styles.row}>
										<dt>{text(`does.${id}`, { reference: text("help.theProcess"), count: text("help.theChosen") })}</dt>
										<dd>
											<Keys of={key} />
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
