import { use, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { AddressContext } from "../AddressRouter.tsx";

interface LeaveGuard {
	/** A navigation was held back, and the person is being asked. */
	readonly asking: boolean;
	readonly leave: () => void;
	readonly stay: () => void;
}

/** Holds back navigation to another page if `mustAsk` returns true at the moment of leaving. */
export function useLeaveGuard(mustAsk: () => boolean): LeaveGuard {
	const history = use(AddressContext)?.history;
	const { pathname: here } = useLocation();
	const [held, setHeld] = useState<{ readonly go: () => void } | null>(null);
	const isHeld = useEffectEvent((pathname: string, go: () => void) => {
		if (pathname === here || !mustAsk()) return false;
		setHeld({ go });
		return true;
	});
	useEffect(() => history?.guard((pathname, go) => isHeld(pathname, go)), [history]);
	return {
		asking: held !== null,
		leave: () => {
			setHeld(null);
			held?.go();
		},
		stay: () => setHeld(null),
	};
}
