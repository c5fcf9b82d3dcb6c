import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "./api-problem.ts";

/**
 * `meta` of a query or mutation. `quiet` lists the statuses its caller shows itself; true is all of them.
 * Everything else reaches the person through the global notification.
 */
interface CallMeta extends Record<string, unknown> {
	readonly quiet?: true | readonly number[];
}

declare module "@tanstack/react-query" {
	interface Register {
		queryMeta: CallMeta;
		mutationMeta: CallMeta;
	}
}

function isQuiet(error: unknown, meta: CallMeta | undefined): boolean {
	if (meta?.quiet === true) return true;
	if (!(error instanceof ApiProblem)) return false;
	// The sign-in takes over; a notification would flash by just before the page is left.
	if (error.status === 401) return true;
	return meta?.quiet?.includes(error.status) ?? false;
}

/** A refusal is final; only a call that never got an answer, or met a server in trouble, is worth a second try. */
function shouldRetry(failures: number, error: unknown): boolean {
	return failures < 2 && error instanceof ApiProblem && (error.status === 0 || error.status >= 502);
}

/**
 * Without a network a call fails and says so: if it were paused until there is one, it would be sent when nobody is
 * watching any more.
 */
const withoutWaiting = { networkMode: "always" } as const;

export function createQueryClient(report: (error: unknown) => void): QueryClient {
	return new QueryClient({
		queryCache: new QueryCache({ onError: (error, query) => isQuiet(error, query.meta) || report(error) }),
		mutationCache: new MutationCache({ onError: (error, _variables, _result, mutation) => isQuiet(error, mutation.meta) || report(error) }),
		defaultOptions: {
			queries: {
				staleTime: 30_000,
				gcTime: 30 * 60_000,
				retry: shouldRetry,
				refetchOnWindowFocus: false,
				...withoutWaiting,
				refetchOnReconnect: true,
			},
			mutations: { retry: false, ...withoutWaiting },
		},
	});
}
