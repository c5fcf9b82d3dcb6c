import { useCallback, useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { DataOf } from "../../api/operation.ts";

export interface LoadedTerms {
	readonly terms: Terms | null;
	readonly failed: boolean;
	/** Requests them again. */
	readonly load: () => void;
}

/** The terms of use, requested on mount. */
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

/** The terms of use in force, worded for the tenant, and their date. */
export type Terms = DataOf<"getTerms">;

async function getTerms(signal?: AbortSignal): Promise<Terms> {
	return (await call(operations.getTerms, { signal })).data;
}
