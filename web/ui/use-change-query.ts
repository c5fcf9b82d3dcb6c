import { use, useCallback } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";
import { AddressContext } from "./AddressRouter.tsx";

export type ChangeQuery = (write: (newest: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * Changes the query of the address as it is, which is not always as it was drawn: a second change before the next drawing would
 * otherwise bring back what the first one changed. Of a page that is being left nothing is changed.
 */
export function useChangeQuery(): ChangeQuery {
	const drawn = useLocation();
	const history = use(AddressContext)?.history;
	const navigate = useNavigate();
	return useCallback<ChangeQuery>(
		(write, options) => {
			const { pathname, search } = history?.location ?? drawn;
			if (pathname === drawn.pathname) navigate(`?${write(new URLSearchParams(search))}`, options);
		},
		[drawn, history, navigate],
	);
}
