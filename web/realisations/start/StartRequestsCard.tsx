import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { Card } from "../../ui/parts/Card.tsx";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import cardStyles from "./StartPage.module.css";
import styles from "./StartRequestsCard.module.css";
import type { StartRequests } from "./use-start-requests.ts";
import "../../texts/areas/map.ts";
import "../../texts/areas/starting.ts";

/** The requests that the new process is for, and a warning about those in the address that it cannot have. */
export function StartRequestsCard({ requests, refused, loading }: StartRequests) {
	return (
		<>
			{refused.length > 0 && (
				<Notice kind="warning" title={text("start.requests.refused")} announce>
					<ul>
						{refused.map(({ uuid, reference, because }) => (
							<li key={uuid}>{text(`start.requests.${because}`, { reference })}</li>
						))}
					</ul>
				</Notice>
			)}
			{loading && <Skeletons heights={[90]} label={text("connection.loading")} />}
			{requests.length > 0 && (
				<Card title={text("start.requests")} className={cardStyles.card ?? ""}>
					<p>{text("start.requests.text")}</p>
					<ul className={styles.list}>
						{requests.map((request) => (
							<li key={request.uuid}>
								<Link to={paths.request(request.uuid)}>{request.ref}</Link>
								{!request.limited && <span className={styles.address}>{request.summary.address || text("connection.noAddress")}</span>}
							</li>
						))}
					</ul>
				</Card>
			)}
		</>
	);
}
