import { useCallback, useEffect, useState } from "react";
import { getTerms, type Terms } from "./get-terms.ts";

export interface LoadedTerms {
	readonly terms: Terms | null;
	readonly failed: boolean;
	/** Asks for them once more. */
	readonly load: () => void;
}

/** The terms of use, asked for at once. */
export function useTerms(): LoadedTerms {
	const [state, setState] = useState<Pick<LoadedTerms, "terms" | "failed">>({ terms: null, failed: false });
	const load = useCallback(() => {
		setState({ terms: null, failed: false });
		getTerms().then(
			(terms) => setState({ terms, failed: false }),
			() => setState({ terms: null, failed: true }),
		);
	}, []);
	useEffect(load, [load]);
	return { ...state, load };
}
