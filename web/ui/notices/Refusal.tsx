import type { ErrorNotification } from "../../api/error-notification.ts";
import { Notice } from "./Notice.tsx";

interface RefusalProps {
	/** Why the last attempt failed; null when none did. */
	readonly refused: ErrorNotification | null;
	/** The next attempt is under way. */
	readonly busy: boolean;
}

/** Says in a dialog that stays open why what was asked was refused, beside the input that can be sent again. */
export function Refusal({ refused, busy }: RefusalProps) {
	if (refused === null || busy) return null;
	return (
		<Notice kind="danger" title={refused.title} announce>
			{refused.text}
		</Notice>
	);
}
