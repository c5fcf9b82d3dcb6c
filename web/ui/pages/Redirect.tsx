import { Navigate, useLocation } from "react-router";

/** Why somebody was redirected from the page they requested. */
interface RedirectReason {
	readonly why: string;
	/** Roles that could have opened it. */
	readonly roles?: readonly string[];
	readonly also?: string | undefined;
}

interface RedirectProps extends RedirectReason {
	readonly to: string;
}

/** Redirects to another page, replacing this one in the history; that page shows why. */
export function Redirect({ to, ...arrival }: RedirectProps) {
	return <Navigate to={to} replace state={{ arrival }} />;
}

interface RedirectOnwardProps {
	/** Without a query if that of the current address is passed on (`asking`). */
	readonly to: string;
	/** Whether the query of the current address is passed on: the same page under a longer name. */
	readonly asking?: boolean;
}

/** Redirects and passes on the reason for an earlier redirect, if there is one. */
export function RedirectOnward({ to, asking = false }: RedirectOnwardProps) {
	const arrival = useRedirectReason();
	const { search } = useLocation();
	return <Navigate to={asking ? to + search : to} replace {...(arrival === null ? {} : { state: { arrival } })} />;
}

/** Why the person was redirected to the current address; null if they weren't. */
export function useRedirectReason(): RedirectReason | null {
	const state: unknown = useLocation().state;
	if (typeof state !== "object" || state === null || !("arrival" in state)) return null;
	return isRedirectReason(state.arrival) ? state.arrival : null;
}

/** The history keeps states across reloads and new versions of the product, so they need checking. */
function isRedirectReason(value: unknown): value is RedirectReason {
	if (typeof value !== "object" || value === null || !("why" in value) || typeof value.why !== "string") return false;
	if ("also" in value && value.also !== undefined && typeof value.also !== "string") return false;
	return (
		!("roles" in value) ||
		value.roles === undefined ||
		(Array.isArray(value.roles) && value.roles.every((role) => typeof role === "string"))
	);
}
