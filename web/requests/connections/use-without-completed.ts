import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { AnyRequest } from "../../../engine/index.ts";
import { completedRequestsQuery } from "./completed-requests.ts";

interface Asked {
	/** Municipality that all requests of other processes are in. Undefined: any. */
	readonly code?: string;
	/** Whether it is connected to another process than the map's own. The same function while the answers are the same. */
	readonly isElsewhere: (request: AnyRequest) => boolean;
	/** Whether to keep those of completed processes. */
	readonly completedToo: boolean;
}

/**
 * The requests that a map shows: of those connected to another process, only the ones whose process is not completed. Until that is known
 * they are left out, and `loading` is true.
 */
export function useWithoutCompleted(all: readonly AnyRequest[], { code, isElsewhere, completedToo }: Asked) {
	const anyElsewhere = useMemo(() => all.some(isElsewhere), [all, isElsewhere]);
	const { data: completed, isLoading } = useQuery({ ...completedRequestsQuery(code), enabled: anyElsewhere && !completedToo });
	const shown = useMemo(() => {
		const isShown = (request: AnyRequest) =>
			completedToo || !isElsewhere(request) || (completed !== undefined && !completed.has(request.uuid));
		return all.filter(isShown);
	}, [all, isElsewhere, completed, completedToo]);
	return { shown, loading: isLoading };
}
