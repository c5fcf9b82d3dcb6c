import type { ReactNode } from "react";
import { ApiProblem } from "../api/api-problem.ts";
import { failureText } from "../api/error-notification.ts";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/notices/Notice.tsx";

interface BulkFailureProps {
	readonly error: unknown;
	readonly action?: ReactNode;
}

/** Shows the server's reason for a failure, with an action that helps. */
export function BulkFailure({ error, action }: BulkFailureProps) {
	const title = text("bulk.failed");
	const told = failureText(error, title);
	const gone = error instanceof ApiProblem && error.status === 404;
	const why = gone ? text("bulk.gone") : error instanceof ApiProblem ? error.message : "";
	return (
		<Notice kind="danger" title={told} action={action} announce>
			{told === title ? why : null}
		</Notice>
	);
}
