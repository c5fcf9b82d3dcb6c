import { IconInbox } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { NavLink, useLocation } from "react-router";
import { itemOfAnchor } from "../../engine/index.ts";
import { useHasInbox } from "../tenants/use-has-inbox.ts";
import { text } from "../texts/text.ts";
import { paths } from "../ui/pages/paths.ts";
import { useRenewedByChanges } from "../ui/use-renewed-by-changes.ts";
import styles from "./InboxButton.module.css";
import { inboxQueries, markInbox } from "./inbox-queries.ts";
import "../texts/areas/inbox.ts";

/** Above this number, the bar shows only '99+'. */
const mostShown = 99;

/** Link to the inbox with the number of unread items. Only for people who can receive any. */
export default function InboxButton() {
	return useHasInbox() ? <Button /> : null;
}

function Button() {
	useRenewedByChanges("inbox");
	useReadByAddress();
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

/** Somebody who arrives from an e-mail has now read the corresponding inbox item. Fire and forget. */
function useReadByAddress(): void {
	const client = useQueryClient();
	const item = itemOfAnchor(useLocation().hash.slice(1));
	useEffect(() => {
		if (item === null) return;
		void markInbox([item], "read").then(
			() => client.invalidateQueries({ queryKey: ["inbox"] }),
			() => undefined,
		);
	}, [client, item]);
}
