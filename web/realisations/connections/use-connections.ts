import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ConnectingProcess, RealisationRecord } from "../../../engine/index.ts";
import { useStableCallback } from "../../locations/use-stable-callback.ts";
import { addPending, usePending } from "../../requests/connections/kept-connections.ts";
import { type ConnectionAction, shownConnections } from "../../requests/connections/pending-connections.ts";
import { usePerson } from "../../tenants/TenantContext.tsx";
import { isSecondClick } from "../../ui/actions/presses.ts";
import { useAct } from "../../ui/actions/use-act.ts";
import { useProcess } from "../process/process-context.ts";
import { finaliseConnections } from "./finalise-connections.ts";

/** Where the change was made. The map's popup sends it at once unless something else is waiting to be saved. */
type AskedFrom = "card" | "map";

/** The requests of the current process with pending changes applied, and functions to change them. */
export function useConnections() {
	const { record, unsaved, savable } = useProcess();
	const { userId } = usePerson();
	const client = useQueryClient();
	const pending = usePending(userId, record.uuid);
	const { uuid, requestUuids } = record;

	const act = useAct({ call: () => finaliseConnections({ client, userId, uuid }) });
	const sendNow = useStableCallback(() => act.run());
	const change = useStableCallback((requestUuid: string, action: ConnectionAction, from: AskedFrom): void => {
		// The second click of a double click lands on the button that replaced the first one and would undo the change.
		if (isSecondClick()) return;
		const kept = addPending(userId, { uuid, connected: requestUuids }, { requestUuid, action });
		// Without the right to save, a pending change would wait forever.
		if (!savable || !kept || (from === "map" && !unsaved && pending.length === 0)) void sendNow();
	});
	const shown = useMemo(() => shownConnections(requestUuids, pending), [requestUuids, pending]);
	return { shown, pending, busy: act.busy, savable, change, sendNow };
}

/** The properties of the process by which the engine decides whether a request can be connected to it. */
export function connectingProcess({ uuid, status }: RealisationRecord): ConnectingProcess {
	return { uuid, saved: true, completed: status.completed.enabled, cancelled: status.cancelled.enabled };
}
