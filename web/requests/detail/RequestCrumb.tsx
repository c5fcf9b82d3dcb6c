import { Link } from "react-router";
import type { RequestRecord } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import { type ListPlace, listSearch } from "../list-order.ts";
import { RequestStatusPill } from "../RequestStatusPill.tsx";
import styles from "./RequestPage.module.css";

/** The list, the request's reference, place and status, and its neighbours in the list. */
export function RequestCrumb({ request, place }: { readonly request: RequestRecord; readonly place: ListPlace | null }) {
	return (
		<div className={styles.crumb}>
			<nav aria-label={text("request.crumb")}>
				<ol className={styles.trail}>
					<li>
						<Link to={paths.requests() + listSearch()}>{text("nav.requests")}</Link>
					</li>
					<li aria-current="page" className={`${styles.reference} tabular`}>
						{request.ref}
					</li>
				</ol>
			</nav>
			<span>{request.summary.address || text("request.address.none")}</span>
			<RequestStatusPill status={request.status} />
			{place ? (
				<nav className={styles.neighbours} aria-label={text("request.neighbours")}>
					{place.previous ? (
						<Link to={paths.request(place.previous)} aria-label={text("request.previous.inList")}>
							←
						</Link>
					) : null}
					<span className="tabular">{text("request.place.inList", { place: place.place, total: place.total })}</span>
					{place.next ? (
						<Link to={paths.request(place.next)} aria-label={text("request.next.inList")}>
							→
						</Link>
					) : null}
				</nav>
			) : null}
		</div>
	);
}
