import { useQueryClient } from "@tanstack/react-query";
import { notifySuccess } from "../../api/notify.ts";
import { addPending } from "../../requests/kept-connections.ts";
import { usePerson } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { useAct } from "../../ui/use-act.ts";
import { finaliseConnections } from "../connections/finalise-connections.ts";
import { createRealisation, type NewRealisation } from "../create-realisation.ts";
import { rememberRealisation } from "../realisation-queries.ts";

/**
 * Creates the process. `uuid` is that of the unsaved process: one uuid, one process. The requests it is for are
 * connected once it is there.
 */
export function useCreation(uuid: string, requestUuids: readonly string[]) {
	const client = useQueryClient();
	const { userId } = usePerson().person;
	return useAct({
		call: (body: NewRealisation) => createRealisation(body, uuid),
		onDone: (record) => {
			rememberRealisation(client, record);
			for (const requestUuid of requestUuids) {
				addPending(userId, { uuid: record.uuid, connected: record.requestUuids }, { requestUuid, action: "connect" });
			}
			void finaliseConnections({ client, userId, uuid: record.uuid });
			notifySuccess(text("start.created"));
		},
	});
}
