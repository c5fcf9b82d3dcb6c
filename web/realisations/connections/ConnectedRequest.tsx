import { Button } from "@mantine/core";
import { Link } from "react-router";
import { type AnyRequest, type ConnectingProcess, requestConnection } from "../../../engine/index.ts";
import type { ConnectionAction, ConnectionState } from "../../requests/connections/pending-connections.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/pages/paths.ts";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import styles from "./Connections.module.css";

interface ConnectedRequestProps {
	/** Null if the person may not see it or it is gone; undefined while loading. */
	readonly request: AnyRequest | null | undefined;
	readonly state: ConnectionState;
	readonly process: ConnectingProcess;
	readonly mayAccess: boolean;
	readonly busy: boolean;
	readonly onChange: (action: ConnectionAction) => void;
}

/** A request of the process with its state, and a button to disconnect it or to undo a pending change. */
export function ConnectedRequest({ request, state, process, mayAccess, busy, onChange }: ConnectedRequestProps) {
	const reference = request?.ref ?? "";
	const may = request && state === "connected" && requestConnection(request, process, mayAccess).kind === "disconnect";
	return (
		<li className={styles.request} data-state={state}>
			<div>
				{request === undefined ? (
					<Skeletons heights={[44]} label={text("connection.loading")} />
				) : request === null ? (
					<p>{text("connection.unknown")}</p>
				) : request.limited ? (
					<p className={styles.reference}>{reference}</p>
				) : (
					<>
						<p className={styles.reference}>
							<Link to={paths.request(request.uuid)}>{reference}</Link>
						</p>
						<p className={styles.address}>{request.summary.address || text("connection.noAddress")}</p>
					</>
				)}
				{state !== "connected" && <p className={styles.state}>{text(`connection.${state}`)}</p>}
			</div>
			{may && (
				<Button
					size="compact-sm"
					h={32}
					disabled={busy}
					aria-label={text("connection.disconnect.named", { reference })}
					onClick={() => onChange("disconnect")}
				>
					{text("connection.disconnect")}
				</Button>
			)}
			{state !== "connected" && (
				<Button
					size="compact-sm"
					h={32}
					disabled={busy}
					aria-label={text("connection.undo.named", { reference })}
					onClick={() => onChange(state === "connecting" ? "disconnect" : "connect")}
				>
					{text("connection.undo")}
				</Button>
			)}
		</li>
	);
}
