import type { ErrorNotification } from "../../api/error-notification.ts";
import { Notice } from "./Notice.tsx";

interface RefusalProps {
	/** Why the last attempt failed; null when none did. */
	readonly refused: ErrorNotification | null;
	/** The next attempt is in progress. */
	readonly busy: boolean;
}

/** Explains, in a dialog that stays open, why the request was refused. The input is still there and can be sent again. */
export function Refusal({ refused, busy }: RefusalProps) {
	if (refused === null || busy) return null;
	return (
		<Notice kind="danger" title={refused.title} announce>
			{refused.text}
		</Notice>
	);
}
