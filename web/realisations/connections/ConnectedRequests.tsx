import { Button } from "@mantine/core";
import { objectOf, requestConnection } from "../../../engine/index.ts";
import { valueAt } from "../../forms/value-at.ts";
import { positionOf } from "../../locations/location-value.ts";
import { useRights } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/parts/Card.tsx";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { useProcess } from "../process/process-context.ts";
import { ConnectedRequest } from "./ConnectedRequest.tsx";
import styles from "./Connections.module.css";
import { RequestSearch } from "./RequestSearch.tsx";
import { connectingProcess, useConnections } from "./use-connections.ts";
import { useProcessRequests, useRequestPlace } from "./use-process-requests.ts";
import "../../texts/areas/map.ts";

/** The requests of the process, including changes that take effect at the next save, and a search to add more. */
export default function ConnectedRequests() {
	const { record, bindings } = useProcess();
	const rights = useRights();
	const mayAccess = (code: string) => rights.at(code).may("requestlist");
	const connections = useConnections();
	const { shown, pending, busy, savable, change, sendNow } = connections;
	const uuids = shown.map(({ requestUuid }) => requestUuid);
	const { nearby, found, loading, partial } = useProcessRequests(record.MunicipalityCode, uuids);
	const process = connectingProcess(record);
	// Asks about a hypothetical free request, so that only the process or the person's rights can rule it out.
	const mayAdd = mayAccess(record.MunicipalityCode);
	const adding = requestConnection({ status: 3, limited: false, connected: false, realisationUuid: null }, process, mayAdd);
	const location = valueAt(record.values, bindings.location);
	const requestPlace = useRequestPlace();
	// Until a location is saved, use that of the request the process was started for.
	const place = positionOf(objectOf(location)) ?? requestPlace;
	return (
		<Card inLandmark title={text("connection.title")}>
			<div className={styles.stack}>
				{shown.length === 0 && <p className={styles.quiet}>{text("connection.none")}</p>}
				{loading && shown.length > 0 && <Skeletons heights={[44]} label={text("connection.loading")} />}
				{!loading && shown.length > 0 && (
					<ul className={styles.list}>
						{shown.map(({ requestUuid, state }) => (
							<ConnectedRequest
								key={requestUuid}
								request={found(requestUuid)}
								state={state}
								process={process}
								mayAccess={mayAccess(found(requestUuid)?.geographyCode ?? record.MunicipalityCode)}
								busy={busy}
								onChange={(action) => change(requestUuid, action, "card")}
							/>
						))}
					</ul>
				)}
				{pending.length > 0 && (
					<div className={styles.pending} role="status">
						<p>{text(savable ? "connection.pending" : "connection.pending.now")}</p>
						{!savable && (
							<Button size="compact-sm" h={32} loading={busy} onClick={() => void sendNow()}>
								{text("connection.now")}
							</Button>
						)}
					</div>
				)}
				{adding.kind === "connect" && (
					<RequestSearch
						requests={nearby}
						loading={partial}
						code={record.MunicipalityCode}
						place={place}
						without={new Set(uuids)}
						busy={busy}
						onConnect={(uuid) => change(uuid, "connect", "card")}
					/>
				)}
				{adding.kind === "none" && mayAdd && <p className={styles.quiet}>{adding.reason}</p>}
			</div>
		</Card>
	);
}
