import { Suspense } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { memberOf, type ProcessStatus, type RealisationRecord } from "../../../engine/index.ts";
import { ListNeighbours } from "../../table/neighbours/ListNeighbours.tsx";
import { listAddress } from "../../table/neighbours/list-order.ts";
import { usePlaceInList } from "../../table/neighbours/use-place-in-list.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { useActions } from "../../ui/actions/use-actions.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { StatusPill } from "../../ui/parts/StatusPill.tsx";
import styles from "./StepCrumb.module.css";

/** Loaded after the step: the forecast of when the process is finished. */
const ForecastLine = lazyPart(() => import("./ForecastLine.tsx"));

/** The way back to the list as it was left, the case's reference, address and status, and its neighbours in the list. */
export function StepCrumb({ record, status }: { readonly record: RealisationRecord; readonly status: ProcessStatus }) {
	const { uuid, reference, address } = record;
	const { forecast = false } = useTenant();
	const navigate = useNavigate();
	const place = usePlaceInList("realisations", uuid);
	const offersNext = memberOf(useLocation().state, "finished") === true && place?.next != null;
	const go = (other: string | null | undefined) => (other ? () => void navigate(paths.realisation(other)) : null);
	useActions({ "process:next": go(place?.next), "process:previous": go(place?.previous) });
	return (
		<div className={styles.crumb}>
			<nav aria-label={text("step.crumb")}>
				<ol className={styles.trail}>
					<li>
						<Link to={listAddress("realisations", paths.realisations())}>{text("nav.realisations")}</Link>
					</li>
					<li aria-current="page" className={`${styles.reference} tabular`}>
						{reference}
					</li>
				</ol>
			</nav>
			<span className={styles.address}>{address || text("step.address.none")}</span>
			<StatusPill status={status} />
			{forecast && status === "active" ? (
				<Suspense
					fallback={
						<span className={styles.forecast} data-loading>
							{"\u00a0"}
						</span>
					}
				>
					<ForecastLine record={record} />
				</Suspense>
			) : null}
			<ListNeighbours
				place={place}
				pathOf={paths.realisation}
				previous={text("step.previous.inList")}
				next={text("step.next.inList")}
				offersNext={offersNext}
			/>
			<span role="status" className="visually-hidden">
				{offersNext ? text("step.next.offered") : ""}
			</span>
		</div>
	);
}
