import { useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useChangeQuery } from "../../ui/pages/use-change-query.ts";

/** The row whose record is shown beside the list. It is kept in the address, so that the Back button closes it. */
export interface Peek {
	/** Null while nothing is shown. */
	readonly key: string | null;
	/** Shows the row, or closes the panel if it is already shown. */
	readonly toggle: (key: string) => void;
	/** Shows another row instead of the current one. */
	readonly go: (key: string) => void;
	readonly close: () => unknown;
}

/** Name of the parameter in the address. */
const word = "zicht";

export function usePeek(): Peek {
	const [params] = useSearchParams();
	const changeQuery = useChangeQuery();
	const location = useLocation();
	const navigate = useNavigate();
	const key = params.get(word);
	// It was opened from this list, so the previous history entry is the list without it.
	const openedHere = (location.state as { readonly peek?: true } | null)?.peek === true;
	const now = useRef({ key, openedHere, changeQuery, navigate });
	now.current = { key, openedHere, changeQuery, navigate };
	return useMemo((): Peek => {
		const go = (to: string | null) => {
			const { key: shown, openedHere: here, changeQuery: set, navigate: leave } = now.current;
			if (to === null && here) return void leave(-1);
			set(
				(next) => {
					if (to === null) next.delete(word);
					else next.set(word, to);
					return next;
				},
				{ replace: shown !== null, state: here || shown === null ? { peek: true } : null, preventScrollReset: true },
			);
		};
		const close = () => now.current.key !== null && go(null);
		return { key, go, close, toggle: (to) => go(now.current.key === to ? null : to) };
	}, [key]);
}
