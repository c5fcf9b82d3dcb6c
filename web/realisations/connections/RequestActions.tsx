import { Button } from "@mantine/core";
import { type AnyRequest, requestConnection } from "../../../engine/index.ts";
import type { ConnectionAction, PendingConnection } from "../../requests/connections/pending-connections.ts";
import { ProcessLink } from "../../requests/map/ProcessLink.tsx";
import { useRightsAt } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { useProcess } from "../process/process-context.ts";
import { connectingProcess } from "./use-connections.ts";

interface RequestActionsProps {
	readonly request: AnyRequest;
	readonly pending: PendingConnection | undefined;
	readonly busy: boolean;
	readonly onChange: (action: ConnectionAction) => void;
}

/** The actions for a request on the map of a process: connect, disconnect, undo a pending change, or go to its own process. */
export function RequestActions({ request, pending, busy, onChange }: RequestActionsProps) {
	const { record } = useProcess();
	const mayAccess = useRightsAt(request.geographyCode).may("requestlist");
	const reference = request.ref;
	if (pending !== undefined) {
		return (
			<>
				<p>{text(`connection.${pending.action}ing`)}</p>
				<Button
					disabled={busy}
					aria-label={text("connection.undo.named", { reference })}
					onClick={() => onChange(pending.action === "connect" ? "disconnect" : "connect")}
				>
					{text("connection.undo")}
				</Button>
			</>
		);
	}
	const process = connectingProcess(record);
	const { kind } = requestConnection(request, process, mayAccess);
	if (kind !== "none") {
		return (
			<Button
				variant={kind === "connect" ? "filled" : "default"}
				disabled={busy}
				aria-label={text(`connection.${kind}.named`, { reference })}
				onClick={() => onChange(kind)}
			>
				{text(`connection.${kind}`)}
			</Button>
		);
	}
	return request.realisationUuid === record.uuid ? null : <ProcessLink request={request} />;
}
