import { useMemo } from "react";
import { useTourOfPage } from "../manuals/tour/use-tour-of-page.tsx";
import { useAccess } from "../tenants/TenantContext.tsx";
import { text } from "../texts/text.ts";
import { actionKeys } from "../ui/actions/action-keys.ts";
import { elementKeys } from "../ui/actions/element-keys.ts";
import { offeredActions } from "../ui/actions/offered-actions.ts";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import type { DialogProps } from "./dialog-props.ts";
import styles from "./HelpDialog.module.css";
import { Keys } from "./Keys.tsx";
import "../texts/areas/help.ts";

/** Where actions apply, in the order of the help. */
const scopes = ["everywhere", "today", "inbox", "list", "chosen", "step", "process", "moments", "request", "comment"] as const;

const keys = { ...actionKeys, ...elementKeys };

interface Shortcut {
	readonly id: keyof typeof keys;
	readonly key: string;
}

const shortcuts: readonly Shortcut[] = Object.entries(keys).map(([id, key]) => ({ id: id as Shortcut["id"], key }));

/** Lists the keys of actions that are possible here and now first, then all others. */
export default function HelpDialog({ opened, onClose }: DialogProps) {
	const seesRequests = useAccess("requestlist");
	// As it was when the help was opened.
	const here = useMemo(() => new Set<string>(opened ? offeredHere() : []), [opened]);
	const { invitation, tour } = useTourOfPage({ invites: opened, onTaken: onClose });
	return (
		<>
			<Dialog opened={opened} onClose={onClose} title={<span className={styles.title}>{text("help.title")}</span>}>
				<Group title={text("help.here")} shortcuts={shortcuts.filter(({ id }) => here.has(id))} />
				{scopes
					.filter((scope) => seesRequests || scope !== "request")
					.map((scope) => (
						<Group
							key={scope}
							title={text(`help.${scope}`)}
							shortcuts={shortcuts.filter(({ id }) => id.startsWith(`${scope}:`) && !here.has(id))}
						/>
					))}
				<p className={styles.note}>{text("help.letters")}</p>
				{invitation}
			</Dialog>
			{tour}
		</>
	);
}

/** Actions that apply everywhere have a group of their own. */
const offeredHere = () =>
	offeredActions()
		.filter(({ id, refused }) => refused === undefined && !id.startsWith("everywhere:"))
		.map(({ id }) => id);

function Group({ title, shortcuts: rows }: { readonly title: string; readonly shortcuts: readonly Shortcut[] }) {
	if (rows.length === 0) return null;
	return (
		<section className={styles.group}>
			<h3>{title}</h3>
			<dl>
				{rows.map(({ id, key }) => (
					<div key={id} className={styles.row}>
						<dt>{text(`does.${id}`, { reference: text("help.theProcess"), count: text("help.theChosen") })}</dt>
						<dd>
							<Keys of={key} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
