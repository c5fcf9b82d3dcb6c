import { IconInbox } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { NavLink } from "react-router";
import { useHasInbox } from "../tenants/use-has-inbox.ts";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import { useRenewedByChanges } from "../ui/use-renewed-by-changes.ts";
import styles from "./InboxButton.module.css";
import { inboxQueries } from "./inbox-queries.ts";
import "../texts/areas/inbox.ts";

/** Above it the bar says only that there are many. */
const mostShown = 99;

/** The way to the inbox, with how much is new. Only for whoever can have anything in it. */
export default function InboxButton() {
	return useHasInbox() ? <Button /> : null;
}

function Button() {
	useRenewedByChanges("inbox");
	const unread = useQuery(inboxQueries.count()).data ?? 0;
	const name = text(unread === 0 ? "inbox.button" : unread === 1 ? "inbox.button.one" : "inbox.button.some", { count: unread });
	return (
		<NavLink to={paths.inbox()} className={styles.button ?? ""} aria-label={name} title={name}>
			<IconInbox size={20} aria-hidden />
			{unread > 0 && (
				<span className={styles.count} aria-hidden>
					{unread > mostShown ? `${mostShown}+` : unread}
				</span>
			)}
		</NavLink>
	);
}
