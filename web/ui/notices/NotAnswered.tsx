import { PlainButton } from "../PlainButton.tsx";
import { Notice } from "./Notice.tsx";

interface NotAnsweredProps {
	/** What could not be fetched. */
	readonly title: string;
	/** Words of the button that asks again. */
	readonly again: string;
	readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Stands in the place of what could not be fetched, with a button that asks for it again. */
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
