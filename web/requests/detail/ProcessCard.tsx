import { Button } from "@mantine/core";
import { Link, useNavigate } from "react-router";
import { canStartProcess, type RequestRecord } from "../../../engine/index.ts";
import { useProcessOf } from "../../synchronisation/process-of-request-read-model.ts";
import { useRightsAt, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/pages/paths.ts";
import { Card } from "../../ui/parts/Card.tsx";
import { ReasonedButton } from "../../ui/parts/ReasonedButton.tsx";
import styles from "./Judgement.module.css";

/** A link to the request's process, or a way to start one. */
export function ProcessCard({ request }: { readonly request: RequestRecord }) {
	const { access } = useTenant();
	const mayStart = useRightsAt(request.geographyCode).may("realisationbtn");
	const navigate = useNavigate();
	const { realisationUuid, coordinates } = request;
	const process = useProcessOf(request.uuid, realisationUuid);
	const start = (): void => {
		const { lat, lng } = coordinates;
		const address = paths.realisationFromRequest(crypto.randomUUID(), request.uuid, lat === null || lng === null ? null : { lat, lng });
		void navigate(address, { state: { madeHere: true } });
	};
	const accepted = canStartProcess(request);
	return (
		<Card inLandmark title={text("request.process")}>
			<div className={styles.stack}>
				{realisationUuid !== null ? (
					<>
						<p>{process ? text("request.process.linkedTo", { reference: process.reference }) : text("request.process.linked")}</p>
						<Button component={Link} to={paths.realisation(realisationUuid)}>
							{text("request.process.open")}
						</Button>
					</>
				) : request.connected ? (
					<p>{text("request.process.hidden")}</p>
				) : (
					<>
						<p>{text("request.process.none")}</p>
						<ReasonedButton
							variant="filled"
							reason={accepted ? (mayStart ? undefined : text("request.process.denied")) : text("request.process.notAccepted")}
							roles={accepted && !mayStart ? access.realisationbtn : undefined}
							onClick={start}
						>
							{text("request.process.start")}
						</ReasonedButton>
					</>
				)}
			</div>
		</Card>
	);
}
