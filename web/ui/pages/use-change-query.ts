import { use, useCallback } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router";
import { AddressContext } from "./AddressRouter.tsx";

export type ChangeQuery = (write: (newest: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * Changes the query of the current address, which can be newer than the rendered one: otherwise a second change before
 * the next render would undo the first. Does nothing on a page that is being left.
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
