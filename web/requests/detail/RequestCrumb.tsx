import { Link } from "react-router";
import type { RequestRecord } from "../../../engine/index.ts";
import { ListNeighbours } from "../../table/ListNeighbours.tsx";
import { type ListPlace, listAddress } from "../../table/list-order.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import { RequestStatusPill } from "../RequestStatusPill.tsx";
import styles from "./RequestPage.module.css";

/** The list, the request's reference, place and status, and its neighbours in the list. */
export function RequestCrumb({ request, place }: { readonly request: RequestRecord; readonly place: ListPlace | null }) {
	return (
		<div className={styles.crumb}>
			<nav aria-label={text("request.crumb")}>
				<ol className={styles.trail}>
					<li>
						<Link to={listAddress("requests", paths.requests())}>{text("nav.requests")}</Link>
					</li>
					<li aria-current="page" className={`${styles.reference} tabular`}>
						{request.ref}
					</li>
				</ol>
			</nav>
			<span>{request.summary.address || text("request.address.none")}</span>
			<RequestStatusPill status={request.status} />
			<ListNeighbours place={place} pathOf={paths.request} previous={text("request.previous.inList")} next={text("request.next.inList")} />
		</div>
	);
}
