import { useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router";
import { fromPromise } from "xstate";
import { usePerson, useRights, useTenant } from "../tenants/TenantContext.tsx";
import type { DatasetKind } from "./loading-machine.ts";
import { syncMachine } from "./sync-machine.ts";
import { synchroniseAll } from "./synchronise-all.ts";

/** Whether a call makes sense: there is a network, and somebody may be watching. */
function isReachable(): boolean {
	return navigator.onLine && document.visibilityState === "visible";
}

/** Runs the synchronisation machine. `loaded`: there is something to update. */
export function useSync(kinds: readonly DatasetKind[], loaded: boolean) {
	const client = useQueryClient();
	const { syncIntervalMs } = useTenant();
	const person = usePerson();
	const { allCodes: codes } = useRights();
	const { pathname } = useLocation();
	const here = useRef(pathname);
	here.current = pathname;
	const machine = useMemo(() => {
		const world = { client, kinds, codes, userId: person.userId, pathname: () => here.current };
		return syncMachine.provide({ actors: { synchronise: fromPromise(({ input }) => synchroniseAll({ ...world, ...input })) } });
	}, [client, kinds, codes, person]);
	const [snapshot, send] = useMachine(machine, { input: { intervalMs: syncIntervalMs, isReachable, now: Date.now } });

	useEffect(() => {
		if (loaded) send({ type: "loaded" });
	}, [loaded, send]);

	useEffect(() => {
		if (!loaded || kinds.length === 0) return;
		let end: (() => void) | undefined;
		let over = false;
		// A browser that can't fetch it still synchronises every few minutes.
		import("./start-live.ts")
			.then(({ startLive }) => {
				if (!over) end = startLive({ client, kinds, userId: person.userId, onNews: () => send({ type: "told" }) });
			})
			.catch(() => {});
		return () => {
			over = true;
			end?.();
		};
	}, [client, kinds, person.userId, loaded, send]);

	useEffect(() => {
		const back = () => send({ type: "reachable" });
		window.addEventListener("online", back);
		document.addEventListener("visibilitychange", back);
		return () => {
			window.removeEventListener("online", back);
			document.removeEventListener("visibilitychange", back);
		};
	}, [send]);

	return { snapshot, send };
}

export type SyncScreen = ReturnType<typeof useSync>;
