import { Navigate, useLocation } from "react-router";

/** Why somebody arrives at another page than the one that was asked for. */
export interface Arrival {
	readonly why: string;
	/** Who could have opened it. */
	readonly roles?: readonly string[];
}

interface SentOnProps extends Arrival {
	readonly to: string;
}

/** Leads to another page, in place of this one, where it is said why. */
export function SentOn({ to, why, roles }: SentOnProps) {
	const arrival: Arrival = roles ? { why, roles } : { why };
	return <Navigate to={to} replace state={{ arrival }} />;
}

/** A page that only leads on: what was to be said on arrival is said there. */
export function Onward({ to }: { readonly to: string }) {
	const arrival = useArrivalReason();
	return <Navigate to={to} replace {...(arrival === null ? {} : { state: { arrival } })} />;
}

/** What the present address was given to say; null where somebody came of their own accord. */
export function useArrivalReason(): Arrival | null {
	const state: unknown = useLocation().state;
	if (typeof state !== "object" || state === null || !("arrival" in state)) return null;
	return isArrival(state.arrival) ? state.arrival : null;
}

/** The history keeps states over a reload, and over a new version of the product. */
function isArrival(value: unknown): value is Arrival {
	if (typeof value !== "object" || value === null || !("why" in value) || typeof value.why !== "string") return false;
	return !("roles" in value) || (Array.isArray(value.roles) && value.roles.every((role) => typeof role === "string"));
}
