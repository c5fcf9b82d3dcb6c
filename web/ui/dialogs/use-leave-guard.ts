import { use, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { AddressContext } from "../pages/AddressRouter.tsx";

interface LeaveGuard {
	/** A navigation was held back, and the person is being asked. */
	readonly asking: boolean;
	readonly leave: () => void;
	readonly stay: () => void;
}

/**
 * Holds back navigation to another page if `mustAsk` returns true at the moment of leaving. `within`: also navigation within the page, to
 * something else that its address names.
 */
export function useLeaveGuard(mustAsk: () => boolean, within = false): LeaveGuard {
	const history = use(AddressContext)?.history;
	const here = useLocation();
	const [held, setHeld] = useState<{ readonly go: () => void } | null>(null);
	const isHeld = useEffectEvent((pathname: string, go: () => void, search = here.search) => {
		if ((pathname === here.pathname && !(within && search !== here.search)) || !mustAsk()) return false;
		setHeld({ go });
		return true;
	});
	useEffect(() => history?.guard((...leaving) => isHeld(...leaving)), [history]);
	return {
		asking: held !== null,
		leave: () => {
			setHeld(null);
			held?.go();
		},
		stay: () => setHeld(null),
	};
}
