import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSteady } from "../../locations/use-steady.ts";
import { addPending, usePending } from "../../requests/kept-connections.ts";
import { type ConnectionAction, shownConnections } from "../../requests/pending-connections.ts";
import { usePerson } from "../../tenants/TenantContext.tsx";
import { isSecondClick } from "../../ui/presses.ts";
import { useAct } from "../../ui/use-act.ts";
import { useProcess } from "../step/process-context.ts";
import { finaliseConnections } from "./finalise-connections.ts";

/** Where a change was asked for: the popup of a map sends it at once when nothing else waits to be saved. */
export type AskedFrom = "card" | "map";

/** The requests of the process on the screen as they will be, and the way to change them. */
export function useConnections() {
	const { record, unsaved, savable } = useProcess();
	const { userId } = usePerson().person;
	const client = useQueryClient();
	const pending = usePending(userId, record.uuid);
	const { uuid, requestUuids } = record;

	const act = useAct({ call: () => finaliseConnections({ client, userId, uuid }) });
	const sendNow = useSteady(() => act.run());
	const change = useSteady((requestUuid: string, action: ConnectionAction, from: AskedFrom): void => {
		// By then another button stands where the first click fell, which would take it back.
		if (isSecondClick()) return;
		const kept = addPending(userId, { uuid, connected: requestUuids }, { requestUuid, action });
		// Who cannot save the step would wait for ever.
		if (!savable || !kept || (from === "map" && !unsaved && pending.length === 0)) void sendNow();
	});
	const shown = useMemo(() => shownConnections(requestUuids, pending), [requestUuids, pending]);
	return { shown, pending, busy: act.busy, savable, change, sendNow };
}

export type Connections = ReturnType<typeof useConnections>;
