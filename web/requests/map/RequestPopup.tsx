import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AnyRequest, ListedRequestKind } from "../../../engine/index.ts";
import { MapSymbolIcon } from "../../map/legend/MapSymbolIcon.tsx";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/pages/paths.ts";
import styles from "./RequestPopup.module.css";
import type { RequestKind } from "./request-points.ts";

interface RequestPopupProps {
	readonly request: AnyRequest;
	readonly kind: RequestKind | ListedRequestKind;
	/** Actions on the request. */
	readonly children?: ReactNode;
}

/** A request's summary in a map popup. A limited request has no page to link to. */
export function RequestPopup({ request, kind, children }: RequestPopupProps) {
	return (
		<div className={styles.popup}>
			<p className={styles.address}>{(!request.limited && request.summary.address) || text("map.noAddress")}</p>
			<p className={styles.status}>
				<MapSymbolIcon name={`request-${kind}`} width={18} /> {text(`map.request.${kind}`)}
			</p>
			<p className="tabular">
				{request.limited || kind === "selected" ? (
					request.ref
				) : (
					<Link to={paths.request(request.uuid)}>{text("map.request.look", { reference: request.ref })}</Link>
				)}
			</p>
			{children}
		</div>
	);
}
