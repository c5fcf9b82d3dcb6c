import { PlainButton } from "../PlainButton.tsx";
import { Notice } from "./Notice.tsx";

interface NotAnsweredProps {
	/** Title of the message: what could not be fetched. */
	readonly title: string;
	/** Label of the button that retries. */
	readonly again: string;
	readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Replaces what could not be fetched, with a button to retry. */
export function NotAnswered({ title, again, query }: NotAnsweredProps) {
	return (
		<Notice
			kind="danger"
			announce
			title={title}
			action={
				<PlainButton small busy={query.isFetching} onClick={() => void query.refetch()}>
					{again}
				</PlainButton>
			}
		/>
	);
}
